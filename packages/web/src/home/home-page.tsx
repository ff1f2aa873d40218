/** The first page: play now, the games, open tables and one's own. */
import type { GameSummary } from '@polity/server/wire';
import { lazy, Suspense, useState } from 'react';
import { api } from '../api.js';
import { Footer } from '../ui/footer.js';
import { Header } from '../ui/header.js';
import { Link } from '../ui/link.js';
import { useResource } from '../ui/use-resource.js';
import { useText } from '../words/shell.js';
import { GameCard } from './game-card.js';
import { NameButton } from './name-button.js';
import { TableList } from './table-list.js';

const PlayDialog = lazy(() => import('./play-dialog.js'));

export function HomePage() {
  const t = useText();
  const games = useResource(api.games);
  const tables = useResource(api.tables, 5000);
  const [playing, setPlaying] = useState<GameSummary | null>(null);
  return (
    <div className="page">
      <Header actions={<NameButton />} />
      <main className="home" id="content">
        <section className="home-games">
          <h1>{t('home.title')}</h1>
          <p className="lead">{t('home.lead')}</p>
          {games.error && (
            <p className="problem" role="alert">
              {t('app.failed', { message: games.error.message })}{' '}
              <button type="button" className="button" onClick={games.reload}>
                {t('app.retry')}
              </button>
            </p>
          )}
          <ul className="game-cards" aria-label={t('home.games')}>
            {games.value?.map((game) => (
              <GameCard key={game.id} game={game} onPlay={() => setPlaying(game)} />
            ))}
          </ul>
        </section>
        <aside className="home-tables">
          <div className="section-title">
            <h2>{t('home.mine')}</h2>
          </div>
          <TableList tables={tables.value?.mine} empty={t('home.mine.none')} mine />
          <div className="section-title">
            <h2>{t('home.open')}</h2>
            <Link to="/new" className="button">
              {t('home.new')}
            </Link>
          </div>
          <TableList tables={tables.value?.open} empty={t('home.open.none')} />
        </aside>
      </main>
      <Suspense fallback={null}>{playing && <PlayDialog game={playing} onClose={() => setPlaying(null)} />}</Suspense>
      <Footer games={games.value?.map(({ id }) => id) ?? []} />
    </div>
  );
}
