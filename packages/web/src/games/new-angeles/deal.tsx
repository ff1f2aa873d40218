/** The deal: the asset, the two offers and what lies beside them, the price of the next counteroffer; or how the last one went. */
import type { LogEntry } from '@polity/kernel';
import { lastOutcome } from '@polity/new-angeles/deals';
import type { DealView, Seat, Side } from '@polity/new-angeles/page';
import { questionId } from '../../shell/answers/question.js';
import { SeatMark } from '../../shell/ui/icons.js';
import { CardFace } from './face.js';
import { Hint } from './hint.js';
import { Back } from './icons.js';
import { Spot, useCity } from './parts.js';
import { IfItWins } from './wins.js';

interface DealPanelProps {
  readonly log: readonly LogEntry[];
  /** Shows again how the deal was decided of which this entry tells. */
  again(at: number): void;
}

export function DealPanel({ log, again }: DealPanelProps) {
  const { view, words, ask } = useCity();
  const { deal } = view;
  const won = log.findLastIndex(({ kind }) => kind === 'deal-won');
  return (
    <section className="na-panel na-deal" aria-label={words.say('deal')} data-anchor="deal">
      <header>
        <h2>{words.say('deal')}</h2>
        {deal !== null && <Steps deal={deal} />}
        {won >= 0 && (
          <button type="button" className="na-again" onClick={() => again(won)}>
            {words.say('deal.again')}
          </button>
        )}
      </header>
      {deal === null ? <LastDeal log={log} /> : <OpenDeal deal={deal} />}
      {deal !== null && (deal.winner !== null || !isOffered(deal)) && <SoFar log={log} />}
      {won < 0 && (deal === null || !isOffered(deal)) && <HowDealsGo />}
      {ask && <Hint key={questionId(ask)} ask={ask} log={log} />}
    </section>
  );
}

/** Whether there is anything to be supported yet. */
function isOffered(deal: DealView): boolean {
  return SIDES.some((side) => offerOn(deal, side) !== null);
}

const STEPS = ['asset', 'main', 'counter', 'support', 'resolution'] as const;

/** Where the deal stands. */
function Steps({ deal }: { readonly deal: DealView }) {
  const { words, ask, view } = useCity();
  const supporting = Object.keys(deal.support).length + deal.abstained.length > 0 || ask?.kind.startsWith('support');
  const now: (typeof STEPS)[number] =
    view.carriedOut !== null || deal.winner !== null
      ? 'resolution'
      : supporting
        ? 'support'
        : deal.main !== null
          ? 'counter'
          : 'main';
  return (
    <ol className="na-steps">
      {STEPS.map((step) => (
        <li key={step} className={step === now ? 'now' : ''} aria-current={step === now ? 'step' : undefined}>
          {words.say(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function OpenDeal({ deal }: { readonly deal: DealView }) {
  const { words } = useCity();
  const price = deal.counters.length;
  return (
    <>
      {deal.asset !== null && (
        <div className="na-revealed" data-anchor={`asset:${deal.asset}`}>
          <strong>{words.name(deal.asset)}</strong>
          <p>{words.describe(deal.asset)}</p>
          <span>{words.say('asset.for-winner')}</span>
        </div>
      )}
      <div className="na-offers">
        <Offer deal={deal} side="main" />
        <Offer deal={deal} side="counter" />
      </div>
      <p className="na-price">{words.say('price', { price })}</p>
      {deal.named !== null && <p className="na-note">{words.say('named', { ...deal.named })}</p>}
      {deal.banned.length > 0 && <p className="na-note">{words.say('banned', { seats: deal.banned })}</p>}
      {deal.barred.length > 0 && <p className="na-note">{words.say('barred', { seats: deal.barred })}</p>}
      {deal.winner === null && (
        <div className="na-wins-row">
          {SIDES.map((side) => {
            const offer = offerOn(deal, side);
            return <div key={side}>{offer && <IfItWins offer={offer} />}</div>;
          })}
        </div>
      )}
    </>
  );
}

const SIDES: readonly Side[] = ['main', 'counter'];

function offerOn(deal: DealView, side: Side): DealView['main'] {
  if (side === 'main') return deal.main;
  return deal.countering === null ? null : (deal.counters.at(-1) ?? null);
}

/** One side: whose it is, the card, and how many cards lie beside it from whom. */
function Offer({ deal, side }: { readonly deal: DealView; readonly side: Side }) {
  const { words, seats } = useCity();
  const offer = offerOn(deal, side);
  const supports = (Object.entries(deal.support) as [Seat, NonNullable<DealView['support'][Seat]>][]).filter(
    ([, support]) => support.side === side,
  );
  const total = supports.reduce((sum, [, { count }]) => sum + count, 0);
  const look = (seat: Seat) => seats.find((one) => one.seat === seat)?.look;
  const mark = (seat: Seat) => {
    const seen = look(seat);
    return seen && <SeatMark look={seen} size={13} />;
  };
  const label = words.say(offer === null ? 'offer.empty' : 'offer', {
    side,
    card: offer?.card ?? null,
    seat: offer?.seat ?? null,
    support: total,
  });
  return (
    <Spot
      name={`side:${side}`}
      label={label}
      anchor={`side:${side}`}
      className={`na-offer ${deal.winner === side ? 'won' : ''}`}
    >
      <h3>
        {offer && mark(offer.seat)} {words.name(side)}
        {offer && <small>{words.name(offer.seat, 'seat')}</small>}
      </h3>
      {offer === null ? (
        <p className="na-empty">{words.say(`offer.none.${side}`)}</p>
      ) : (
        <div className="na-card">
          <CardFace of={offer.card} />
        </div>
      )}
      {offer?.declared && <p className="na-note">{words.say('declared')}</p>}
      <div className="na-support">
        {offer !== null && <b>{words.say('offer.support', { support: total })}</b>}
        {supports.map(([seat, { count }]) => (
          <span key={seat} className="na-supporter">
            {mark(seat)}
            <span className="visually-hidden">{words.name(seat, 'seat')}</span>
            {Array.from({ length: count }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nobody can tell one from another
              <Back key={nth} />
            ))}
          </span>
        ))}
      </div>
    </Spot>
  );
}

/** For whoever has seen none yet. */
function HowDealsGo() {
  const { words } = useCity();
  return (
    <section className="na-goes">
      <h3>{words.say('deal.goes')}</h3>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{words.say(`step.${step}`)}</strong> {words.say(`goes.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}

const LATELY = 6;

/** What was said in this deal, the last of it. */
function SoFar({ log }: { readonly log: readonly LogEntry[] }) {
  const { words } = useCity();
  const begun = log.findLastIndex(({ kind }) => kind === 'asset-revealed');
  const told = log
    .slice(begun + 1)
    .slice(-LATELY)
    .toReversed();
  if (begun < 0 || told.length === 0) return null;
  return (
    <ol className="na-so-far" aria-label={words.say('deal.so-far')}>
      {told.map((entry, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has been told stays as it was told
        <li key={nth}>{words.log(entry)}</li>
      ))}
    </ol>
  );
}

/** Between deals: what the last one came to, step by step, and nothing of what came after it. */
function LastDeal({ log }: { readonly log: readonly LogEntry[] }) {
  const { words } = useCity();
  const told = lastOutcome(log);
  if (told.length === 0) return <p className="na-empty">{words.say('deal.none')}</p>;
  return (
    <>
      <h3>{words.say('deal.last')}</h3>
      <ol className="na-told">
        {told.map((entry, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has been told stays as it was told
          <li key={nth}>{words.log(entry)}</li>
        ))}
      </ol>
    </>
  );
}
