/** Small drawings of our own for pieces, resources, card types and capital; what they mean stands beside them in words. */
import type { ActionType, Piece, Resource } from '@polity/new-angeles/page';
import type { Part } from './board-part.js';

const GOODS: Readonly<Record<Resource, string>> = {
  energy: 'M9.5 1 3 9h4l-1 6 7-8.5H8.6z',
  consumables: 'M8 1c3 4 5 6.3 5 9a5 5 0 0 1-10 0c0-2.7 2-5 5-9z',
  tech: 'M4 4h8v8H4zM6 1h1v2H6zM9 1h1v2H9zM6 13h1v2H6zM9 13h1v2H9zM1 6h2v1H1zM1 9h2v1H1zM13 6h2v1h-2zM13 9h2v1h-2z',
  entertainment: 'M2 2h12L9 8.5V13h3v1.5H4V13h3V8.5z',
  credits: 'M8 1l6 3.5v7L8 15l-6-3.5v-7zM8 5 5 6.7v3.4L8 12l3-1.9V6.7z',
};

/** A resource. */
export function Good({ of }: { readonly of: Resource }) {
  return (
    <svg className={`na-good na-${of}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={GOODS[of]} fillRule="evenodd" />
    </svg>
  );
}

const MARKS: Readonly<Record<Piece, string>> = {
  android:
    'M5 4h6a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM5.5 6.5v2h1.6v-2zM8.9 6.5v2h1.6v-2zM7.5 1.5h1V4h-1zM5 12h6v2H5z',
  illness: 'M6.6 3h2.8v3.6H13v2.8H9.4V13H6.6V9.4H3V6.6h3.6z',
  outage: 'M3 2.2 13.8 13l-1.4 1.4L1.6 3.6zM9.5 1 6.8 4.4 13 8.2zM3.6 8.2 8.6 13l-2 2z',
  development: 'M7 3h2v4h4v2H9v4H7V9H3V7h4z',
  'human-first':
    'M4.5 8V4.4c0-1.1 1.6-1.1 1.6 0V3.3c0-1.2 1.7-1.2 1.7 0v.6c0-1.2 1.7-1.2 1.7 0v.5c0-1.1 1.7-1.1 1.7 0V8c0 1.7-.8 2.3-1.2 3v3.5H6V11c-.6-.8-1.5-1.6-1.5-3zM5.5 7h5v.9h-5z',
  orgcrime:
    'M1.5 5.5C4 4 6 5 8 6c2-1 4-2 6.5-.5 0 3.5-1.6 5.5-3.6 5.5-1.5 0-2.2-1.4-2.9-1.4S6.6 11 5.1 11c-2 0-3.6-2-3.6-5.5zM4 7l2.6.8-.6 1H4.6zM12 7l-2.6.8.6 1h1.4z',
  prisec: 'M8 1.5 13.5 3.5V8c0 3.2-2.2 5.2-5.5 6.5C4.7 13.2 2.5 11.2 2.5 8V3.5zM5 6.5v2h6v-2z',
};

/** A piece in the city. */
export function PieceMark({ of }: { readonly of: Piece }) {
  return (
    <svg className={`na-piece na-${of}`} viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="4" />
      <path d={MARKS[of]} fillRule="evenodd" />
    </svg>
  );
}

const TYPES: Readonly<Record<ActionType, string>> = {
  biotech:
    'M5 1c0 5 6 5 6 7s-6 2-6 7h1.4c0-4.5 6-4.5 6-7s-6-3-6-7zM11 1c0 5-6 5-6 7s6 2 6 7h-1.4c0-4.5-6-4.5-6-7s6-3 6-7z',
  construction: 'M2 14h8v-2H7V6h6v2h1.5V4.5H7V2H5.5v2.5H2V6h3.5v6H2z',
  labor: 'M8 3a5 5 0 1 0 .01 0zM8 6a2 2 0 1 1-.01 0zM7 .5h2V3H7zM7 13h2v2.5H7zM.5 7H3v2H.5zM13 7h2.5v2H13z',
  media:
    'M8 6.5a1.5 1.5 0 1 0 .01 0zM7.3 9.5 5 15h6L8.7 9.5zM3.5 2 2.6 1.2a9 9 0 0 0 0 11.6l.9-.8a7.7 7.7 0 0 1 0-10zM12.5 2l.9-.8a9 9 0 0 1 0 11.6l-.9-.8a7.7 7.7 0 0 0 0-10z',
  security: 'M8 1 14 3v5c0 3.5-2.5 5.6-6 7-3.5-1.400-6-3.5-6-7V3z',
};

/** The type of a card. */
export function TypeMark({ of }: { readonly of: ActionType }) {
  return (
    <svg className="na-type" viewBox="0 0 16 16" aria-hidden="true">
      <path d={TYPES[of]} fillRule="evenodd" />
    </svg>
  );
}

/** Capital, as a coin. */
export function Coin() {
  return (
    <svg className="na-coin" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" />
      <circle cx="8" cy="8" r="2.4" className="hole" />
    </svg>
  );
}

/** A card that lies face down. */
export function Back() {
  return (
    <svg className="na-back" viewBox="0 0 12 16" aria-hidden="true">
      <rect x="1" y="1" width="10" height="14" rx="2" />
      <path d="M3 13 9 3M3 8l3-5M6 13l3-5" />
    </svg>
  );
}

const PART_MARKS: Readonly<Record<Part, string>> = {
  city: 'M1.5 14V6l4-2.5V14zM6.5 14V1.5L11 4v10zM12 14V7l2.5 1.5V14z',
  deal: 'M2 3h6v9H2zM9.5 4H14v9H9.5zM3.5 5v1.2h3V5zM11 6v1.2h1.8V6z',
  mine: 'M3 1.5h10v13H3zM5 4v1.4h6V4zM5 7v1.4h6V7zM5 10v1.4h4V10z',
  others:
    'M5 2.5a2.4 2.4 0 1 0 .01 0zM11 2.5a2.4 2.4 0 1 0 .01 0zM1 13.5c0-3 1.7-4.9 4-4.9s3.3 1.3 3.4 2c.2-.8 1-2 2.6-2 2.3 0 4 1.9 4 4.9z',
};

/** A part of the board. */
export function PartMark({ of }: { readonly of: Part }) {
  return (
    <svg className="na-part-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PART_MARKS[of]} fillRule="evenodd" />
    </svg>
  );
}

/** An emergency action: once, until it is turned up again. */
export function EmergencyMark() {
  return (
    <svg className="na-emergency-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M9.5 1 3 9h4l-1 6 7-8.5H8.6z" />
    </svg>
  );
}
