/** After the game: who won and by what, the game once more, and the next one. */
import type { TableSummary } from '@polity/server/wire';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { api, recordUrl } from '../api.js';
import { haveFinished } from '../finished-games.js';
import { positionOf } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { ChatPanel } from '../log/chat-panel.js';
import type { Past } from '../past/use-past.js';
import { navigate } from '../router.js';
import { isMine } from '../seats/seats.js';
import { CopyButton } from '../ui/copy-button.js';
import { Header } from '../ui/header.js';
import { Icon } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { WithWords } from '../words/later-words.js';
import { useSay } from '../words/shell.js';
import { AnalysisSection } from './analysis-section.js';
import { BarsChart } from './bars-chart.js';
import { type Line, linesOf } from './geometry.js';
import { keptMoment } from './kept-moment.js';
import { LinesChart } from './lines-chart.js';
import { askedAt } from './moment-at.js';
import { Replay } from './replay.js';
import { Standings } from './standings.js';
import { type Analysis, foundIn, useAnalysis } from './use-analysis.js';
import { outcomeOf, winnersOf } from './why.js';
import { WhySection } from './why-section.js';
import '../styles/over.css';

export interface OverPageProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly live: LiveTable;
  readonly past: Past;
}

const LATER = ['over', 'past'] as const;

/** With the words that are wanted only here. */
export default function OverPage(props: OverPageProps) {
  return (
    <WithWords later={LATER}>
      <Over {...props} />
    </WithWords>
  );
}

/** The end of a game, or all of it once more in the whole window. */
function Over({ table, game, live, past }: OverPageProps) {
  const analysis = useAnalysis(table.id);
  const played = table.seats.some(({ holder }) => isMine(holder));
  useEffect(() => {
    if (played) haveFinished(table.game);
  }, [played, table.game]);
  const [atOnce, setAtOnce] = useState(true);
  const leaving = useWayBack(past.open);
  const replay = () => {
    leaving('replay');
    const told = keptMoment(table.id, positionOf(live.state)?.seat ?? null);
    setAtOnce(told === 0);
    past.go(told);
  };
  const show = async (step: number) => {
    leaving(`step ${step}`);
    setAtOnce(false);
    // A game that cannot be shown again says so in the replay.
    const told = await api.past(table.id, 0, positionOf(live.state)?.seat ?? null).then(
      (all) => all.moments[askedAt(all, step)],
      () => undefined,
    );
    past.go(told ?? 0);
  };
  return past.open ? (
    <Replay {...{ table, game, live, past, atOnce }} found={foundIn(analysis.state)} />
  ) : (
    <End {...{ table, game, live, analysis, replay, show }} />
  );
}

/** Who comes back finds the page where it was left, and the focus on what they had pressed. */
function useWayBack(away: boolean): (pressed: string) => void {
  const left = useRef<{ readonly pressed: string; readonly at: number } | null>(null);
  useLayoutEffect(() => {
    if (away || left.current === null) return;
    const { pressed, at } = left.current;
    left.current = null;
    scrollTo(0, at);
    document.querySelector<HTMLElement>(`[data-opens="${pressed}"]`)?.focus({ preventScroll: true });
  }, [away]);
  return (pressed) => {
    left.current = { pressed, at: scrollY };
  };
}

interface EndProps extends Omit<OverPageProps, 'past'> {
  readonly analysis: Analysis;
  replay(): void;
  /** Shows the table at which a step of the record was asked for. */
  show(step: number): void;
}

