/** Files of New Angeles' words that only some tables, or only those who ask for it, need: each is loaded by itself. */
export const WORDS_LATER = ['begin', 'rules', 'lessons', 'own-board'] as const;
