/** The first page: play now, the games, open tables and one's own. */
import type { GameSummary, TableList as Tables } from '@polity/server/wire';
import { Suspense, useState } from 'react';
import { api } from '../api.js';
import { Footer } from '../ui/footer.js';
import { Header } from '../ui/header.js';
import { lazyPart } from '../ui/lazy-part.js';
import { Link } from '../ui/link.js';
import { type Resource, useResource } from '../ui/use-resource.js';
import { useSay } from '../words/shell.js';
import { GameCard } from './game-card.js';
import { NameButton } from './name-button.js';
import type { PlayDialogProps } from './play-dialog.js';
import { RunningGame } from './running-game.js';
import { TableList } from './table-list.js';

const PlayDialog = lazyPart(() => import('./play-dialog.js'));

export function HomePage() {
  const games = useResource(api.games);
  const tables = useResource(api.tables, 5000);
  const [playing, setPlaying] = useState<Pick<PlayDialogProps, 'game' | 'itself'> | null>(null);
  // What is below comes in one piece: whoever is about to press something does not see it move.
  const waiting = (
    <main className="home" id="content">
      <Welcome />
    </main>
  );
  return (
    <div className="page">
      <Header actions={<NameButton />} />
      {isKnown(games) && isKnown(tables) ? (
        <Suspense fallback={waiting}>
          <Home games={games} tables={tables.value} onPlay={setPlaying} />
        </Suspense>
      ) : (
        waiting
      )}
      {playing && <PlayDialog {...playing} onClose={() => setPlaying(null)} />}
    </div>
  );
}

function isKnown({ value, error }: Resource<unknown>): boolean {
  return value !== undefined || error !== undefined;
}

function Welcome() {
  const say = useSay();
  return (
    <div className="home-welcome">
      <h1>{say('home.title')}</h1>
      <p className="lead">{say('home.lead')}</p>
    </div>
  );
}

interface HomeProps {
  readonly games: Resource<readonly GameSummary[]>;
  readonly tables: Tables | undefined;
  onPlay(play: Pick<PlayDialogProps, 'game' | 'itself'>): void;
}

function Home({ games, tables, onPlay }: HomeProps) {
  const say = useSay();
  return (
    <>
      <main className="home" id="content">
        <Welcome />
        <RunningGame tables={tables?.mine ?? []} />
        <section className="home-games">
          {games.error && (
            <p className="problem" role="alert">
              {say('app.failed', { message: games.error.message })}{' '}
              <button type="button" className="button" onClick={games.reload}>
                {say('app.retry')}
              </button>
            </p>
          )}
          <ul className="game-cards" aria-label={say('home.games')}>
            {games.value?.map((game) => (
              <GameCard key={game.id} game={game} onPlay={(itself) => onPlay({ game, itself })} />
            ))}
          </ul>
        </section>
        <aside className="home-tables">
          <div className="section-title">
            <h2>{say('home.mine')}</h2>
          </div>
          <TableList tables={tables?.mine} empty={say('home.mine.none')} mine />
          <div className="section-title">
            <h2>{say('home.open')}</h2>
            <Link to="/new" className="button">
              {say('home.new')}
            </Link>
          </div>
          <TableList tables={tables?.open} empty={say('home.open.none')} />
        </aside>
      </main>
      <Footer games={games.value?.map(({ id }) => id) ?? []} />
    </>
  );
}
