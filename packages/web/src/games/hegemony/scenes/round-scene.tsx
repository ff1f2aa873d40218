/** The end of a round: where everybody stands and why, the money of production, the votes, what was played, what is next. */
import { openingsOf, type RoundOpening } from '@polity/hegemony/openings';
import { type RoundEnd, type RoundStanding, roundEnd, type Seat } from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { type ReactNode, useMemo } from 'react';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { useScene } from '../../../board/scene/use-scene.js';
import { prefer, type Showing, showingFor, usePreferences } from '../../../shell/preferences.js';
import type { SeatAtTable } from '../../game-ui.js';
import { ClassMark } from '../board/workers.js';
import { tell } from '../recap/tell.js';
import { Votes } from '../recap/votes.js';
import { RoundDeeds } from './round-deeds.js';
import { RoundMoneyTable } from './round-money.js';
import type { HegemonySceneProps } from './scene-props.js';
import './round-scene.css';

export const AT_ONCE: readonly number[] = [];
/** So many votes leave room below them. */
const MANY = 5;

export function RoundScene({ scene, after, log, seat, seats, words, patience, pass }: HegemonySceneProps) {
  const end = useMemo(() => roundEnd(log, scene.at, after), [log, scene.at, after]);
  const openings = useMemo(() => openingsOf(log, scene.at, after), [log, scene.at, after]);
  const { next } = useScene(AT_ONCE, patience, pass);
  // Below many votes there is no room for it; there is beside them.
  const crowded = end.votes.length > MANY;
  const begins = (
    <section className="heg-round-sheet heg-round-begins">
      <h3>{words.say('scene.round.begins', { round: end.round + 1 })}</h3>
      <ul className="heg-round-next">
        {end.next.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a log stay where they are
          <li key={index}>{tell(words, end.next, index, 'preparation')}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <SceneFrame
      className="heg-out heg-scene heg-round"
      title={headlineOf(end, seat, words)}
      head={<p className="heg-round-lead">{leadOf(end, openings, seat, words)}</p>}
      foot={<RoundSetting words={words} seat={seat} />}
      onward={words.say('scene.continue')}
      next={next}
      skip={pass}
    >
      <div className="heg-round-body">
        <Standings standings={end.standings} seat={seat} seats={seats} words={words}>
          {end.unresolved.map(({ event, lost }) => (
            <p key={event} className="heg-round-unresolved">
              {words.say('scene.round.unresolved', {
                event,
                lost: lost.length > 0 && {
                  said: words.list(lost.map((one) => words.say('scene.round.lost', { ...one }))),
                },
              })}
            </p>
          ))}
        </Standings>
        <section className="heg-round-sheet">
          <h3>{words.name('production', 'phase')}</h3>
          {end.imf.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a log stay where they are
            <p key={index}>{words.log(entry)}</p>
          ))}
          <RoundMoneyTable money={end.money} seat={seat} words={words} />
        </section>
        <section className="heg-round-sheet heg-round-played">
          <h3>{words.say('scene.round.played')}</h3>
          <RoundDeeds deeds={end.deeds} order={after.seats} words={words} />
        </section>
        {crowded && begins}
        <div className="heg-round-side">
          {end.votes.length > 0 && (
            <section className="heg-round-sheet">
              <Votes stories={end.votes} words={words} seat={seat} />
            </section>
          )}
          {!crowded && begins}
        </div>
      </div>
    </SceneFrame>
  );
}

/** How far somebody is from the best of the others: behind it, or ahead of it. */
function distance(standings: readonly RoundStanding[], seat: Seat, when: 'before' | 'after') {
  const mine = standings.find((one) => one.seat === seat);
  const others = standings.filter((one) => one.seat !== seat).toSorted((a, b) => b[when] - a[when]);
  const best = others[0]?.[when] ?? 0;
  // Several may be as far: all of them are named.
  return { by: (mine?.[when] ?? 0) - best, of: others.filter((one) => one[when] === best).map((one) => one.seat) };
}

export function headlineOf({ round, standings }: RoundEnd, seat: Seat | null, words: GameWords): string {
  const leader = standings[0]?.seat ?? 'working';
  const { by, of } = distance(standings, seat ?? leader, 'after');
  if (seat === null) return words.say('scene.round.watched', { round, leader, by });
  const said = words.list(of.map((one) => words.say('scene.round.rival', { of: one })));
  return words.say('scene.round.title', { round, by, of: { said }, way: wayOf(by) });
}

/** Where I stood before, and what my loans cost me since production. */
export function leadOf(
  { round, standings }: RoundEnd,
  openings: readonly RoundOpening[],
  seat: Seat | null,
  words: GameWords,
): string {
  if (seat === null) return '';
  const { by } = distance(standings, seat, 'before');
  const before = words.say('scene.round.before', { by, way: wayOf(by) });
  const { interest = 0, borrowed = 0, money = 0 } = openings.find((one) => one.seat === seat) ?? {};
  if (interest === 0) return before;
  return words.paragraph([before, words.say('scene.round.interest', { interest, borrowed, money, round: round + 1 })]);
}

function wayOf(by: number): { readonly said: string } | string {
  return by < 0 ? 'behind' : by > 0 ? 'ahead' : 'level';
}

interface StandingsProps {
  readonly standings: readonly RoundStanding[];
  readonly seat: Seat | null;
  readonly seats: readonly SeatAtTable[];
  readonly words: GameWords;
  /** What else was counted. */
  readonly children: ReactNode;
}

function Standings({ standings, seat, seats, words, children }: StandingsProps) {
  const most = Math.max(1, ...standings.map(({ after }) => after));
  return (
    <section className="heg-round-sheet">
      <h3>{words.say('scene.round.standings')}</h3>
      <ol className="heg-round-standings">
        {standings.map(({ seat: who, place, placeBefore, levelBefore, before, after, sources }) => (
          <li key={who} className={`heg-edge-${who}`}>
            <p className="heg-round-who">
              <span>{place}</span> <ClassMark of={who} size={14} /> <b>{words.name(who)}</b>{' '}
              <small>{who === seat ? words.say('scene.you') : seats.find((one) => one.seat === who)?.player}</small>
              {place !== placeBefore && !levelBefore && (
                <em className="heg-round-moved">{words.say('scene.round.moved', { place, before: placeBefore })}</em>
              )}
              <span className="heg-round-sum">
                {words.say('scene.round.sum', { before, more: after - before })} <b>{after}</b>
              </span>
            </p>
            <div className="heg-round-bar" aria-hidden="true">
              <i className="had" style={{ inlineSize: `${(Math.max(0, before) / most) * 100}%` }} />
              {sources.map(({ source, amount }) =>
                amount > 0 ? <i key={source} style={{ inlineSize: `${(amount / most) * 100}%` }} /> : null,
              )}
            </div>
            <p className="heg-round-sources">
              {sources.length === 0
                ? words.say('scene.round.nothing')
                : words.list(sources.map(({ source, amount }) => words.say('scene.round.source', { source, amount })))}
            </p>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

const SHOWINGS: readonly Showing[] = ['wait', 'short', 'none'];

/** Here it is met, and here it can be changed. */
export function RoundSetting({ words, seat }: { readonly words: GameWords; readonly seat: string | null }) {
  const { rounds } = usePreferences();
  return (
    <label className="heg-round-setting">
      {words.say('scene.round.setting')}{' '}
      <select value={showingFor(rounds, seat)} onChange={({ target }) => prefer({ rounds: target.value as Showing })}>
        {SHOWINGS.map((showing) => (
          <option key={showing} value={showing}>
            {words.say(`scene.showing.${showing}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
