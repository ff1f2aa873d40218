/** Hegemony's board: the whole table on one screen where there is room, in tabs where there is little. */
import type { HegemonyView } from '@polity/hegemony/page';
import { isSeat, type TurnOption } from '@polity/hegemony/page';
import type { Json, LogEntry } from '@polity/kernel';
import { Fragment, useCallback, useMemo, useRef, useState } from 'react';
import { AskedSpot } from '../../../board/asked-spot.js';
import { BoardProvider } from '../../../board/board-context.js';
import { ChoiceBar } from '../../../board/choice-bar.js';
import { useLesson } from '../../../board/lesson-context.js';
import { LooseSpots } from '../../../board/loose-spots.js';
import { Into, Outlet } from '../../../board/outlets.js';
import { anchorsOf, Spotlight } from '../../../board/spotlight.js';
import { TipLayer } from '../../../board/tip.js';
import { Travel } from '../../../board/travel.js';
import { useTurning } from '../../../board/turning.js';
import { Drag } from '../../../board/use-drag.js';
import { useLayout } from '../../../board/use-layout.js';
import { questionId } from '../../../shell/answers/question.js';
import { lazyPart, useLoadedWhenIdle } from '../../../shell/ui/lazy-part.js';
import { isNarrow } from '../../../shell/ui/use-narrow.js';
import type { BoardProps } from '../../game-ui.js';
import { Answerer } from '../choices/answerer.js';
import { HEGEMONY_BOARD } from '../choices/rules.js';
import { Economy } from '../economy/economy.js';
import { useLabels } from '../guide/first-time.js';
import { Actions } from '../hand/actions.js';
import { Hand } from '../hand/hand.js';
import { Others, SeatBriefs } from '../players/others.js';
import { PlayerBoard } from '../players/player-board.js';
import { Events } from '../politics/events.js';
import { Politics } from '../politics/politics.js';
import { StateAffairs } from '../politics/state-affairs.js';
import { TRAVELLED } from '../travel/travelled.js';
import { Advice, Aside, UnderWay } from './aside.js';
import { type BoardValue, boardTexts, TextsProvider, useBoard } from './board-context.js';
import type { Part } from './board-part.js';
import { layoutFor } from './layout.js';
import { CrisisCard, HistoryCards, MyAgenda } from './of-modules.js';
import { Spot } from './parts.js';
import type { Spot as SpotName } from './spots.js';
import { Status } from './status.js';
import type { Opened } from './tool-dialog.js';
import { Tools } from './tools.js';
import { workerAt } from './worker-seen.js';
import { WorkerFigure } from './workers.js';
import './styles.css';

/** A phone fetches its tabs beside the rest of the board. */
const BoardTabs = lazyPart(async () => ({ default: (await import('./board-tabs.js')).BoardTabs }));
if (isNarrow()) void BoardTabs.load();

/** Where everything is on one screen, nothing has to be scrolled to. */
const AnswersInSight = lazyPart(async () => ({
  default: (await import('../../../board/answers-in-sight.js')).AnswersInSight<Part>,
}));
const LessonPanel = lazyPart(() => import('../guide/lesson-panel.js'));

/** Elsewhere all that is to be known for an answer lies in sight. */
const OnAPhone = lazyPart(() => import('../choices/on-a-phone.js'));

/** Nothing is previewed before somebody points at something. */
const PreviewRoom = lazyPart(() => import('../../../board/preview-room.js'));

/** Nothing to tell before somebody has ended a turn; it is fetched until then. */
const Strip = lazyPart(() => import('../recap/strip.js'));
const isEndOfTurn = ({ kind }: LogEntry) => kind === 'end-turn';

/** What is asked between two actions. */
const BETWEEN = 'turn';

/** Spots that have a place on the board: in an election, and the goods of those who buy. */
const DRAWN = ['stance', 'vote', 'cube'] as const;
const DRAWN_FOR_BUYERS = [...DRAWN, 'resource'] as const;

