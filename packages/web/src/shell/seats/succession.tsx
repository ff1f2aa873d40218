/** Whether the game itself shall play for somebody who is gone, for good: those who still play agree on it. */
import type { SeatChange, SeatSuccession, TableSummary } from '@polity/server/wire';
import type { LoadedGame } from '../ui/use-game.js';
import { playedName } from '../words/played-itself.js';
import { useSay, useShellWords } from '../words/shell.js';
import { hasASay } from './seats.js';

export interface SuccessionProps {
  readonly table: TableSummary;
  readonly seat: string;
  change(body: SeatChange): void;
}

function successionAt({ seats }: TableSummary, seat: string): SeatSuccession | undefined {
  return seats.find((one) => one.seat === seat)?.succession;
}

/** The ways that can be proposed, but for the one that is. */
export function SuccessionButtons({ table, seat, change }: SuccessionProps) {
  const say = useSay();
  const words = useShellWords();
  const { ways = [], wanted = null } = successionAt(table, seat) ?? {};
  if (!hasASay(table, seat)) return null;
  return ways
    .filter((way) => way !== wanted)
    .map((way) => (
      <button
        key={way}
        type="button"
        className="button"
        title={say('succession.lead')}
        onClick={() => change({ successor: way })}
      >
        {say('succession.propose', { who: playedName(words, table.game, way) })}
      </button>
    ));
}

/** What is proposed, who has not agreed yet, and one's own word on it. */
export function SuccessionProposed({ table, seat, change, game }: SuccessionProps & { readonly game: LoadedGame }) {
  const say = useSay();
  const words = useShellWords();
  const { wanted = null, agreed = false, missing = [] } = successionAt(table, seat) ?? {};
  if (wanted === null) return null;
  const names = words.list(missing.map((other) => game.words.name(other, 'seat')));
  return (
    <div className="seat-buttons" role="status">
      <span>{say('succession.wanted', { who: playedName(words, table.game, wanted), missing: names })}</span>
      {hasASay(table, seat) &&
        (agreed ? (
          <button type="button" className="button quiet" onClick={() => change({ successor: null })}>
            {say('succession.disagree')}
          </button>
        ) : (
          <button type="button" className="button choosable" onClick={() => change({ successor: wanted })}>
            {say('succession.agree')}
          </button>
        ))}
    </div>
  );
}
