/** Lantern Market's board, small enough to copy: the market above, everybody's stall, my own below. */

import { COLOURS, type Errand, LANTERNS, type Lantern, type MarketView as View } from '@polity/lantern-market/page';
import { type ReactNode, useMemo, useRef } from 'react';
import { BoardProvider, type BoardValue, useBoardValue } from '../../board/board-context.js';
import { BoardQuestion } from '../../board/board-question.js';
import { type AmountProps, Amount as AnyAmount, Num as AnyNum, type NumProps } from '../../board/num.js';
import { Into, Outlet } from '../../board/outlets.js';
import { Spot as AnySpot, type SpotProps } from '../../board/spot.js';
import { Spotlight } from '../../board/spotlight.js';
import { TipLayer } from '../../board/tip.js';
import { Travel } from '../../board/travel.js';
import { Drag } from '../../board/use-drag.js';
import { SeatMark } from '../../shell/ui/icons.js';
import { useNarrow } from '../../shell/ui/use-narrow.js';
import type { BoardProps, SeatAtTable } from '../game-ui.js';
import { LANTERN_MARKET, type Spot as SpotName } from './choices.js';
import { Coin, LanternBack, PaperLantern } from './lantern.js';
import { handSize, openHand, pointsOf, stallOf } from './market.js';
import { OfferForm, Offers, type Trade } from './trade.js';
import { TRAVELLED } from './travel.js';
import './board.css';

const Spot: (props: SpotProps<SpotName>) => ReactNode = AnySpot;
const Num: (props: NumProps<View>) => ReactNode = AnyNum;
const Amount: (props: AmountProps<View>) => ReactNode = AnyAmount;
const useBoard = () => useBoardValue<BoardValue<View>>();

const ERRANDS: readonly Errand[] = ['draw', 'sell', 'hang', 'fireworks'];

export default function Board(props: BoardProps) {
  const { previewed, seat, seats, words, ask, pending, answer, preview } = props;
  const view = props.view as View;
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const value = useMemo(() => ({ view, previewed, seat, ask, words }), [view, previewed, seat, ask, words]);
  const trade: Trade = { ...props, view };
  return (
    <BoardProvider rules={LANTERN_MARKET} value={value} {...{ pending, answer, preview }}>
      <Into outlet="headline">
        <span className="lm-night">
          {words.say('night', { night: view.night, nights: view.nights, phase: view.phase })}
        </span>
      </Into>
      <BoardQuestion rules={LANTERN_MARKET} drawUnit={Coin} {...{ pending, answer, preview }} />
      <div ref={root} className="lm">
        <Prices />
        <div className="lm-stalls">
          {seats
            .filter((other) => other.seat !== seat)
            .map((other) => (
              <Stall key={other.seat} at={other} trade={trade} />
            ))}
        </div>
        {!narrow && <Outlet name="side" className="lm-side" />}
        {!narrow && <Outlet name="ask" className="lm-ask" />}
        {seats
          .filter((mine) => mine.seat === seat)
          .map((mine) => (
            <Stall key={mine.seat} at={mine} trade={trade} mine />
          ))}
        <Travel root={root} of={TRAVELLED} />
        <Spotlight root={root} />
      </div>
      <TipLayer className="lm-out" />
      <Drag className="lm-out" draw={(spot) => <PaperLantern of={spot.split(':')[1] as Lantern} />} />
    </BoardProvider>
  );
}

/** What each colour fetches, and where lanterns and coins come from and go to. */
function Prices() {
  const { words } = useBoard();
  return (
    <section className="lm-market" aria-label={words.say('market')}>
      {COLOURS.map((colour) => (
        <Spot
          key={colour}
          name={`price:${colour}`}
          label={words.say('price.of', { colour })}
          anchor={`price:${colour}`}
          className="lm-price"
          tip={() => <p>{words.say('price.tip', { colour })}</p>}
        >
          <PaperLantern of={`${colour}-1`} size={26} />
          <span>{words.name(colour)}</span>
          <Num of={({ prices }) => prices[colour]} />
          <Coin />
        </Spot>
      ))}
      <div className="lm-piles">
        <Amount icon={<LanternBack />} label={words.field('deck')} of={({ deck }) => deck} anchor="deck" />
        <Amount
          icon={<LanternBack />}
          label={words.field('discards')}
          of={({ discards }) => discards.length}
          anchor="discards"
          className="lm-spent"
        />
        <Amount icon={<Coin />} label={words.field('bank')} of={({ bank }) => bank} anchor="bank" />
      </div>
    </section>
  );
}

