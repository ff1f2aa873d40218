/** A deal, seen by all: what lies beside each offer, the count, who wins, and what it changes. */
import type { LogEntry } from '@polity/kernel';
import { type DealStory, type DealWon, dealAt, type OfferTold } from '@polity/new-angeles/deals';
import { ACTIONS, type ActionId, type NewAngelesView, type Seat, type Side } from '@polity/new-angeles/page';
import type { GameWords } from '@polity/words';
import { useCallback, useEffect } from 'react';
import type { SceneProps } from '../../../board/scene/happening.js';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { useScene } from '../../../board/scene/use-scene.js';
import { Icon, SeatMark } from '../../../shell/ui/icons.js';
import type { SeatAtTable } from '../../game-ui.js';
import { Back, TypeMark } from '../icons.js';
import { useShownBehind } from './behind.js';
import { useBeside } from './use-beside.js';
import '../board.css';
import '../cards.css';
import './deal-scene.css';

/** Both offers, then what lies beside them is counted; then the result. */
const TIMES = [700, 900];
const AT_ONCE: readonly number[] = [];
/** Claims that were read where the deal was counted: nobody is shown them once more. */
const READ = new WeakSet<LogEntry>();

export function DealScene(props: SceneProps) {
  const { scene, log, newest = log, words, patience, more, skip } = props;
  // While it is looked at it goes on telling what comes of it, unless that was taken back.
  const told = newest[scene.at] === log[scene.at] ? newest : log;
  const story = dealAt(told, scene.at);
  const claim = story && told.slice(story.wonAt, story.end).find(({ kind }) => kind === 'claimed');
  const pass = useRead(claim, props.pass);
  const counts = log[scene.at]?.kind === 'deal-won';
  const steps = useScene(counts ? TIMES : AT_ONCE, patience, pass);
  const style = useBeside();
  const { before, after } = props;
  const tells = story !== undefined && steps.done && after !== before;
  // What came after this deal is not told here, and may have its own scene.
  useShownBehind(tells ? (after as NewAngelesView) : null, told.slice(log.length, story?.end));
  const isRead = !counts && claim !== undefined && READ.has(claim);
  useEffect(() => {
    if (isRead) props.pass();
  }, [isRead, props.pass]);
  if (story?.won === null || story === undefined || isRead) return null;
  const onEscape = () => {
    if (!steps.done) steps.end();
    else if (more) {
      if (claim) READ.add(claim);
      skip();
    } else pass();
  };
  return (
    <SceneFrame
      className={`na-out na-scene ${style ? 'beside' : ''} ${steps.done ? 'decided' : ''}`}
      style={style}
      title={steps.done ? titleOf(story.won, words) : words.say('scene.deal', { asset: story.asset })}
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
          <Offer
            key={side}
            side={side}
            story={story}
            {...props}
            counted={steps.step > 0 || steps.done}
            decided={steps.done}
          />
        ))}
      </div>
      {steps.done && <Changes story={story} log={told} words={words} />}
    </SceneFrame>
  );
}

/** Leaves the scene, and remembers what of the deal was read in it. */
function useRead(claim: LogEntry | undefined, pass: () => void): () => void {
  return useCallback(() => {
    if (claim) READ.add(claim);
    pass();
  }, [claim, pass]);
}

/** The count of who wins comes first, even where an asset made it win with fewer. */
export function titleOf({ seat, side, main, counter, by }: DealWon, words: GameWords): string {
  const [mine, other] = side === 'main' ? [main, counter] : [counter, main];
  return words.say('scene.won', { seat, mine, other, by });
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
