/** Guided rounds: who can be learned, and a table laid for it with bots on the other seats. */
import type { GameSummary } from '@polity/server/wire';
import { useState } from 'react';
import { seatLook } from '../../games/registry.js';
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
import { useSay, useShellWords } from '../words/shell.js';
import '../styles/learn.css';

export default function LearnPage({ id }: { readonly id: string }) {
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
  return (
    <>
      <p className="lead">{say('learn.lead')}</p>
      <Failed message={problem} />
      <ul className="learn-seats">
        {lessons.seats.map((seat) => (
          <li key={seat} className="sheet">
            <SeatMark look={seatLook(ui, seats, seat)} size={28} />
            <p className="muted">{shell.find(`game.${game.id}.role.${seat}`)}</p>
            <button type="button" className="button primary" onClick={() => begin(seat)}>
              {say('learn.begin', {
                seat: shell.find(`game.${game.id}.lesson-name.${seat}`) ?? words.name(seat, 'seat'),
              })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
