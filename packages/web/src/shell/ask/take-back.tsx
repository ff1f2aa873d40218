/** While a bot plays a seat of mine: the way back to it. */
import { api } from '../api.js';
import { useSay } from '../words/shell.js';

export default function TakeBack({ table, seat }: { readonly table: string; readonly seat: string }) {
  const say = useSay();
  return (
    <button
      type="button"
      className="button"
      onClick={() => void api.changeSeat(table, seat, { bot: null }).catch(() => undefined)}
    >
      {say('table.seat.back')}
    </button>
  );
}
