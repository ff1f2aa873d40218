/** The other players in brief, with what they sell; each board opens in full. */
import { GOODS, population, type Seat, TURN_ORDER } from '@polity/hegemony/page';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.js';
import { useBoard } from './board-context.js';
import { handSize, sectorOf } from './derive.js';
import { Glyph } from './icons.js';
import { Amount, Num } from './num.js';
import { PlayerBoard } from './player-board.js';
import { Spot } from './spot.js';
import { ClassMark } from './workers.js';

export function Others() {
  const { view, seat, name } = useBoard();
  const [opened, setOpened] = useState<Seat | null>(null);
  const others = TURN_ORDER.filter((of) => view.seats.includes(of) && of !== seat);
  return (
    <div className="heg-others">
      {others.map((of) => (
        <Brief key={of} of={of} open={() => setOpened(of)} />
      ))}
      {opened !== null && (
        <Dialog title={name(opened)} onClose={() => setOpened(null)}>
          <div className="heg-in-dialog">
            <PlayerBoard of={opened} own={false} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface BriefProps {
  readonly of: Seat;
  open(): void;
}

function Brief({ of, open }: BriefProps) {
  const { view, t, name } = useBoard();
  const turn = view.phase === 'action' && view.turn.seat === of;
  return (
    <section className={`heg-brief heg-edge-${of} ${turn ? 'on-turn' : ''}`} aria-label={name(of)}>
      <Spot
        name={`seat:${of}`}
        label={t('board.open', { seat: of })}
        open={open}
        className="heg-brief-head"
        tip={() => (
          <>
            <p>{t('vp.of', { points: view[of].vp })}</p>
            <p>{t('board.open', { seat: of })}</p>
          </>
        )}
      >
        <ClassMark of={of} />
        <b className="heg-brief-name">{name(of)}</b>
        {turn && <Glyph name="hourglass" size={11} />}
        <span className="heg-vp" data-anchor={`vp:${of}`}>
          <Num of={(position) => position[of].vp} />
          <Glyph name="vp" size={14} />
        </span>
      </Spot>
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
        <Amount icon="card" label={t('cards')} of={(v) => handSize(v, of)} anchor={`hand:${of}`} />
        {view[of].loans > 0 && <Amount icon="loan" label={t('loans')} of={(v) => v[of].loans} className="heg-alarm" />}
        {of !== 'state' && (
          <Amount
            icon="cube"
            label={t('cubes')}
            of={(v) => v.cubes[of]}
            anchor={`cubes:${of}`}
            className={`heg-ink-${of}`}
          />
        )}
      </div>
      {(of === 'middle' || of === 'capitalist') && <Offers of={of} />}
      {of === 'working' && <Possessions />}
    </section>
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
