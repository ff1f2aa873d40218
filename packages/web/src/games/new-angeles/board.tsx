/** New Angeles' board: everybody above, the city and the deal in the middle, trades and log beside them, mine below. */
import type { LogEntry } from '@polity/kernel';
import { type NewAngelesView, ROUND_TRACK, type Seat } from '@polity/new-angeles/page';
import { useMemo, useRef, useState } from 'react';
import { BoardProvider } from '../../board/board-context.js';
import { BoardQuestion } from '../../board/board-question.js';
import { useLesson } from '../../board/lesson-context.js';
import { Into, Outlet } from '../../board/outlets.js';
import { Spotlight } from '../../board/spotlight.js';
import { TipLayer } from '../../board/tip.js';
import { useLayout } from '../../board/use-layout.js';
import { questionId } from '../../shell/answers/question.js';
import { lazyPart } from '../../shell/ui/lazy-part.js';
import type { BoardProps } from '../game-ui.js';
import type { Part } from './board-part.js';
import { BoardTabs } from './board-tabs.js';
import { NEW_ANGELES } from './choices.js';
import { City } from './city.js';
import { DealPanel } from './deal.js';
import { type Draft, NO_DRAFT } from './draft.js';
import { Hint } from './hint.js';
import { Coin } from './icons.js';
import { layoutFor } from './layout.js';
import { Hand, MyCorporation, Secrets } from './mine.js';
import { OnTheTable } from './on-the-table.js';
import { type CityBoard, useCity } from './parts.js';
import { useBehind } from './scenes/behind.js';
import { Seats } from './seats.js';
import { Supply } from './supply.js';
import { OffersToMe, Trades } from './trades.js';
import { useCityInPast } from './use-city-in-past.js';
import './board.css';
import './layout.css';
import './trades.css';
import './city.css';
import './cards.css';
import './hint.css';

const Scene = lazyPart(() => import('./scenes/scene.js'));
const LessonPanel = lazyPart(async () => ({ default: (await import('../../board/lesson.js')).LessonPanel }));

export default function Board(props: BoardProps) {
  const { previewed, seats, words, ask, pending, answer, preview, interjections, interject, log } = props;
  const view = useBehind() ?? (props.view as NewAngelesView);
  const seat = props.seat as Seat | null;
  const root = useRef<HTMLDivElement>(null);
  const { mode, wide, tight } = useLayout(root, layoutFor);
  const inTabs = mode === 'tabs';
  const [part, setPart] = useState<Part>('deal');
  const [beside, setBeside] = useState<Beside>('deal');
  const [draft, setDraft] = useState(NO_DRAFT);
  const [again, setAgain] = useState<number | null>(null);
  const value: CityBoard = useMemo(
    () => ({ view, previewed: previewed as NewAngelesView | null, seat, ask, words, seats }),
    [view, previewed, seat, ask, words, seats],
  );
  /** What is changed is looked at where it is composed. */
  const compose = (changed: Draft) => {
    setDraft(changed);
    setPart('others');
    setBeside('trades');
  };
  const trading = { interjections, interject, pending, draft, setDraft: compose };
  const shared = mode === 'one' && !wide;
  /** Brings what is spoken of into sight, wherever it is drawn. */
  const turnTo = (to: string, element: HTMLElement) => {
    setPart(to as Part);
    if (to === 'deal') setBeside('deal');
    if (element.closest('.na-talk') !== null) setBeside('trades');
  };
  useCityInPast(root, setPart);
  const lesson = useLesson() !== null && (
    <LessonPanel root={root} log={log} turnTo={turnTo} className="na-panel na-lesson" />
  );
  // Where the log has a column it gives some of its height, and nothing is lain upon.
  const lessonBeside = mode === 'one' && wide;
  const side = <Outlet name="side" className="na-side" />;
  const toMeApart = inTabs || (shared && beside === 'deal');
  return (
    <BoardProvider rules={NEW_ANGELES} value={value} {...{ pending, answer, preview }}>
      <Into outlet="headline">
        <Rounds />
      </Into>
      {ask && !lesson && (
        <Into outlet="more">
          {inTabs && part !== 'deal' && <OnTheTable />}
          <Hint key={questionId(ask)} ask={ask} log={log} />
        </Into>
      )}
      <BoardQuestion rules={NEW_ANGELES} drawUnit={Coin} {...{ pending, answer, preview }} />
      <div
        ref={root}
        className={`na na-${mode} part-${part} ${wide ? 'wide' : ''} ${tight ? 'tight' : ''} ${shared ? `beside-${beside}` : ''}`}
      >
        {inTabs && <BoardTabs part={part} setPart={setPart} />}
        {!lessonBeside && lesson}
        {toMeApart && <OffersToMe {...trading} />}
        <div className="na-seats-place" data-part="others">
          <Seats />
        </div>
        <div className="na-left" data-part="city">
          <City />
          <Supply />
        </div>
        {shared && <BesideSwitch beside={beside} setBeside={setBeside} />}
        <div className="na-deal-place" data-part="deal">
          <DealPanel log={log} again={setAgain} />
        </div>
        <div className="na-talk" data-part="others">
          <Trades {...trading} log={log} withoutMine={toMeApart} />
          {!inTabs && !shared && side}
          {lessonBeside && lesson}
        </div>
        {shared && side}
        {!inTabs && <Outlet name="ask" className="na-ask" />}
        {seat !== null && (
          <div className="na-mine" data-part="mine" data-tips-beside="each">
            <MyCorporation me={seat} />
            <Hand me={seat} />
            <Secrets me={seat} />
          </div>
        )}
        {again !== null && <SeenAgain at={again} log={log} close={() => setAgain(null)} />}
        <Spotlight root={root} part={part} turnTo={setPart} />
      </div>
      <TipLayer className="na-out" />
    </BoardProvider>
  );
}