function End({ table, game, live, analysis, replay, show }: EndProps) {
  const say = useSay();
  const titled = useGameTitle();
  // A game may count something other than points, and says so itself.
  const measured = (key: string) => game.words.own(key) ?? say(key);
  const { standings, seat } = live.state;
  const seats = table.seats.map((one) => one.seat);
  const mine = table.seats.filter(({ holder }) => holder.kind === 'person' && holder.you).map((one) => one.seat);
  // Who plays for several is none of them.
  const { iWon, others } = winnersOf(standings, mine.length === 1 ? (mine[0] ?? null) : null);
  const winners = game.words.list(others.map((one) => game.words.name(one, 'seat')));
  const won = say(iWon ? 'over.won.you' : 'over.won', { seats: winners, count: others.length });
  const { Ending, EndingTitle } = game.ui;
  const outcome = Ending === undefined ? outcomeOf(standings, seat) : undefined;
  const position = positionOf(live.state);
  const charts = (
    <>
      <section className="sheet padded">
        <h2>{measured('over.byRound')}</h2>
        <LinesChart
          lines={linesOf(standings)}
          label={measured('over.byRound')}
          unit={measured('over.score')}
          seats={seats}
          game={game}
        />
      </section>
      <CurveSection live={live} seats={seats} game={game} />
    </>
  );
  const why =
    Ending === undefined || position === undefined ? (
      <WhySection standings={standings} seat={seat} game={game} view={position?.view} />
    ) : (
      <section className="sheet padded">
        <h2>{say('over.why')}</h2>
        <Ending view={position.view} seat={seat} words={game.words} />
      </section>
    );
  // Against several others it is as long as all the rest.
  const long = Ending === undefined && standings.length > 2;
  return (
    <div className="page over-page">
      <Header>
        <div className="headline">
          <strong>{titled(game.id, 'short')}</strong>
        </div>
      </Header>
      <main className="over" id="content">
        <div className="over-title">
          <div>
            <h1>
              {EndingTitle && position && mine.length === 1 ? (
                <EndingTitle view={position.view} seat={mine[0] ?? null} words={game.words} />
              ) : (
                won
              )}
            </h1>
            {EndingTitle && mine.length === 1 && <p className="over-outcome">{won}</p>}
            {outcome && (
              <p className="over-outcome">
                {say(`over.outcome.${outcome.result}`, { ...outcome, level: outcome.mine === outcome.other })}
              </p>
            )}
            <p className="muted">{say('over.title')}</p>
          </div>
          <OverButtons table={table} replay={replay} />
        </div>
        <div className="over-columns">
          <div>
            <section className="sheet padded">
              <h2>{say('over.standings')}</h2>
              <Standings standings={standings} table={table} game={game} />
            </section>
            {long ? charts : why}
          </div>
          <div>{long ? why : charts}</div>
        </div>
        <section className="sheet padded">
          <h2>{measured('over.bySource')}</h2>
          <BarsChart standings={standings} seats={seats} game={game} />
        </section>
        {game.ui.judged && <AnalysisSection {...{ analysis, game, seats, position, show }} table={table.id} />}
        <div className="over-foot">
          <section className="sheet padded">
            <h2>{say('over.verify')}</h2>
            <p className="muted">{say('over.verify.hint')}</p>
            <dl className="seed">
              <dt>{say('table.seed')}</dt>
              <dd>
                <code>{table.seed}</code>
              </dd>
              <dt>{say('table.commitment')}</dt>
              <dd>
                <code>{table.commitment}</code>
              </dd>
            </dl>
          </section>
          <section className="sheet padded">
            <h2>{say('chat.title')}</h2>
            <ChatPanel table={table} game={game} live={live} />
          </section>
        </div>
      </main>
    </div>
  );
}

/** Beside the points, what the game has followed through its rounds. */
function CurveSection({ live, seats, game }: Pick<OverPageProps, 'live' | 'game'> & { readonly seats: string[] }) {
  const { curve } = game.ui;
  const position = positionOf(live.state);
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  useEffect(() => {
    if (position) curve?.lines(position.log, position.view).then(setLines, () => undefined);
  }, [curve, position]);
  if (curve === undefined || lines === null) return null;
  const title = game.words.name(curve.id, 'curve');
  return (
    <section className="sheet padded">
      <h2>{title}</h2>
      <LinesChart lines={lines} label={title} unit={game.words.name(curve.id)} seats={seats} game={game} />
    </section>
  );
}

function OverButtons({ table, replay }: Pick<EndProps, 'table' | 'replay'>) {
  const say = useSay();
  const [problem, setProblem] = useState<string | null>(null);
  const mine = table.seats.some(({ holder }) => isMine(holder));
  const rematch = async () => {
    try {
      navigate(`/table/${(await api.rematch(table.id)).id}`);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <div className="buttons">
      {table.rematch !== null ? (
        <Link to={`/table/${table.rematch}`} className="button primary">
          {say('over.rematch.go')}
        </Link>
      ) : (
        mine && (
          <button type="button" className="button primary" onClick={rematch}>
            {say('over.rematch')}
          </button>
        )
      )}
      <button type="button" className="button" data-opens="replay" onClick={replay}>
        <Icon name="play" /> {say('over.replay')}
      </button>
      <CopyButton text={location.href} label={say('over.share')} />
      <a className="button" href={recordUrl(table.id)} download>
        <Icon name="download" /> {say('over.download')}
      </a>
      {problem !== null && (
        <span className="problem" role="alert">
          {say('app.failed', { message: problem })}
        </span>
      )}
    </div>
  );
}
