/** Who came where. */
import type { Standing } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { seatLook } from '../../games/registry.js';
import { useSeats } from '../seats/seats.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface StandingsProps {
  readonly standings: readonly Standing[];
  readonly table: TableSummary;
  readonly game: LoadedGame;
}

export function Standings({ standings, table, game }: StandingsProps) {
  const say = useSay();
  const players = useSeats(table, game);
  const seats = players.map(({ seat }) => seat);
  return (
    <table className="standings">
      <thead>
        <tr>
          <th scope="col">{say('over.place')}</th>
          <th scope="col">{say('over.seat')}</th>
          <th scope="col">{say('over.player')}</th>
          <th scope="col" className="number">
            {game.words.own('over.score') ?? say('over.score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {standings
          .toSorted((a, b) => a.place - b.place)
          .map(({ seat, place, score, won }) => {
            return (
              <tr key={seat} className={won ? 'won' : undefined}>
                <td>{place}</td>
                <th scope="row">
                  <SeatMark look={seatLook(game.ui, seats, seat)} /> {game.words.name(seat, 'seat')}
                </th>
                <td className="muted">{players.find((one) => one.seat === seat)?.player}</td>
                <td className="number">{score}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}
