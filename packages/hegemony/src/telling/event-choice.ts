/** What an event gives or takes if a class is picked for it, as parameters of messages. */
import type { Json, JsonObject } from '@polity/kernel';
import { type EventGain, eventGains, eventLoss } from '../reading/event-gains.js';

/** What an event gives or takes if a class is picked for it; nothing where no event asks. */
export function gainOfChoice(
  kind: 'card-class' | 'card-classes',
  { event, money }: JsonObject,
  option: Json,
): JsonObject {
  if (typeof event !== 'string') return {};
  const gains = eventGains(event).filter(({ class: of }) => of === option);
  if (kind === 'card-class') return gainFields(gains[0]);
  // Several are picked to be given a sum, or else to lose Legitimacy with.
  if (money !== undefined) return gainFields(gains.find(({ sum }) => sum === money));
  return { lost: eventLoss(event)?.lost ?? 0 };
}

function gainFields(chosen: EventGain | undefined): JsonObject {
  return chosen === undefined ? {} : { gain: gainPart(chosen) };
}

/** What is gained, as the message `part.gain`. */
export function gainPart({ legitimacy, tokens, points, per, done }: EventGain): JsonObject {
  const [kind, count] =
    legitimacy > 0
      ? (['legitimacy', legitimacy] as const)
      : tokens > 0
        ? (['tokens', tokens] as const)
        : (['points', points] as const);
  return { say: 'gain', per, done, reward: { say: `reward.${kind}`, count } };
}
