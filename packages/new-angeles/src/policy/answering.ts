/** What an entry of the policy is: the answer to a kind of question, at once and without a reason. */
import type { Json } from '@polity/kernel';
import type { Asked, AskKind } from '../advice/asked.js';
import type { Interests } from '../advice/interests.js';

/** Nothing where any answer will do. */
export type Answerer<Kind extends AskKind> = (ask: Asked<Kind>, mine: Interests) => Json | undefined;

export type Answerers<Kind extends AskKind> = { readonly [K in Kind]: Answerer<K> };
