/** An election as an event: stances, five cubes one by one, closed fists, their opening, the result. */
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import type { AskDescription, Json } from '@polity/kernel';
import type { GameWords } from '../../words/game-words.js';
import { AmountBox } from './amount-box.js';
import { type ElectionStep, type ElectionStory, stepsOf, tally } from './election-story.js';
import { Glyph } from './icons.js';
import { PolicyEffects } from './policy-effects-panel.js';
import { say } from './say.js';
import { Spot } from './spot.js';
import { StepButtons } from './step-buttons.js';
import { useSteps } from './use-steps.js';
import { ClassMark, Cube } from './workers.js';

export interface ElectionEventProps {
  readonly story: ElectionStory;
  readonly view: HegemonyView;
  readonly seat: Seat | null;
  readonly words: GameWords;
  readonly ask: AskDescription | null;
  readonly pending?: boolean;
  /** Whether the closed fist is filled here; otherwise it is in the ask bar. */
  readonly fistHere?: boolean;
  /** Closes what is decided; what is under way stays. */
  readonly close?: () => void;
  answer?(value: Json): void;
  preview?(value: Json | null): void;
}

const nothing = () => undefined;

export function ElectionEvent({
  story,
  view,
  seat,
  words,
  ask,
  pending = false,
  fistHere = false,
  answer = nothing,
  preview = nothing,
  close,
}: ElectionEventProps) {
  const steps = stepsOf(story);
  const going = useSteps(`${story.start}`, steps.length, { pace: 600 });
  const shown = steps.slice(0, going.shown);
  const votes = tally(story, shown);
  const asked = ask?.kind === 'stance' || ask?.kind === 'vote-influence';
  const { policy, section, by } = story;
  return (
    <section className={`heg-event-panel heg-edge-${by}`} aria-label={say(words, 'election.title')}>
      <h3 className="heg-title">
        <ClassMark of={by} /> {say(words, 'election.bill', { by, policy, section })}
      </h3>
      <p className="heg-faint">{words.name(`${policy}.${section}`, 'sectionText')}</p>
      <CubesDrawn shown={shown} words={words} />
      <div className="heg-sides">
        {(['for', 'against'] as const).map((stance) => (
          <Spot
            key={stance}
            name={`stance:${stance}`}
            label={say(words, `election.${stance}`)}
            className={`heg-side ${stance}`}
          >
            <span className="heg-label">{say(words, `election.${stance}`)}</span>
            <b className="heg-big">{votes[stance]}</b>
            <span className="heg-side-seats">
              {shown.map((step) =>
                step.type === 'stance' && step.stance === stance ? (
                  <Voter key={step.seat} seat={step.seat} shown={shown} words={words} />
                ) : null,
              )}
            </span>
          </Spot>
        ))}
      </div>
      {asked && <PolicyEffects view={view} policy={policy} seat={seat} words={words} proposed={section} />}
      {fistHere && ask?.kind === 'vote-influence' && (
        <AmountBox ask={ask} view={view} words={words} pending={pending} answer={answer} preview={preview} />
      )}
      <p className="heg-event-said" aria-live="polite">
        {said(words, story, shown.at(-1))}
      </p>
      {!asked && <StepButtons steps={going} words={words} close={close} />}
    </section>
  );
}

function CubesDrawn({ shown, words }: { readonly shown: readonly ElectionStep[]; readonly words: GameWords }) {
  const cubes = shown.flatMap((step) => (step.type === 'cube' ? [step.of] : []));
  const places = Array.from({ length: Math.max(5, cubes.length) }, (_, place) => ({ place, of: cubes[place] }));
  return (
    <ol className="heg-drawn" aria-label={say(words, 'election.cubes')}>
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
      <ClassMark of={seat} size={13} /> <span className="heg-voter-name">{words.name(seat)}</span>
      {fists && opened?.type !== 'opened' && (
        <span className="heg-fist" title={say(words, 'election.fist')}>
          <Glyph name="lock" />
          <span className="heg-sr">{say(words, 'election.fist')}</span>
        </span>
      )}
      {opened?.type === 'opened' && (
        <span className="heg-opened" title={words.name('influence')}>
          +{opened.amount} <Glyph name="influence" />
          <span className="heg-sr">{words.name('influence')}</span>
        </span>
      )}
      {points?.type === 'points' && (
        <b title={say(words, 'step.points', { amount: points.amount })}>
          +{points.amount} <Glyph name="vp" />
          <span className="heg-sr">{say(words, 'step.points', { amount: points.amount })}</span>
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
        ? say(words, 'election.proposes', { seat: by })
        : say(words, `election.is-${step.stance}`, { seat: step.seat });
    case 'cube':
      return say(words, 'election.cube', { class: step.of });
    case 'fists':
      return say(words, 'election.fists');
    case 'opened':
      return say(words, 'election.opens', { seat: step.seat, amount: step.amount });
    case 'result':
    case 'points':
      return result ? say(words, result.passed ? 'election.passed' : 'election.rejected', { ...result }) : '';
    default:
      return say(words, 'election.begins', { policy, section, by });
  }
}
