/** What somebody has just said, in one line beside the way to the chat, for who looks elsewhere; it goes by itself. */
import { type CSSProperties, useEffect, useState } from 'react';
import { type ChatPanelProps, Line } from './chat-panel.js';
import { inOrder } from './talk.js';
import '../styles/said.css';

/** For so many milliseconds. */
const TOLD = 6000;

export default function Said({ table, game, live: { state } }: Pick<ChatPanelProps, 'table' | 'game' | 'live'>) {
  const last = inOrder(state.chat, state.asides).at(-1);
  const key = last?.key;
  const [shown, setShown] = useState<string>();
  const [place, setPlace] = useState<CSSProperties>();
  // Not with its room but after it: a screen reader tells what comes into a room that it knows.
  useEffect(() => {
    setPlace(placed());
    setShown(key);
    const timer = setTimeout(() => setShown(undefined), TOLD);
    return () => clearTimeout(timer);
  }, [key]);
  return (
    <ol className="said" style={place} aria-live="polite">
      {last && shown === last.key && <Line key={key} said={last} table={table} game={game} />}
    </ol>
  );
}

/** Above the tab of the chat; where that is not in sight, and on a phone, below the bar: the question lies at the foot. */
function placed(): CSSProperties {
  const rect = (part: string) => document.querySelector(part)?.getBoundingClientRect();
  const tab = rect('.side-tabs');
  const side = rect('.side-talk');
  if (tab && side && tab.width > 0 && !document.querySelector('.tabs'))
    return { left: side.left, width: side.width, bottom: innerHeight - tab.top };
  const ask = rect('.ask');
  // On a phone that lies the question is a column of its own.
  const beside = ask !== undefined && ask.left > innerWidth / 3;
  return { left: 0, width: beside ? ask.left : innerWidth, top: rect('.header')?.bottom ?? 0 };
}