interface StallProps {
  readonly at: SeatAtTable;
  readonly trade: Trade;
  readonly mine?: boolean;
}

function Stall({ at: { seat, look, deciding }, trade, mine = false }: StallProps) {
  const { view, words } = useBoard();
  const stall = stallOf(view, seat);
  if (stall === undefined) return null;
  const name = words.name(seat, 'seat');
  return (
    <section className={`lm-stall ${mine ? 'mine' : ''} ${deciding ? 'deciding' : ''}`} data-anchor={`stall:${seat}`}>
      <h3>
        <SeatMark look={look} size={16} /> {name}
        {view.gate === seat && <em>{words.say('gate')}</em>}
        <span className="lm-points" data-anchor={`points:${seat}`}>
          <Num of={(now) => pointsOf(stallOf(now, seat) ?? stall)} /> {words.say('points')}
        </span>
        {stall.coins !== undefined && (
          <Amount
            icon={<Coin />}
            label={words.field('coins')}
            of={(now) => stallOf(now, seat)?.coins ?? 0}
            anchor={`coins:${seat}`}
          />
        )}
      </h3>
      <Window of={stall.window} seat={seat} mine={mine} />
      {mine ? (
        <>
          <Hand of={openHand(stall)} seat={seat} />
          <Errands />
          <div className="lm-trade">
            <Offers of={seat} trade={trade} />
            <OfferForm seat={seat} trade={trade} />
          </div>
        </>
      ) : (
        <div className="lm-hand closed" data-anchor={`hand:${seat}`}>
          <span className="visually-hidden">{words.say('hand.closed', { count: handSize(stall) })}</span>
          {Array.from({ length: handSize(stall) }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell one from another
            <LanternBack key={nth} />
          ))}
          <Offers of={seat} trade={trade} />
        </div>
      )}
    </section>
  );
}

function Window({
  of,
  seat,
  mine,
}: {
  readonly of: readonly Lantern[];
  readonly seat: string;
  readonly mine: boolean;
}) {
  const { words } = useBoard();
  const label = words.say('window', { seat, lanterns: [...of] });
  const hung = of.map((lantern, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lanterns hang in the order in which they were hung
    <PaperLantern key={nth} of={lantern} />
  ));
  if (mine) {
    return (
      <Spot name="window" label={label} className="lm-window" anchor={`window:${seat}`} tip={() => <p>{label}</p>}>
        {hung}
      </Spot>
    );
  }
  return (
    <div className="lm-window" data-anchor={`window:${seat}`}>
      <span className="visually-hidden">{label}</span>
      {hung}
    </div>
  );
}

function Hand({ of, seat }: { readonly of: readonly Lantern[]; readonly seat: string }) {
  const { view, words } = useBoard();
  return (
    <div className="lm-hand" data-anchor={`hand:${seat}`}>
      {of.map((lantern, place) => {
        const nth = of.slice(0, place).filter((other) => other === lantern).length;
        const { colour, brightness } = LANTERNS[lantern];
        return (
          <Spot
            key={`${lantern} ${nth}`}
            name={`lantern:${lantern}:${nth}`}
            label={words.name(lantern)}
            className="lm-card"
            tip={() => <p>{words.say('lantern.tip', { brightness, price: view.prices[colour] })}</p>}
          >
            <PaperLantern of={lantern} size={44} />
            <span>{words.name(colour)}</span>
          </Spot>
        );
      })}
    </div>
  );
}

function Errands() {
  const { ask, words } = useBoard();
  return (
    <div className="lm-errands">
      {ERRANDS.map((errand) => {
        const { text, detail } = words.option({ kind: 'errand', about: {} }, errand);
        return (
          <Spot
            key={errand}
            name={`errand:${errand}`}
            label={text}
            className={`lm-errand ${ask?.kind === 'errand' ? '' : 'idle'}`}
            tip={() => <p>{detail}</p>}
          >
            {text}
          </Spot>
        );
      })}
    </div>
  );
}
