/** The deal: the asset, the two offers and what lies beside them, the price of the next counteroffer; or how the last one went. */
import type { AskDescription, LogEntry } from '@polity/kernel';
import { lastOutcome } from '@polity/new-angeles/deals';
import type { DealView, NewAngelesView, Seat, Side } from '@polity/new-angeles/page';
import { roundEndsFrom } from '@polity/new-angeles/round-ends';
import type { ReactNode } from 'react';
import { SeatMark } from '../../shell/ui/icons.js';
import { CardFace } from './face.js';
import { Pictogram } from './faces/pictogram.js';
import { Back } from './icons.js';
import { Spot, useCity } from './parts.js';
import { IfItWins } from './wins.js';

interface DealPanelProps {
  readonly log: readonly LogEntry[];
  /** Shows again how the deal was decided, or how the round ended, of which this entry tells. */
  again(at: number): void;
}

export function DealPanel({ log, again }: DealPanelProps) {
  const { view, words, ask } = useCity();
  const { deal } = view;
  const won = log.findLastIndex(({ kind }) => kind === 'deal-won');
  const revealed = Math.max(
    0,
    log.findLastIndex(({ kind }) => kind === 'asset-revealed'),
  );
  // A round has ended since the last deal was won: that was seen last.
  const [ended = -1] = roundEndsFrom(log, Math.max(0, won));
  const shown = Math.max(won, ended);
  const last = shown >= 0 && (
    <button type="button" className="na-again" onClick={() => again(shown)}>
      {words.say(ended < 0 ? 'deal.again' : 'round-end.again')}
    </button>
  );
  const step = deal && stepOf(deal, view, ask);
  const isOpen = step === 'main' || step === 'counter';
  return (
    <section className="na-panel na-deal" aria-label={words.say('deal')} data-anchor="deal">
      <header>
        <h2>{words.say('deal')}</h2>
        {deal === null ? last : <Steps deal={deal} />}
      </header>
      {deal === null ? (
        <LastDeal log={log} />
      ) : (
        <OpenDeal deal={deal}>
          {isOpen && <p>{words.say('price', { price: deal.counters.length })}</p>}
          {step !== 'support' && last}
        </OpenDeal>
      )}
      {deal !== null && (deal.winner !== null || !isOffered(deal)) && <SoFar log={log} />}
      {deal !== null && !isOffered(deal) && <LastDeal log={log.slice(0, revealed)} most={LATELY} />}
      {won < 0 && (deal === null || !isOffered(deal)) && <HowDealsGo />}
    </section>
  );
}

/** Whether there is anything to be supported yet. */
function isOffered(deal: DealView): boolean {
  return SIDES.some((side) => offerOn(deal, side) !== null);
}

const STEPS = ['asset', 'main', 'counter', 'support', 'resolution'] as const;

/** Where the deal stands. */
function stepOf(deal: DealView, { carriedOut }: NewAngelesView, ask: AskDescription | null): (typeof STEPS)[number] {
  if (carriedOut !== null || deal.winner !== null) return 'resolution';
  const supporting = Object.keys(deal.support).length + deal.abstained.length > 0 || ask?.kind.startsWith('support');
  if (supporting) return 'support';
  return deal.main !== null ? 'counter' : 'main';
}

function Steps({ deal }: { readonly deal: DealView }) {
  const { words, ask, view } = useCity();
  const now = stepOf(deal, view, ask);
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

interface OpenDealProps {
  readonly deal: DealView;
  /** What stands below the offers. */
  readonly children: ReactNode;
}

function OpenDeal({ deal, children }: OpenDealProps) {
  const { words } = useCity();
  return (
    <>
      {deal.asset !== null && (
        <div className="na-revealed na-drawn-on" data-anchor={`asset:${deal.asset}`}>
          <Pictogram of={deal.asset} />
          <strong>{words.name(deal.asset)}</strong>
          <p>{words.describe(deal.asset)}</p>
          <span>{words.say('asset.for-winner')}</span>
        </div>
      )}
      <div className="na-offers">
        <Offer deal={deal} side="main" />
        <Offer deal={deal} side="counter" />
      </div>
      <div className="na-price">{children}</div>
      {deal.named !== null && <p className="na-note">{words.say('named', { ...deal.named })}</p>}
      {deal.banned.length > 0 && <p className="na-note">{words.say('banned', { seats: deal.banned })}</p>}
      {deal.barred.length > 0 && <p className="na-note">{words.say('barred', { seats: deal.barred })}</p>}
      {deal.winner === null && isOffered(deal) && (
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

export const SIDES: readonly Side[] = ['main', 'counter'];

export function offerOn(deal: DealView, side: Side): DealView['main'] {
  if (side === 'main') return deal.main;
  return deal.countering === null ? null : (deal.counters.at(-1) ?? null);
}

/** One side: whose it is, the card, and how many cards lie beside it from whom. */
function Offer({ deal, side }: { readonly deal: DealView; readonly side: Side }) {
  const { words } = useCity();
  const offer = offerOn(deal, side);
  const supports = (Object.entries(deal.support) as [Seat, NonNullable<DealView['support'][Seat]>][]).filter(
    ([, support]) => support.side === side,
  );
  const total = supports.reduce((sum, [, { count }]) => sum + count, 0);
  const mark = (seat: Seat) => <Mark of={seat} />;
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
        <div className="na-card na-drawn-on">
          <CardFace of={offer.card} />
        </div>
      )}
      {side === 'counter' && <Covered offers={deal.counters.slice(0, offer === null ? undefined : -1)} />}
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

/** Whose something is, by colour and shape. */
function Mark({ of }: { readonly of: Seat }) {
  const look = useCity().seats.find(({ seat }) => seat === of)?.look;
  return look && <SeatMark look={look} size={13} />;
}

/** The counteroffers that lie below the one that counts, the last of them first. */
function Covered({ offers }: { readonly offers: DealView['counters'] }) {
  const { words } = useCity();
  if (offers.length === 0) return null;
  return (
    <ol className="na-covered" aria-label={words.say('offer.covered')}>
      {offers.toReversed().map(({ seat, card }) => (
        <li key={seat}>
          <Mark of={seat} /> {words.name(card)} <small>{words.name(seat, 'seat')}</small>
        </li>
      ))}
    </ol>
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
/** What a deal came to has room in so many lines; all of them stand in the log. */
const ALL_BUT_HEAPS = 14;

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
function LastDeal({ log, most }: { readonly log: readonly LogEntry[]; readonly most?: number }) {
  const { words } = useCity();
  const told = lastOutcome(log).slice(0, most ?? ALL_BUT_HEAPS);
  if (told.length === 0 && most !== undefined) return null;
  if (told.length === 0) return <p className="na-empty">{words.say('deal.none')}</p>;
  return (
    <>
      <h3 className="na-last">{words.say('deal.last')}</h3>
      <ol className="na-told">
        {told.map((entry, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has been told stays as it was told
          <li key={nth}>{words.log(entry)}</li>
        ))}
      </ol>
    </>
  );
}
