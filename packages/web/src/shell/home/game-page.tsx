/** What a game is, in one screen. */
import type { GameSummary } from '@polity/server/wire';
import { Suspense, useState } from 'react';
import { api } from '../api.js';
import { LearnLink, RulesLink } from '../learn/learn-link.js';
import { Footer } from '../ui/footer.js';
import { Header } from '../ui/header.js';
import { SeatMark } from '../ui/icons.js';
import { lazyPart } from '../ui/lazy-part.js';
import { Link } from '../ui/link.js';
import { useGame } from '../ui/use-game.js';
import { useResource } from '../ui/use-resource.js';
import { useGameTitle } from '../words/game-title.js';
import { WithWords } from '../words/later-words.js';
import { useSay, useShellWords } from '../words/shell.js';
import { partsOf, playerCounts } from './game-card.js';

const PlayDialog = lazyPart(() => import('./play-dialog.js'));

const PARAGRAPHS = ['1', '2', '3'];

export function GamePage({ id }: { readonly id: string }) {
  return (
    <WithWords later={['begin']}>
      <About id={id} />
    </WithWords>
  );
}

function About({ id }: { readonly id: string }) {
  const say = useSay();
  const words = useShellWords();
  const titled = useGameTitle();
  const games = useResource(api.games);
  const game = games.value?.find((one) => one.id === id);
  const [playing, setPlaying] = useState(false);
  return (
    <div className="page">
      <Header />
      <main className="about" id="content">
        <h1>{titled(id)}</h1>
        <p className="lead">{words.find(`game.${id}.tagline`)}</p>
        <p className="muted">{game && words.find(`game.${id}.players`, playerCounts(game))}</p>
        <div className="about-columns">
          <div className="about-text">
            {PARAGRAPHS.map((n) => (
              <p key={n}>{words.find(`game.${id}.about.${n}`)}</p>
            ))}
          </div>
          {game && <Roles game={game} />}
        </div>
        <div className="buttons">
          <button type="button" className="button primary" disabled={!game} onClick={() => setPlaying(true)}>
            {say('home.play')}
          </button>
          <Link to={`/new?game=${id}`} className="button">
            {say('home.new')}
          </Link>
          <Suspense fallback={null}>
            <LearnLink game={id} />
            <RulesLink game={id} />
          </Suspense>
        </div>
      </main>
      {game && playing && <PlayDialog game={game} onClose={() => setPlaying(false)} />}
      <Footer games={[id]} />
    </div>
  );
}

function Roles({ game }: { readonly game: GameSummary }) {
  const { id } = game;
  const shell = useShellWords();
  const { ui, words } = useGame(id);
  const dealt = shell.find(`game.${id}.dealt`);
  return (
    <ul className="roles">
      {partsOf(game, ui).map(({ name, look }) => (
        <li key={name} className="sheet">
          <SeatMark look={look} size={18} />
          <div>
            <strong>{shell.find(`game.${id}.name.${name}`) ?? words.name(name, 'seat')}</strong>
            <p className="muted">{shell.find(`game.${id}.role.${name}`)}</p>
          </div>
        </li>
      ))}
      {dealt !== undefined && <li className="muted">{dealt}</li>}
    </ul>
  );
}
