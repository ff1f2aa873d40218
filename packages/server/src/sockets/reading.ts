/** What a browser has sent, if it is a message: the schema says what one is. */
import { CLIENT_ID, type ClientMessage, clientMessage, ID } from '../wire.js';
import { isModest } from './modest.js';

type Plain = Readonly<Record<string, unknown>>;

export function read(text: string): ClientMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isModest(value)) return undefined;
  return isAnswer(value) ? value : clientMessage.safeParse(value).data;
}

type AnswerMessage = Extract<ClientMessage, { readonly type: 'put' }>;

/**
 * Whether it is an answer as nearly everything is that comes. What is none goes through the schema, and what is one would
 * pass there as it is: this only says so faster.
 */
function isAnswer(value: unknown): value is AnswerMessage {
  if (!hasFields(value, 3) || value.type !== 'put' || !hasFields(value.input, 3)) return false;
  const { seat, version, answer } = value.input;
  return (
    isId(value.id, CLIENT_ID) &&
    isId(seat, ID) &&
    typeof version === 'number' &&
    Number.isSafeInteger(version) &&
    version >= 0 &&
    answer !== undefined
  );
}

function hasFields(value: unknown, count: number): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === count;
}

function isId(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}
