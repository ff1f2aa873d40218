/** On a phone, in the question itself: what is to be known for an answer and lies on another part of the table. */
import { CLASSES, countVotes, moneyOf, type Skill, unemployedOf, type WorkerClass } from '@polity/hegemony/page';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { useSpot } from '../board/parts.js';
import type { Spot } from '../board/spots.js';
import { ClassMark, Cube, WorkerFigure } from '../board/workers.js';

/** An answer that is drawn further up too, and the name of its words. */
type Answers = readonly (readonly [Spot, string])[];

export const VOTES: Answers = [
  ['vote:now', 'vote.now'],
  ['vote:later', 'vote.later'],
];
export const STANCES: Answers = [
  ['stance:for', 'stance.for'],
  ['stance:against', 'stance.against'],
];

/** Of a vote: the cubes in the bag and my influence; below them the answers, under the thumb. */
export function Ballot({ answers }: { readonly answers: Answers }) {
  const { view, seat, say, name } = useBoard();
  return (
    <div className="heg-out">
      <p className="heg-at-hand">
        <span>
          <Glyph name="bag" size={12} /> {say('bag')}
        </span>
        {CLASSES.map((role) => (
          <span key={role}>
            <Cube of={role} size={14} />
            <span className="heg-sr">{name(role)}</span>
            <b>{view.bag[role]}</b>
          </span>
        ))}
        <span className="heg-faint">{say('bag.drawn')}</span>
        {seat !== null && (
          <span title={say('influence')}>
            <Glyph name="influence" /> {say('influence')} <b>{view[seat].influence}</b>
          </span>
        )}
      </p>
      {answers.length > 0 && (
        <div className="heg-answers-at-hand">
          {answers.map(([spot, words]) => (
            <AnswerAtHand key={spot} spot={spot} words={words} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What both sides have so far, and what everybody else could still add. */
export function Tally() {
  const { view, seat, say, name } = useBoard();
  const { vote } = view;
  if (vote === null) return null;
  const sides = countVotes(view, vote.stances);
  return (
    <p className="heg-out heg-at-hand heg-tally">
      <span>
        {say('stance.for')} <b>{sides.for}</b> : <b>{sides.against}</b> {say('stance.against')}
      </span>
      <span className="heg-faint">
        <Glyph name="influence" /> {say('tally.others')}
      </span>
      {view.seats
        .filter((of) => of !== seat)
        .map((of) => (
          <span key={of}>
            <ClassMark of={of} />
            <span className="heg-sr">{name(of)}</span>
            <b>{view[of].influence}</b>
          </span>
        ))}
    </p>
  );
}

function AnswerAtHand({ spot, words }: { readonly spot: Spot; readonly words: string }) {
  const { say } = useBoard();
  const { choosable, chosen, choose } = useSpot(spot);
  return (
    <button
      type="button"
      className="button"
      data-at-hand={spot}
      aria-pressed={chosen}
      disabled={!choosable}
      onClick={({ detail }) => choose(detail === 0)}
    >
      {say(words)}
    </button>
  );
}

interface IdleProps {
  readonly of: readonly WorkerClass[];
  /** Whether it costs money. */
  readonly pays?: boolean;
}

/** Who is without work, by skill, to be pressed where one of them is to go; and what I have to pay with. */
export function Idle({ of, pays = false }: IdleProps) {
  const { view, seat, say } = useBoard();
  return (
    <p className="heg-out heg-at-hand">
      {pays && seat !== null && (
        <span title={say('money')}>
          <Glyph name="money" /> {say('money')} <b>{moneyOf(view, seat)}</b>
        </span>
      )}
      <span>{say('unemployed')}</span>
      {of.map((role) => {
        const idle = unemployedOf(view, role);
        return (
          <span key={role}>
            <ClassMark of={role} />
            {idle.map(({ skill, count }) => (
              <IdleWorkers key={skill} of={role} skill={skill} count={count} />
            ))}
            {idle.length === 0 && say('nobody')}
          </span>
        );
      })}
    </p>
  );
}

interface IdleWorkersProps {
  readonly of: WorkerClass;
  readonly skill: Skill;
  readonly count: number;
}

/** They lie on the board too, often further down than what is seen of it. */
function IdleWorkers({ of, skill, count }: IdleWorkersProps) {
  const { say } = useBoard();
  const spot: Spot = `unemployed:${of}:${skill}`;
  const { choosable, chosen, choose } = useSpot(spot);
  const drawn = (
    <>
      <WorkerFigure of={of} skill={skill} size={18} />
      <span className="heg-sr">{say('unemployed.of', { class: of, skill, count })}</span>
      <b aria-hidden="true">{count}</b>
    </>
  );
  if (!choosable) return <span>{drawn}</span>;
  return (
    <button
      type="button"
      className="button heg-idle-at-hand"
      data-at-hand={spot}
      aria-pressed={chosen}
      onClick={({ detail }) => choose(detail === 0)}
    >
      {drawn}
    </button>
  );
}
