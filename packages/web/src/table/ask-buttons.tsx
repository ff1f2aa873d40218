/** Take it back, start over, stop: what can be done beside answering. */
import { useKeys } from '../answer/use-keys.js';
import type { Position } from '../table-state.js';
import { Icon } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';
import type { TableActions } from './use-table.js';

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
  const t = useText();
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
  const why = cannotUndo === null ? undefined : t(`ask.cannotUndo.${cannotUndo}`);
  return (
    <div className="ask-buttons">
      {sent && <span className="muted sent">{t('ask.sent')}</span>}
      <span className="why-not" id="why-no-undo">
        {why !== undefined && cannotUndo !== 'nothing' ? why : ''}
      </span>
      <button
        type="button"
        className="button"
        aria-disabled={!canUndo}
        aria-describedby={why === undefined ? undefined : 'why-no-undo'}
        title={why}
        onClick={() => undo(false)}
      >
        <Icon name="undo" />
        <span>{t(waiting ? 'ask.secret.change' : 'ask.undo')}</span>
      </button>
      {!waiting && (
        <button
          type="button"
          className="button"
          aria-disabled={!canUndo}
          aria-label={t('ask.undoAll.long')}
          title={why ?? t('ask.undoAll.long')}
          onClick={() => undo(true)}
        >
          <Icon name="restart" />
          <span>{t('ask.undoAll')}</span>
        </button>
      )}
      {ask?.canStop && (
        <button type="button" className="button primary" disabled={pending} onClick={stop}>
          {game.words.stop(ask) ?? t('ask.stop')}
        </button>
      )}
    </div>
  );
}
