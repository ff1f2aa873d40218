/** Trades out of turn: offers to answer with one press, what became of mine, and promises apart from what binds. */
import type { Json, LogEntry } from '@polity/kernel';
import { type AssetId, type Goods, goalOf, type Seat, type TradeOffer } from '@polity/new-angeles/page';
import { goodsPart } from '@polity/new-angeles/telling';
import { Composer } from './compose.js';
import { answerTo, draftOf, type TradeProps } from './draft.js';
import { useCity } from './parts.js';

function isPossible({ interjections }: TradeProps, kind: string, option: Json): boolean {
  return interjections.find((one) => one.kind === kind)?.options.includes(option) ?? false;
}

interface TradesProps extends TradeProps {
  readonly log: readonly LogEntry[];
  /** Whether offers to me are drawn elsewhere. */
  readonly withoutMine: boolean;
}

export function Trades({ log, withoutMine, ...props }: TradesProps) {
  const { view, words, seat } = useCity();
  const { phase } = view;
  // Who looks back has nothing to put in.
  const isNow = props.interjections.length > 0;
  const offers = view.tradeOffers.filter(({ to }) => !withoutMine || to !== seat);
  return (
    <section className="na-panel na-trades" aria-label={words.say('trades')} data-anchor="trades">
      <header>
        <h2>{words.say('trades')}</h2>
      </header>
      <ul className="na-offers-made">
        {offers.map((offer) => (
          <OpenOffer key={offer.id} offer={offer} {...props} />
        ))}
        {seat !== null && <Fates log={log} me={seat} />}
      </ul>
      <Promises {...props} />
      {seat !== null && phase !== 'over' && isNow && <Composer me={seat} {...props} />}
    </section>
  );
}

/** Offers to me, for where the rest of the trades is out of sight. */
export function OffersToMe(props: TradeProps) {
  const { view, seat } = useCity();
  const mine = view.tradeOffers.filter(({ to }) => to === seat);
  if (mine.length === 0) return null;
  return (
    <ul className="na-offers-made na-to-me">
      {mine.map((offer) => (
        <OpenOffer key={offer.id} offer={offer} {...props} />
      ))}
    </ul>
  );
}

const ANSWERS = ['accept', 'decline', 'withdraw'] as const;

function OpenOffer({ offer, ...props }: TradeProps & { readonly offer: TradeOffer }) {
  const { words, seat } = useCity();
  const { id, from, to, give, want, promise, ask } = offer;
  const isMine = from === seat || to === seat;
  /** Begins a better one from it. */
  const change = () => {
    props.setDraft(from === seat ? draftOf(offer) : answerTo(offer));
    if (from === seat) props.interject('withdraw', id);
  };
  return (
    <li className={`na-trade ${to === seat ? 'for-me' : ''}`}>
      <p>
        <strong>{words.say('trade.who', { from, to })}</strong>
      </p>
      <dl>
        <dt>{words.say('trade.gives', { seat: from })}</dt>
        <dd>
          <Given goods={give} of={from} />
        </dd>
        <dt>{words.say('trade.gives', { seat: to })}</dt>
        <dd>
          <Given goods={want} of={to} />
        </dd>
      </dl>
      {isMine && <ToRival offer={offer} me={seat} />}
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
        {isMine && props.interjections.length > 0 && (
          <button type="button" className="button quiet" disabled={props.pending} onClick={change}>
            {words.say('trade.change')}
          </button>
        )}
      </div>
    </li>
  );
}

/** My rival's gain by a trade with me, as I alone read it. */
function ToRival({ offer, me }: { readonly offer: TradeOffer; readonly me: Seat }) {
  const { view, words } = useCity();
  const { from, give, want } = offer;
  const goal = goalOf(view, me);
  const other = from === me ? offer.to : from;
  const capital = from === me ? give.capital - want.capital : want.capital - give.capital;
  if (goal?.kind !== 'rival' || goal.rival !== other || capital <= 0) return null;
  return <p className="na-to-rival">{words.say('trade.rival', { rival: other, capital })}</p>;
}

/** What changes hands, what each asset of it does, and whether it has done so already. */
function Given({ goods, of }: { readonly goods: Goods; readonly of: Seat }) {
  const { view, words } = useCity();
  const isUsed = (asset: AssetId) => view.players[of].assets.some((one) => one.asset === asset && one.exhausted);
  return (
    <>
      {words.inline(goodsPart(goods), '')}
      {goods.assets.map((asset) => (
        <small key={asset} className="na-does">
          {goods.assets.length > 1 && <b>{words.name(asset)}: </b>}
          {words.describe(asset)}
          {isUsed(asset) && <em className="na-trade-used"> {words.say('trade.used')}</em>}
        </small>
      ))}
    </>
  );
}

const FATES = ['trade-lapsed', 'trade-declined', 'traded'];
const FATES_SHOWN = 2;

/** What has become of my offers, and of those to me, since the turn began. */
function Fates({ log, me }: { readonly log: readonly LogEntry[]; readonly me: Seat }) {
  const { words } = useCity();
  const turn = log.findLastIndex(({ kind }) => kind === 'turn');
  const told = log
    .slice(turn + 1)
    .filter(({ kind, params }) => FATES.includes(kind) && (params.from === me || params.to === me));
  const offered = (id: Json | undefined) =>
    log.findLast(({ kind, params }) => kind === 'trade-offered' && params.id === id);
  return told.slice(-FATES_SHOWN).map((entry) => {
    const lapsed = entry.kind === 'trade-lapsed' ? offered(entry.params.id) : undefined;
    return (
      <li key={`${entry.kind} ${entry.params.id}`} className={`na-fate ${lapsed ? 'lapsed' : ''}`} role="status">
        {words.log(entry)}
        {lapsed && <small>{words.log(lapsed)}</small>}
      </li>
    );
  });
}

function Promises(props: TradeProps) {
  const { view, words } = useCity();
  const { promises } = view;
  if (promises.length === 0) return null;
  return (
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
  );
}
