/** What Caprice Nisei made somebody declare, in words: the choices of a card, each as a part of the message. */
import type { Json, JsonObject } from '@polity/kernel';
import type { Plan } from '../rules/state.js';

/** Choices that were not to be made are not told. */
export function planParts(plan: Plan): Json[] {
  return Object.entries(plan).flatMap(([choice, value]): Json[] => {
    if (value === null || typeof value === 'boolean' || (Array.isArray(value) && value.length === 0)) return [];
    return [{ say: `plan.${choice}`, value: told(value as Json) }];
  });
}

/** Pieces are told by where they stand, androids by where they go. */
function told(value: Json): Json {
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== 'object' || value === null) return value;
  const { district, do: feed, from, to } = value as JsonObject;
  if (feed !== undefined) return { say: `feed.${feed}`, district: district ?? null };
  if (district !== undefined) return district;
  return { say: 'android-move', from: from ?? null, to: to ?? null };
}
