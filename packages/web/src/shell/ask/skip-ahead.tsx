/** While bots decide: the way to my own next question, without what happens until then being shown one by one. */
import { useEffect } from 'react';
import { isNowhere, useKeys } from '../answers/use-keys.js';
import type { LiveTable } from '../live/use-table.js';
import { usePreferences } from '../preferences.js';
import { useSay } from '../words/shell.js';

export default function SkipAhead({ state: { skipping }, actions }: LiveTable) {
  const say = useSay();
  const { others } = usePreferences();
  const skip = () => {
    actions.toMyTurn();
    actions.hurry();
  };
  useKeys((event) => {
    if (event.key !== ' ' || !isFree(event.target)) return;
    event.preventDefault();
    if (!event.repeat) skip();
  });
  // Who always skips does not want to wait either.
  useEffect(() => {
    if (others === 'skip') actions.hurry();
  }, [others, actions]);
  return (
    <button type="button" className="button" aria-pressed={skipping} onClick={skip}>
      {say('ask.skip')}
    </button>
  );
}

/** While I wait a spot of the board answers nothing: where the focus was left on one, the key is not meant for it. */
function isFree(target: EventTarget | null): boolean {
  return isNowhere(target) || (target instanceof Element && target.matches('.stage, [data-spot]'));
}
