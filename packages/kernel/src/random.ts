/**
 * Chance, seeded: the same seed gives the same numbers anywhere. `fast` is for simulations; `chacha` is for real
 * tables, where nobody may be able to compute the deck from the cards seen.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { FastRandom, fastRandom, Random, type RandomKind, type RandomState, SplitRandom } from './fast-random.js';

export { Random, type RandomKind, type RandomState } from './fast-random.js';

export function seededRandom(kind: RandomKind, seed: string): Random {
  return kind === 'fast' ? fastRandom(seed) : new ChaChaRandom(seed, 0);
}

export function loadRandom(state: RandomState): Random {
  switch (state.kind) {
    case 'fast':
      return new FastRandom(state.words);
    case 'chacha':
      return new ChaChaRandom(state.seed, state.drawn);
    case 'split':
      return new SplitRandom(state.origin, state.words, state.streams);
  }
}

/** What is shown of a seed when a table opens; the seed itself is shown when the game is over. */
export function commitment(seed: string): string {
  return hashText(seed);
}

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

const BATCH = 64;

/** ChaCha20's key stream under the seed's SHA-256. */
class ChaChaRandom extends Random {
  private readonly key: Uint8Array;
  private readonly bytes = new Uint8Array(BATCH * 4);
  private readonly words = new DataView(this.bytes.buffer);
  private batch = -1;

  constructor(
    private readonly seed: string,
    private drawn: number,
  ) {
    super();
    this.key = sha256(utf8ToBytes(`polity/${seed}`));
  }

  protected word(): number {
    const batch = Math.floor(this.drawn / BATCH);
    if (batch !== this.batch) {
      const blocksPerBatch = (BATCH * 4) / 64;
      chacha20(this.key, NONCE, ZEROS, this.bytes, batch * blocksPerBatch);
      this.batch = batch;
    }
    return this.words.getUint32((this.drawn++ % BATCH) * 4, true);
  }

  save(): RandomState {
    return { kind: 'chacha', seed: this.seed, drawn: this.drawn };
  }
}

const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(BATCH * 4);
