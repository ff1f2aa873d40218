/** The first page: play now, the games, open tables and one's own. */
import { useState } from 'react';
import { api } from '../api.js';
import { Footer } from '../ui/footer.js';
import { Header } from '../ui/header.js';
import { lazyPart } from '../ui/lazy-part.js';
import { Link } from '../ui/link.js';
import { useResource } from '../ui/use-resource.js';
import { useSay } from '../words/shell.js';
import { GameCard } from './game-card.js';
import { NameButton } from './name-button.js';
import type { PlayDialogProps } from './play-dialog.js';
import { RunningGame } from './running-game.js';
import { TableList } from './table-list.js';

const PlayDialog = lazyPart(() => import('./play-dialog.js'));

export function HomePage() {
  const say = useSay();
  const games = useResource(api.games);
  const tables = useResource(api.tables, 5000);
  const [playing, setPlaying] = useState<Pick<PlayDialogProps, 'game' | 'itself'> | null>(null);
  return (
    <div className="page">
      <Header actions={<NameButton />} />
      <main className="home" id="content">
        <RunningGame tables={tables.value?.mine ?? []} />
        <section className="home-games">
          <h1>{say('home.title')}</h1>
          <p className="lead">{say('home.lead')}</p>
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
              <GameCard key={game.id} game={game} onPlay={(itself) => setPlaying({ game, itself })} />
            ))}
          </ul>
        </section>
        <aside className="home-tables">
          <div className="section-title">
            <h2>{say('home.mine')}</h2>
          </div>
          <TableList tables={tables.value?.mine} empty={say('home.mine.none')} mine />
          <div className="section-title">
            <h2>{say('home.open')}</h2>
            <Link to="/new" className="button">
              {say('home.new')}
            </Link>
          </div>
          <TableList tables={tables.value?.open} empty={say('home.open.none')} />
        </aside>
      </main>
      {playing && <PlayDialog {...playing} onClose={() => setPlaying(null)} />}
      <Footer games={games.value?.map(({ id }) => id) ?? []} />
    </div>
  );
}
