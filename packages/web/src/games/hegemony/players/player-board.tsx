/** A player's board in full: purse, tracks, goods and whatever else its class has. */
import {
  COMPONENTS,
  GOODS,
  handSize,
  hasBenefits,
  INDUSTRIES,
  population,
  RESOURCES,
  type Seat,
  stockOf,
  UNION_NEEDS,
} from '@polity/hegemony/page';
import { memo } from 'react';
import { Term } from '../../../board/term.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { AutomaLine, isAutoma, ShownAgenda } from '../board/of-modules.js';
import { Amount, Num, Spot } from '../board/parts.js';
import { ClassMark, IndustryGlyph } from '../board/workers.js';
import { ForecastChip } from '../ledger/ledger.js';
import { AgendaLine, BenefitsOf, LegitimacyTracks } from '../politics/state-affairs.js';
import { Held } from './held.js';
import { GoodsTable } from './owner-goods.js';
import { PopulationLine, ProsperityTrack, WealthTrack } from './tracks.js';

export interface PlayerBoardProps {
  readonly of: Seat;
  /** Whether prices can be pointed at here: on one's own board. */
  readonly own: boolean;
}

export const PlayerBoard = memo(function PlayerBoard({ of, own }: PlayerBoardProps) {
  const { view, name, say } = useBoard();
  return (
    <section className={`heg-board-of heg-edge-${of}`} aria-label={name(of)}>
      <header className="heg-board-head">
        <Spot name={`seat:${of}`} label={name(of)} className="heg-board-name">
          <ClassMark of={of} size={13} />
          <h3>{name(of)}</h3>
        </Spot>
        {own && <ForecastChip of={of} />}
        <span className="heg-vp" data-anchor={`vp:${of}`} title={say('vp.of', { points: view[of].vp })}>
          <Num of={(position) => position[of].vp} />
          <Glyph name="vp" size={17} />
        </span>
      </header>
      <Purse of={of} />
      {!own && <ShownAgenda of={of} />}
      <Held of={of} />
      <BoardBody of={of} own={own} />
    </section>
  );
});

function BoardBody({ of, own }: PlayerBoardProps) {
  switch (of) {
    case 'working':
      return (
        <>
          <ProsperityTrack of="working" />
          <PopulationLine of="working" />
          <Needs of="working" />
          <Unions />
        </>
      );
    case 'middle':
      return (
        <>
          <ProsperityTrack of="middle" />
          <PopulationLine of="middle" />
          <GoodsTable of="middle" own={own} />
        </>
      );
    case 'capitalist':
      return (
        <>
          <WealthTrack />
          <GoodsTable of="capitalist" own={own} />
        </>
      );
    case 'state':
      return <StateBody />;
  }
}

/** Money first, then everything that is counted in tokens. */
function Purse({ of }: { readonly of: Seat }) {
  const { view, say } = useBoard();
  return (
    <div className="heg-purse">
      {of === 'capitalist' ? (
        <>
          <Amount
            icon="money"
            label={say('revenue')}
            of={(v) => v.capitalist.revenue}
            anchor="money:capitalist"
            after={say('revenue.short')}
            className="heg-money"
          />
          <Amount
            icon="capital"
            label={say('capital')}
            of={(v) => v.capitalist.capital}
            anchor="capital"
            after={say('capital.short')}
            className="heg-money"
          />
        </>
      ) : (
        <Amount
          icon={of === 'state' ? 'treasury' : 'money'}
          label={say(of === 'state' ? 'treasury' : 'money')}
          of={(v) => (of === 'state' ? v.state.treasury : v[of].money)}
          anchor={`money:${of}`}
          className="heg-money"
        />
      )}
      <Spot name="resource:influence" label={say('influence')} className="heg-inline">
        <Amount
          icon="influence"
          label={say(of === 'state' ? 'influence.own' : 'influence')}
          of={(v) => v[of].influence}
          anchor={`influence:${of}`}
          className="heg-res-influence"
        />
      </Spot>
      <Amount
        icon="bill"
        label={say('bills')}
        of={(v) => v[of].bills}
        after={`/${COMPONENTS.bills}`}
        anchor={`bills:${of}`}
      />
      {of !== 'state' && (
        <Amount
          icon="cube"
          label={say('cubes')}
          of={(v) => v.cubes[of]}
          anchor={`cubes:${of}`}
          className={`heg-ink-${of}`}
        />
      )}
      <Amount
        icon="loan"
        label={say('loans')}
        of={(v) => v[of].loans}
        className={view[of].loans > 0 ? 'heg-alarm' : ''}
      />
      {isAutoma(view, of) ? (
        <AutomaLine of={of} />
      ) : (
        <Amount
          icon="card"
          label={say('cards')}
          of={(v) => handSize(v, of)}
          after={say('cards.deck', { count: view[of].deck })}
          anchor={`hand:${of}`}
        />
      )}
      {of !== 'state' && hasBenefits(view.state.benefits[of]) && <BenefitsOf of={of} />}
    </div>
  );
}

