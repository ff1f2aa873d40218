/** An election that is over, told once more step by step. */
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import { type ElectionStep, type ElectionStory, stepsOf, tally, VOTE } from '@polity/hegemony/page';
import { sectionNumbers } from '@polity/hegemony/telling';
import type { GameWords } from '@polity/words';
import { StepButtons } from '../../../board/step-buttons.js';
import { useSteps } from '../../../board/use-steps.js';
import { Glyph } from '../board/icons.js';
import { ClassMark, Cube } from '../board/workers.js';
import './election-event.css';

export interface ElectionEventProps {
  readonly story: ElectionStory;
  readonly view: HegemonyView;
  readonly words: GameWords;
  close(): void;
}

export function ElectionEvent({ story, view, words, close }: ElectionEventProps) {
  const steps = stepsOf(story);
  const going = useSteps(`${story.start}`, steps.length, { pace: 600 });
  const shown = steps.slice(0, going.shown);
  const votes = tally(story, shown);
  const { policy, section, by } = story;
  return (
    <section className={`heg-event-panel heg-edge-${by}`} aria-label={words.say('election.title')}>
      <h3 className="heg-title">
        <ClassMark of={by} /> {words.say('election.bill', { by, policy, section })}
      </h3>
      <p className="heg-faint">
        {words.part(`section.${policy}`, sectionNumbers(policy, section, view.policies.taxation))}
      </p>
      <CubesDrawn shown={shown} words={words} />
      <div className="heg-sides">
        {(['for', 'against'] as const).map((stance) => (
          <div key={stance} className={`heg-side ${stance}`}>
            <span className="heg-label">{words.say(`election.${stance}`)}</span>
            <b className="heg-big">{votes[stance]}</b>
            <span className="heg-side-seats">
              {shown.map((step) =>
                step.type === 'stance' && step.stance === stance ? (
                  <Voter key={step.seat} seat={step.seat} shown={shown} words={words} />
                ) : null,
              )}
            </span>
          </div>
        ))}
      </div>
      <p className="heg-event-said" aria-live="polite">
        {said(words, story, shown.at(-1))}
      </p>
      <StepButtons steps={going} words={words} close={close} />
    </section>
  );
}

function CubesDrawn({ shown, words }: { readonly shown: readonly ElectionStep[]; readonly words: GameWords }) {
  const cubes = shown.flatMap((step) => (step.type === 'cube' ? [step.of] : []));
  const places = Array.from({ length: Math.max(VOTE.drawn, cubes.length) }, (_, place) => ({
    place,
    of: cubes[place],
  }));
  return (
    <ol className="heg-drawn" aria-label={words.say('election.cubes')}>
      {places.map(({ place, of }) => (
        <li key={place} className={of ? 'heg-drawn-cube' : 'heg-drawn-place'} title={of && words.name(of)}>
          {of && (
            <>
              <Cube of={of} size={24} />
              <span className="heg-sr">{words.name(of)}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

interface VoterProps {
  readonly seat: Seat;
  readonly shown: readonly ElectionStep[];
  readonly words: GameWords;
}

/** Who stands there, with a fist once fists are held out, and what was in it once it is open. */
function Voter({ seat, shown, words }: VoterProps) {
  const opened = shown.find((step) => step.type === 'opened' && step.seat === seat);
  const points = shown.find((step) => step.type === 'points' && step.seat === seat);
  const fists = shown.some(({ type }) => type === 'fists');
  return (
    <span className="heg-voter">
      <ClassMark of={seat} size={13} /> {words.say('scene.short', { seat })}
      {fists && opened?.type !== 'opened' && (
        <span className="heg-fist" title={words.say('election.fist')}>
          <Glyph name="lock" />
          <span className="heg-sr">{words.say('election.fist')}</span>
        </span>
      )}
      {opened?.type === 'opened' && (
        <span className="heg-opened" title={words.name('influence')}>
          +{opened.amount} <Glyph name="influence" />
          <span className="heg-sr">{words.name('influence')}</span>
        </span>
      )}
      {points?.type === 'points' && (
        <b title={words.say('step.points', { amount: points.amount })}>
          +{points.amount} <Glyph name="vp" />
          <span className="heg-sr">{words.say('step.points', { amount: points.amount })}</span>
        </b>
      )}
    </span>
  );
}

function said(words: GameWords, story: ElectionStory, step: ElectionStep | undefined): string {
  const { policy, section, by, result } = story;
  switch (step?.type) {
    case 'stance':
      return step.seat === by
        ? words.say('election.proposes', { seat: by })
        : words.say(`election.is-${step.stance}`, { seat: step.seat });
    case 'cube':
      return words.say('election.cube', { class: step.of });
    case 'fists':
      return words.say('election.fists');
    case 'opened':
      return words.say('election.opens', { seat: step.seat, amount: step.amount });
    case 'result':
    case 'points':
      return result ? words.say(result.passed ? 'election.passed' : 'election.rejected', { ...result }) : '';
    default:
      return words.say('election.begins', { policy, section, by });
  }
}
