/** My corporation: contract, draw list, assets, hand; and what only I see: investment, rival, how far it is to win. */
import {
  ACTION_TYPES,
  CORPORATION,
  type Goal,
  goalOf,
  type InvestmentId,
  type Seat,
  worthOf,
} from '@polity/new-angeles/page';
import type { CSSProperties } from 'react';
import { FittedText } from '../../board/fitted-text.js';
import { SeatMark } from '../../shell/ui/icons.js';
import { CardFace } from './face.js';
import { Pictogram } from './faces/pictogram.js';
import { Coin, TypeMark } from './icons.js';
import { Num, Spot, useCity } from './parts.js';
import { CardTip } from './seats.js';

/** So many assets have room for what they do; more are named, and tell it when they are pointed at. */
const MOST_TOLD = 2;

export function MyCorporation({ me }: { readonly me: Seat }) {
  const { view, words, seats } = useCity();
  const { corporation, assets } = view.players[me];
  const look = seats.find(({ seat }) => seat === me)?.look;
  if (corporation === null) return null;
  const { sheets } = CORPORATION[corporation];
  const draw = (view.seats.length === 4 ? sheets.four : sheets.more).draw;
  return (
    <section className="na-panel na-corporation" aria-label={words.say('mine')} data-anchor="mine">
      <h2>
        {look && <SeatMark look={look} size={18} />} {words.name(corporation)}
        <span className="na-capital">
          <Num of={({ players }) => players[me].capital} /> <Coin />
        </span>
      </h2>
      <div className="na-sheet">
        <p>{words.say('contract', { text: { said: words.describe(corporation) ?? '' } })}</p>
        <p className="na-draws">
          {words.say('draws')}{' '}
          {draw.map(({ type, count }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet are printed
            <span key={nth} className={`na-draw ${type === 'general' ? '' : `na-of-${type}`}`}>
              {type !== 'general' && <TypeMark of={type} />} {count} {words.name(type)}
            </span>
          ))}
        </p>
      </div>
      <ul className={`na-my-assets ${assets.length > MOST_TOLD ? 'many' : ''}`}>
        {assets.map(({ asset, exhausted }) => (
          <li key={asset}>
            <Spot
              name={`asset:${asset}`}
              label={words.say(exhausted ? 'asset.exhausted' : 'asset.ready', { asset })}
              anchor={`asset:${asset}`}
              className={`na-my-asset ${exhausted ? 'exhausted' : ''}`}
              tip={() => <CardTip of={asset} />}
            >
              <strong>
                {assets.length <= MOST_TOLD && <Pictogram of={asset} />} {words.name(asset)}
                {exhausted && <small className="na-used">{words.say('asset.used')}</small>}
              </strong>
              {assets.length <= MOST_TOLD && (
                <FittedText className="na-asset-text" text={words.describe(asset) ?? ''} />
              )}
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** So many cards lie side by side, or fewer on a narrow screen; more share the height between rows. */
const ONE_ROW = { wide: 6, narrow: 4 } as const;
/** The same while investments lie beside them. */
const SHORT_ROW = { wide: 4, narrow: 2 } as const;

function rowsFor(lying: number, { wide, narrow }: typeof ONE_ROW | typeof SHORT_ROW): string {
  if (lying > wide) return 'several-cards many-cards';
  return lying > narrow ? 'several-cards' : '';
}

export function Hand({ me }: { readonly me: Seat }) {
  const { view, words, ask } = useCity();
  const { hand, handSize, emergencies, drawnInvestments } = view.players[me];
  const cards = hand ?? [];
  const lying = cards.length + emergencies.length;
  const rows = rowsFor(lying, drawnInvestments.length > 0 ? SHORT_ROW : ONE_ROW);
  const style = { '--abreast': Math.ceil(lying / 2) } as CSSProperties;
  return (
    <section className="na-hand" aria-label={words.say('hand', { cards: cards.length, size: handSize })}>
      {ask?.kind === 'draw-type' && <Decks />}
      {drawnInvestments.length > 0 && <Investments of={drawnInvestments} />}
      <div className={`na-hand-cards ${rows}`} style={style}>
        {cards.map((card, place) => {
          const nth = cards.slice(0, place).filter((other) => other === card).length;
          return (
            <Spot
              key={`${card} ${nth}`}
              name={`hand:${card}:${nth}`}
              label={words.name(card)}
              className="na-card na-drawn-on"
              tip={() => <CardTip of={card} />}
            >
              <CardFace of={card} />
            </Spot>
          );
        })}
        {emergencies.map(({ card, faceup }) => {
          const note = words.say(faceup ? 'emergency.note' : 'emergency.spent');
          return (
            <Spot
              key={card}
              name={`emergency:${card}`}
              label={words.say(faceup ? 'emergency' : 'emergency.facedown', { card })}
              className={`na-card na-drawn-on ${faceup ? '' : 'facedown'}`}
              tip={() => <CardTip of={card} note={words.say('emergency.rule')} />}
            >
              <CardFace of={card} note={note} />
            </Spot>
          );
        })}
        {cards.length === 0 && <p className="na-empty">{words.say('hand.empty')}</p>}
      </div>
    </section>
  );
}

/** The decks to draw from, while one is to be named. */
function Decks() {
  const { view, words } = useCity();
  return (
    <div className="na-decks">
      {ACTION_TYPES.map((type) => (
        <Spot
          key={type}
          name={`type:${type}`}
          label={words.say('deck', { type, count: view.actionDecks[type] })}
          className={`na-deck na-of-${type}`}
          tip={() => <p>{words.say('deck', { type, count: view.actionDecks[type] })}</p>}
        >
          <TypeMark of={type} /> <span className="na-deck-name">{words.name(type)}</span>{' '}
          <b>{view.actionDecks[type]}</b>
        </Spot>
      ))}
    </div>
  );
}

/** The investments of which one is kept, beside the hand. */
function Investments({ of }: { readonly of: readonly InvestmentId[] }) {
  const { words } = useCity();
  return (
    <div className="na-drawn">
      {of.map((id) => (
        <Spot key={id} name={`investment:${id}`} label={words.name(id)} className="na-investment">
          <InvestmentText of={id} />
        </Spot>
      ))}
    </div>
  );
}

export function Secrets({ me }: { readonly me: Seat }) {
  const { view, words } = useCity();
  const { investment, drawnInvestments, rival } = view.players[me];
  const goal = goalOf(view, me);
  return (
    <section className="na-secrets" aria-label={words.say('secrets')} data-anchor="secrets">
      <h2>{words.say('secrets')}</h2>
      {investment !== null && (
        <div className="na-investment">
          <InvestmentText of={investment} kept />
        </div>
      )}
      {goal && <Win goal={goal} />}
      {investment === null && drawnInvestments.length === 0 && rival === null && (
        <p className="na-muted">{words.say('secrets.soon')}</p>
      )}
      {view.underBoard !== null && (
        <p className="na-under-board">{words.say('under-board', { rival: view.underBoard })}</p>
      )}
    </section>
  );
}

function InvestmentText({ of, kept = false }: { readonly of: InvestmentId; readonly kept?: boolean }) {
  const { view, words } = useCity();
  return (
    <>
      <p>
        <strong>
          <Pictogram of={of} /> {words.name(of)}
        </strong>
        {kept && <span className="na-muted">{words.say('investment')}</span>}
        <b className="na-worth">{words.say('investment.now', { capital: worthOf(view, of) })}</b>
      </p>
      <p className="na-muted">{words.describe(of)}</p>
    </>
  );
}

/** Whom I have to pass, or that it is nobody; and how far it is to win. */
function Win({ goal }: { readonly goal: Goal }) {
  const { words } = useCity();
  return (
    <>
      <p>
        {goal.kind === 'rival' ? (
          <>
            <strong>{words.name(goal.rival, 'seat')}</strong> <span className="na-muted">{words.say('rival')}</span>
          </>
        ) : (
          <strong>{words.say(`rival.${goal.kind}`, { ...goal })}</strong>
        )}
      </p>
      <p className={goal.short > 0 ? 'na-goal' : 'na-goal ahead'}>{words.say(`goal.${goal.kind}`, { ...goal })}</p>
      <p className="na-muted na-lose">{words.say(goal.kind === 'federalist' ? 'lose.federalist' : 'lose')}</p>
    </>
  );
}
