/** What every generator of chance can do, and the fast one, which needs no cipher. */
export type RandomKind = 'fast' | 'chacha';

/** Where a generator stands, as plain JSON. */
export type RandomState =
  | { readonly kind: 'fast'; readonly words: FourWords }
  | { readonly kind: 'chacha'; readonly seed: string; readonly drawn: number }
  | SplitState;

/** That of a world which somebody imagines; it is never saved with a table. */
interface SplitState {
  readonly kind: 'split';
  readonly origin: string;
  readonly words: FourWords;
  readonly streams: Readonly<Record<string, FourWords>>;
}

export abstract class Random {
  /** 32 random bits as an unsigned integer. */
  protected abstract word(): number;

  abstract save(): RandomState;

  /**
   * The chance of one thing, such as a certain vote. At a table it is the same as all other; in a world that somebody
   * imagines it is apart, so that what was drawn for something else before does not change it.
   */
  of(_what: string): Random {
    return this;
  }

  /** A whole number from 0 up to, not including, `below`; every one equally likely. */
  int(below: number): number {
    checkBound(below);
    // The words beyond the last whole multiple of `below` would favour small results: draw again.
    const fair = WORDS - (WORDS % below);
    for (;;) {
      const word = this.word();
      if (word < fair) return word % below;
    }
  }

  /** One of the items, each equally likely. */
  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T;
  }

  /** Brings the items into a random order, in place, every order equally likely (Fisher and Yates). */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const item = items[i] as T;
      items[i] = items[j] as T;
      items[j] = item;
    }
    return items;
  }
}

const WORDS = 2 ** 32;

function checkBound(below: number): void {
  if (!(below >= 1 && below <= WORDS && Number.isInteger(below))) {
    throw new RangeError(`a random number below ${below} cannot be drawn`);
  }
}

/** Chance for what is only thought through: anybody can compute what comes. */
export function fastRandom(seed: string): Random {
  return new FastRandom(fastWords(seed));
}

type FourWords = readonly [number, number, number, number];

/** sfc32 (Chris Doty-Humphrey's small fast counting generator). */
export class FastRandom extends Random {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(words: FourWords) {
    super();
    [this.a, this.b, this.c, this.counter] = words;
  }

  protected word(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  save(): RandomState {
    return { kind: 'fast', words: this.words() };
  }

  protected words(): FourWords {
    return [this.a, this.b, this.c, this.counter];
  }
}

/**
 * Chance in a world that somebody imagines. Each thing has a stream of its own, and of a few more or less to draw from
 * much the same is drawn: answers that are tried in one world meet the same luck, whatever else they lead to.
 */
export class SplitRandom extends FastRandom {
  private readonly streams: Map<string, SplitRandom>;

  constructor(
    private readonly origin: string,
    words: FourWords = fastWords(origin),
    streams: SplitState['streams'] = {},
  ) {
    super(words);
    this.streams = new Map(
      Object.entries(streams).map(([what, at]) => [what, new SplitRandom(`${origin}/${what}`, at)]),
    );
  }

  override of(what: string): Random {
    const known = this.streams.get(what);
    if (known) return known;
    const stream = new SplitRandom(`${this.origin}/${what}`);
    this.streams.set(what, stream);
    return stream;
  }

  override int(below: number): number {
    checkBound(below);
    return Math.floor((this.word() / WORDS) * below);
  }

  override save(): SplitState {
    const streams = [...this.streams].map(([what, stream]) => [what, stream.save().words] as const);
    return { kind: 'split', origin: this.origin, words: this.words(), streams: Object.fromEntries(streams) };
  }
}

/** Four words from a text of any length (FNV-1a with a final mix for each word). */
function fastWords(seed: string): FourWords {
  const word = (basis: number) => {
    let hash = 0x811c9dc5 ^ basis;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  };
  return [word(1), word(2), word(3), 1];
}
