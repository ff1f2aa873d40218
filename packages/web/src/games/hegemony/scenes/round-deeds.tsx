/** What everybody did with the cards of a round, turn by turn; each says what it does. */
import type { RoundDeed, Seat } from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';

export interface RoundDeedsProps {
  readonly deeds: readonly RoundDeed[];
  readonly order: readonly Seat[];
  readonly words: GameWords;
}

export function RoundDeeds({ deeds, order, words }: RoundDeedsProps) {
  return (
    <ul className="heg-deeds">
      {order.map((seat) => (
        <li key={seat} className={`heg-edge-${seat}`}>
          <ClassMark of={seat} size={13} />
          <span className="heg-sr">{words.name(seat)}</span>
          <ol>
            {deeds
              .filter((deed) => deed.seat === seat)
              .map(({ card, action }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: turns of a round stay where they are
                <li key={index}>
                  <details className={action === null ? 'played' : 'discarded'}>
                    <summary>
                      {action === null && <Face of={card} size={24} />} {words.name(action ?? card)}
                    </summary>
                    <p>{words.describe(action ?? card)}</p>
                  </details>
                </li>
              ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
