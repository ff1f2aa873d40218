/** What can be done with a seat: take it, leave it, lend it to a bot and take it back. */
import type { SeatChange, SeatHolder, TableSummary } from '@polity/server/wire';
import { api } from '../api.js';
import { bestBot } from '../home/plan.js';
import { useResource } from '../ui/use-resource.js';
import { useText } from '../words/shell.js';

export interface SeatButtonsProps {
  readonly table: TableSummary;
  readonly seat: string;
  readonly holder: SeatHolder;
  attempt(work: Promise<unknown>): void;
}

export function SeatButtons({ table, seat, holder, attempt }: SeatButtonsProps) {
  const t = useText();
  const games = useResource(api.games);
  const game = games.value?.find(({ id }) => id === table.game);
  const change = (body: SeatChange) => attempt(api.changeSeat(table.id, seat, body));
  const bot = game ? bestBot(game) : 'random';
  const mine = holder.kind === 'person' && holder.you;
  const gathering = table.status === 'gathering';
  const canLend = mine || (gathering && table.host && holder.kind === 'open');
  return (
    <div className="seat-buttons">
      {holder.kind === 'open' && (
        <button type="button" className="button choosable" onClick={() => change({ take: true })}>
          {t('table.seat.take')}
        </button>
      )}
      {canLend && (
        <button
          type="button"
          className="button"
          title={t('table.seat.botWhich', { bot: t(`bot.${bot}`) })}
          onClick={() => change({ bot })}
        >
          {t('table.seat.bot')}
        </button>
      )}
      {holder.kind === 'bot' && (holder.yours || (gathering && table.host)) && (
        <button type="button" className="button" onClick={() => change({ bot: null })}>
          {t('table.seat.back')}
        </button>
      )}
      {mine && (
        <button type="button" className="button quiet" onClick={() => change({ leave: true })}>
          {t('table.seat.leave')}
        </button>
      )}
    </div>
  );
}
