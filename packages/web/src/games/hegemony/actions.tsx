/** My player aid: the basic actions, each for a card, the free actions, and the end of my turn. */
import type { BasicAction, FreeAction, Seat } from '@polity/hegemony/page';
import { memo } from 'react';
import { useBoard } from './board-context.js';
import { Spot } from './spot.js';

const BASIC: Readonly<Record<Seat, readonly BasicAction[]>> = {
  working: [
    'propose-bill',
    'assign-workers',
    'buy-goods-and-services',
    'strike',
    'demonstration',
    'apply-political-pressure',
  ],
  middle: [
    'propose-bill',
    'assign-workers',
    'build-company',
    'sell-company',
    'sell-to-foreign-market',
    'buy-goods-and-services',
    'extra-shift',
    'apply-political-pressure',
  ],
  capitalist: [
    'propose-bill',
    'build-company',
    'sell-company',
    'sell-to-foreign-market',
    'make-business-deal',
    'lobby',
    'apply-political-pressure',
  ],
  state: ['propose-bill', 'event-action', 'meet-mps', 'extra-tax', 'campaign'],
};

const FREE: Readonly<Record<Seat, readonly FreeAction[]>> = {
  working: ['use-healthcare', 'use-education', 'use-luxury', 'swap-workers', 'receive-benefits', 'pay-off-loan'],
  middle: [
    'use-healthcare',
    'use-education',
    'use-luxury',
    'swap-workers',
    'adjust-prices',
    'adjust-wages',
    'receive-benefits',
    'pay-off-loan',
  ],
  capitalist: ['adjust-prices', 'adjust-wages', 'give-bonus', 'buy-storage', 'receive-benefits', 'pay-off-loan'],
  state: ['adjust-wages', 'pay-off-loan'],
};

export const Actions = memo(function Actions({ of }: { readonly of: Seat }) {
  const { t } = useBoard();
  return (
    <div className="heg-actions">
      <span className="heg-label">{t('actions.basic')}</span>
      <div className="heg-action-row">
        {BASIC[of].map((action) => (
          <ActionChip key={action} kind="basic" action={action} />
        ))}
      </div>
      <span className="heg-label">{t('actions.free')}</span>
      <div className="heg-action-row">
        {FREE[of].map((action) => (
          <ActionChip key={action} kind="free" action={action} />
        ))}
        <Spot name="end" label={t('end')} className="heg-action end">
          {t('end')}
        </Spot>
      </div>
    </div>
  );
});

interface ActionChipProps {
  readonly kind: 'basic' | 'free';
  readonly action: BasicAction | FreeAction;
}

function ActionChip({ kind, action }: ActionChipProps) {
  const { t, name } = useBoard();
  const title = name(action, 'action');
  const text = name(action, 'actionText');
  return (
    <Spot
      name={`${kind}:${action}`}
      label={`${title}: ${text}`}
      className="heg-action"
      tip={() => (
        <>
          <h4>{title}</h4>
          <p>{text}</p>
        </>
      )}
    >
      {t(`short.${action}`)}
    </Spot>
  );
}
