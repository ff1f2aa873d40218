/** An election in a panel: while it is held as far as it has come, and once it is over step by step. */

import type { HegemonyView, Seat } from '@polity/hegemony/page';
import { type ElectionStep, type ElectionStory, stepsOf, tally, VOTE } from '@polity/hegemony/page';
import { sectionNumbers } from '@polity/hegemony/telling';
import type { AskDescription, Json } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import type { ReactNode } from 'react';
import { StepButtons } from '../../../board/step-buttons.js';
import { useSteps } from '../../../board/use-steps.js';
import { Glyph } from '../board/icons.js';
import { Spot } from '../board/parts.js';
import { ClassMark, Cube } from '../board/workers.js';
import { Answerer } from '../choices/answerer.js';
import { PolicyEffects } from '../politics/policy-effects.js';

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
  /** What else is wanted while it is held. */
  readonly children?: ReactNode;
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
  children,
}: ElectionEventProps) {
  const steps = stepsOf(story);
  const going = useSteps(`${story.start}`, steps.length, { pace: 600 });
  // What is under way was seen on the stage, as far as it has come; what is over is told again.
  const shown = close ? steps.slice(0, going.shown) : steps;
  const votes = tally(story, shown);
  const asked = ask?.kind === 'stance' || ask?.kind === 'vote-influence';
  const { policy, section, by, stances } = story;
  const mine = stances.find((one) => one.seat === seat);
  // Who has taken a side and still points at it reads that, not that it answers nothing now.
  const taken = ask?.kind === 'stance' || mine === undefined ? undefined : () => <p>{stanceInWords(words, mine)}</p>;
  return (
    <section className={`heg-event-panel heg-edge-${by}`} aria-label={words.say('election.title')}>
      <h3 className="heg-title">
        <ClassMark of={by} /> {words.say('election.bill', { by, policy, section })}
      </h3>
      {/* Who is asked reads it beside what it would change. */}
      {!asked && <p className="heg-faint">{words.part(`section.${policy}`, sectionNumbers(policy, section))}</p>}
      <CubesDrawn shown={shown} words={words} />
      <div className="heg-sides">
        {(['for', 'against'] as const).map((stance) => (
          <Spot
            key={stance}
            name={`stance:${stance}`}
            label={words.say(`election.${stance}`)}
            className={`heg-side ${stance}`}
            tip={taken}
          >
            <span className="heg-label">{words.say(`election.${stance}`)}</span>
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
        <Answerer ask={ask} view={view} words={words} pending={pending} answer={answer} preview={preview} />
      )}
      <p className="heg-event-said" aria-live="polite">
        {said(words, story, shown.at(-1))}
      </p>
      {children}
      {close && <StepButtons steps={going} words={words} close={close} />}
    </section>
  );
}

function stanceInWords(words: GameWords, { seat, stance }: ElectionStory['stances'][number]): string {
  return words.log({ kind: 'stance', params: { seat, stance } });
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
