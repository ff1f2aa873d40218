/** What has just happened at a moment: as many sentences as the bar has room for, and the rest for who presses. */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../words/shell.js';
import type { Moment } from './moments.js';

export interface PastToldProps {
  readonly moment: Moment;
  /** Said in the place of what happened. */
  readonly instead: string | undefined;
  /** What is looked at. */
  readonly children: ReactNode;
}

const NOTHING: readonly string[] = [];

export function PastTold({ moment, instead, children }: PastToldProps) {
  const say = useSay();
  const room = useRef<HTMLDivElement>(null);
  const { chapter } = instead === undefined ? moment : { chapter: undefined };
  const { captions, whole } = instead === undefined ? moment : { captions: NOTHING, whole: NOTHING };
  const id = whole.join('\n');
  // What was measured or opened goes for one moment.
  const [last, setLast] = useState({ id, fitting: captions.length, open: false });
  const now = last.id === id ? last : { id, fitting: captions.length, open: false };
  const { fitting, open } = now;
  const more = whole.length - fitting;
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = room.current ?? {};
    if (fitting > 1 && scrollHeight > clientHeight + 1) setLast({ id, fitting: fitting - 1, open: false });
  }, [id, fitting]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setLast({ ...now, open: false });
  };
  const caption = instead ?? captions[fitting - 1];
  return (
    <div className="past-said">
      <div className="past-words" ref={room}>
        {children}
        <p role="status" title={instead ?? id}>
          {chapter !== undefined && <strong>{chapter}</strong>} {caption !== chapter && caption}
        </p>
      </div>
      {more > 0 && (
        <button
          type="button"
          className="past-more"
          aria-expanded={open}
          onClick={() => setLast({ ...now, open: !open })}
          onKeyDown={onKeyDown}
        >
          {say('past.more', { more })}
        </button>
      )}
      {open && (
        <ol className="past-whole">
          {whole.map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same can be told twice
            <li key={i}>{sentence}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
