/** Which cards of a hand a bill would make playable, or playable no more. */
import { type HegemonyView, isPlayableIn, movedTo, type Policy, type Seat, type Section } from '@polity/hegemony/page';

export interface CardChanged {
  readonly card: string;
  /** Whether it could be played then; now it is the other way round. */
  readonly playable: boolean;
}

export function cardsChanged(
  view: HegemonyView,
  policy: Policy,
  section: Section,
  seat: Seat | null,
): readonly CardChanged[] {
  const hand = seat === null ? [] : view[seat].hand;
  if (typeof hand === 'number') return [];
  const then = movedTo(view, policy, section);
  return [...new Set(hand)].flatMap((card) => {
    const playable = isPlayableIn(then, card);
    return playable === isPlayableIn(view, card) ? [] : [{ card, playable }];
  });
}
