/** One game on the first page: what it is in a line, and the way to play it. It suspends until the game's looks are there. */
import type { GameSummary } from '@polity/server/wire';
import { useMemo, useState } from 'react';
import type { CastMember, GameUi } from '../../games/game-ui.js';
import { seatLook } from '../../games/registry.js';
import { api } from '../api.js';
import { LearnLink } from '../learn/learn-link.js';
import { navigate } from '../router.js';
import { playedIn } from '../seats/seats.js';
import { SeatMark } from '../ui/icons.js';
import { Link } from '../ui/link.js';
import { useGameUi } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { useSay, useShellWords } from '../words/shell.js';
import { lastGame } from './last-game.js';

export interface GameCardProps {
  readonly game: GameSummary;
  /** @param itself whether against what the game plays itself. */
  onPlay(itself: boolean): void;
}

export function GameCard({ game, onPlay }: GameCardProps) {
  const say = useSay();
  const words = useShellWords();
  const title = useGameTitle()(game.id);
  const tagline = words.find(`game.${game.id}.tagline`);
  const players = words.find(`game.${game.id}.players`, playerCounts(game));
  return (
    <li className="game-card sheet">
      <Cover game={game.id} />
      <div className="game-card-marks">
        <SeatMarks game={game} />
      </div>
      <h2>{title}</h2>
      {tagline !== undefined && <p>{tagline}</p>}
      {players !== undefined && <p className="muted">{players}</p>}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          onClick={() => onPlay(false)}
          aria-label={say('play.title', { game: title })}
        >
          {say('home.play')}
        </button>
        <AgainstItself game={game.id} onPlay={() => onPlay(true)} />
        <AsLastTime game={game.id} />
        <Link to={`/new?game=${game.id}`} className="button">
          {say('home.new')}
        </Link>
        <LearnLink game={game.id} />
        <Link to={`/games/${game.id}`} className="button quiet">
          {say('home.about')}
        </Link>
      </div>
    </li>
  );
}

/** What a table of it looks like, where the game has drawn that. */
function Cover({ game }: { readonly game: string }) {
  const { Cover: Drawn } = useGameUi(game);
  return Drawn === undefined ? null : (
    <div className="game-card-cover" aria-hidden="true">
      <Drawn />
    </div>
  );
}

/** The way to a game against what the game plays itself. */
function AgainstItself({ game, onPlay }: { readonly game: string; onPlay(): void }) {
  const words = useShellWords();
  const { playsItself } = useGameUi(game);
  if (playsItself === undefined) return null;
  return (
    <button type="button" className="button" onClick={onPlay}>
      {words.text(`game.${game}.against`)}
    </button>
  );
}

/** Begins the kind of game that was last begun, with one press. */
function AsLastTime({ game }: { readonly game: string }) {
  const say = useSay();
  const words = useShellWords();
  const ui = useGameUi(game);
  const [busy, setBusy] = useState(false);
  const table = useMemo(() => lastGame(game), [game]);
  if (table === undefined) return null;
  const mine = Object.entries(table.seats ?? {}).find(([, sitter]) => sitter === 'me')?.[0];
  const bots = Object.values(table.seats ?? {}).filter((sitter) => typeof sitter === 'object').length;
  const count = playedIn(ui, table.options ?? {}).length;
  const who = words.row([
    ...(mine === undefined || ui.dealtParts ? [] : [say(`game.${game}.name.${mine}`)]),
    ...(bots === 0 ? [] : [say('home.last.bots', { bots })]),
    ...(count === 0 ? [] : [words.text(`game.${game}.played.count`, { count })]),
  ]);
  const begin = async () => {
    setBusy(true);
    try {
      navigate(`/table/${(await api.makeTable(table)).id}`);
    } catch {
      // What was possible then may not be now: the choice before a game says why.
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="button as-last-time"
      disabled={busy}
      aria-label={say('home.last.label', { who })}
      onClick={begin}
    >
      {say('home.last')}
      <small>{who}</small>
    </button>
  );
}

function SeatMarks({ game }: { readonly game: GameSummary }) {
  const say = useSay();
  const ui = useGameUi(game.id);
  return partsOf(game, ui).map(({ name, look }) => (
    <span key={name}>
      <SeatMark look={look} size={18} /> {say(`game.${game.id}.name.${name}`)}
    </span>
  ));
}

/** Who is played in a game: the parts that it deals, or its seats. */
export function partsOf(game: GameSummary, ui: GameUi): readonly CastMember[] {
  const seats = allSeats(game);
  return ui.dealtParts ?? seats.map((seat) => ({ name: seat, look: seatLook(ui, seats, seat) }));
}

/** With how many it can be played. */
export function playerCounts({ seatsFor }: GameSummary): { readonly least: number; readonly most: number } {
  const counts = Object.values(seatsFor).map((seats) => seats.length);
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** The seats with as many players as there can be. */
export function allSeats({ seatsFor }: GameSummary): readonly string[] {
  return Object.values(seatsFor).reduce((most, seats) => (seats.length > most.length ? seats : most), []);
}
