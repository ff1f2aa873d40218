/** What Caprice Nisei made somebody declare, in words: the choices of a card, each as a part of the message. */
import type { Json, JsonObject } from '@polity/kernel';
import { ENEMIES } from '../names.js';
import type { OfferedCard, Plan } from '../rules/state.js';

/** What it means that no type was named: these cards leave a choice by it. */
const WITHOUT_TYPE: Readonly<Partial<Record<OfferedCard, string>>> = {
  'full-deployment': 'plan.turn-up',
  'puff-piece': 'plan.no-draw',
};

/** Choices that were not to be made are not told. */
export function planParts(card: OfferedCard, plan: Plan): Json[] {
  return Object.entries(plan).flatMap(([choice, value]): Json[] => {
    const left = WITHOUT_TYPE[card];
    if (choice === 'type' && value === null && left !== undefined) return [{ say: left }];
    if (value === null || typeof value === 'boolean' || (Array.isArray(value) && value.length === 0)) return [];
    return [{ say: `plan.${choice}`, value: told(value as Json) }];
  });
}

/** Pieces are told by where they stand, enemies by what they are too, androids by where they go. */
function told(value: Json): Json {
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== 'object' || value === null) return value;
  const { district, piece, do: feed, from, to } = value as JsonObject;
  if (feed !== undefined) return { say: `feed.${feed}`, district: district ?? null };
  if (ENEMIES.some((enemy) => enemy === piece))
    return { say: 'plan.enemy', piece: piece ?? null, district: district ?? null };
  if (district !== undefined) return district;
  return { say: 'android-move', from: from ?? null, to: to ?? null };
}
