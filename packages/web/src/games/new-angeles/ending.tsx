/** Why a game of New Angeles ended as it did: whether the city stood, whose rival was whom, and who was ahead of whom. */
import type { NewAngelesView } from '@polity/new-angeles/page';
import { useEffect } from 'react';
import type { EndingProps } from '../game-ui.js';
import { haveFinished } from './first-game.js';
import { sentenceOf } from './outcome.js';

export default function Ending({ view: shown, seat: mine, words }: EndingProps) {
  useEffect(() => {
    if (mine !== null) haveFinished();
  }, [mine]);
  const view = shown as NewAngelesView;
  const { ending, threat, seats } = view;
  return (
    <>
      <p>{words.say(ending === 'threat' ? 'end.threat' : 'end.demand', { threat })}</p>
      <ul>
        {seats.map((seat) => (
          <li key={seat}>{sentenceOf(view, seat, words)}</li>
        ))}
      </ul>
    </>
  );
}
