/** Take it back, start over, stop: what can be done beside answering. */
import { useKeys } from '../answers/use-keys.js';
import type { Position } from '../live/table-state.js';
import type { TableActions } from '../live/use-table.js';
import { Icon } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface AskButtonsProps {
  readonly game: LoadedGame;
  readonly position: Position;
  readonly actions: TableActions;
  /** Something is on its way to the server. */
  readonly sent: boolean;
  /** Nothing can be sent now. */
  readonly pending: boolean;
}

export function AskButtons({ game, position, actions, sent, pending }: AskButtonsProps) {
  const say = useSay();
  const { ask, cannotUndo, seat, waiting } = position;
  const canUndo = seat !== null && cannotUndo === null && !pending;
  const undo = (all: boolean) => {
    if (canUndo) actions.undo(all);
  };
  const stop = () => {
    if (ask?.canStop && !pending) actions.answer(null);
  };
  useKeys(({ key }) => {
    if (key === 'u') undo(false);
    else if (key === 'U') undo(true);
    else if (key === 'e') stop();
  });
  if (seat === null) return null;
  const why = cannotUndo === null ? undefined : say(`ask.cannotUndo.${cannotUndo}`);
  return (
    <div className="ask-buttons">
      {sent && <span className="muted sent">{say('ask.sent')}</span>}
      <span className="why-not" id="why-no-undo">
        {why !== undefined && cannotUndo !== 'nothing' ? why : ''}
      </span>
      {/* Before those that take something back: where it goes with its question, none of them comes into its place. */}
      {ask?.canStop && (
        <button type="button" className="button primary" data-anchor="answer:stop" disabled={pending} onClick={stop}>
          {game.words.stop(ask) ?? say('ask.stop')}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-disabled={!canUndo}
        aria-label={say(waiting ? 'ask.secret.change' : 'ask.undo')}
        aria-describedby={why === undefined ? undefined : 'why-no-undo'}
        title={why}
        onClick={() => undo(false)}
      >
        <Icon name="undo" />
        <span>{say(waiting ? 'ask.secret.change' : 'ask.undo')}</span>
      </button>
      {!waiting && (
        <button
          type="button"
          className="button"
          aria-disabled={!canUndo}
          aria-label={say('ask.undoAll.long')}
          title={why ?? say('ask.undoAll.long')}
          onClick={() => undo(true)}
        >
          <Icon name="restart" />
          <span>{say('ask.undoAll')}</span>
        </button>
      )}
    </div>
  );
}
