/** A deal, seen by all: what lies beside each offer, the count, who wins, and what it changes. */
import type { LogEntry } from '@polity/kernel';
import { type DealStory, dealAt, type OfferTold } from '@polity/new-angeles/deals';
import { ACTIONS, type ActionId, type Seat, type Side } from '@polity/new-angeles/page';
import type { GameWords } from '@polity/words';
import type { SceneProps } from '../../../board/scene/happening.js';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { useScene } from '../../../board/scene/use-scene.js';
import { Icon, SeatMark } from '../../../shell/ui/icons.js';
import type { SeatAtTable } from '../../game-ui.js';
import { Back, TypeMark } from '../icons.js';
import '../board.css';
import '../cards.css';
import './deal-scene.css';

/** Both offers, then what lies beside them is counted; then the result. */
const TIMES = [700, 900];

export default function DealScene(props: SceneProps) {
  const { scene, log, words, patience, more, pass, skip } = props;
  const story = dealAt(log, scene.at);
  const steps = useScene(scene.kind === 'card' ? [] : TIMES, patience, pass);
  if (story?.won === null || story === undefined) return null;
  const onEscape = () => {
    if (!steps.done) steps.end();
    else if (more) skip();
    else pass();
  };
  const { won } = story;
  return (
    <SceneFrame
      className={`na-out na-scene ${steps.done ? 'decided' : ''}`}
      title={
        steps.done
          ? words.say('scene.won', {
              seat: won.seat,
              more: Math.max(won.main, won.counter),
              fewer: Math.min(won.main, won.counter),
            })
          : words.say('scene.deal', { asset: story.asset })
      }
      foot={
        steps.done && (
          <button type="button" className="button quiet" onClick={steps.again}>
            <Icon name="restart" /> {words.say('scene.again')}
          </button>
        )
      }
      onward={words.say(steps.done ? 'scene.on' : 'scene.step')}
      next={steps.next}
      skip={onEscape}
    >
      <div className="na-scene-offers">
        {(['main', 'counter'] as const).map((side) => (
          <Offer key={side} side={side} story={story} {...props} counted={steps.step > 0} decided={steps.done} />
        ))}
      </div>
      {steps.done && <Changes story={story} log={log} words={words} />}
    </SceneFrame>
  );
}

interface OfferProps {
  readonly side: Side;
  readonly story: DealStory;
  readonly seats: readonly SeatAtTable[];
  readonly words: GameWords;
  readonly counted: boolean;
  readonly decided: boolean;
}

function Offer({ side, story, seats, words, counted, decided }: OfferProps) {
  const offer = side === 'main' ? story.main : story.counter;
  const { won } = story;
  const supports = story.support.filter((one) => one.side === side);
  const mark = (seat: Seat, size: number) => {
    const look = seats.find((one) => one.seat === seat)?.look;
    return look && <SeatMark look={look} size={size} />;
  };
  const wins = decided && won?.side === side;
  return (
    <section className={`na-scene-offer ${wins ? 'won' : ''} ${decided && !wins ? 'lost' : ''}`}>
      <h3>
        {offer && mark(offer.seat, 16)} {words.name(side)}
        {offer && <small>{words.name(offer.seat, 'seat')}</small>}
      </h3>
      {offer ? (
        <OfferCard offer={offer} words={words} />
      ) : (
        <p className="na-empty">{words.say(`offer.none.${side}`)}</p>
      )}
      <div className="na-scene-count">
        <strong>{counted ? (won?.[side] ?? 0) : '?'}</strong>
        <ul>
          {supports.map(({ seat, count }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what lies beside an offer stays where it is
            <li key={nth}>
              {mark(seat, 13)} {words.name(seat, 'seat')}{' '}
              {Array.from({ length: count }, (_, card) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell one from another
                <Back key={card} />
              ))}
            </li>
          ))}
          {supports.length === 0 && <li className="na-muted">{words.say('scene.nobody')}</li>}
        </ul>
      </div>
    </section>
  );
}

function OfferCard({ offer: { card }, words }: { readonly offer: OfferTold; readonly words: GameWords }) {
  const type = Object.hasOwn(ACTIONS, card) ? ACTIONS[card as ActionId].type : null;
  return (
    <div className="na-card">
      <h3 className={`na-face-head ${type === null ? 'na-emergency' : `na-of-${type}`}`}>
        {type !== null && <TypeMark of={type} />} {words.name(card)}
      </h3>
      <p>{words.describe(card)}</p>
    </div>
  );
}

interface ChangesProps {
  readonly story: DealStory;
  readonly log: readonly LogEntry[];
  readonly words: GameWords;
}

/** What has been told since it was decided; while the winner still chooses, that. */
function Changes({ story, log, words }: ChangesProps) {
  const told = log.slice(story.wonAt + 1, story.end);
  return (
    <section className="na-scene-changes" aria-live="polite">
      <h3>{words.say('scene.changes')}</h3>
      {told.length === 0 ? (
        <p className="na-muted">{words.say('scene.chooses', { seat: story.won?.seat ?? null })}</p>
      ) : (
        <ol>
          {told.map((entry, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what has been told stays as it was told
            <li key={nth}>{words.log(entry)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
