/**
 * A store that is watched. What goes wrong with it is noted once, with its cause, and once more when it works again;
 * whoever asked for something is told that it is busy.
 */
import type { FastifyBaseLogger } from 'fastify';
import { Refused } from '../problem.js';
import type { Store } from './store.js';

/** A disk that is full can still be read. */
const WRITES: readonly (string | symbol)[] = [
  'namePlayer',
  'createTable',
  'changeTable',
  'keepRecovery',
  'append',
  'say',
  'whisper',
  'lease',
  'letGo',
  'prune',
  'pack',
  'probe',
] satisfies (keyof Store)[];

type Member = (...asked: readonly unknown[]) => Promise<unknown>;

export function watched(store: Store, log: FastifyBaseLogger): Store {
  const failures = { reading: 0, writing: 0 };
  const watch = (name: string | symbol, member: Member): Member => {
    const what = WRITES.includes(name) ? 'writing' : 'reading';
    return async (...asked) => {
      try {
        const result = await Reflect.apply(member, store, asked);
        if (failures[what] > 0) log.warn({ failures: failures[what] }, `the store works again: ${what}`);
        failures[what] = 0;
        return result;
      } catch (error) {
        if (failures[what]++ === 0) log.error({ err: error }, `the store fails: ${what}`);
        throw new Refused(503, 'busy', 'what is kept here cannot be reached now; try again');
      }
    };
  };
  /** By what they watch, so that each is made once. */
  const members = new Map<Member, Member>();
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const known = members.get(member as Member);
      if (known) return known;
      const made = watch(name, member as Member);
      members.set(member as Member, made);
      return made;
    },
  });
}
