/** Games in which Automas take the place of players: at any moment a player may be gone for good. */
import { randomBot } from '@polity/bots';
import type { Bot, Game } from '@polity/kernel';
import { hegemony } from '../../../src/index.js';
import type { HegemonyNames } from '../../../src/rules/context.js';
import type { HegemonyOptions, HegemonyState } from '../../../src/rules/state.js';
import { succession } from '../../../src/rules/succession.js';

type LeavingNames = Omit<HegemonyNames, 'interjections'> & { readonly interjections: { leave: string } };

/** What is an affair of those at the table is put in by bots here, so that the kernel's checks see it. */
export const LEAVING = { ...hegemony, interjections: { leave: succession } } as unknown as Game<
  HegemonyState,
  LeavingNames,
  HegemonyOptions
>;

/** Plays anything, and once in so many looks is gone. */
export function leavingOnceIn(looks: number): Bot {
  return {
    ...randomBot,
    name: 'leaving',
    interject({ interjections }, luck) {
      if (luck.int(looks) > 0) return undefined;
      const [possible] = interjections;
      return possible && { kind: possible.kind, value: luck.pick(possible.options) };
    },
  };
}

/** All modules that a game of so many can have. */
export const EVERYTHING = (seats: 2 | 3 | 4) => ({
  'new-actions': true,
  'hidden-agendas': true,
  'crisis-response': true,
  'alternative-events': seats === 4,
  'historical-events': 3,
});
