/** My player aid: the basic actions, each for a card, the free actions, and the end of my turn. */
import {
  type BasicAction,
  basicActions,
  type FreeAction,
  freeActions,
  type Seat,
  TURN_ORDER,
} from '@polity/hegemony/page';
import { memo, useId, useState } from 'react';
import { usePointer } from '../../../board/spot-context.js';
import { hideTip, showTip } from '../../../board/tip.js';
import { lazyPart, useLoadedWhenIdle } from '../../../shell/ui/lazy-part.js';
import { useNarrow } from '../../../shell/ui/use-narrow.js';
import { useBoard } from '../board/board-context.js';
import { Spot } from '../board/parts.js';
import type { NotNowProps } from './not-now.js';

type Has<Action extends string> = Readonly<Record<Action, readonly Seat[]>>;

const EVERYBODY = TURN_ORDER;

/** Who has which action on its player aid, in the order in which they are shown there. */
const BASIC: Has<BasicAction> = {
  'propose-bill': EVERYBODY,
  'assign-workers': ['working', 'middle'],
  'build-company': ['middle', 'capitalist'],
  'sell-company': ['middle', 'capitalist'],
  'sell-to-foreign-market': ['middle', 'capitalist'],
  'buy-goods-and-services': ['working', 'middle'],
  strike: ['working'],
  demonstration: ['working'],
  'make-business-deal': ['capitalist'],
  lobby: ['capitalist'],
  'extra-shift': ['middle'],
  'event-action': ['state'],
  'meet-mps': ['state'],
  'extra-tax': ['state'],
  campaign: ['state'],
  'apply-political-pressure': ['working', 'middle', 'capitalist'],
  'historical-event': EVERYBODY,
};

const FREE: Has<FreeAction> = {
  'use-healthcare': ['working', 'middle'],
  'use-education': ['working', 'middle'],
  'use-luxury': ['working', 'middle'],
  'swap-workers': ['working', 'middle'],
  'adjust-prices': ['middle', 'capitalist'],
  'adjust-wages': ['middle', 'capitalist', 'state'],
  'give-bonus': ['capitalist'],
  'buy-storage': ['capitalist'],
  'receive-benefits': ['working', 'middle', 'capitalist'],
  'pay-off-loan': EVERYBODY,
  'repay-bond': ['state'],
  'historical-event': EVERYBODY,
};

/** Those of the seat that the modules of the game have. */
function actionsOf<Action extends string>(actions: Has<Action>, seat: Seat, inGame: object): readonly Action[] {
  return (Object.keys(actions) as Action[]).filter(
    (action) => actions[action].includes(seat) && Object.hasOwn(inGame, action),
  );
}

export const Actions = memo(function Actions({ of }: { readonly of: Seat }) {
  const { view, say } = useBoard();
  const narrow = useNarrow();
  return (
    <div className="heg-actions">
      <ActionRow kind="basic" actions={actionsOf(BASIC, of, basicActions(view, of))} />
      <ActionRow kind="free" actions={actionsOf(FREE, of, freeActions(view, of))} />
      {/* On a phone it lies with the question, whichever part of the table is shown. */}
      {!narrow && (
        <Spot name="end" label={say('end')} className="heg-action end">
          {say('end')}
        </Spot>
      )}
    </div>
  );
});

const NotNow = lazyPart(() => import('./not-now.js'));

/** What can be done now; the rest is folded into one chip, which shows over the table why not, and moves nothing. */
function ActionRow({ kind, actions }: NotNowProps) {
  const { say } = useBoard();
  const { choices, pointing } = usePointer();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isNow = (action: string) => {
    const spot = `${kind}:${action}`;
    return choices?.spots.has(spot) === true || pointing.picked.path.includes(spot);
  };
  const now = actions.filter(isNow);
  const not = actions.filter((action) => !isNow(action));
  const folded = not.length;
  useLoadedWhenIdle(NotNow);
  const reasons = <NotNow kind={kind} actions={not} />;
  return (
    <div className="heg-action-row">
      <span className="heg-label">{say(`actions.${kind}`)}</span>
      {now.map((action) => (
        <ActionChip key={action} kind={kind} action={action} />
      ))}
      {folded > 0 && (
        <>
          <button
            type="button"
            className="heg-folded"
            popoverTarget={id}
            aria-label={say('actions.folded.label', { kind, count: folded })}
            onClick={({ currentTarget }) => hideTip(currentTarget)}
            onPointerEnter={({ currentTarget }) => showTip(currentTarget, reasons)}
            onPointerLeave={({ currentTarget }) => hideTip(currentTarget)}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && showTip(currentTarget, reasons)}
            onBlur={({ currentTarget }) => hideTip(currentTarget)}
          >
            {say('actions.folded', { count: folded })}
          </button>
          <div id={id} popover="auto" className="heg-over" onToggle={({ newState }) => setOpen(newState === 'open')}>
            {open && reasons}
          </div>
        </>
      )}
    </div>
  );
}

interface ActionChipProps {
  readonly kind: 'basic' | 'free';
  readonly action: BasicAction | FreeAction;
}

function ActionChip({ kind, action }: ActionChipProps) {
  const { say, name } = useBoard();
  const title = name(action, 'action');
  const text = name(action, 'actionText');
  return (
    <Spot
      name={`${kind}:${action}`}
      label={say('label', { name: { said: title }, text: { said: text } })}
      className="heg-action"
      tip={() => (
        <>
          <h4>{title}</h4>
          <p>{text}</p>
        </>
      )}
    >
      {say(`short.${action}`)}
    </Spot>
  );
}
