/** The other players in brief, with what they sell; each board opens in full. */
import { CLASSES, GOODS, population, type Seat, TURN_ORDER } from '@polity/hegemony/page';
import { type ReactNode, useState } from 'react';
import { InPlace } from '../../table/places.js';
import { Dialog } from '../../ui/dialog.js';
import { useBoard } from './board-context.js';
import { handSize, sectorOf } from './derive.js';
import { Glyph } from './icons.js';
import { Amount, Num } from './num.js';
import { PlayerBoard } from './player-board.js';
import { Spot } from './spot.js';
import { useSpot } from './spot-context.js';
import { AgendaGoals } from './state-affairs.js';
import { ClassMark } from './workers.js';

/** All the others, one below the other. */
export function Others() {
  const { view, seat, name } = useBoard();
  const opened = useOpened();
  const others = TURN_ORDER.filter((of) => view.seats.includes(of) && of !== seat);
  return (
    <div className="heg-others">
      {others.map((of) => (
        <section key={of} className={`heg-brief heg-edge-${of}`} aria-label={name(of)}>
          <SeatSpot of={of} open={() => opened.open(of)} className="heg-brief-head">
            <ClassMark of={of} />
            <b className="heg-brief-name">{name(of)}</b>
            {view.phase === 'action' && view.turn.seat === of && <Glyph name="hourglass" size={11} />}
            <Points of={of} />
          </SeatSpot>
          <BriefLines of={of} />
        </section>
      ))}
      {opened.dialog}
    </div>
  );
}

/** In everybody's tile at the side of the table: points, purse and what they sell; pressed, the tile opens the board. */
export function SeatBriefs() {
  const { view, seat } = useBoard();
  const opened = useOpened();
  return (
    <>
      {view.seats.map((of) => (
        <InPlace key={of} name={`seat:${of}`}>
          <div className={`heg-out heg-seat heg-edge-${of}`}>
            <Points of={of} />
            <SeatSpot of={of} open={() => opened.open(of)} className="heg-seat-cover" />
            {of !== seat && <BriefLines of={of} />}
          </div>
        </InPlace>
      ))}
      {opened.dialog}
    </>
  );
}

/** Which player's board is open in full. */
function useOpened() {
  const { name } = useBoard();
  const [opened, open] = useState<Seat | null>(null);
  const dialog = opened !== null && (
    <Dialog title={name(opened)} onClose={() => open(null)}>
      <div className="heg-in-dialog">
        <PlayerBoard of={opened} own={false} />
      </div>
    </Dialog>
  );
  return { open, dialog };
}

interface SeatSpotProps {
  readonly of: Seat;
  readonly className: string;
  readonly children?: ReactNode;
  open(): void;
}

function SeatSpot({ of, className, children, open }: SeatSpotProps) {
  const { view, t, name } = useBoard();
  const { choosable } = useSpot(`seat:${of}`);
  return (
    <Spot
      name={`seat:${of}`}
      label={choosable ? name(of) : t('board.open', { seat: of })}
      open={open}
      className={className}
      anchor={`seat:${of}`}
      tip={() => (
        <>
          <p>{t('vp.of', { points: view[of].vp })}</p>
          {!choosable && <p>{t('board.open', { seat: of })}</p>}
        </>
      )}
    >
      {children}
    </Spot>
  );
}

function Points({ of }: { readonly of: Seat }) {
  return (
    <span className="heg-vp" data-anchor={`vp:${of}`}>
      <Num of={(position) => position[of].vp} />
      <Glyph name="vp" size={14} />
    </span>
  );
}

