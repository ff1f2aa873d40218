/** After the game: who won and by what, the game once more, and the next one. */
import type { TableSummary } from '@polity/server/wire';
import { useState } from 'react';
import { api, recordUrl } from '../api.js';
import { navigate } from '../router.js';
import { ChatPanel } from '../table/chat-panel.js';
import { isMine } from '../table/holder.js';
import type { TableAtHand } from '../table/use-table.js';
import { positionOf } from '../table-state.js';
import { CopyButton } from '../ui/copy-button.js';
import { Header } from '../ui/header.js';
import { Icon } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';
import { BarsChart } from './bars-chart.js';
import { linesOf } from './geometry.js';
import { LinesChart } from './lines-chart.js';
import { Replay } from './replay.js';
import { Standings } from './standings.js';
import { outcomeOf } from './why.js';
import { WhySection } from './why-section.js';

export interface OverPageProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly hand: TableAtHand;
}

export function OverPage({ table, game, hand }: OverPageProps) {
  const t = useText();
  const { standings, chat, seat } = hand.state;
  const seats = table.seats.map((one) => one.seat);
  const winners = standings.filter(({ won }) => won).map((one) => game.words.name(one.seat, 'seat'));
  const outcome = outcomeOf(standings, seat);
  return (
    <div className="page over-page">
      <Header>
        <div className="headline">
          <strong>{t(`game.${game.id}.short`)}</strong>
        </div>
      </Header>
      <main className="over" id="content">
        <div className="over-title">
          <div>
            <h1>{t('over.won', { seats: game.words.list(winners), count: winners.length })}</h1>
            {outcome && (
              <p className="over-outcome">
                {t(`over.outcome.${outcome.result}`, { mine: outcome.mine, other: outcome.other })}
              </p>
            )}
            <p className="muted">{t('over.title')}</p>
          </div>
          <OverButtons table={table} />
        </div>
        <div className="over-charts">
          <section className="sheet padded">
            <h2>{t('over.standings')}</h2>
            <Standings standings={standings} table={table} game={game} />
          </section>
          <section className="sheet padded">
            <h2>{t('over.byRound')}</h2>
            <LinesChart lines={linesOf(standings)} label={t('over.byRound')} seats={seats} game={game} />
          </section>
          <WhySection standings={standings} seat={seat} game={game} />
          <CurveSection hand={hand} seats={seats} game={game} />
          <section className="sheet padded wide">
            <h2>{t('over.bySource')}</h2>
            <BarsChart standings={standings} seats={seats} game={game} />
          </section>
        </div>
        <Replay table={table} game={game} seat={seat} seats={seats} />
        <div className="over-foot">
          <section className="sheet padded">
            <h2>{t('over.verify')}</h2>
            <p className="muted">{t('over.verify.hint')}</p>
            <dl className="seed">
              <dt>{t('table.seed')}</dt>
              <dd>
                <code>{table.seed}</code>
              </dd>
              <dt>{t('table.commitment')}</dt>
              <dd>
                <code>{table.commitment}</code>
              </dd>
            </dl>
          </section>
          <section className="sheet padded">
            <h2>{t('chat.title')}</h2>
            <ChatPanel lines={chat} game={game} seats={seats} say={hand.actions.chat} />
          </section>
        </div>
      </main>
    </div>
  );
}

/** Beside the points, what the game has followed through its rounds. */
function CurveSection({ hand, seats, game }: Pick<OverPageProps, 'hand' | 'game'> & { readonly seats: string[] }) {
  const { curve } = game.ui;
  const position = positionOf(hand.state);
  if (curve === undefined || position === undefined) return null;
  const title = game.words.name(curve.id, 'curve');
  return (
    <section className="sheet padded">
      <h2>{title}</h2>
      <LinesChart lines={curve.lines(position.log, position.view)} label={title} seats={seats} game={game} />
    </section>
  );
}

function OverButtons({ table }: { readonly table: TableSummary }) {
  const t = useText();
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
          {t('over.rematch.go')}
        </Link>
      ) : (
        mine && (
          <button type="button" className="button primary" onClick={rematch}>
            {t('over.rematch')}
          </button>
        )
      )}
      <CopyButton text={location.href} label={t('over.share')} />
      <a className="button" href={recordUrl(table.id)} download>
        <Icon name="download" /> {t('over.download')}
      </a>
      {problem !== null && (
        <span className="problem" role="alert">
          {t('app.failed', { message: problem })}
        </span>
      )}
    </div>
  );
}
