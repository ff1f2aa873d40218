/** Why a table cannot be as it is planned, said before anybody presses: the server knows which options go together. */
import type { OptionsRefusal } from '@polity/kernel';
import { useEffect, useState } from 'react';
import { api } from '../api.js';
import { refusedText } from '../words/option-name.js';
import { useSay, useShellWords } from '../words/shell.js';
import { type Plan, type PlannedGame, seatsOf } from './plan.js';

export function useRefusal(game: PlannedGame, { options }: Plan): string | null {
  const say = useSay();
  const words = useShellWords();
  const asked = JSON.stringify(options);
  const [refusal, setRefusal] = useState<OptionsRefusal | null>(null);
  useEffect(() => {
    let wanted = true;
    const keep = (found: OptionsRefusal | null) => {
      if (wanted) setRefusal(found);
    };
    // Who cannot be reached now says it when the table is made.
    api.checkOptions(game.id, JSON.parse(asked) as Plan['options']).then(
      (reply) => keep(reply.refusal),
      () => keep(null),
    );
    return () => {
      wanted = false;
    };
  }, [game.id, asked]);
  if (seatsOf(game, options).length === 0) return say('new.nobody');
  return refusal && (refusedText(words, game.id, refusal) ?? say('new.refused'));
}
