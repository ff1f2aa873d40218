/** How Hegemony tells what has travelled. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { Travelled } from '../../../board/travel.js';
import { drawCarried } from './carried.js';
import type { Moved } from './moved.js';
import { movesBetween } from './moves.js';

/** Whoever's things are not in sight one by one is in sight as a whole. */
const OWNED = /^(?:bills|hand|money|influence|cubes):(\w+)$/;

export const TRAVELLED: Travelled<HegemonyView, Moved> = {
  moves: movesBetween,
  draw: drawCarried,
  counts: ({ kind }) => kind === 'money',
  around(place) {
    const owner = OWNED.exec(place)?.[1];
    return owner === undefined ? undefined : `seat:${owner}`;
  },
};
