/** Every card of New Angeles has its picture, no other card's, and it is one that there is. */
import { ACTIONS, ASSETS, CORPORATION, DEMANDS, EVENTS, INVESTMENTS } from '@polity/new-angeles/page';
import { expect, it } from 'vitest';
import { iconsNamedIn, pathsOf } from '../../../scripts/pictograms/pictograms.js';
import FACES from '../../../src/games/new-angeles/faces/card-faces.json';

const CARDS = {
  actions: Object.keys(ACTIONS),
  emergencies: Object.values(CORPORATION).map(({ emergency }) => emergency.id as string),
  assets: Object.keys(ASSETS),
  events: Object.keys(EVENTS),
  demands: Object.keys(DEMANDS),
  investments: Object.keys(INVESTMENTS),
};

it('there is one for every action, asset, event, demand and investment, and none for anything else', () => {
  for (const [group, cards] of Object.entries(CARDS))
    expect(Object.keys(FACES[group as keyof typeof FACES]).toSorted(), group).toEqual(cards.toSorted());
});

it('no two look the same', () => {
  const icons = Object.values(FACES).flatMap((group) => Object.values(group).map(({ icon }) => icon));
  expect(new Set(icons).size).toBe(icons.length);
  expect(Object.keys(pathsOf(iconsNamedIn(FACES)))).toHaveLength(icons.length);
});
