/** What the others did since my turn, in a strip: who, which card or action, what it did to me. */
import { type Deed, type Did, deedsOfOthers, type Seat, type Told } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { type RefCallback, useCallback, useMemo, useState } from 'react';
import { Into } from '../../../board/outlets.js';
import { useNarrow } from '../../../shell/ui/use-narrow.js';
import { useBoard } from '../board/board-context.js';
import { AutomaWhy } from '../board/of-modules.js';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';
import { GainsRow } from './gains.js';
import './strip.css';

interface StripProps {
  readonly log: readonly LogEntry[];
  /** Opens the recap, where all of it is told. */
  open(): void;
}

/** Nothing for those who only watch, when nothing was done, and once I have done something myself. */
export default function Strip({ log, open }: StripProps) {
  const { seat, say } = useBoard();
  const narrow = useNarrow();
  const deeds = useMemo(() => (seat === null ? [] : deedsOfOthers(log, seat)), [log, seat]);
  const [list, more] = useLeftOut(deeds);
  if (deeds.length === 0) return null;
  const strip = (
    <section className="heg-strip" aria-label={say('strip')}>
      <h3 className="heg-strip-title">
        <button type="button" className="heg-strip-all" onClick={open}>
          {say('strip')} <small>{say('strip.deeds', { count: deeds.length, more })}</small>
        </button>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard */}
      <ol ref={list} tabIndex={0} aria-label={say('strip')}>
        {deeds.toReversed().map((deed, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deeds of a log stay where they are, the newest first
          <DeedLine key={deeds.length - index} deed={deed} log={log} />
        ))}
      </ol>
    </section>
  );
  if (narrow) return strip;
  return (
    <Into outlet="digest">
      <div className="heg-out">{strip}</div>
    </Into>
  );
}

/** How many have no room: above the log only whole ones are shown, and the others wrap out of sight. */
function useLeftOut(deeds: readonly Deed[]): [RefCallback<HTMLOListElement>, number] {
  const [leftOut, setLeftOut] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other deeds have other heights
  const list = useCallback(
    (shown: HTMLOListElement) => {
      const count = () => {
        const edge = shown.getBoundingClientRect().right;
        const out = [...shown.children].filter((deed) => deed.getBoundingClientRect().left >= edge);
        setLeftOut(getComputedStyle(shown).flexWrap === 'wrap' ? out.length : 0);
      };
      const room = new ResizeObserver(count);
      room.observe(shown);
      return () => room.disconnect();
    },
    [deeds],
  );
  return [list, leftOut];
}

/** The deed, what came of it, and what was done besides: a line each, whole where it is pointed at. */
function DeedLine({ deed, log }: { readonly deed: Deed; readonly log: readonly LogEntry[] }) {
  const { words, say, name, describe } = useBoard();
  const { seat, card, what, told, also, mine } = deed;
  const lines = [...(told.length === 0 ? [] : [toldIn(words, told)]), ...also.map((did) => alsoIn(words, did))];
  const faced = card || seat === null;
  // What is said of a vote names the policy itself.
  const [vote, ...besides] = seat === null ? lines : [undefined, ...lines];
  return (
    <li title={lines.join('\n') || describe(what)}>
      {faced ? <Face of={what} size={34} /> : <Sign of={seat} />}
      <span className="heg-strip-what">
        <span>
          {card && seat && <ClassMark of={seat} />} {seat && <span className="heg-sr">{name(seat)}</span>}{' '}
          <b>{vote ?? name(what, faced ? '' : 'action')}</b> {seat && <AutomaWhy of={seat} log={log} />}
        </span>
        {besides.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      {mine ? (
        <GainsRow gains={mine} words={words} mine />
      ) : (
        lines.length === 0 && <small className="heg-strip-nothing">{say('strip.nothing')}</small>
      )}
    </li>
  );
}

function toldIn(words: GameWords, told: readonly Told[]): string {
  return words.paragraph(
    told.map((one) => ('entry' in one ? words.log(one.entry) : words.say(`strip.${one.short}`, one.params))),
  );
}

function alsoIn(words: GameWords, { what, told }: Did): string {
  const action = words.name(what, 'action');
  return told.length === 0
    ? action
    : words.say('strip.also', { action: { said: action }, told: { said: toldIn(words, told) } });
}

/** An action has no face of its own. */
function Sign({ of }: { readonly of: Seat }) {
  return (
    <span className="heg-strip-sign">
      <ClassMark of={of} size={18} />
    </span>
  );
}