interface SeenAgainProps {
  /** The entry of the log that told who won, or with which the round was over. */
  readonly at: number;
  readonly log: readonly LogEntry[];
  close(): void;
}

/** A deal that was decided before, as it was seen then, with all that came of it since; or the end of a round. */
function SeenAgain({ at, log, close }: SeenAgainProps) {
  const { view, seat, seats, words } = useCity();
  const scene = { id: `again ${at}`, kind: log[at]?.kind === 'deal-won' ? 'result' : 'round', at } as const;
  const props = { scene, before: view, after: view, log, seat, seats, words, patience: null, more: false };
  return <Scene {...props} pass={close} skip={close} />;
}

type Beside = 'deal' | 'trades';
const BESIDE: readonly Beside[] = ['deal', 'trades'];

/** Where the deal and the trades share a column. */
function BesideSwitch({ beside, setBeside }: { readonly beside: Beside; setBeside(beside: Beside): void }) {
  const { view, words } = useCity();
  return (
    <nav className="na-switch" aria-label={words.say('beside')}>
      {BESIDE.map((one) => (
        <button key={one} type="button" aria-current={beside === one} onClick={() => setBeside(one)}>
          {words.say(one)}
          {one === 'trades' && view.tradeOffers.length > 0 && <b className="na-chip">{view.tradeOffers.length}</b>}
        </button>
      ))}
    </nav>
  );
}

/** The round track, and the turns that are left in this round. */
function Rounds() {
  const { view, words } = useCity();
  const { round, turnTrack, phase } = view;
  return (
    <div className="na-rounds">
      <ol aria-label={words.field('round')}>
        {ROUND_TRACK.map((space, nth) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track stay where they are
            key={nth}
            className={`${space === 'demand' ? 'demand' : ''} ${nth < round ? 'past' : ''} ${nth === round ? 'now' : ''}`}
            aria-current={nth === round ? 'step' : undefined}
          >
            {space === 'demand' ? words.say('round.demand') : space}
          </li>
        ))}
      </ol>
      <strong>{words.name(phase, 'phase')}</strong>
      <span>{words.say('turns', { turns: turnTrack })}</span>
      <b className="na-threat-now">{words.say('threat.now', { threat: view.threat })}</b>
      <Outlet name="lesson" />
    </div>
  );
}
