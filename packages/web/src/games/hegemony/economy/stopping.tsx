/** What an answer would leave standing still, beside the numbers that it changes. */
import { stoppedBy } from '@polity/hegemony/leaving';
import type { HegemonyView, Seat } from '@polity/hegemony/page';
import type { PreviewNoteProps } from '../../game-ui.js';

export default function Stopping({ before, after, seat, words }: PreviewNoteProps) {
  const stopped = stoppedBy(before as HegemonyView, after as HegemonyView, seat as Seat | null);
  return stopped ? <p className="preview-note preview-own">{words.say('company.stops', { ...stopped })}</p> : null;
}