export default function Board({
  view,
  previewed,
  seat,
  seats,
  words,
  ask,
  log,
  seen,
  pending,
  answer,
  preview,
  undo,
  weigh,
}: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout(root, layoutFor);
  const inTabs = layout.mode === 'tabs';
  const [part, setPart] = useState<Part>('economy');
  const { turnTo, open } = useTurning(ask, BETWEEN, part, setPart);
  const labels = useLabels();
  const [tool, openTool] = useState<Opened | null>(null);
  useLoadedWhenIdle(Strip);
  useLoadedWhenIdle(OnAPhone);
  useLoadedWhenIdle(BoardTabs);
  useLoadedWhenIdle(PreviewRoom);
  const value = useMemo(
    (): BoardValue => ({
      view: view as HegemonyView,
      previewed: previewed as HegemonyView | null,
      seat: isSeat(seat) ? seat : null,
      ask,
      ...boardTexts(words),
    }),
    [view, previewed, seat, ask, words],
  );
  const drawn = seat === 'working' || seat === 'middle' ? DRAWN_FOR_BUYERS : DRAWN;
  const openSince = useCallback(() => openTool('since'), []);
  const taught = useLesson() !== null;
  const advice = taught ? (
    <LessonPanel
      root={root}
      log={log}
      turnTo={(to) => turnTo(to as Part)}
      find={panelsOf}
      className="heg-advice heg-out"
    />
  ) : (
    <Advice answer={answer} preview={preview} undo={undo} {...(weigh ? { weigh } : {})} />
  );
  const strip = log.some(isEndOfTurn) && <Strip log={log} open={openSince} />;
  return (
    <BoardProvider rules={HEGEMONY_BOARD} value={value} pending={pending} answer={answer} preview={preview}>
      <TextsProvider words={words}>
        <Into outlet="headline">
          <div className="heg-out heg-top">
            <Status />
            <Tools log={log} seen={seen} opened={tool} open={openTool} />
          </div>
        </Into>
        <Into outlet="picks">
          <ChoiceBar />
        </Into>
        {ask && (
          <Into outlet="answers">
            <Fragment key={questionId(ask)}>
              {inTabs && <OnAPhone ask={ask} view={value.view} />}
              <LooseSpots except={drawn} short={inTabs ? undefined : true} />
              <Answerer {...{ ask, view, words, pending, answer, preview }} />
              {inTabs && ask.options.some(isEnd) && (
                <Spot name="end" label={value.say('end')} className="button primary">
                  {value.say('end')}
                </Spot>
              )}
            </Fragment>
          </Into>
        )}
        <div ref={root} className={`heg heg-${layout.mode} ${layout.size} part-${part} ${labels ? 'heg-labels' : ''}`}>
          {inTabs && <BoardTabs {...{ part, setPart: open, turnTo, taught, advice, strip }} />}
          <div className="heg-left" data-part="politics">
            <Politics />
            <CrisisCard />
            <HistoryCards />
            <Events />
            {layout.mode === 'flow' && <StateAffairs />}
          </div>
          <div className="heg-mid" data-part="economy">
            <Economy columns={layout.columns} />
          </div>
          {inTabs ? (
            <div className="heg-others-tab" data-part="others">
              <Others seats={seats} log={log} />
              <StateAffairs />
              <Aside />
            </div>
          ) : (
            <Outlet name="side" className="heg-beside" />
          )}
          {!inTabs && <SeatBriefs log={log} />}
          <div className={`heg-low ${value.seat === null ? '' : `heg-edge-${value.seat}`}`}>
            {!inTabs && strip}
            {!inTabs && (
              <div className="heg-question">
                <Outlet name="ask" className="heg-ask" />
                <div className="heg-dock">
                  <LooseSpots except={drawn} short={false} />
                </div>
              </div>
            )}
            <div className="heg-bottom">
              <Mine />
              {!inTabs && <Aside>{advice}</Aside>}
              <UnderWay log={log} seats={seats} />
            </div>
          </div>
          <Travel root={root} of={TRAVELLED} partly={inTabs} />
          <AskedSpot root={root} />
          {previewed && <PreviewRoom />}
          {layout.mode !== 'one' && (
            <AnswersInSight
              root={root}
              layout={layout.mode}
              part={inTabs ? part : undefined}
              turnTo={turnTo}
              between={BETWEEN}
              subject={isVote(ask) ? '.heg-event-place' : undefined}
            />
          )}
          <Spotlight root={root} part={part} turnTo={setPart} find={panelsOf} />
        </div>
        <TipLayer className="heg-out" />
        <Drag className="heg-out" draw={carriedWorker} />
      </TextsProvider>
    </BoardProvider>
  );
}

/** On a phone a vote is answered in the question, and looked at on the board. */
function isVote(ask: BoardProps['ask']): boolean {
  return ask?.kind === 'vote-influence' || ask?.kind === 'stance';
}

function isEnd(option: Json): boolean {
  return (option as Partial<TurnOption> | null)?.do === 'end';
}

/** Whoever is carried. */
function carriedWorker(spot: SpotName, view: HegemonyView) {
  const worker = workerAt(view, spot);
  return worker && <WorkerFigure of={worker.of} skill={worker.skill} size={34} />;
}

/** A player's panel or board is what stands around its points. A State that nobody plays is its treasury. */
function panelsOf(board: HTMLElement, spot: string): readonly HTMLElement[] | undefined {
  const [kind, seat] = spot.split(':');
  if (kind !== 'seat' || seat === undefined) return undefined;
  const points = anchorsOf(board, `vp:${seat}`);
  if (points.length === 0) return anchorsOf(board, `money:${seat}`);
  return points.map((element) => element.closest<HTMLElement>('.seat-tile, section') ?? element);
}

/** My board and what I can play; for those who only watch, everybody's board. */
function Mine() {
  const { view, seat } = useBoard();
  if (seat === null) {
    return (
      <div className="heg-mine watched" data-part="board">
        {view.seats.map((of) => (
          <PlayerBoard key={of} of={of} own={false} />
        ))}
      </div>
    );
  }
  return (
    <>
      <div className="heg-mine" data-part="board">
        <PlayerBoard of={seat} own />
      </div>
      <div className="heg-play" data-part="hand">
        <Actions of={seat} />
        <MyAgenda of={seat} />
        <Hand />
      </div>
    </>
  );
}
