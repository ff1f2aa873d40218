/** The 25 Immigration cards: one worker of each class; whoever draws the card takes its own. */
import type { ImmigrationCard } from '../names.js';

export const IMMIGRATION = {
  'immigration-working-agriculture': { copies: 2, working: 'agriculture', middle: 'unskilled' },
  'immigration-working-luxury': { copies: 2, working: 'luxury', middle: 'unskilled' },
  'immigration-working-healthcare': { copies: 2, working: 'healthcare', middle: 'unskilled' },
  'immigration-working-education': { copies: 2, working: 'education', middle: 'unskilled' },
  'immigration-working-media': { copies: 2, working: 'media', middle: 'unskilled' },
  'immigration-middle-agriculture': { copies: 3, working: 'unskilled', middle: 'agriculture' },
  'immigration-middle-luxury': { copies: 3, working: 'unskilled', middle: 'luxury' },
  'immigration-middle-healthcare': { copies: 3, working: 'unskilled', middle: 'healthcare' },
  'immigration-middle-education': { copies: 3, working: 'unskilled', middle: 'education' },
  'immigration-middle-media': { copies: 3, working: 'unskilled', middle: 'media' },
} as const satisfies Record<string, ImmigrationCard>;
