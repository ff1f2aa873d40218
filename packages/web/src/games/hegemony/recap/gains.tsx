/** What somebody gained and lost: money, points and goods, with signs. */
import type { Gains, Resource } from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { type Drawing, Glyph } from '../board/icons.js';
import { ClassMark } from '../board/workers.js';
import { signed } from '../ledger/ledger.js';
import './recap.css';

export interface GainsRowProps {
  readonly gains: Gains;
  readonly words: GameWords;
  readonly mine?: boolean;
}

export function GainsRow({ gains, words, mine = false }: GainsRowProps) {
  const { seat, money, points, goods } = gains;
  const resources = Object.entries(goods) as [Resource, number][];
  if (money === 0 && points === 0 && resources.every(([, amount]) => amount === 0)) return null;
  return (
    <span className={mine ? 'heg-gains mine' : 'heg-gains'}>
      <ClassMark of={seat} />
      <span className="heg-sr">{words.name(seat)}</span>
      <Gain icon="money" amount={money} label={words.say('gain.money')} />
      <Gain icon="vp" amount={points} label={words.say('gain.points')} />
      {resources.map(([resource, amount]) => (
        <Gain key={resource} icon={resource} amount={amount} label={words.name(resource)} />
      ))}
    </span>
  );
}

function Gain({ icon, amount, label }: { readonly icon: Drawing; readonly amount: number; readonly label: string }) {
  if (amount === 0) return null;
  return (
    <span className={amount < 0 ? 'heg-gain out' : 'heg-gain in'} title={label}>
      {signed(amount)} <Glyph name={icon} />
      <span className="heg-sr">{label}</span>
    </span>
  );
}
