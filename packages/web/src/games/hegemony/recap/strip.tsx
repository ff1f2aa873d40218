/** What the others did since my turn, in a strip: who, which card or action, what it did to me. */
import { type Deed, deedsOfOthers, type Seat } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { type CSSProperties, type RefCallback, useCallback, useEffect, useMemo, useState } from 'react';
import { Into } from '../../../board/outlets.js';
import { hideTip, showTip } from '../../../board/tip.js';
import { useNarrow } from '../../../shell/ui/use-narrow.js';
import { useBoard } from '../board/board-context.js';
import { useMoreWords } from '../board/more-words.js';
import { AutomaWhy } from '../board/of-modules.js';
import { ClassMark } from '../board/workers.js';
import { markTouched } from '../economy/touched.js';
import { Face } from '../faces/face.js';
import { GainsRow } from './gains.js';
import { deedInWords, type TurnDeed } from './tell.js';
import './strip.css';

interface StripProps {
  readonly log: readonly LogEntry[];
  /** Opens the recap, where all of it is told. */
  open(): void;
}

const WORDS = ['recap'];

/** More than these are read in the recap. */
const MOST = 3;

/**
 * Nothing for those who only watch, when nothing was done, and once I have done something myself. Votes are left out:
 * everybody has seen them, and the recap has them.
 */
export default function Strip({ log, open }: StripProps) {
  const { seat, view, words: told } = useBoard();
  const words = useMoreWords(told, view, WORDS);
  const narrow = useNarrow();
  const deeds = useMemo(() => (seat === null ? [] : deedsOfOthers(log, seat, view).filter(isTurn)), [log, seat, view]);
  useEffect(() => {
    markTouched(deeds.flatMap(({ companies }) => companies));
    return () => markTouched([]);
  }, [deeds]);
  const shown = useMemo(() => deeds.slice(-MOST), [deeds]);
  const [list, hidden] = useLeftOut(shown);
  if (deeds.length === 0) return null;
  const more = deeds.length - shown.length + hidden;
  const strip = (
    <section className="heg-strip" aria-label={words.say('strip')}>
      <h3 className="heg-strip-title">
        <button type="button" className="heg-strip-all" onClick={open}>
          {words.say('strip.deeds', { count: deeds.length })}{' '}
          {more > 0 && <small>{words.say('strip.more', { more })}</small>}
        </button>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard */}
      <ol ref={list} tabIndex={0} aria-label={words.say('strip')}>
        {shown.map((deed, index) => (
          <DeedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: deeds of a log stay where they are
            key={deeds.length - shown.length + index}
            deed={deed}
            log={log}
            words={words}
            // As they happened, as the log and the recap tell them; the newest takes its room first.
            order={shown.length - index}
            open={open}
          />
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

function isTurn(deed: Deed): deed is TurnDeed {
  return deed.seat !== null;
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
      // Where they lie side by side, the newest is seen first.
      const toNewest = () => shown.scrollTo({ left: shown.scrollWidth, behavior: 'instant' });
      const room = new ResizeObserver(() => {
        count();
        toNewest();
      });
      room.observe(shown);
      return () => room.disconnect();
    },
    [deeds],
  );
  return [list, leftOut];
}

interface DeedLineProps {
  readonly deed: TurnDeed;
  readonly log: readonly LogEntry[];
  readonly words: GameWords;
  /** When it is given its room, where there is not enough for all. */
  readonly order: number;
  open(): void;
}

/**
 * The deed and what was decided by it; then what it did to me, then what else came of it and was done besides. Where that
 * has no room, pointing tells all of it; a press leads to the recap.
 */
function DeedLine({ deed, log, words, order, open }: DeedLineProps) {
  const { name } = useBoard();
  const { seat, card, what, mine } = deed;
  const { decided, done, rest } = deedInWords(words, deed);
  const said = name(what, card ? '' : 'action');
  const follows = decided !== null || done !== null || rest.length > 0;
  const all = <WholeDeed deed={deed} words={words} />;
  return (
    <li style={{ '--order': order } as CSSProperties}>
      <button
        type="button"
        className="heg-strip-deed"
        onClick={({ currentTarget }) => {
          hideTip(currentTarget);
          open();
        }}
        onPointerEnter={({ currentTarget, pointerType }) => pointerType === 'mouse' && showTip(currentTarget, all)}
        onPointerLeave={({ currentTarget }) => hideTip(currentTarget)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && showTip(currentTarget, all)}
        onBlur={({ currentTarget }) => hideTip(currentTarget)}
      >
        {card ? <Face of={what} size={34} /> : <Sign of={seat} />}
        <span className="heg-strip-what">
          <span>
            {card && <ClassMark of={seat} />} <span className="heg-sr">{name(seat)}</span>{' '}
            <b>{follows || !mine ? words.say('strip.deed', { what: { said } }) : said}</b>
          </span>{' '}
          {decided !== null && <span>{decided}</span>}{' '}
          {done !== null && <strong className="heg-strip-me">{done}</strong>}{' '}
          {rest.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two free actions may be told alike
            <small key={index}>{line} </small>
          ))}
          {!follows && !mine && <small>{words.say('strip.nothing')}</small>}
        </span>
        {mine && <GainsRow gains={mine} words={words} mine />}
      </button>
      <AutomaWhy of={seat} log={log} />
    </li>
  );
}

/** All of a deed, with what its card says. */
function WholeDeed({ deed, words }: Pick<DeedLineProps, 'deed' | 'words'>) {
  const { name, describe } = useBoard();
  const { seat, card, what, mine } = deed;
  const { decided, done, rest } = deedInWords(words, deed);
  const text = describe(what);
  return (
    <>
      <h4>
        <ClassMark of={seat} /> {name(what, card ? '' : 'action')}
      </h4>
      {text !== undefined && <p className="heg-strip-says">{text}</p>}
      {decided !== null && <p>{decided}</p>}
      {done !== null && <p className="heg-strip-me">{done}</p>}
      {rest.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two free actions may be told alike
        <p key={index}>{line}</p>
      ))}
      {mine && <GainsRow gains={mine} words={words} mine />}
    </>
  );
}

/** An action has no face of its own. */
function Sign({ of }: { readonly of: Seat }) {
  return (
    <span className="heg-strip-sign">
      <ClassMark of={of} size={18} />
    </span>
  );
}
