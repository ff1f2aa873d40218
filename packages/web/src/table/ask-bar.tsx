/** What is asked of me, in plain words, with the answers below it; or whom the table waits for. */
import type { TableSummary } from '@polity/server/wire';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Answerer } from '../answer/answerer.js';
import { seatLook } from '../games/registry.js';
import { isPending, type Position } from '../table-state.js';
import { Icon, SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';
import { AskButtons } from './ask-buttons.js';
import { Interjections } from './interjections.js';
import { Place } from './places.js';
import { PreviewPanel } from './preview-panel.js';
import type { TableAtHand } from './use-table.js';

export interface AskBarProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly hand: TableAtHand;
  readonly position: Position;
}

export function AskBar({ table, game, hand, position }: AskBarProps) {
  const t = useText();
  const { state, actions } = hand;
  const { ask, seat } = position;
  const seats = table.seats.map((one) => one.seat);
  const look = seat === null ? undefined : seatLook(game.ui, seats, seat);
  const sent = isPending(state, seat);
  const pending = sent || state.connection.state !== 'open';
  const [collapsed, setCollapsed] = useState(false);
  const heading = useFocusOnQuestion(ask ? `${ask.kind} ${ask.version}` : null);
  const style = look ? ({ '--seat': `var(${look.colour})` } as CSSProperties) : undefined;
  const reason = ask ? game.words.reason(ask) : undefined;
  return (
    <section
      className={`ask ${ask ? 'mine' : 'waiting'} ${collapsed ? 'collapsed' : ''}`}
      style={style}
      aria-labelledby="ask-question"
    >
      <div className="ask-head">
        {look && <SeatMark look={look} size={16} />}
        <div className="ask-words">
          <h2 id="ask-question" ref={heading} tabIndex={-1}>
            {ask ? game.words.question(ask) : <Waiting table={table} game={game} position={position} />}
          </h2>
          {reason !== undefined && <p className="muted">{reason}</p>}
        </div>
        <Place name="picks" className="ask-picks" />
        <AskButtons game={game} position={position} actions={actions} sent={sent} pending={pending} />
        {ask && (
          <button
            type="button"
            className="button icon-only ask-fold"
            aria-expanded={!collapsed}
            aria-label={t(collapsed ? 'ask.expand' : 'ask.collapse')}
            onClick={() => setCollapsed(!collapsed)}
          >
            <Icon name={collapsed ? 'up' : 'down'} />
          </button>
        )}
      </div>
      {state.refusal && (
        <p className="refusal" role="alert">
          {t(`refused.${state.refusal.reason}`)}
          <button type="button" className="button quiet" onClick={actions.dismiss}>
            {t('refused.dismiss')}
          </button>
        </p>
      )}
      {ask && !collapsed && (
        <div className="ask-body">
          <div className="ask-answers" aria-busy={pending}>
            <Answerer
              ask={ask}
              ui={game.ui}
              view={position.view}
              words={game.words}
              pending={pending}
              answer={actions.answer}
              preview={actions.preview}
            />
          </div>
          <PreviewPanel game={game} position={position} preview={state.preview} seats={seats} />
        </div>
      )}
      <Interjections game={game} position={position} pending={pending} interject={actions.interject} />
    </section>
  );
}

function Waiting({ table, game, position }: Omit<AskBarProps, 'hand'>) {
  const t = useText();
  if (position.waiting) return t('ask.secret');
  const names = table.deciding.map((seat) => game.words.name(seat, 'seat'));
  const watching = position.seat === null ? `${t('table.spectating')} ` : '';
  if (names.length === 0) return watching + t('ask.waitNobody');
  return watching + t('ask.wait', { seats: game.words.list(names), count: names.length });
}

/** When an answer takes the focused button away, the focus goes on to the next question. */
function useFocusOnQuestion(question: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (question !== null && lost) heading.current?.focus({ preventScroll: true });
  }, [question]);
  return heading;
}
