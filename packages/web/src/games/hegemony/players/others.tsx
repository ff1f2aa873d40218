/** The other players in brief, with what they sell; each board opens in full. */
import { GOODS, handSize, population, type Seat, sectorOf, TURN_ORDER } from '@polity/hegemony/page';
import { type ReactNode, useState } from 'react';
import { Into } from '../../../board/outlets.js';
import { LaterDialog } from '../../../shell/ui/later-dialog.js';
import type { BoardProps } from '../../game-ui.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { AutomaLine, AutomaRoom, isAutoma, ShownAgenda } from '../board/of-modules.js';
import { Amount, Num, Spot, useSpot } from '../board/parts.js';
import { ClassMark } from '../board/workers.js';
import { AgendaLine, LegitimacyTracks } from '../politics/state-affairs.js';
import { Held } from './held.js';
import { PlayerBoard } from './player-board.js';

/** All the others, one below the other. */
export function Others({ seats, log }: Pick<BoardProps, 'seats' | 'log'>) {
  const { view, seat, name } = useBoard();
  const opened = useOpened(log);
  const others = TURN_ORDER.filter((other) => view.seats.includes(other) && other !== seat);
  return (
    <div className="heg-others">
      {others.map((other) => (
        <section key={other} className={`heg-brief heg-edge-${other}`} aria-label={name(other)}>
          <SeatSpot of={other} open={() => opened.open(other)} className="heg-brief-head">
            <ClassMark of={other} />
            <b className="heg-brief-name">{name(other)}</b>
            <span className="heg-faint heg-brief-player">
              {seats.find(({ seat: taken }) => taken === other)?.player}
            </span>
            {view.phase === 'action' && view.turn.seat === other && <Glyph name="hourglass" size={11} />}
            <Points of={other} />
          </SeatSpot>
          <BriefLines of={other} />
        </section>
      ))}
      {opened.dialog}
    </div>
  );
}

/** In everybody's tile at the side of the table: points, purse and what they sell; pressed, the tile opens the board. */
export function SeatBriefs({ log }: Pick<BoardProps, 'log'>) {
  const { view, seat } = useBoard();
  const opened = useOpened(log);
  return (
    <>
      {view.seats.map((held) => (
        <Into key={held} outlet={`seat:${held}`}>
          <div className={`heg-out heg-seat heg-edge-${held}`}>
            <Points of={held} />
            <SeatSpot of={held} open={() => opened.open(held)} className="heg-seat-cover" />
            {held !== seat && <BriefLines of={held} />}
          </div>
        </Into>
      ))}
      {opened.dialog}
    </>
  );
}

/** Which player's board is open in full. */
function useOpened(log: BoardProps['log']) {
  const { name } = useBoard();
  const [opened, open] = useState<Seat | null>(null);
  const dialog = opened !== null && (
    <LaterDialog title={name(opened)} onClose={() => open(null)}>
      <div className="heg-in-dialog">
        <PlayerBoard of={opened} own={false} />
        <AutomaRoom of={opened} log={log} />
      </div>
    </LaterDialog>
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
  const { view, say, name } = useBoard();
  const { choosable } = useSpot(`seat:${of}`);
  return (
    <Spot
      name={`seat:${of}`}
      label={choosable ? name(of) : say('board.open', { seat: of })}
      open={open}
      className={className}
      anchor={`seat:${of}`}
      tip={() => (
        <>
          <p>{say('vp.of', { points: view[of].vp })}</p>
          {!choosable && <p>{say('board.open', { seat: of })}</p>}
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
  const { view, say } = useBoard();
  return (
    <>
      <div className="heg-brief-line">
        {of === 'capitalist' ? (
          <>
            <Amount icon="money" label={say('revenue')} of={(v) => v.capitalist.revenue} anchor="money:capitalist" />
            <Amount icon="capital" label={say('capital')} of={(v) => v.capitalist.capital} anchor="capital" />
          </>
        ) : (
          <Amount
            icon={of === 'state' ? 'treasury' : 'money'}
            label={say(of === 'state' ? 'treasury' : 'money')}
            of={(v) => (of === 'state' ? v.state.treasury : v[of].money)}
            anchor={of === 'state' ? 'money:state:board' : `money:${of}`}
          />
        )}
        <Amount
          icon="influence"
          label={say('influence')}
          of={(v) => v[of].influence}
          anchor={`influence:${of}`}
          className="heg-res-influence"
        />
        {(of === 'working' || of === 'middle') && (
          <>
            <Amount icon="population" label={say('population')} of={(v) => population(v, of)} />
            <Amount icon="prosperity" label={say('prosperity')} of={(v) => v[of].prosperity} />
          </>
        )}
        {of === 'capitalist' && <Amount icon="wealth" label={say('wealth')} of={(v) => v.capitalist.wealth} />}
        {(of === 'capitalist' || of === 'middle') && (
          <Amount
            icon="company"
            label={say(`sector.${of}`)}
            of={(v) => sectorOf(v, of).companies.length}
            className="heg-companies-built"
          />
        )}
        {of !== 'state' && (
          <Amount
            icon="cube"
            label={say('cubes')}
            of={(v) => v.cubes[of]}
            anchor={`cubes:${of}`}
            className={`heg-ink-${of}`}
          />
        )}
        {isAutoma(view, of) ? (
          <AutomaLine of={of} />
        ) : (
          <Amount icon="card" label={say('cards')} of={(v) => handSize(v, of)} anchor={`hand:${of}`} />
        )}
        {view[of].loans > 0 && (
          <Amount icon="loan" label={say('loans')} of={(v) => v[of].loans} className="heg-alarm" />
        )}
      </div>
      {(of === 'middle' || of === 'capitalist') && <Offers of={of} />}
      {of === 'working' && <Possessions />}
      {of === 'state' && <Standing />}
      <ShownAgenda of={of} />
      <Held of={of} />
    </>
  );
}

function Offers({ of }: { readonly of: 'middle' | 'capitalist' }) {
  const { view, say, name } = useBoard();
  return (
    <div className="heg-brief-goods">
      {GOODS.map((good) => {
        const amount = view[of].storage[good];
        const price = view[of].prices[good];
        return (
          <Spot
            key={good}
            name={`offer:${of}:${good}`}
            label={say('offer', { source: of, resource: good, amount, price })}
            anchor={`${good}:${of}:storage`}
            className={`heg-offer heg-res-${good} ${amount === 0 ? 'gone' : ''}`}
            tip={() => <p>{say('offer', { source: of, resource: good, amount, price })}</p>}
          >
            <Glyph name={good} size={12} />
            <span className="heg-sr">{name(good)}</span>
            <Num of={(position) => position[of].storage[good]} />
            <span className="heg-at">{say('offer.at', { price })}</span>
          </Spot>
        );
      })}
    </div>
  );
}

/** How the State stands with each class, and its agenda. */
function Standing() {
  return (
    <div className="heg-brief-tracks">
      <LegitimacyTracks />
      <AgendaLine />
    </div>
  );
}

function Possessions() {
  const { say, name } = useBoard();
  return (
    <div className="heg-brief-line" title={say('goods')}>
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
