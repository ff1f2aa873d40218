/** New Angeles' board: everybody above, the city and the deal in the middle, trades and log beside them, mine below. */
import { type NewAngelesView, ROUND_TRACK, type Seat } from '@polity/new-angeles/page';
import { useMemo, useRef, useState } from 'react';
import { BoardProvider } from '../../board/board-context.js';
import { BoardQuestion } from '../../board/board-question.js';
import { Into, Outlet } from '../../board/outlets.js';
import { Spotlight } from '../../board/spotlight.js';
import { TipLayer } from '../../board/tip.js';
import { useNarrow } from '../../shell/ui/use-narrow.js';
import type { BoardProps } from '../game-ui.js';
import { NEW_ANGELES } from './choices.js';
import { City } from './city.js';
import { DealPanel } from './deal.js';
import { NO_DRAFT } from './draft.js';
import { Coin } from './icons.js';
import { Hand, MyCorporation, Secrets } from './mine.js';
import { type CityBoard, useCity } from './parts.js';
import { Seats } from './seats.js';
import { Supply } from './supply.js';
import { OffersToMe, Trades } from './trades.js';
import './board.css';
import './city.css';
import './cards.css';

export default function Board(props: BoardProps) {
  const { previewed, seats, words, ask, pending, answer, preview, interjections, interject, log } = props;
  const view = props.view as NewAngelesView;
  const seat = props.seat as Seat | null;
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const [draft, setDraft] = useState(NO_DRAFT);
  const value: CityBoard = useMemo(
    () => ({ view, previewed: previewed as NewAngelesView | null, seat, ask, words, seats }),
    [view, previewed, seat, ask, words, seats],
  );
  const trading = { interjections, interject, pending, draft, setDraft };
  return (
    <BoardProvider rules={NEW_ANGELES} value={value} {...{ pending, answer, preview }}>
      <Into outlet="headline">
        <Rounds />
      </Into>
      <BoardQuestion rules={NEW_ANGELES} drawUnit={Coin} {...{ pending, answer, preview }} />
      <div ref={root} className="na">
        {narrow && <OffersToMe {...trading} />}
        <Seats />
        <div className="na-left">
          <City />
          <Supply />
        </div>
        <DealPanel log={log} />
        <div className="na-talk">
          <Trades {...trading} log={log} withoutMine={narrow} />
          {!narrow && <Outlet name="side" className="na-side" />}
        </div>
        {!narrow && <Outlet name="ask" className="na-ask" />}
        {seat !== null && (
          <div className="na-mine">
            <MyCorporation me={seat} />
            <Hand me={seat} />
            <Secrets me={seat} />
          </div>
        )}
        <Spotlight root={root} />
      </div>
      <TipLayer className="na-out" />
    </BoardProvider>
  );
}

/** The round track, and the turns that are left in this round. */
function Rounds() {
  const { view, words } = useCity();
  const { round, turnTrack, phase } = view;
  return (
    <div className="na-rounds">
      <ol aria-label={words.field('round')}>
        {ROUND_TRACK.map((space, nth) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track stay where they are
            key={nth}
            className={`${space === 'demand' ? 'demand' : ''} ${nth < round ? 'past' : ''} ${nth === round ? 'now' : ''}`}
            aria-current={nth === round ? 'step' : undefined}
          >
            {space === 'demand' ? words.say('round.demand') : space}
          </li>
        ))}
      </ol>
      <strong>{words.name(phase, 'phase')}</strong>
      <span>{words.say('turns', { turns: turnTrack })}</span>
      <b className="na-threat-now">{words.say('threat.now', { threat: view.threat })}</b>
    </div>
  );
}
