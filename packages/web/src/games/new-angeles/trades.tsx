/** Trades out of turn: offers to answer with one press, promises apart from what binds, and a composer of three presses. */
import type { Json } from '@polity/kernel';
import { ASSETS, type AssetId, type Goods, type Seat, type TradeOffer } from '@polity/new-angeles/page';
import { goodsPart } from '@polity/new-angeles/telling';
import { type FormEvent, useId, useState } from 'react';
import { SeatMark } from '../../shell/ui/icons.js';
import type { BoardProps } from '../game-ui.js';
import { useCity } from './parts.js';

export type TradeProps = Pick<BoardProps, 'interjections' | 'interject' | 'pending'>;

function isPossible({ interjections }: TradeProps, kind: string, option: Json): boolean {
  return interjections.find((one) => one.kind === kind)?.options.includes(option) ?? false;
}

export function Trades(props: TradeProps) {
  const { view, words, seat } = useCity();
  const { tradeOffers, promises } = view;
  return (
    <section className="na-panel na-trades" aria-label={words.say('trades')}>
      <header>
        <h2>{words.say('trades')}</h2>
      </header>
      <ul className="na-offers-made">
        {tradeOffers.map((offer) => (
          <OpenOffer key={offer.id} offer={offer} {...props} />
        ))}
      </ul>
      {promises.length > 0 && (
        <ul className="na-promises" aria-label={words.say('promises')}>
          {promises.map(({ id, from, to, text }) => (
            <li key={id}>
              {words.say('promise', { from, to, text: { said: text } })}
              {isPossible(props, 'release', id) && (
                <button
                  type="button"
                  className="button quiet"
                  disabled={props.pending}
                  onClick={() => props.interject('release', id)}
                >
                  {words.say('promise.release')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {seat !== null && props.interjections.some(({ kind }) => kind === 'offer') && <Composer me={seat} {...props} />}
    </section>
  );
}

const ANSWERS = ['accept', 'decline', 'withdraw'] as const;

function OpenOffer({ offer, ...props }: TradeProps & { readonly offer: TradeOffer }) {
  const { words, seat } = useCity();
  const { id, from, to, give, want, promise, ask } = offer;
  return (
    <li className={`na-trade ${to === seat ? 'for-me' : ''}`}>
      <p>
        <strong>{words.say('trade.who', { from, to })}</strong>
      </p>
      <dl>
        <dt>{words.say('trade.gives', { seat: from })}</dt>
        <dd>{words.inline(goodsPart(give), '')}</dd>
        <dt>{words.say('trade.gives', { seat: to })}</dt>
        <dd>{words.inline(goodsPart(want), '')}</dd>
      </dl>
      {promise !== '' && <p className="na-promise">{words.say('trade.promise', { from, text: { said: promise } })}</p>}
      {ask !== '' && <p className="na-promise">{words.say('trade.ask', { to, text: { said: ask } })}</p>}
      <div className="na-buttons">
        {ANSWERS.filter((kind) => isPossible(props, kind, id)).map((kind) => (
          <button
            key={kind}
            type="button"
            className={`button ${kind === 'accept' ? 'primary' : ''}`}
            disabled={props.pending}
            onClick={() => props.interject(kind, id)}
          >
            {words.say(`trade.${kind}`)}
          </button>
        ))}
      </div>
    </li>
  );
}

type Wanted = { readonly capital: number; readonly asset: AssetId | '' };
const NOTHING: Wanted = { capital: 0, asset: '' };

function goodsOf({ capital, asset }: Wanted): Goods {
  return { capital, assets: asset === '' ? [] : [asset] };
}

/** To whom, what for what, and it is offered; a promise may be added. */
function Composer({ me, pending, interject }: TradeProps & { readonly me: Seat }) {
  const { view, words, seats } = useCity();
  const others = seats.filter(({ seat }) => seat !== me);
  const [to, setTo] = useState<Seat | null>(null);
  const [give, setGive] = useState<Wanted>(NOTHING);
  const [want, setWant] = useState<Wanted>(NOTHING);
  const [promise, setPromise] = useState('');
  const partner = to ?? (others[0]?.seat as Seat | undefined);
  if (partner === undefined) return null;
  const bothPay = give.capital > 0 && want.capital > 0;
  const empty = give.capital + want.capital === 0 && give.asset === '' && want.asset === '';
  const open = view.tradeOffers.some((one) => one.from === me && one.to === partner);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const value = { to: partner, give: goodsOf(give), want: goodsOf(want), promise: promise.trim(), ask: '' };
    interject('offer', value as unknown as Json);
    setGive(NOTHING);
    setWant(NOTHING);
    setPromise('');
  };
  return (
    <form className="na-composer" onSubmit={send}>
      <fieldset className="na-to">
        <legend>{words.say('compose.to')}</legend>
        {others.map(({ seat, look }) => (
          <label key={seat} className="na-partner">
            <input type="radio" name="na-partner" checked={seat === partner} onChange={() => setTo(seat as Seat)} />
            <SeatMark look={look} size={14} /> <span>{words.name(seat, 'seat')}</span>
          </label>
        ))}
      </fieldset>
      <Side title="give" of={me} value={give} set={setGive} />
      <Side title="want" of={partner} value={want} set={setWant} />
      <label className="na-promise-field">
        {words.say('compose.promise')}
        <input value={promise} maxLength={200} onChange={({ target }) => setPromise(target.value)} />
      </label>
      <button type="submit" className="button" disabled={pending || empty || bothPay || open}>
        {words.say(open ? 'compose.open' : 'compose.offer')}
      </button>
    </form>
  );
}

interface SideProps {
  readonly title: 'give' | 'want';
  readonly of: Seat;
  readonly value: Wanted;
  set(value: Wanted): void;
}

function Side({ title, of, value, set }: SideProps) {
  const { view, words } = useCity();
  const { capital, assets } = view.players[of];
  const id = useId();
  const asset = assets.some((one) => one.asset === value.asset) ? value.asset : '';
  return (
    <fieldset className="na-side-of">
      <legend>{words.say(`compose.${title}`)}</legend>
      <button
        type="button"
        className="button"
        aria-label={words.say('compose.less')}
        disabled={value.capital === 0}
        onClick={() => set({ ...value, capital: value.capital - 1 })}
      >
        −
      </button>
      <output aria-live="polite">{words.say('compose.capital', { capital: value.capital })}</output>
      <button
        type="button"
        className="button"
        aria-label={words.say('compose.more')}
        disabled={value.capital >= capital}
        onClick={() => set({ ...value, capital: value.capital + 1 })}
      >
        +
      </button>
      {assets.length > 0 && (
        <>
          <label htmlFor={id} className="visually-hidden">
            {words.field('asset')}
          </label>
          <select
            id={id}
            value={asset}
            onChange={({ target }) => set({ ...value, asset: target.value as AssetId | '' })}
          >
            <option value="">{words.say('compose.no-asset')}</option>
            {assets.map((one) => (
              <option key={one.asset} value={one.asset}>
                {ASSETS[one.asset].name}
              </option>
            ))}
          </select>
        </>
      )}
    </fieldset>
  );
}
