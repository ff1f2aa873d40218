/** Why something is so, without words: a kind and its parameters, worded by the message `reason.<kind>`. */
import type { JsonObject, Reason } from '@polity/kernel';

export function because(kind: string, params: JsonObject = {}): Reason {
  return { kind, params };
}