function BriefLines({ of }: { readonly of: Seat }) {
  const { view, t } = useBoard();
  return (
    <>
      <div className="heg-brief-line">
        {of === 'capitalist' ? (
          <>
            <Amount icon="money" label={t('revenue')} of={(v) => v.capitalist.revenue} anchor="money:capitalist" />
            <Amount icon="capital" label={t('capital')} of={(v) => v.capitalist.capital} anchor="capital" />
          </>
        ) : (
          <Amount
            icon={of === 'state' ? 'treasury' : 'money'}
            label={t(of === 'state' ? 'treasury' : 'money')}
            of={(v) => (of === 'state' ? v.state.treasury : v[of].money)}
            anchor={of === 'state' ? 'money:state:board' : `money:${of}`}
          />
        )}
        <Amount
          icon="influence"
          label={t('influence')}
          of={(v) => v[of].influence}
          anchor={`influence:${of}`}
          className="heg-res-influence"
        />
        {(of === 'working' || of === 'middle') && (
          <>
            <Amount icon="population" label={t('population')} of={(v) => population(v, of)} />
            <Amount icon="prosperity" label={t('prosperity')} of={(v) => v[of].prosperity} />
          </>
        )}
        {of === 'capitalist' && <Amount icon="wealth" label={t('wealth')} of={(v) => v.capitalist.wealth} />}
        {(of === 'capitalist' || of === 'middle') && (
          <Amount icon="company" label={t(`sector.${of}`)} of={(v) => sectorOf(v, of).companies.length} />
        )}
        {of !== 'state' && (
          <Amount
            icon="cube"
            label={t('cubes')}
            of={(v) => v.cubes[of]}
            anchor={`cubes:${of}`}
            className={`heg-ink-${of}`}
          />
        )}
        <Amount icon="card" label={t('cards')} of={(v) => handSize(v, of)} anchor={`hand:${of}`} />
        {view[of].loans > 0 && <Amount icon="loan" label={t('loans')} of={(v) => v[of].loans} className="heg-alarm" />}
      </div>
      {(of === 'middle' || of === 'capitalist') && <Offers of={of} />}
      {of === 'working' && <Possessions />}
      {of === 'state' && <Standing />}
    </>
  );
}

function Offers({ of }: { readonly of: 'middle' | 'capitalist' }) {
  const { view, t, name } = useBoard();
  return (
    <div className="heg-brief-goods">
      {GOODS.map((good) => {
        const amount = view[of].storage[good];
        const price = view[of].prices[good];
        return (
          <Spot
            key={good}
            name={`offer:${of}:${good}`}
            label={t('offer', { source: of, resource: good, amount, price })}
            anchor={`${good}:${of}:storage`}
            className={`heg-offer heg-res-${good} ${amount === 0 ? 'gone' : ''}`}
            tip={() => <p>{t('offer', { source: of, resource: good, amount, price })}</p>}
          >
            <Glyph name={good} size={12} />
            <span className="heg-sr">{name(good)}</span>
            <Num of={(position) => position[of].storage[good]} />
            <span className="heg-at">{t('at', { price })}</span>
          </Spot>
        );
      })}
    </div>
  );
}

/** How the State stands with each class, where there is no room for its tracks. */
function Standing() {
  const { view, t, name } = useBoard();
  return (
    <div className="heg-brief-goods heg-standing">
      <span className="heg-agenda">
        <AgendaGoals />
      </span>
      {CLASSES.map((of) => (
        <span
          key={of}
          className="heg-amount"
          title={t('legitimacy.of', { class: of, space: view.state.legitimacy[of], tokens: view.state.tokens[of] })}
        >
          <ClassMark of={of} size={8} />
          <span className="heg-sr">{name(of)}</span>
          <Num of={({ state }) => state.legitimacy[of]} />
        </span>
      ))}
    </div>
  );
}

function Possessions() {
  const { t, name } = useBoard();
  return (
    <div className="heg-brief-line" title={t('goods')}>
      {GOODS.map((good) => (
        <Amount
          key={good}
          icon={good}
          label={name(good)}
          of={({ working }) => working.goods[good]}
          anchor={`${good}:working`}
          className={`heg-res-${good}`}
        />
      ))}
    </div>
  );
}
