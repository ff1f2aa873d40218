/** One game on the first page: what it is in a line, and the way to play it. */
import type { GameSummary } from '@polity/server/wire';
import { Suspense } from 'react';
import { seatLook } from '../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import { useGameUi } from '../ui/use-game.js';
import { useText } from '../words/shell.js';

export function GameCard({ game, onPlay }: { readonly game: GameSummary; onPlay(): void }) {
  const t = useText();
  const title = t(`game.${game.id}.title`);
  return (
    <li className="game-card sheet">
      <div className="game-card-marks">
        <Suspense fallback={null}>
          <SeatMarks game={game} />
        </Suspense>
      </div>
      <h2>{title}</h2>
      <p>{t(`game.${game.id}.tagline`)}</p>
      <p className="muted">{t(`game.${game.id}.players`)}</p>
      <div className="buttons">
        <button type="button" className="button primary" onClick={onPlay} aria-label={t('play.title', { game: title })}>
          {t('home.play')}
        </button>
        <Link to={`/new?game=${game.id}`} className="button">
          {t('home.new')}
        </Link>
        <Link to={`/games/${game.id}`} className="button quiet">
          {t('home.about')}
        </Link>
      </div>
    </li>
  );
}

function SeatMarks({ game }: { readonly game: GameSummary }) {
  const t = useText();
  const ui = useGameUi(game.id);
  const seats = allSeats(game);
  return seats.map((seat) => (
    <span key={seat}>
      <SeatMark look={seatLook(ui, seats, seat)} size={18} /> {t(`game.${game.id}.seat.${seat}`)}
    </span>
  ));
}

/** The seats with as many players as there can be. */
export function allSeats({ seatsFor }: GameSummary): readonly string[] {
  return Object.values(seatsFor).reduce((most, seats) => (seats.length > most.length ? seats : most), []);
}
