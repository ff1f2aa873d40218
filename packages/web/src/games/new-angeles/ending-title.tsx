/** The end in a line, for who played: won or lost, and by what. */
import type { NewAngelesView } from '@polity/new-angeles/page';
import type { EndingProps } from '../game-ui.js';
import { headingFor } from './outcome.js';

export default function EndingTitle({ view, seat, words }: EndingProps) {
  return headingFor(view as NewAngelesView, seat, words);
}
