/** Every action, event, company and policy has a face, of whichever module it is. */
import { hegemony } from '@polity/hegemony';
import { POLICIES } from '@polity/hegemony/page';
import { describe, expect, it } from 'vitest';
import { compactPath } from '../../../../scripts/pictograms/compact-path.js';
import { iconsNamedIn, pathsOf } from '../../../../scripts/pictograms/pictograms.js';
import { isAccent } from '../../../../src/games/hegemony/faces/accent.js';
import FACES from '../../../../src/games/hegemony/faces/card-faces.json';
import { drawnOn } from '../../../../src/games/hegemony/faces/drawn.js';
import { groundOf } from '../../../../src/games/hegemony/faces/ground.js';

const catalog = hegemony.catalog?.() ?? {};
const idsOf = (group: string) => (catalog[group] ?? []).map(({ id }) => String(id));
const GROUPS = ['actions', 'events', 'alternativeEvents', 'companies'];
const CARDS = [...GROUPS.flatMap(idsOf), ...POLICIES];

describe('the faces of cards', () => {
  it('there is one for every action, event, company and policy, and none for anything else', () => {
    expect(CARDS.length).toBeGreaterThan(200);
    expect(CARDS.filter((card) => !drawnOn(card)?.path)).toEqual([]);
    expect(
      Object.values(FACES)
        .flatMap((group) => Object.keys(group))
        .toSorted(),
    ).toEqual(CARDS.toSorted());
  });

  it('every accent is one that is drawn', () => {
    const accents = [...Object.values(FACES.actions), ...Object.values(FACES.events)].map(({ accent }) => accent);
    expect(accents.filter((accent) => !isAccent(accent))).toEqual([]);
  });

  it('no two cards of a deck look the same', () => {
    for (const seat of ['working', 'middle', 'capitalist', 'state']) {
      const deck = idsOf('actions').filter((card) => {
        const ground = groundOf(card);
        return ground.kind === 'action' && ground.of === seat;
      });
      const looks = deck.map((card) => `${drawnOn(card)?.path} ${drawnOn(card)?.accent}`);
      expect(new Set(looks).size, seat).toBe(deck.length);
    }
  });

  it('stand on the ground of their class, on ink, or on their industry’s colour with their owner’s shape', () => {
    expect(groundOf('wc-general-strike')).toEqual({ kind: 'action', of: 'working' });
    expect(groundOf('stx-momentum-for-change')).toEqual({ kind: 'action', of: 'state' });
    expect(groundOf('ev-drought')).toEqual({ kind: 'event' });
    expect(groundOf('taxation')).toEqual({ kind: 'policy' });
    expect(groundOf('public-hospital/2')).toEqual({ kind: 'company', of: 'state', industry: 'healthcare' });
    expect(groundOf('organic-farm')).toEqual({ kind: 'company', of: 'middle', industry: 'agriculture' });
  });
});

describe('the pictograms', () => {
  it('are only those that are named', () => {
    const named = iconsNamedIn(FACES);
    expect(Object.keys(pathsOf(named))).toEqual(named);
    expect(named).toContain('fist');
    expect(() => pathsOf(['no-such-icon'])).toThrow('no-such-icon');
  });

  it('are in whole numbers, and end where they ended', () => {
    expect(compactPath('M10.4 10.4l5.3 5.3h.4v-5.7L10.4 10.4z')).toBe('m10 10 6 6v-6l-6 0z');
    expect(compactPath('m1.4 1.4 .4 .4 .4 .4 .4 .4')).toBe('m1 1 1 1 1 1');
    // The flags of an arc need no space between them.
    expect(compactPath('M0 0a5.2 5.2 0 01.6 10.4')).toBe('m0 0a5 5 0 0 1 1 10');
  });
});
