/** What a route says of itself in the document of the interface: who may ask, what is answered, what can go wrong. */
import { z } from 'zod';
import { PROBLEMS, type ProblemKind, problem } from '../wire.js';

type Security = readonly { readonly [scheme: string]: readonly string[] }[];
type ByStatus = { readonly [status: number]: readonly ProblemKind[] };

const TOKENS: Security = [{ token: [] }, { tokenOverHttps: [] }];

/** For whoever asks; with a token the answer is about them. Who acts without one is given one with the reply. */
export const WITH_OR_WITHOUT_TOKEN = [...TOKENS, {}];
export const WITH_TOKEN = [...TOKENS];
export const FOR_ANYBODY: [] = [];

/** What can go wrong with any request. */
const ALWAYS: ByStatus = { 421: ['another-name'], 429: ['too-fast'], 500: ['failed'], 503: ['busy'] };
/** And with one that changes something. */
const WITH_BODY: ByStatus = { 400: ['malformed'], 403: ['forbidden'], 413: ['too-large'], 415: ['malformed'] };

export function reply<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

/** The problems that a route has of its own, with those that every one has. */
export function problems(own: ByStatus = {}) {
  return described([ALWAYS, own]);
}

/** The same for a route that changes something. */
export function problemsOfChange(own: ByStatus = {}) {
  return described([ALWAYS, WITH_BODY, own]);
}

function described(all: readonly ByStatus[]) {
  const kinds = new Map<string, Set<ProblemKind>>();
  for (const some of all)
    for (const [status, listed] of Object.entries(some))
      kinds.set(status, new Set([...(kinds.get(status) ?? []), ...listed]));
  return Object.fromEntries([...kinds].map(([status, listed]) => [status, oneOf([...listed])]));
}

function oneOf(kinds: readonly ProblemKind[]) {
  const meanings = kinds.map((kind) => `\`${kind}\`: ${PROBLEMS[kind]}`);
  return reply(meanings.join('\n\n'), z.intersection(problem, z.looseObject({ error: z.enum(kinds) })));
}
