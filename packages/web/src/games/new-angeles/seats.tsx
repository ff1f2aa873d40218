/** Everybody in clockwise order, which is also the order of asking: capital, cards, emergency action, assets, who decides. */
import { ASSETS, type AssetId, type Seat } from '@polity/new-angeles/page';
import { SeatMark } from '../../shell/ui/icons.js';
import type { SeatAtTable } from '../game-ui.js';
import { Pictogram } from './faces/pictogram.js';
import { Back, Coin, EmergencyMark } from './icons.js';
import { Num, Spot, useCity } from './parts.js';

export function Seats() {
  const { seats, words } = useCity();
  return (
    <section className="na-seats" aria-label={words.say('seats')}>
      {seats.map((at) => (
        <SeatTile key={at.seat} at={at} />
      ))}
    </section>
  );
}

function SeatTile({ at }: { readonly at: SeatAtTable }) {
  const { view, words, seat: me } = useCity();
  const seat = at.seat as Seat;
  const { capital, handCount, emergencies, assets } = view.players[seat];
  const name = words.name(seat, 'seat');
  return (
    <Spot
      name={`seat:${seat}`}
      label={words.say('seat', { seat, capital, cards: handCount })}
      anchor={`seat:${seat}`}
      className={`na-seat ${at.deciding ? 'deciding' : ''} ${seat === me ? 'mine' : ''}`}
      tip={() => <SeatTip at={at} />}
    >
      <h2>
        <SeatMark look={at.look} size={13} /> <span className="na-seat-name">{name}</span>
        <span className="na-capital">
          <Num of={({ players }) => players[seat].capital} /> <Coin />
        </span>
      </h2>
      <p className="na-seat-line">
        <span>
          <Back /> {handCount}
        </span>
        {view.active === seat && <b className="na-chip">{words.say('seat.active')}</b>}
        {view.deal?.countering === seat && <b className="na-chip">{words.say('seat.countering')}</b>}
        <span className="na-player">
          {at.deciding ? words.say('seat.deciding') : seat === me ? words.say('seat.you') : at.player}
        </span>
      </p>
      {seat !== me && (
        <div className="na-seat-assets">
          <div className="na-seat-fold">
            {emergencies.map(({ card, faceup }) => (
              <Spot
                key={card}
                name={`emergency:${card}`}
                label={words.say(faceup ? 'emergency.ready' : 'emergency.facedown', { card })}
                className={`na-asset na-once ${faceup ? '' : 'exhausted'}`}
                tip={() => <CardTip of={card} note={words.say('emergency.rule')} />}
              >
                <EmergencyMark />
              </Spot>
            ))}
            {assets.length > 1 && <b className="na-asset-count">{words.say('assets', { count: assets.length })}</b>}
            {assets.map(({ asset, exhausted }) => (
              <AssetChip key={asset} of={asset} exhausted={exhausted} />
            ))}
          </div>
        </div>
      )}
    </Spot>
  );
}

/** Who that is and what it is paid for, what it can do once, and every asset with what it does. */
function SeatTip({ at }: { readonly at: SeatAtTable }) {
  const { view, words, seat: me } = useCity();
  const seat = at.seat as Seat;
  const { corporation, emergencies, assets, capital } = view.players[seat];
  const place = view.seats.filter((other) => view.players[other].capital > capital).length + 1;
  return (
    <div className="na-seat-tip">
      <p>
        <strong>{words.name(seat, 'seat')}</strong>{' '}
        <span className="na-muted">{seat === me ? words.say('seat.you') : at.player}</span>
      </p>
      <p className="na-muted">{words.say('seat.place', { place, seats: view.seats.length })}</p>
      {corporation !== null && <p>{words.say('contract', { text: { said: words.describe(corporation) ?? '' } })}</p>}
      {emergencies.map(({ card, faceup }) => (
        <p key={card} className={faceup ? '' : 'na-muted'}>
          <b>{words.say(faceup ? 'emergency.has' : 'emergency.facedown', { card })}</b> {words.describe(card)}
        </p>
      ))}
      {assets.map(({ asset, exhausted }) => (
        <p key={asset} className={exhausted ? 'na-muted' : ''}>
          <b>{exhausted ? words.say('asset.exhausted', { asset }) : words.name(asset)}</b> {words.describe(asset)}
        </p>
      ))}
    </div>
  );
}

/** What a card does, for who points at its name. */
export function CardTip({ of, note }: { readonly of: string; readonly note?: string }) {
  const { words } = useCity();
  return (
    <>
      <p>
        <Pictogram of={of} /> <strong>{words.name(of)}</strong>
      </p>
      <p>{words.describe(of)}</p>
      {note !== undefined && <p className="na-muted">{note}</p>}
    </>
  );
}

export function AssetChip({ of, exhausted }: { readonly of: AssetId; readonly exhausted: boolean }) {
  const { words } = useCity();
  return (
    <Spot
      name={`asset:${of}`}
      label={words.say(exhausted ? 'asset.exhausted' : 'asset.ready', { asset: of })}
      anchor={`asset:${of}`}
      className={`na-asset ${exhausted ? 'exhausted' : ''}`}
      tip={() => <CardTip of={of} />}
    >
      {ASSETS[of].name}
    </Spot>
  );
}
