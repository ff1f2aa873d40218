/** What can be done with a seat: take it, leave it, lend it to a bot and take it back. */
import type { SeatChange, SeatHolder, TableSummary } from '@polity/server/wire';
import { useState } from 'react';
import { api } from '../api.js';
import { usualBot } from '../home/plan.js';
import { rename, useMyName } from '../me.js';
import { lazyPart } from '../ui/lazy-part.js';
import { useResource } from '../ui/use-resource.js';
import { useSay } from '../words/shell.js';
import { isAwayFromMine, isMine } from './seats.js';
import { SuccessionButtons } from './succession.js';

const NameDialog = lazyPart(() => import('../ui/name-dialog.js'));
const KeepSeat = lazyPart(() => import('./keep-seat.js'));

export interface SeatButtonsProps {
  readonly table: TableSummary;
  readonly seat: string;
  readonly holder: SeatHolder;
  attempt(work: Promise<unknown>): void;
}

export function SeatButtons({ table, seat, holder, attempt }: SeatButtonsProps) {
  const say = useSay();
  const games = useResource(api.games);
  const game = games.value?.find(({ id }) => id === table.game);
  const nameless = useMyName() === null;
  const [naming, setNaming] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const change = (body: SeatChange) => attempt(api.changeSeat(table.id, seat, body));
  /** Before the game the page asks for a name itself; at one that has begun nobody sits down without. */
  const take = () => (nameless && !gathering ? setNaming(true) : change({ take: true }));
  // Who is to play is known only with the game: nobody is lent to another in a hurry.
  const bot = game && usualBot(game);
  const lend = () => bot !== undefined && change({ bot });
  const mine = holder.kind === 'person' && holder.you;
  const gathering = table.status === 'gathering';
  const away = isAwayFromMine(table, holder);
  const canLend = mine || (gathering && table.host && holder.kind === 'open');
  return (
    <div className="seat-buttons">
      {holder.kind === 'open' && (
        <button type="button" className="button choosable" onClick={take}>
          {say('table.seat.take')}
        </button>
      )}
      {canLend && (
        <button
          type="button"
          className="button"
          title={bot && say('table.seat.botWhich', { bot: say(`bot.${bot}`) })}
          disabled={bot === undefined}
          onClick={lend}
        >
          {say('table.seat.bot')}
        </button>
      )}
      {away && (
        <button type="button" className="button" disabled={bot === undefined} onClick={lend}>
          {say('table.seat.standIn')}
        </button>
      )}
      <SuccessionButtons table={table} seat={seat} change={change} />
      {holder.kind === 'bot' && (holder.yours || (gathering && table.host)) && (
        <button type="button" className="button" onClick={() => change({ bot: null })}>
          {say('table.seat.back')}
        </button>
      )}
      {isMine(holder) && (
        <button type="button" className="button quiet" onClick={() => setKeeping(true)}>
          {say('seat.keep')}
        </button>
      )}
      {naming && (
        <NameDialog
          name={null}
          onClose={() => setNaming(false)}
          onName={(name) => {
            setNaming(false);
            attempt(rename(name).then(() => api.changeSeat(table.id, seat, { take: true })));
          }}
        />
      )}
      {keeping && <KeepSeat table={table.id} onClose={() => setKeeping(false)} />}
      {mine && (
        <button type="button" className="button quiet" onClick={() => change({ leave: true })}>
          {say('table.seat.leave')}
        </button>
      )}
    </div>
  );
}
