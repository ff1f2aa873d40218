/** What cannot be done now, and why not. */
import { type BasicAction, type FreeAction, whyNoAction } from '@polity/hegemony/page';
import { useBoard } from '../board/board-context.js';
import './not-now.css';

export interface NotNowProps {
  readonly kind: 'basic' | 'free';
  readonly actions: readonly (BasicAction | FreeAction)[];
}

export default function NotNow({ kind, actions }: NotNowProps) {
  const { view, ask, words, name } = useBoard();
  return (
    <ul className="heg-folded-why">
      {actions.map((action) => {
        const why = ask && whyNoAction(kind, action, ask, view);
        return (
          <li key={action}>
            <b>{name(action, 'action')}</b> {why && words.say(why)}
          </li>
        );
      })}
    </ul>
  );
}
