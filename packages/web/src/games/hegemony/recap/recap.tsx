/** Goes through a phase again: step by step, with who got what from whom, and everybody's sums running along. */
import type { Phase, Seat } from '@polity/hegemony/page';
import { afterScoring, type Chapter, type Gains, type RecapStep, stepsOfChapter } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { useEffect, useMemo, useRef } from 'react';
import { StepButtons } from '../../../board/step-buttons.js';
import { useSteps } from '../../../board/use-steps.js';
import { GainsRow } from './gains.js';
import { tell } from './tell.js';
import './recap.css';

export interface RecapProps {
  readonly log: readonly LogEntry[];
  readonly chapter: Chapter;
  readonly words: GameWords;
  readonly seat: Seat | null;
  readonly close?: (() => void) | undefined;
}

export function Recap({ log, chapter, words, seat, close }: RecapProps) {
  const steps = useMemo(() => stepsOfChapter(log, chapter), [log, chapter]);
  const after = useMemo(() => afterScoring(log, chapter, seat), [log, chapter, seat]);
  const { round, phase } = chapter;
  const going = useSteps(`${round} ${phase}`, steps.length, { pace: 1100 });
  const list = useRef<HTMLOListElement>(null);
  const shown = steps.slice(0, going.shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step moves the list to its end
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [going.shown]);
  return (
    <section className="heg-recap" aria-label={words.say('recap.title', { phase, round })}>
      <h3 className="heg-title">{words.say('recap.title', { phase, round })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls can be scrolled with the keyboard */}
      <ol ref={list} className="heg-recap-steps" tabIndex={0} aria-live="polite">
        {shown.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a log stay where they are
          <Step key={index} step={step} phase={phase} words={words} seat={seat} />
        ))}
        {going.shown >= steps.length && after.length > 0 && (
          <li className="heg-recap-step">
            {after.map((message) => (
              <p key={JSON.stringify(message)}>{words.say(message)}</p>
            ))}
          </li>
        )}
      </ol>
      <div className="heg-recap-sums">
        <span className="heg-label">{words.say('recap.sums')}</span>
        {sumOf(shown).map((gains) => (
          <GainsRow key={gains.seat} gains={gains} words={words} mine={gains.seat === seat} />
        ))}
      </div>
      <StepButtons steps={going} words={words} close={close} />
    </section>
  );
}

function Step({
  step,
  phase,
  words,
  seat,
}: {
  readonly step: RecapStep;
  readonly phase: Phase;
  readonly words: GameWords;
  readonly seat: Seat | null;
}) {
  const { kind, subject, entries, gains } = step;
  return (
    <li className="heg-recap-step">
      <strong>{words.say(`recap.${kind}`, subject === null ? {} : { subject })}</strong>
      <ul>
        {entries.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a log stay where they are
          <li key={index}>{tell(words, entries, index, phase)}</li>
        ))}
      </ul>
      <div className="heg-recap-gains">
        {gains.map((one) => (
          <GainsRow key={one.seat} gains={one} words={words} mine={one.seat === seat} />
        ))}
      </div>
    </li>
  );
}

/** What everybody has gained in these steps together. */
export function sumOf(steps: readonly RecapStep[]): readonly Gains[] {
  const sums = new Map<Seat, Gains>();
  for (const { seat, money, points, goods } of steps.flatMap(({ gains }) => gains)) {
    const before = sums.get(seat);
    const all: Record<string, number> = { ...before?.goods };
    for (const [resource, amount] of Object.entries(goods)) all[resource] = (all[resource] ?? 0) + amount;
    sums.set(seat, { seat, money: (before?.money ?? 0) + money, points: (before?.points ?? 0) + points, goods: all });
  }
  return [...sums.values()];
}
