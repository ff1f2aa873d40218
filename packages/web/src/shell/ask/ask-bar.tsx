/** What is asked of me, in plain words, with the answers below it; or whom the table waits for. */
import type { TableSummary } from '@polity/server/wire';
import type { GameWords } from '@polity/words';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Outlet } from '../../board/outlets.js';
import { seatLook } from '../../games/registry.js';
import { Answerer } from '../answers/answerer.js';
import { isPending, isSent, type Position, type TableState } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { isLent } from '../seats/seats.js';
import { Icon, SeatMark } from '../ui/icons.js';
import { lazyPart, useLoadedWhenIdle } from '../ui/lazy-part.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { AskButtons } from './ask-buttons.js';

const PreviewPanel = lazyPart(() => import('./preview-panel.js'));
const SkipAhead = lazyPart(() => import('./skip-ahead.js'));
const TakeBack = lazyPart(() => import('./take-back.js'));
const Away = lazyPart(() => import('./away.js'));
const Interjections = lazyPart(() => import('./interjections.js'));
const News = lazyPart(() => import('./news.js'));

export interface AskBarProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly live: LiveTable;
  readonly position: Position;
}

export function AskBar({ table, game, live, position }: AskBarProps) {
  const say = useSay();
  const { state, actions } = live;
  const { ask, seat } = position;
  const seats = table.seats.map((one) => one.seat);
  const look = seat === null ? undefined : seatLook(game.ui, seats, seat);
  // Whoever is asked: while I wait, those whom I wait for.
  const signs = ask === null && !position.waiting ? table.deciding : seat === null ? [] : [seat];
  const sent = isSent(state, seat);
  const pending = isPending(state, seat);
  const previewed = previewsOf(state);
  const lent = state.lent[seat ?? ''] ?? [];
  const awaited = useLasting(isAwaited(table));
  useLoadedWhenIdle(PreviewPanel);
  const id = ask ? `${ask.kind} ${ask.version}` : null;
  // What comes next is read first.
  const [folded, setFolded] = useState<string | null>(null);
  const collapsed = id !== null && folded === id;
  const heading = useFocusOnQuestion(id);
  const style = look ? ({ '--seat': `var(${look.colour})` } as CSSProperties) : undefined;
  const reason = ask ? game.words.why(ask) : undefined;
  return (
    <section
      className={`ask ${ask ? 'mine' : 'waiting'} ${collapsed ? 'collapsed' : ''}`}
      style={style}
      aria-labelledby="ask-question"
    >
      <div className="ask-head">
        {signs.map((of) => (
          <SeatMark key={of} look={seatLook(game.ui, seats, of)} size={16} />
        ))}
        <div className="ask-words">
          <h2 id="ask-question" ref={heading} tabIndex={-1}>
            {ask ? game.words.question(ask) : <Waiting table={table} game={game} position={position} />}
          </h2>
          {reason !== undefined && <p className="muted">{reason}</p>}
        </div>
        <Outlet name="picks" className="ask-picks" />
        {ask === null && awaited && <Away table={table} game={game} />}
        {isLent(table, seat) ? (
          <TakeBack table={table.id} seat={seat} />
        ) : (
          ask === null && seat !== null && isUpToBots(table) && <SkipAhead {...live} />
        )}
        <AskButtons game={game} position={position} actions={actions} sent={sent} pending={pending} />
        {ask && (
          <button
            type="button"
            className="button icon-only ask-fold"
            aria-expanded={!collapsed}
            aria-label={say(collapsed ? 'ask.expand' : 'ask.collapse')}
            onClick={() => setFolded(collapsed ? null : id)}
          >
            <Icon name={collapsed ? 'up' : 'down'} />
          </button>
        )}
      </div>
      {state.refusal && (
        <p className="refusal" role="alert">
          {say(`refused.${state.refusal.reason}`, { report: state.refusal.message })}
          <button type="button" className="button quiet" onClick={actions.dismiss}>
            {say('refused.dismiss')}
          </button>
        </p>
      )}
      {!state.refusal && (state.news.length > 0 || lent.length > 1) && (
        <News news={state.news} lent={lent} {...{ table, game, position }} read={actions.read} />
      )}
      {ask && !collapsed && (
        <div className="ask-body">
          {game.ui.Board ? (
            <Outlet name="answers" className="ask-answers" aria-busy={pending} />
          ) : (
            <div className="ask-answers" aria-busy={pending}>
              <Answerer
                ask={ask}
                view={position.view}
                words={game.words}
                pending={pending}
                answer={actions.answer}
                preview={actions.preview}
              />
            </div>
          )}
          <Outlet name="more" className="ask-more" />
          {previewed.answer === null ? (
            <aside className="preview idle muted">{say('preview.hint')}</aside>
          ) : (
            <PreviewPanel game={game} position={position} preview={previewed.answer} seats={seats} />
          )}
        </div>
      )}
      {!game.ui.drawsInterjections && position.interjections.length > 0 && (
        <Interjections game={game} position={position} pending={pending} actions={actions}>
          {previewed.interjection && (
            <PreviewPanel game={game} position={position} preview={previewed.interjection} seats={seats} />
          )}
        </Interjections>
      )}
    </section>
  );
}

function isUpToBots({ seats, deciding }: TableSummary): boolean {
  return seats.some(({ seat, holder }) => holder.kind === 'bot' && deciding.includes(seat));
}

/** Whether the table waits for somebody who is away. */
function isAwaited({ seats, deciding }: TableSummary): boolean {
  return seats.some(({ seat, holder }) => holder.kind === 'person' && !holder.connected && deciding.includes(seat));
}

/** Who only loads the page anew is away for less. */
const MOMENT = 3000;

/** Whether it has been so for a moment. */
function useLasting(now: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(now), now ? MOMENT : 0);
    return () => clearTimeout(timer);
  }, [now]);
  return now && lasts;
}

/** What is looked at, by what it would be: an answer, or something put in out of turn. */
function previewsOf({ preview }: TableState) {
  const outOfTurn = preview !== null && 'interjection' in preview.input;
  return { answer: outOfTurn ? null : preview, interjection: outOfTurn ? preview : null };
}

function Waiting({ table, game, position }: Omit<AskBarProps, 'live'>) {
  const say = useSay();
  const { seat } = position;
  if (position.waiting) return say('ask.secret');
  const lent = isLent(table, seat);
  if (lent && table.deciding.includes(seat)) return say('ask.lent');
  const waiting = waitedFor(table, seat, game.words, say);
  if (seat !== null && !lent) return waiting;
  return game.words.paragraph([say(lent ? 'ask.lent' : 'table.spectating'), waiting]);
}

/** Whose question has not been shown yet is not told about himself as if he were somebody else; people have names. */
export function waitedFor(
  { deciding, seats }: Pick<TableSummary, 'deciding' | 'seats'>,
  me: string | null,
  words: GameWords,
  say: ReturnType<typeof useSay>,
): string {
  if (me !== null && deciding.includes(me)) return say('ask.waitYou');
  const names = deciding.map((of) => {
    const seat = words.name(of, 'seat');
    const holder = seats.find((one) => one.seat === of)?.holder;
    return holder?.kind === 'person' && holder.name ? say('ask.waitFor', { player: holder.name, seat }) : seat;
  });
  return names.length === 0
    ? say('ask.waitNobody')
    : say('ask.wait', { seats: words.list(names), count: names.length });
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
