/** The end of a round: what was produced for the demand, what the event found and did, and in a demand round what came of it. */
import type { JsonObject, LogEntry } from '@polity/kernel';
import { type NewAngelesView, THREAT } from '@polity/new-angeles/page';
import {
  type DemandStory,
  type EventStory,
  type Exploited,
  type RoundEnd,
  roundEndAt,
  type Stock,
} from '@polity/new-angeles/round-end';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import type { SceneProps } from '../../../board/scene/happening.js';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { useScene } from '../../../board/scene/use-scene.js';
import { prefer, type Showing, showingFor, usePreferences } from '../../../shell/preferences.js';
import { SeatMark } from '../../../shell/ui/icons.js';
import type { SeatAtTable } from '../../game-ui.js';
import { Pictogram } from '../faces/pictogram.js';
import { Coin, Good } from '../icons.js';
import '../board.css';
import '../cards.css';
import './round-scene.css';

const AT_ONCE: readonly number[] = [];

export function RoundScene({ scene, after, log, seat, seats, words, patience, pass }: SceneProps) {
  const view = after as NewAngelesView;
  const end = useMemo(() => roundEndAt(log, scene.at, view), [log, scene.at, view]);
  const { next } = useScene(AT_ONCE, patience, pass);
  const { event, demandRound } = end;
  return (
    <SceneFrame
      className="na-out na-round"
      title={words.say('round-end.title', { round: end.round, demand: end.demand, outcome: outcomeOf(end) })}
      head={<ThreatRise {...end.threat} words={words} />}
      foot={<RoundSetting words={words} seat={seat} />}
      onward={words.say('round-end.continue')}
      next={next}
      skip={pass}
    >
      <div className="na-round-body">
        <section className="na-round-sheet">
          <h3>{words.say('round-end.production', { demand: end.demand })}</h3>
          <Stocks stock={end.stock} ends={view.board.trackEnds} words={words} />
          <Districts exploited={end.exploited} words={words} />
        </section>
        {event && <Event story={event} words={words} />}
        {demandRound && <Demand end={end} story={demandRound} seats={seats} words={words} />}
      </div>
    </SceneFrame>
  );
}

export function outcomeOf({ fallen, demandRound }: Pick<RoundEnd, 'fallen' | 'demandRound'>): string {
  if (fallen) return 'fallen';
  return demandRound === null ? 'on' : demandRound.met ? 'met' : 'missed';
}

interface ThreatRiseProps {
  readonly before: number;
  readonly after: number;
  readonly words: GameWords;
}

/** The track: what was there, and hatched what has come. */
function ThreatRise({ before, after, words }: ThreatRiseProps) {
  return (
    <div className="na-round-threat">
      <strong>{words.say('round-end.threat', { before, after, rise: after - before })}</strong>
      <div className="na-threat-cells" aria-hidden="true">
        {Array.from({ length: THREAT.end }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a track stay where they are
          <i key={nth} className={nth < Math.min(before, after) ? 'full' : nth < after ? 'made' : ''} />
        ))}
      </div>
    </div>
  );
}

interface StocksProps {
  readonly stock: readonly Stock[];
  readonly ends: NewAngelesView['board']['trackEnds'];
  readonly words: GameWords;
}

/** What came to each good, against what is asked of it. */
function Stocks({ stock, ends, words }: StocksProps) {
  return (
    <ul className="na-round-stock">
      {stock.map(({ resource, before, after, target }) => (
        <li key={resource}>
          <span>
            <Good of={resource} /> {words.name(resource)}
          </span>
          <div className={`na-cells na-${resource}`} aria-hidden="true">
            {Array.from({ length: ends[resource] }, (_, nth) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a track stay where they are
                key={nth}
                className={`${nth < before ? 'full' : nth < after ? 'made' : ''} ${nth + 1 === target ? 'target' : ''}`}
              />
            ))}
          </div>
          <span className={after < target ? 'na-bad' : ''}>
            {words.say('round-end.stock', { made: after - before, after, target, lack: Math.max(0, target - after) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Districts({ exploited, words }: { readonly exploited: readonly Exploited[]; readonly words: GameWords }) {
  return (
    <ul className="na-round-list">
      {exploited.map(({ district, made, deeds }) => (
        <li key={district}>
          <b>{words.name(district)}</b>{' '}
          {words.say('round-end.made', {
            made: { row: made.map(({ resource, amount }) => ({ say: 'made', resource, amount })) },
          })}{' '}
          {deeds.map((entry, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has been told stays as it was told
            <span key={nth} className="na-round-deed">
              {entry.kind === 'unrest' ? words.say('round-end.unrest', entry.params) : words.log(entry)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Event({ story: { event, look, deeds }, words }: { readonly story: EventStory; readonly words: GameWords }) {
  return (
    <section className="na-round-sheet">
      <h3>{words.say('round-end.event')}</h3>
      <div className="na-card na-round-event na-drawn-on">
        <Pictogram of={event} />
        <h4 className="na-face-head">{words.name(event)}</h4>
        <p>{words.describe(event)}</p>
      </div>
      <p className={look.rise > 0 ? 'na-round-look na-bad' : 'na-round-look'}>
        {words.say(`look.${look.kind}`, look as unknown as JsonObject)}
      </p>
      <Told entries={deeds} words={words} />
    </section>
  );
}

function Told({ entries, words }: { readonly entries: readonly LogEntry[]; readonly words: GameWords }) {
  return (
    <ul className="na-round-list">
      {entries.map((entry, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has been told stays as it was told
        <li key={nth}>{words.log(entry)}</li>
      ))}
    </ul>
  );
}

interface DemandProps {
  readonly end: RoundEnd;
  readonly story: DemandStory;
  readonly seats: readonly SeatAtTable[];
  readonly words: GameWords;
}

function Demand({ end, story, seats, words }: DemandProps) {
  const { number, met, missing, threat, paid, next } = story;
  const lookOf = (seat: string) => seats.find((one) => one.seat === seat)?.look;
  return (
    <section className="na-round-sheet">
      <h3>{words.say('round-end.demand', { number })}</h3>
      <p className={met ? 'na-round-look' : 'na-round-look na-bad'}>
        {words.say(met ? 'round-end.met' : 'round-end.missed', { demand: end.demand, missing: [...missing], threat })}
      </p>
      <h4>{words.say('round-end.investments')}</h4>
      <ul className="na-round-paid">
        {paid.map(({ seat, investment, capital }) => {
          const look = lookOf(seat);
          return (
            <li key={seat}>
              {look && <SeatMark look={look} size={14} />}
              <span>
                <b>{words.name(seat, 'seat')}</b> {words.name(investment)}
                <small>{words.describe(investment)}</small>
              </span>
              <strong>
                {capital > 0 && <Coin />} {words.say('round-end.paid', { capital })}
              </strong>
            </li>
          );
        })}
      </ul>
      {next !== null && (
        <p>
          <b>{words.say('round-end.next', { demand: next })}</b> {words.describe(next)}
        </p>
      )}
    </section>
  );
}

const SHOWINGS: readonly Showing[] = ['wait', 'short', 'none'];

/** Here it is met, and here it can be changed. */
function RoundSetting({ words, seat }: { readonly words: GameWords; readonly seat: string | null }) {
  const { rounds } = usePreferences();
  return (
    <label className="na-round-setting">
      {words.say('round-end.setting')}{' '}
      <select value={showingFor(rounds, seat)} onChange={({ target }) => prefer({ rounds: target.value as Showing })}>
        {SHOWINGS.map((showing) => (
          <option key={showing} value={showing}>
            {words.say(`round-end.showing.${showing}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
