/** What a log says to who sits at a seat: “you” wherever it would name that seat, in every game. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { type Game, type LogEntry, type Names, type OptionValues, simulate } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { newAngeles } from '@polity/new-angeles';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../src/words.js';

/** Lists of everybody, and what quotes a card. */
const NAMES_ALL = /^(?:legitimacy-halved|bids|rivals|crisis-response)$/;

/** Entries that name a seat to those who sit there, once for each kind. */
function namesReader<State extends object, N extends Names, Options extends OptionValues>(
  game: Game<State, N, Options>,
  options: Partial<Options>,
  seeds: readonly string[],
): readonly string[] {
  const plain = wordsOf(game.id);
  const wrong = new Map<string, string>();
  for (const seed of seeds) {
    const { run } = simulate(game, options, seed, () => randomBot);
    for (const seat of run.seats) {
      const words = wordsOf(game.id, seat);
      const named = new RegExp(`\\b${plain.seat(seat)}\\b`);
      for (const entry of run.log as readonly LogEntry[]) {
        if (NAMES_ALL.test(entry.kind) || !isMeant(entry, seat)) continue;
        const withoutCards = (text: string) =>
          cardsIn(entry, run.seats, plain).reduce((rest, name) => rest.replaceAll(name, '…'), text);
        if (!named.test(withoutCards(plain.log(entry)))) continue;
        const text = withoutCards(words.log(entry));
        if (named.test(text) || !/\b[Yy]ou(?:rs?)?\b/.test(text)) wrong.set(entry.kind, text);
      }
    }
  }
  return [...wrong.values()];
}

/** What is told to another is not read here, and among several that are listed even the reader has a name. */
function isMeant({ params, to }: LogEntry, seat: string): boolean {
  if (to && !to.includes(seat)) return false;
  return !Object.values(params).some((value) => Array.isArray(value) && value.length > 1 && value.includes(seat));
}

/** A card may have a seat in its name. */
function cardsIn({ params }: LogEntry, seats: readonly string[], words: ReturnType<typeof wordsOf>): readonly string[] {
  const ids = Object.values(params)
    .flat()
    .filter((value) => typeof value === 'string');
  return ids.filter((id) => !seats.includes(id)).map(words.seat);
}

const seeds = (count: number) => Array.from({ length: count }, (_, i) => `reader/${i}`);

describe('the log', () => {
  it('says “you” to the players of Hegemony', () => {
    const all = { seats: 4, 'new-actions': true, 'hidden-agendas': true, 'alternative-events': true } as const;
    expect(namesReader(hegemony, { ...all, 'crisis-response': true }, seeds(3))).toEqual([]);
  });

  it('says “you” to the players of New Angeles', () => {
    expect(namesReader(newAngeles, { seats: 5 }, seeds(3))).toEqual([]);
  });

  it('says “you” to the players of Lantern Market', () => {
    expect(namesReader(lanternMarket, {}, seeds(3))).toEqual([]);
  });
});
