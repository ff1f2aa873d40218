/** Trade out of turn: offers that stand, to be accepted or taken back, and a form for one of my own. */
import { LANTERNS, type Lantern, type MarketView } from '@polity/lantern-market/page';
import { type FormEvent, useState } from 'react';
import type { BoardProps } from '../game-ui.js';
import { PaperLantern } from './lantern.js';
import { openHand, stallOf } from './market.js';

const ALL = Object.keys(LANTERNS) as readonly Lantern[];

export type Trade = Pick<
  BoardProps,
  'interjections' | 'interject' | 'previewInterjection' | 'preview' | 'pending' | 'words'
> & { readonly view: MarketView };

function allows({ interjections }: Trade, kind: string, option?: number): boolean {
  const options = interjections.find((one) => one.kind === kind)?.options ?? [];
  return option === undefined ? options.length > 0 : options.includes(option);
}

/** What a merchant offers, and what I can do about it. */
export function Offers({ of, trade }: { readonly of: string; readonly trade: Trade }) {
  const { view, words, pending, interject, previewInterjection, preview } = trade;
  return view.offers
    .filter(({ from }) => from === of)
    .map(({ id, give, want }) => {
      const kind = (['accept', 'withdraw'] as const).find((one) => allows(trade, one, id));
      return (
        <div key={id} className="lm-offer" data-anchor={`offer:${of}`}>
          <span className="visually-hidden">{words.say('offer', { give, want })}</span>
          <PaperLantern of={give} size={20} />
          <span aria-hidden="true">→</span>
          <PaperLantern of={want} size={20} />
          {kind && (
            <button
              type="button"
              className="button"
              disabled={pending}
              onClick={() => interject(kind, id)}
              onPointerEnter={() => previewInterjection(kind, id)}
              onPointerLeave={() => preview(null)}
            >
              {words.say(`offer.${kind}`)}
            </button>
          )}
        </div>
      );
    });
}

/** Any lantern of mine for any other: more than the list of the question could hold. */
export function OfferForm({ seat, trade }: { readonly seat: string; readonly trade: Trade }) {
  const { view, words, pending, interject } = trade;
  const mine = [...new Set(openHand(stallOf(view, seat)))];
  const [picked, setGive] = useState<Lantern | null>(null);
  const [want, setWant] = useState<Lantern>('crimson-3');
  const give = picked !== null && mine.includes(picked) ? picked : mine[0];
  if (give === undefined || !allows(trade, 'offer')) return null;
  const choose = (key: string, value: Lantern, lanterns: readonly Lantern[], set: (lantern: Lantern) => void) => (
    <label>
      {words.say(key)}
      <select value={value} onChange={({ target }) => set(target.value as Lantern)}>
        {lanterns.map((lantern) => (
          <option key={lantern} value={lantern}>
            {words.name(lantern)}
          </option>
        ))}
      </select>
    </label>
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    interject('offer', { give, want });
  };
  return (
    <form className="lm-offer-form" onSubmit={send}>
      {choose('offer.give', give, mine, setGive)}
      {choose('offer.want', want, ALL, setWant)}
      <button type="submit" className="button" disabled={pending || give === want}>
        {words.say('offer.make')}
      </button>
    </form>
  );
}