/** What the Working Class owns, against what its people need of each. */
function Needs({ of }: { readonly of: 'working' }) {
  const { view, say, name } = useBoard();
  const people = population(view, of);
  return (
    <div className="heg-line">
      <span className="heg-label">
        <Glyph name="crate" size={12} /> <Term rule="goods">{say('goods')}</Term>
      </span>
      <div className="heg-needs">
        {GOODS.map((good) => {
          const amount = view[of].goods[good];
          const enough = amount >= people;
          const text = say(enough ? 'goods.enough' : 'goods.short', { resource: good, amount, needed: people });
          return (
            <Spot
              key={good}
              name={`resource:${good}`}
              label={name(good)}
              className={`heg-need heg-res-${good} ${enough ? 'enough' : ''}`}
              tip={() => <p>{text}</p>}
              anchor={`${good}:${of}`}
            >
              <Glyph name={good} size={15} />
              <span className="heg-sr">{text}</span>
              <Num of={(position) => position[of].goods[good]} />
            </Spot>
          );
        })}
        <span className="heg-faint">{say('goods.need', { needed: people })}</span>
      </div>
    </div>
  );
}

function Unions() {
  const { view, say, name } = useBoard();
  return (
    <div className="heg-line">
      <span className="heg-label" title={say('unions.tip', { needed: UNION_NEEDS })}>
        <Glyph name="union" size={12} /> <Term rule="union">{say('unions')}</Term>
      </span>
      <div className="heg-unions">
        {INDUSTRIES.map((industry) => {
          const stands = view.working.unions[industry];
          return (
            <Spot
              key={industry}
              name={`union:${industry}`}
              label={say(stands ? 'union.stands' : 'union.none', { industry })}
              anchor={`union:${industry}`}
              className={`heg-union heg-of-${industry} ${stands ? 'stands' : ''}`}
              tip={() => (
                <>
                  <p>{say(stands ? 'union.stands' : 'union.none', { industry })}</p>
                  <p className="heg-faint">{say('unions.tip', { needed: UNION_NEEDS })}</p>
                </>
              )}
            >
              <IndustryGlyph of={industry} size={14} />
              <span className="heg-sr">{name(industry)}</span>
            </Spot>
          );
        })}
      </div>
    </div>
  );
}

function StateBody() {
  const { view, say, name } = useBoard();
  return (
    <>
      <LegitimacyTracks />
      <AgendaLine />
      <div className="heg-line">
        <span className="heg-label">
          <Glyph name="crate" size={12} /> <Term rule="services">{say('services')}</Term>
        </span>
        <div className="heg-needs">
          {RESOURCES.map((resource) => {
            const { amount, limit } = stockOf(view, 'state', resource);
            return (
              <span key={resource} className={`heg-need heg-res-${resource}`} title={name(resource)}>
                <Glyph name={resource} size={15} />
                <span className="heg-sr">{name(resource)}</span>
                <b>{amount}</b>
                <span className="heg-faint">/{limit}</span>
              </span>
            );
          })}
        </div>
      </div>
    </>
  );
}
