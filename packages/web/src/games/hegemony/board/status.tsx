/** Where the game stands: the round, the phase, whose turn it is. */
import { ROUNDS, TURNS_PER_ROUND } from '@polity/hegemony/page';
import { Term } from '../../../board/term.js';
import { useBoard } from './board-context.js';
import { ClassMark } from './workers.js';

const PHASES = ['preparation', 'action', 'production', 'elections', 'scoring'] as const;
const ALL_ROUNDS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

export function Status() {
  const { view, say, name } = useBoard();
  const { round, phase, turn } = view;
  return (
    <div className="heg-status">
      <ol className="heg-rounds" aria-label={say('round', { round, rounds: ROUNDS })}>
        {ALL_ROUNDS.map((number) => (
          <li
            key={number}
            className={number < round ? 'past' : number === round ? 'here' : ''}
            aria-current={number === round}
          >
            {number}
          </li>
        ))}
      </ol>
      <ol className="heg-phases">
        {PHASES.map((one) => (
          <li key={one} className={one === phase ? 'here' : ''} aria-current={one === phase}>
            <Term rule={one}>{say(`phase.${one}`)}</Term>
            {one === 'action' && phase === 'action' && (
              <span className="heg-turn" title={name(turn.seat)}>
                {say('turn', { number: turn.number, turns: TURNS_PER_ROUND })}
                <ClassMark of={turn.seat} size={10} />
                <span className="heg-sr">{name(turn.seat)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
