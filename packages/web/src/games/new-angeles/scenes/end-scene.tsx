/** The end of the game: the rival cards are turned one by one, who was after whom, and at last who has won. */
import type { LogEntry } from '@polity/kernel';
import { hasWon, type NewAngelesView, type Seat } from '@polity/new-angeles/page';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import type { SceneProps } from '../../../board/scene/happening.js';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { useScene } from '../../../board/scene/use-scene.js';
import { SeatMark } from '../../../shell/ui/icons.js';
import type { SeatLook } from '../../game-ui.js';
import { Coin } from '../icons.js';
import { LOOKS } from '../looks.js';
import { headingFor, sentenceOf } from '../outcome.js';
import { useShownBehind, withNumbersOf } from './behind.js';
import '../board.css';
import './end-scene.css';

/** How long each card is looked at before the next is turned, in milliseconds. */
const TURN = 1100;
const NOTHING_NEWER: readonly LogEntry[] = [];

export function EndScene({ before, after, log, scene, seat: me, seats, words, patience, pass }: SceneProps) {
  const view = after as NewAngelesView;
  const { step, done, next } = useScene(
    view.seats.map(() => TURN),
    patience,
    pass,
  );
  const numbers = useMemo(() => withNumbersOf(before as NewAngelesView, after as NewAngelesView), [before, after]);
  useShownBehind(numbers, NOTHING_NEWER);
  const over = log[scene.at];
  const told = over === undefined ? '' : words.log(over);
  return (
    <SceneFrame
      className="na-out na-end"
      title={done ? (headingFor(view, me, words) ?? told) : words.say('end.turning')}
      onward={words.say(done ? 'end.continue' : 'end.next')}
      next={next}
      skip={pass}
    >
      <div className="na-end-body">
        <p>{words.say(view.ending === 'threat' ? 'end.threat' : 'end.demand', { threat: view.threat })}</p>
        <ol>
          {view.seats.map((seat, nth) => (
            <RivalCard
              key={seat}
              seat={seat}
              look={seats.find((one) => one.seat === seat)?.look}
              turned={nth < step || done}
              {...{ view, words }}
            />
          ))}
        </ol>
        <p role="status">{done ? told : ''}</p>
      </div>
    </SceneFrame>
  );
}

interface RivalCardProps {
  readonly seat: Seat;
  readonly look: SeatLook | undefined;
  readonly turned: boolean;
  readonly view: NewAngelesView;
  readonly words: GameWords;
}

function RivalCard({ seat, look, turned, view, words }: RivalCardProps) {
  const { rival, corporation, capital } = view.players[seat];
  const won = turned && hasWon(view, seat);
  return (
    <li className={`${turned ? 'turned' : ''} ${won ? 'won' : ''}`}>
      <span className="na-end-seat">
        {look && <SeatMark look={look} size={18} />} <b>{words.name(seat, 'seat')}</b>
        <span>
          {capital} <Coin />
        </span>
      </span>
      <span className="na-end-card">
        {!turned || rival === null ? (
          <span className="na-end-back">{words.say('end.hidden')}</span>
        ) : (
          <>
            {rival !== 'federalist' && <SeatMark look={LOOKS[rival]} size={16} />}
            <b>{rival === corporation ? words.say('end.itself') : words.name(rival)}</b>
          </>
        )}
      </span>
      <span className="na-end-told">{turned ? sentenceOf(view, seat, words) : ''}</span>
    </li>
  );
}
