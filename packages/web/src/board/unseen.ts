/** A press so many milliseconds after something came was meant for what was there before. */
export const UNSEEN = 600;
