/** Lanterns and coins as they are drawn: a colour has a shape of its own, and as many flames as it is bright. */
import { type Colour, LANTERNS, type Lantern } from '@polity/lantern-market/page';
import type { ReactNode } from 'react';

const BODIES: Readonly<Record<Colour, ReactNode>> = {
  crimson: <ellipse cx="20" cy="26" rx="16" ry="14" />,
  gold: <rect x="9" y="10" width="22" height="32" rx="9" />,
  azure: <path d="M8 12h24l3 14-3 14H8L5 26z" />,
  violet: <path d="M20 8 36 26 20 44 4 26z" />,
};

export function PaperLantern({ of, size = 40 }: { readonly of: Lantern; readonly size?: number }) {
  const { colour, brightness } = LANTERNS[of];
  const flames = Array.from({ length: brightness }, (_, i) => 20 + (i - (brightness - 1) / 2) * 8);
  return (
    <svg
      className={`lm-lantern lm-${colour}`}
      viewBox="0 0 40 56"
      width={`${size / 16}rem`}
      height={`${(size * 1.4) / 16}rem`}
      aria-hidden="true"
    >
      <path className="cord" d="M20 0v9M20 43v12" />
      <g className="body">{BODIES[colour]}</g>
      {flames.map((x) => (
        <path key={x} className="flame" d={`M${x} 19q5 6 0 12q-5-6 0-12z`} />
      ))}
    </svg>
  );
}

export function LanternBack() {
  return (
    <svg className="lm-back" viewBox="0 0 40 56" width="1rem" height="1.4rem" aria-hidden="true">
      <rect x="6" y="8" width="28" height="40" rx="8" />
    </svg>
  );
}

export function Coin() {
  return (
    <svg className="lm-coin" viewBox="0 0 24 24" width="1rem" height="1rem" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <rect x="8.5" y="8.5" width="7" height="7" />
    </svg>
  );
}
