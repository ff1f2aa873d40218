/** What would change if what is pointed at were put in: numbers before and after, and what comes of it. */
import { useMemo } from 'react';
import { seatLook } from '../../games/registry.js';
import type { Position, PreviewState } from '../live/table-state.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { type ChangeLine, describeChanges } from '../view/describe-change.js';
import { diffViews } from '../view/diff.js';
import { useSay } from '../words/shell.js';

const SHOWN = 8;

export interface PreviewPanelProps {
  readonly game: LoadedGame;
  readonly position: Position;
  readonly preview: PreviewState;
  readonly seats: readonly string[];
}

export default function PreviewPanel({ game, position, preview, seats }: PreviewPanelProps) {
  const say = useSay();
  const { result } = preview;
  const { PreviewNote } = game.ui;
  const lines = useMemo(() => {
    if (result === undefined) return [];
    const hidden = [...(game.ui.hiddenFields ?? []), ...(game.ui.drawnFields ?? [])];
    const how = { words: game.words, seats, hidden };
    return describeChanges(diffViews(position.view, result.view), how, position.seat);
  }, [result, position, game, seats]);
  // Over a board it is not worth a box that there is nothing to read.
  const empty = lines.length === 0 && (result === undefined || result.stopped === 'asked');
  return (
    <aside className={empty ? 'preview empty' : 'preview'} aria-label={say('preview.title')}>
      <h3>{say('preview.title')}</h3>
      {result === undefined ? (
        <p className="muted">{say('preview.loading')}</p>
      ) : (
        <>
          {lines.length === 0 && result.stopped === 'asked' && <p className="muted">{say('preview.none')}</p>}
          <ul className="preview-lines">
            {lines.slice(0, SHOWN).map((line) => (
              <PreviewLine key={`${line.seat} ${line.label}`} line={line} game={game} seats={seats} />
            ))}
          </ul>
          {PreviewNote && (
            <PreviewNote before={position.view} after={result.view} seat={position.seat} words={game.words} />
          )}
          {lines.length > SHOWN && <p className="muted">{say('preview.more', { count: lines.length - SHOWN })}</p>}
          {result.stopped !== 'asked' && <p className="preview-note">{say(`preview.${result.stopped}`)}</p>}
        </>
      )}
    </aside>
  );
}

function PreviewLine({ line, game, seats }: { readonly line: ChangeLine } & Pick<PreviewPanelProps, 'game' | 'seats'>) {
  const { seat, label, text, by } = line;
  return (
    <li>
      <span className="preview-label">
        {seat !== undefined && <SeatMark look={seatLook(game.ui, seats, seat)} size={10} />}{' '}
        {label === '' && seat !== undefined ? game.words.name(seat, 'seat') : label}
      </span>
      <span className="preview-values">
        {by === undefined ? text : <b className={by < 0 ? 'less' : 'more'}>{text}</b>}
      </span>
    </li>
  );
}
