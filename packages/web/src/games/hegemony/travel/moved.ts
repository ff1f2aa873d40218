/** What can travel on Hegemony's board. */
import type { Class, Resource, Seat, Skill, WorkerClass } from '@polity/hegemony/page';
import type { Move as AnyMove } from '../../../board/moves.js';

export type Moved =
  | { readonly kind: 'worker'; readonly of: WorkerClass; readonly skill: Skill }
  | { readonly kind: 'cube'; readonly of: Class }
  | { readonly kind: 'money' }
  | { readonly kind: 'resource'; readonly resource: Resource }
  /** Face down where its name is not known. */
  | { readonly kind: 'card'; readonly of: Seat; readonly card: string | null }
  | { readonly kind: 'company'; readonly company: string }
  | { readonly kind: 'bill'; readonly of: Seat }
  | { readonly kind: 'policy' };

export type Move = AnyMove<Moved>;
