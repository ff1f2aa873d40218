/** Beside a vote: what the bill changes for me and for the others, if it passes. */
import {
  type Earned,
  type ElectionStory,
  earnedBy,
  type HegemonyView,
  lostAtEnd,
  policyEffects,
  type Seat,
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
  const outcome = !shown.stamped || result === null ? 'if' : result.passed ? 'passed' : 'rejected';
  const others = view.seats.filter((one) => one !== seat);
  const worth = worthAtEnd(view, policy, section, seat);
  const less = lostAtEnd(view, policy, section, seat);
  return (
    <section className={`heg-vote-changes ${outcome}`}>
      <h3>{words.say('scene.changes', { outcome, watching: seat === null })}</h3>
      <ul>
        {changes.effects.map((effect) => (
          <li key={effect.what} className={effect.good === false ? 'bad' : undefined}>
            {effectInWords(words, effect)}
          </li>
        ))}
        {worth && <li>{words.say('effect.wanted', { ...worth })}</li>}
        {less > 0 && <li className="bad">{words.say('effect.lost', { less })}</li>}
        {changes.cards.map(({ card, playable }) => (
          <li key={card} className={playable ? undefined : 'bad'}>
            {words.say('scene.changes.card', { card, playable })}
          </li>
        ))}
        {changes.effects.length + changes.cards.length === 0 && !worth && less === 0 && (
          <li className="heg-faint">{words.say('scene.changes.nothing')}</li>
        )}
      </ul>
      <h3>{words.say('scene.changes.others')}</h3>
      <ul>
        {others.map((one) => (
          <li key={one} className="heg-vote-other">
            <ClassMark of={one} /> {words.name(one)} <small>{seats.find(({ seat: at }) => at === one)?.player}</small>
            <Money earned={earnedOf(view, story, one)} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Money({ earned: { money, loans }, words }: { readonly earned: Earned; readonly words: GameWords }) {
  if (money === 0 && loans === 0) return <span className="heg-faint">{words.say('scene.changes.no-money')}</span>;
  const by = { said: signed(money) };
  return <b className={money < 0 ? 'bad' : undefined}>{words.say('scene.changes.money', { by, loans })}</b>;
}

/** What the next Production Phase would bring a seat instead; what it would have to borrow is nothing earned. */
function earnedOf(view: HegemonyView, { policy, section }: ElectionStory, seat: Seat): Earned {
  return earnedBy(policyEffects(view, policy, seat).find((one) => one.section === section)?.effects ?? []);
}

function changesOf(view: HegemonyView, { policy, section }: ElectionStory, seat: Seat | null) {
  const effects = policyEffects(view, policy, seat).find((one) => one.section === section)?.effects ?? [];
  return { effects, cards: cardsChanged(view, policy, section, seat) };
}
