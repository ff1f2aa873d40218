/** The last turn of an Automa, which unfolds step by step: what it looked at, what it found, what it did. */
import { automaTurns, stepsOfTurn } from '@polity/hegemony/automas';
import type { Seat } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { StepButtons } from '../../../board/step-buttons.js';
import { useSteps } from '../../../board/use-steps.js';
import { Dialog } from '../../../shell/ui/dialog.js';
import { useBoard } from '../board/board-context.js';

export interface AutomaTurnProps {
  readonly of: Seat;
  readonly log: readonly LogEntry[];
}

/** On its board: unfolds when it is opened. */
export function AutomaTurn(props: AutomaTurnProps) {
  const { say } = useBoard();
  const [open, setOpen] = useState(false);
  return (
    <details className="heg-automa-turn" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('automa.last')}</summary>
      {open && <LastTurn {...props} />}
    </details>
  );
}

/** Where its deed is told: a press leads to how it came to that. */
export function AutomaWhy({ of, log }: AutomaTurnProps) {
  const { say, name } = useBoard();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="heg-automa-why"
        aria-label={say('automa.why.label', { seat: of })}
        onClick={() => setOpen(true)}
      >
        {say('automa.why')}
      </button>
      {open && (
        <Dialog title={name(of)} lead={say('automa.last')} onClose={() => setOpen(false)}>
          <div className="heg-in-dialog">
            <LastTurn of={of} log={log} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function LastTurn({ of, log }: AutomaTurnProps) {
  const { say } = useBoard();
  const turn = useMemo(() => automaTurns(log).findLast(({ seat }) => seat === of), [log, of]);
  if (turn === undefined) return <p className="heg-faint">{say('automa.last.none')}</p>;
  return <Unfolding key={turn.from} log={log} steps={stepsOfTurn(turn)} depths={turn.depths} />;
}

interface UnfoldingProps {
  readonly log: readonly LogEntry[];
  readonly steps: readonly (readonly number[])[];
  readonly depths: ReadonlyMap<number, number>;
}

function Unfolding({ log, steps, depths }: UnfoldingProps) {
  const { words } = useBoard();
  const going = useSteps('turn', steps.length, { pace: 900 });
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step moves the list to its end
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [going.shown]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls can be scrolled with the keyboard */}
      <ol ref={list} className="heg-automa-steps" tabIndex={0} aria-live="polite">
        {steps.slice(0, going.shown).map((step) => (
          <li key={step[0]}>
            {step.map((index) => (
              <p key={index} className={depthClass(depths.get(index))}>
                {words.log(log[index] as LogEntry)}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <StepButtons steps={going} words={words} />
    </>
  );
}

/** What happened stands out against what was only looked at. */
function depthClass(depth: number | undefined): string {
  return depth === undefined ? 'done' : depth === 1 ? 'looked' : 'found';
}
