/** Small drawings of our own. All are decoration: what they mean stands beside them in words. */
import { memo } from 'react';
import type { SeatLook, Shape } from '../../games/game-ui.js';

const SHAPES: Readonly<Record<Shape, string>> = {
  triangle: 'M8 1.5 15 14.5H1z',
  circle: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
  diamond: 'M8 .5 15.5 8 8 15.5.5 8z',
  square: 'M1.5 1.5h13v13h-13z',
  hexagon: 'M4 1.2h8L15.8 8 12 14.8H4L.2 8z',
  shield: 'M8 .8 14.5 3v5c0 3.6-2.6 6-6.5 7.4C4.1 14 1.5 11.6 1.5 8V3z',
  star: 'm8 .6 2.3 4.9 5.3.7-3.9 3.7 1 5.3L8 12.6l-4.7 2.6 1-5.3L.4 6.2l5.3-.7z',
};

/** A seat's shape, as a path in a square of 16. */
export function shapeOf({ shape }: SeatLook): string {
  return SHAPES[shape];
}

/** A seat's mark: its colour and its shape, so that neither is alone. */
export const SeatMark = memo(function SeatMark({
  look,
  size = 12,
}: {
  readonly look: SeatLook;
  readonly size?: number;
}) {
  return (
    <svg
      className="seat-mark"
      viewBox="0 0 16 16"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <path d={SHAPES[look.shape]} fill={`var(${look.colour})`} />
    </svg>
  );
});

const ICONS = {
  menu: 'M2 4h12M2 8h12M2 12h12',
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H7',
  restart: 'M3 2v4h4M3.5 6a5.5 5.5 0 1 1-1 4',
  history: 'M2.5 8a5.5 5.5 0 1 0 1.7-4M2.5 2v3.5H6M8 5v3.2l2.3 1.4',
  keyboard: 'M1.5 4h13v8h-13zM4 6.5h.01M6.7 6.5h.01M9.3 6.5h.01M12 6.5h.01M5 9.5h6',
  link: 'M6.5 9.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-.9.9M9.5 6.5a3 3 0 0 0-4.3 0L2.8 8.9a3 3 0 0 0 4.3 4.3l.9-.9',
  play: 'M4 2.5v11l9-5.5z',
  pause: 'M5 3v10M11 3v10',
  back: 'M10 3 5 8l5 5',
  forward: 'm6 3 5 5-5 5',
  'turn-back': 'M13 3 8 8l5 5M8 3 3 8l5 5',
  'turn-forward': 'm3 3 5 5-5 5M8 3l5 5-5 5',
  first: 'M12 3 7 8l5 5M4 3v10',
  last: 'm4 3 5 5-5 5M12 3v10',
  down: 'm3 6 5 5 5-5',
  up: 'm3 10 5-5 5 5',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  download: 'M8 2v8M4.5 7 8 10.5 11.5 7M3 14h10',
  chat: 'M2 3h12v8H7l-3 3v-3H2z',
  book: 'M8 4C6.5 2.8 4.5 2.5 2 2.5v10c2.5 0 4.5.3 6 1.5 1.5-1.2 3.5-1.5 6-1.5v-10c-2.5 0-4.5.3-6 1.5zM8 4v10',
  log: 'M4 3h9M4 6.3h9M4 9.6h9M4 13h6M2 3h.01M2 6.3h.01M2 9.6h.01M2 13h.01',
  people:
    'M5.5 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM2 13c0-2 1.5-4 3.5-4S9 11 9 13zM11 7.5a1.7 1.7 0 1 0 0-3.4M11.5 9.5c1.5.3 2.5 1.8 2.5 3.5',
  table: 'M2 5h12M3 5v9M13 5v9M2 5l2-3h8l2 3',
  lock: 'M3 7h10v7H3zM5 7V5a3 3 0 0 1 6 0v2',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1 1.5H3zM7 14h2',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width={`${size / 16}rem`} height={`${size / 16}rem`} aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** The house with its three coloured columns. */
export function Logo({ size = 20 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={`${size / 16}rem`} height={`${size / 16}rem`} aria-hidden="true">
      <path d="M16 3 30 11H2zM4 26h24v3H4z" fill="currentColor" />
      <path d="M7 13h4v11H7z" fill="var(--working)" />
      <path d="M14 13h4v11h-4z" fill="var(--middle)" />
      <path d="M21 13h4v11h-4z" fill="var(--capitalist)" />
    </svg>
  );
}
