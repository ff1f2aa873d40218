/** What a lesson says in the pages at which the table waits: of a payday, of a vote, of the end of the round. */
import type { LessonPage } from '@polity/kernel';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { paidAndTaken } from './payday.js';

type Page = LessonPage<HegemonyView>;

/** The last round that is taught ends where the second begins. */
const NEXT_ROUND = 2;

export function pagesFor(seat: Seat): readonly Page[] {
  const payday = `${seat}.payday`;
  return [
    {
      key: payday,
      when: ({ kind, params }) => kind === 'phase' && params.phase === 'elections',
      params: (_, view, log) => paidAndTaken(view, log, seat),
      tells: payday,
    },
    {
      key: 'page.vote',
      when: ({ kind }) => kind === 'vote-result',
      params: ({ params }) => ({ passed: params.passed === true, level: params.for === params.against }),
    },
    { key: 'page.round', when: ({ kind, params }) => kind === 'round' && params.round === NEXT_ROUND },
  ];
}
