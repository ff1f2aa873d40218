/** Picks the option that weighs most. */
import type { Json, JsonObject } from '@polity/kernel';
import type { Message } from './say.js';

export function heaviest<Option>(options: readonly Option[], weight: (option: Option) => number): Option | undefined {
  let best: Option | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const weighs = weight(option);
    if (weighs <= most) continue;
    most = weighs;
    best = option;
  }
  return best;
}

/** A hint for the heaviest option. */
export function bestHint<Shape>(
  options: readonly Json[],
  weight: (option: Shape) => number,
  why: (option: Shape) => Message,
): { readonly answer: Json; readonly why: Message } | undefined {
  const best = heaviest(options as readonly unknown[] as readonly Shape[], weight);
  return best === undefined ? undefined : { answer: best as unknown as Json, why: why(best) };
}

export function because(key: string, fields: JsonObject = {}): Message {
  return { key: `hint.${key}`, fields };
}
