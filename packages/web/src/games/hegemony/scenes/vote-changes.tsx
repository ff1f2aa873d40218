/** Beside a vote: what the bill changes for me and for the others, if it passes. */
import {
  changesForAll,
  type ElectionStory,
  type HegemonyView,
  lostAtEnd,
  policyEffects,
  type Seat,
  type SeatChange,
  worthAtEnd,
} from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import type { SeatAtTable } from '../../game-ui.js';
import { ClassMark } from '../board/workers.js';
import { cardsChanged } from '../election/cards-changed.js';
import { signed } from '../ledger/ledger.js';
import { effectInWords } from '../politics/policy-effects-panel.js';
import type { VoteShown } from './scene-props.js';

export interface VoteChangesProps {
  readonly story: ElectionStory;
  readonly shown: VoteShown;
  /** From before the result. */
  readonly view: HegemonyView;
  readonly seat: Seat | null;
  readonly seats: readonly SeatAtTable[];
  readonly words: GameWords;
}

export function VoteChanges({ story, shown, view, seat, seats, words }: VoteChangesProps) {
  const { policy, section, result } = story;
  const changes = useMemo(() => changesOf(view, story, seat), [view, story, seat]);
  const watching = seat === null;
  const outcome = !shown.stamped || result === null ? 'if' : result.passed ? 'passed' : 'rejected';
  const others = useMemo(
    () => changesForAll(view, policy, section).filter((one) => one.seat !== seat),
    [view, policy, section, seat],
  );
  const worth = worthAtEnd(view, policy, section, seat);
  const less = lostAtEnd(view, policy, section, seat);
  return (
    <section className={`heg-vote-changes ${outcome}`}>
      <h3>{words.say('scene.changes', { outcome, watching })}</h3>
      <ul>
        {changes.effects.map((effect) => (
          <li key={effect.what} className={effect.good === false ? 'bad' : undefined}>
            {effectInWords(words, effect)}
          </li>
        ))}
        {worth && <li>{words.say('effect.wanted', { ...worth, section, outcome })}</li>}
        {less > 0 && <li className="bad">{words.say('effect.lost', { less, outcome })}</li>}
        {changes.cards.map(({ card, playable }) => (
          <li key={card} className={playable ? undefined : 'bad'}>
            {words.say('scene.changes.card', { card, playable })}
          </li>
        ))}
        {changes.effects.length + changes.cards.length === 0 && !worth && less === 0 && (
          <li className="heg-faint">{words.say('scene.changes.nothing')}</li>
        )}
      </ul>
      <h3>{words.say('scene.changes.others', { watching })}</h3>
      <ul>
        {others.map((change) => (
          <li key={change.seat} className="heg-vote-other">
            <ClassMark of={change.seat} /> {words.name(change.seat)}{' '}
            <small>{seats.find(({ seat: at }) => at === change.seat)?.player}</small>
            <Change change={change} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Money without what is borrowed for it, and points at the end. */
function Change({ change, words }: { readonly change: SeatChange; readonly words: GameWords }) {
  const { atOnce, money, cut, loans, points } = change;
  const inMoney = atOnce !== 0 || money !== 0 || cut !== undefined || loans !== 0;
  if (!inMoney && points === 0) return <span className="heg-faint">{words.say('scene.changes.no-money')}</span>;
  const said = { first: { said: signed(atOnce) }, by: { said: signed(money) } };
  return (
    <span className="heg-vote-gains">
      {inMoney && (
        <b className={atOnce + money < 0 ? 'bad' : undefined}>
          {words.say('scene.changes.money', { atOnce, money, loans, ...said })}
        </b>
      )}
      {cut !== undefined && (
        <b className={cut < 0 ? 'bad' : undefined}>{words.say('scene.changes.cut', { cut: { said: signed(cut) } })}</b>
      )}
      {points !== 0 && (
        <b className={points < 0 ? 'bad' : undefined}>
          {words.say('scene.changes.points', { points, amount: { said: signed(points) } })}
        </b>
      )}
    </span>
  );
}

function changesOf(view: HegemonyView, { policy, section }: ElectionStory, seat: Seat | null) {
  const effects = policyEffects(view, policy, seat).find((one) => one.section === section)?.effects ?? [];
  return { effects, cards: cardsChanged(view, policy, section, seat) };
}
