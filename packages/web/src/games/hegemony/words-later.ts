/** Files of Hegemony's words that only some tables, or only those who ask for it, need: each is loaded by itself. */
export const WORDS_LATER = [
  'begin',
  'advice',
  'guide',
  'rules',
  'lessons',
  'scenes',
  'effects',
  'recap',
  'points',
  'automas',
  'new-actions',
  'alternative-events',
  'crisis-response',
  'hidden-agendas',
  'historical-events',
] as const;
