/** What the others did since my turn, in a strip: who, which card or action, what it did to me. */
import { deedsOfOthers, type Seat } from '@polity/hegemony/page';
import type { LogEntry } from '@polity/kernel';
import { useMemo } from 'react';
import { Into } from '../../../board/outlets.js';
import { useNarrow } from '../../../shell/ui/use-narrow.js';
import { useBoard } from '../board/board-context.js';
import { AutomaWhy } from '../board/of-modules.js';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';
import { GainsRow } from './gains.js';
import './strip.css';

/** Nothing for those who only watch, when nothing was done, and once I have done something myself. */
export function Strip({ log }: { readonly log: readonly LogEntry[] }) {
  const { seat, words, say, name, describe } = useBoard();
  const narrow = useNarrow();
  const deeds = useMemo(() => (seat === null ? [] : deedsOfOthers(log, seat)), [log, seat]);
  if (deeds.length === 0) return null;
  const strip = (
    <section className="heg-strip" aria-label={say('strip')}>
      <h3 className="heg-strip-title">
        {say('strip')} <small>{say('strip.deeds', { count: deeds.length })}</small>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard */}
      <ol tabIndex={0} aria-label={say('strip')}>
        {deeds.map(({ seat: who, card, what, told, mine }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deeds of a log stay where they are
          <li key={index} title={told ? words.log(told) : describe(what)}>
            {card ? <Face of={what} size={34} /> : <Sign of={who} />}
            <span className="heg-strip-what">
              <span>
                {card && <ClassMark of={who} />} <span className="heg-sr">{name(who)}</span>{' '}
                <b>{name(what, card ? '' : 'action')}</b> <AutomaWhy of={who} log={log} />
              </span>
              {told && <small>{words.log(told)}</small>}
            </span>
            {mine ? (
              <GainsRow gains={mine} words={words} mine />
            ) : (
              <small className="heg-strip-nothing">{say('strip.nothing')}</small>
            )}
          </li>
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

/** An action has no face of its own. */
function Sign({ of }: { readonly of: Seat }) {
  return (
    <span className="heg-strip-sign">
      <ClassMark of={of} size={18} />
    </span>
  );
}
