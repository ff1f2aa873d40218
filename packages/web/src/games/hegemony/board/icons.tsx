/** Our own drawings: resources, tokens and tools as small solid icons, all on a field of 24 by 24. */
import type { ReactNode } from 'react';
import { memo } from 'react';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function turned(angles: readonly number[], shape: (key: number) => ReactNode): ReactNode {
  return angles.map((angle) => (
    <g key={angle} transform={`rotate(${angle} 12 12)`}>
      {shape(angle)}
    </g>
  ));
}

/** Grains in pairs along a stalk. */
const ears = [7, 11.5, 16].map((y) => (
  <g key={y}>
    <ellipse cx="8.4" cy={y} rx="1.9" ry="3.1" transform={`rotate(-38 8.4 ${y})`} />
    <ellipse cx="15.6" cy={y} rx="1.9" ry="3.1" transform={`rotate(38 15.6 ${y})`} />
  </g>
));

const DRAWINGS = {
  food: (
    <>
      <path d="M12 22.5V9" {...line} strokeWidth={1.8} />
      <ellipse cx="12" cy="4" rx="1.9" ry="3.2" />
      {ears}
    </>
  ),
  luxury: (
    <path d="M7 3h4L8.6 8.6H2.2zM13 3h4l4.8 5.6h-6.4zM12 3.8l2.1 4.8H9.9zM2.4 10.1h6.2l2.5 9.9zM10.1 10.1h3.8L12 20.6zM15.4 10.1h6.2L12.9 20z" />
  ),
  health: <path d="M8.7 2.5h6.6v6.2h6.2v6.6h-6.2v6.2H8.7v-6.2H2.5V8.7h6.2z" />,
  education: (
    <>
      <path d="M12 3.5 0.8 9.2 12 14.9l11.2-5.7z" />
      <path d="M5.2 13.2v4.2c0 1.8 3 3.3 6.8 3.3s6.8-1.5 6.8-3.3v-4.2L12 16.7z" />
      <path d="M21.6 10v6.5" {...line} strokeWidth={1.6} />
    </>
  ),
  influence: (
    <>
      <path d="M2 9v6h4.2L15.5 20V4L6.2 9z" />
      <path d="M18.4 8.6a4.8 4.8 0 0 1 0 6.8M20.8 5.8a8.8 8.8 0 0 1 0 12.4" {...line} strokeWidth={2} />
    </>
  ),
  money: (
    <path
      fillRule="evenodd"
      d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.4a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2zM12 6.6 17.2 12 12 17.4 6.800 12z"
    />
  ),
  capital: (
    <path d="M2 7.500C2 5.600 6.500 4 12 4s10 1.600 10 3.500S17.500 11 12 11 2 9.400 2 7.500zM2 11c2 1.700 6 2.400 10 2.400S20 12.700 22 11v2.500c0 1.900-4.500 3.500-10 3.500S2 15.400 2 13.500zM2 16.900c2 1.700 6 2.300 10 2.300s8-.600 10-2.300v1c0 1.900-4.500 3.400-10 3.400S2 19.800 2 17.900z" />
  ),
  vp: (
    <>
      {turned([35, 70, 105, 140], () => (
        <ellipse cx="12" cy="21" rx="3.300" ry="1.700" transform="rotate(-32 12 21)" />
      ))}
      {turned([-35, -70, -105, -140], () => (
        <ellipse cx="12" cy="21" rx="3.300" ry="1.700" transform="rotate(32 12 21)" />
      ))}
      <path d="m12 6.200 1.700 3.500 3.900.500-2.800 2.700.700 3.800-3.500-1.900-3.500 1.900.700-3.800-2.800-2.700 3.900-.500z" />
    </>
  ),
  cube: (
    <path d="M12 1.800 21 6.600 12 11.400 3 6.600zM2.400 8.300l8.700 4.700v9.200l-8.700-4.700zM21.600 8.300v9.200l-8.700 4.700V13z" />
  ),
  bag: (
    <path d="M8 2h8l-1.700 4.300h-4.600zM9 7.700h6c3.500 2.400 6 6 6 9.300 0 3.400-3 5-9 5s-9-1.600-9-5c0-3.300 2.500-6.900 6-9.300z" />
  ),
  bill: (
    <path
      fillRule="evenodd"
      d="M4 1.500h11.500L20 6v16.500H4zM7.300 8.200v1.800h9.400V8.200zm0 4.200v1.800h9.400v-1.800zm0 4.200v1.800h6v-1.800z"
    />
  ),
  bills: (
    <>
      <path d="M8.5 1h8L21 5.500V18h-2.300V6.500L15.500 3.300h-7z" />
      <path
        fillRule="evenodd"
        d="M3 5h9l4.500 4.500V23H3zM5.600 11v1.800h8.300V11zm0 4v1.800h8.300V15zm0 4v1.800h5V19z"
      />
    </>
  ),
  ballot: <path fillRule="evenodd" d="M7.500 1.500h9v9h-9zM3 9h3v3h12V9h3l2 5v8.500H1V14zM6.500 15.500v2h11v-2z" />,
  half: (
    <>
      <path d="M19.500 3.500 4.500 20.500" {...line} strokeWidth={2.8} />
      <circle cx="6.800" cy="6.800" r="4.300" />
      <circle cx="17.200" cy="17.200" r="4.300" />
    </>
  ),
  loan: (
    <path
      fillRule="evenodd"
      d="M1 5h22v14H1zm3.500 2.300A2.500 2.500 0 0 1 3.200 9v6a2.500 2.500 0 0 1 1.300 1.700h15A2.500 2.500 0 0 1 20.800 15V9a2.500 2.500 0 0 1-1.300-1.700zM8 10.900h8v2.200H8z"
    />
  ),
  legitimacy: (
    <>
      <path d="M12 3v17M6.500 21h11M4.500 6.500h15" {...line} />
      <path d="M4.700 6.500 1.200 13.800a3.600 3.600 0 0 0 7 0zM19.300 6.500l-3.500 7.300a3.600 3.600 0 0 0 7 0z" />
    </>
  ),
  treasury: (
    <path d="M12 1.500 22.500 7.500v2h-21v-2zM3.500 11h3.200v7H3.500zM10.400 11h3.200v7h-3.200zM17.300 11h3.200v7h-3.200zM1.500 19.500h21v3h-21z" />
  ),
  crate: (
    <path
      fillRule="evenodd"
      d="M2 3.500h20v17H2zm2.600 2.600v2.300h14.800V6.100zm0 4.600v2.600h14.800v-2.600zm0 4.900v2.300h14.800v-2.300z"
    />
  ),
  ship: (
    <path d="M1.500 14.500h21L19.800 21H4.800zM4.500 9.500h4.200v3.800H4.500zM9.900 9.500h4.200v3.800H9.900zM9.900 4.500h4.200v3.800H9.900zM15.300 3h4v10.300h-4z" />
  ),
  strike: (
    <path
      fillRule="evenodd"
      d="M3.500 1.500h17v12.200h-7.200V23h-2.600v-9.300H3.500zm7.200 1.900.400 5.600h1.800l.400-5.600zm.100 6.500v2h2.400v-2z"
    />
  ),
  machinery: (
    <>
      {turned([0, 45, 90, 135], () => (
        <rect x="10" y="1" width="4" height="22" rx="1" />
      ))}
      <path fillRule="evenodd" d="M12 4.800a7.200 7.200 0 1 1 0 14.400 7.200 7.200 0 0 1 0-14.400z" />
      <circle cx="12" cy="12" r="3" className="heg-icon-hole" />
    </>
  ),
  automated: (
    <>
      <path d="M5 20 7.500 10.500 14.500 5.500" {...line} strokeWidth={3} />
      <path d="M2 19h8v3.500H2z" />
      <circle cx="7.500" cy="10.500" r="2.800" />
      <path d="M13.500 3.500 20.500 5l-1.500 3M14.500 7l5 5 2.500-2" {...line} strokeWidth={2} />
    </>
  ),
  union: (
    <path d="M4 1.500h2.600v21H4zM7.800 3c3-1.800 5.500 1.200 8.500.4 1.600-.400 3-.900 4.700-1.400v10.500c-1.700.500-3.100 1-4.700 1.400-3 .800-5.500-2.200-8.500-.400z" />
  ),
  population: (
    <>
      <circle cx="12" cy="6.800" r="3.600" />
      <path d="M5.800 20.500c0-5.500 2.500-9 6.200-9s6.200 3.500 6.200 9z" />
      <circle cx="4.300" cy="9" r="2.400" />
      <circle cx="19.700" cy="9" r="2.400" />
      <path d="M.3 19c0-4 1.500-6.600 4-6.600.6 0 1 .100 1.500.300-1.200 1.700-1.900 3.800-2 6.300zM23.700 19c0-4-1.500-6.600-4-6.600-.6 0-1 .100-1.500.300 1.200 1.700 1.900 3.800 2 6.300z" />
    </>
  ),
  prosperity: (
    <>
      <circle cx="12" cy="12" r="5" />
      {turned([0, 45, 90, 135, 180, 225, 270, 315], () => (
        <path d="M12 1.200v3.600" {...line} />
      ))}
    </>
  ),
  wealth: <path d="M2 20h20v2.500H2zM3 13h4v5.500H3zM10 8.500h4v10h-4zM17 2.500h4v16h-4z" />,
  event: <path d="M13.500 1 4 13.500h6.200L8.500 23 20 9.500h-6.800z" />,
  crisis: <path fillRule="evenodd" d="M12 1.500 23.500 22H.5zM10.800 9v7h2.400V9zm0 8.500v2.400h2.400v-2.400z" />,
  agenda: (
    <>
      <path d="m2.500 5.500 2 2L8 3.800M2.500 12l2 2L8 10.300M2.500 18.500l2 2L8 16.800" {...line} strokeWidth={2} />
      <path d="M11 4.500h11v2.400H11zM11 11h11v2.400H11zM11 17.500h11v2.400H11z" />
    </>
  ),
  benefits: (
    <path d="M2.500 7.500h8.300v4H2.500zM13.200 7.500h8.300v4h-8.300zM4 13h6.800v9H4zM13.200 13H20v9h-6.800zM12 6.500C9 6.500 6 5.500 6 3.500 6 1.500 9.500.8 12 6c2.500-5.200 6-4.500 6-2.500 0 2-3 3-6 3z" />
  ),
  card: (
    <path
      fillRule="evenodd"
      d="M5 1.500h14a1.500 1.500 0 0 1 1.500 1.500v18a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 21V3A1.500 1.500 0 0 1 5 1.500zM7 5v6.500h10V5z"
    />
  ),
  company: (
    <path
      d="M2 22V10l6.500 4v-4l6.500 4V3.500h5.500V22zM5.500 16.500v2.500h2.800v-2.500zm5 0v2.500h2.800v-2.500z"
      fillRule="evenodd"
    />
  ),
  companies: (
    <path
      fillRule="evenodd"
      d="M1.500 22V8.500l4.500 3v-3l4.500 3V5H14v17zM4 15v2.500h2.200V15zm4.500 0v2.500h2.200V15zM15.500 22V9.500l3-2V2h4v20z"
    />
  ),
  hourglass: (
    <path d="M5 1.500h14v3c0 3-2.500 5-4.600 7.500C16.500 14.500 19 16.500 19 19.500v3H5v-3c0-3 2.500-5 4.600-7.500C7.500 9.500 5 7.500 5 4.500z" />
  ),
  lock: (
    <path
      fillRule="evenodd"
      d="M6.500 10V7.500a5.500 5.500 0 0 1 11 0V10H20v12.500H4V10zm2.600 0h5.800V7.500a2.900 2.900 0 0 0-5.800 0z"
    />
  ),
} as const;

export type Drawing = keyof typeof DRAWINGS;

export interface GlyphProps {
  readonly name: Drawing;
  readonly size?: number;
  readonly className?: string;
}

/** A drawing in the colour of the text around it. Decoration: what it means stands in words elsewhere. */
export const Glyph = memo(function Glyph({ name, size = 14, className = '' }: GlyphProps) {
  return (
    <svg
      className={`heg-glyph ${className}`}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
});
