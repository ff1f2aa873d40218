/** Guided rounds: who can be learned, and a table laid for it with bots on the other seats. */
import type { GameSummary, TableSummary } from '@polity/server/wire';
import { useState } from 'react';
import { seatLook } from '../../games/registry.js';
import type { SeatLook } from '../../games/seat.js';
import { api } from '../api.js';
import { allSeats } from '../home/game-card.js';
import { meAgainstBots, tableOf, usualPlan } from '../home/plan.js';
import { navigate } from '../router.js';
import { Failed } from '../ui/failed.js';
import { Header } from '../ui/header.js';
import { SeatMark } from '../ui/icons.js';
import { useGame } from '../ui/use-game.js';
import { useResource } from '../ui/use-resource.js';
import { useGameTitle } from '../words/game-title.js';
import { WithWords } from '../words/later-words.js';
import { useSay, useShellWords } from '../words/shell.js';
import { keepLesson, keptLesson } from './kept-lesson.js';
import '../styles/learn.css';

export interface LearnPageProps {
  readonly id: string;
}

export default function LearnPage(props: LearnPageProps) {
  return (
    <WithWords later={['begin']}>
      <Learn {...props} />
    </WithWords>
  );
}

function Learn({ id }: LearnPageProps) {
  const say = useSay();
  const titled = useGameTitle();
  const games = useResource(api.games);
  const game = games.value?.find((one) => one.id === id);
  return (
    <div className="page">
      <Header />
      <main className="about" id="content">
        <h1>{say('learn.title', { game: titled(id, 'short') })}</h1>
        {games.error && <p className="problem">{say('app.failed', { message: games.error.message })}</p>}
        {game && <Offered game={game} />}
      </main>
    </div>
  );
}

function Offered({ game }: { readonly game: GameSummary }) {
  const say = useSay();
  const shell = useShellWords();
  const { ui, words } = useGame(game.id);
  const tables = useResource(api.tables);
  const [problem, setProblem] = useState<string | null>(null);
  const { lessons } = ui;
  if (lessons === undefined) return <p className="lead">{say('learn.none')}</p>;
  const begin = async (seat: string) => {
    try {
      const lesson = (await lessons.load()).find((one) => one.seat === seat);
      if (lesson === undefined) return;
      const plan = usualPlan(game, 'bots');
      const laid = meAgainstBots(game, { ...plan, options: { ...plan.options, ...lesson.options } }, seat);
      navigate(`/table/${(await api.makeTable(tableOf(game.id, laid))).id}`);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const seats = allSeats(game);
  const begun = (seat: string) => tables.value?.mine.find((table) => isBegun(table, game.id, lessons.option, seat));
  return (
    <>
      <p className="lead">{say('learn.lead')}</p>
      <Failed message={problem} />
      <ul className="learn-seats">
        {lessons.seats.map((seat) => (
          <LearnSeat
            key={seat}
            game={game.id}
            seat={seat}
            name={shell.find(`game.${game.id}.lesson-name.${seat}`) ?? words.name(seat, 'seat')}
            look={lessons.looks?.[seat] ?? seatLook(ui, seats, seat)}
            begun={begun(seat)}
            begin={() => begin(seat)}
          />
        ))}
      </ul>
    </>
  );
}

interface LearnSeatProps {
  readonly game: string;
  readonly seat: string;
  readonly name: string;
  readonly look: SeatLook;
  /** Its guided round, where one has been begun and is not over. */
  readonly begun: TableSummary | undefined;
  begin(): void;
}

function LearnSeat({ game, seat, name, look, begun, begin }: LearnSeatProps) {
  const say = useSay();
  const shell = useShellWords();
  const advice = shell.find(`game.${game}.lesson-advice.${seat}`);
  const goOn = ({ id }: TableSummary) => {
    keepLesson(id, { ...keptLesson(id), left: false });
    navigate(`/table/${id}`);
  };
  return (
    <li className="sheet">
      <h2>
        <SeatMark look={look} size={28} /> {name}
      </h2>
      <p className="muted">
        {shell.find(`game.${game}.lesson-role.${seat}`) ?? shell.find(`game.${game}.role.${seat}`)}{' '}
        {advice !== undefined && <strong>{advice}</strong>}
      </p>
      {begun && (
        <button
          type="button"
          className="button primary"
          aria-label={say('learn.goOn.label', { seat: name })}
          onClick={() => goOn(begun)}
        >
          {say('learn.goOn')}
        </button>
      )}
      <button
        type="button"
        className={begun ? 'button' : 'button primary'}
        aria-label={say('learn.begin.label', { seat: name, again: begun !== undefined })}
        onClick={begin}
      >
        {say('learn.begin', { again: begun !== undefined })}
      </button>
    </li>
  );
}

/** A guided round of this seat that I am in the middle of. */
function isBegun({ id, game, options, status }: TableSummary, wanted: string, option: string, seat: string): boolean {
  return game === wanted && status === 'playing' && options[option] === seat && !keptLesson(id).over;
}
