/** The back of the next event, open to all, and told to who points at it: what it looks for, where that is, what it could do. */
import type { JsonObject } from '@polity/kernel';
import { nextEvent } from '@polity/new-angeles/page';
import { hideTip, showTip } from '../../board/tip.js';
import { Pictogram } from './faces/pictogram.js';
import { PieceMark } from './icons.js';
import { useCity } from './parts.js';

export function NextEvent() {
  const { view, words } = useCity();
  const next = nextEvent(view);
  if (next === undefined) return null;
  const { back, districts, possible } = next;
  const known = view.eventDeck[0]?.event ?? null;
  const tell = ({ currentTarget }: { readonly currentTarget: Element }) =>
    showTip(
      currentTarget,
      <>
        <h4>{words.say('event.next.back', { back, districts: [...districts] })}</h4>
        <p>{words.say(known === null ? 'event.next.possible' : 'event.next.known')}</p>
        {possible.map(({ event, look }) => (
          <p key={event}>
            <Pictogram of={event} /> <b>{words.name(event)}</b> {words.describe(event)}{' '}
            {known === null
              ? words.say('event.next.now', { rise: look.rise })
              : words.say(`look.${look.kind}`, look as unknown as JsonObject)}
          </p>
        ))}
      </>,
    );
  const untell = ({ currentTarget }: { readonly currentTarget: Element }) => hideTip(currentTarget);
  return (
    <button
      type="button"
      className="na-next"
      data-anchor="event"
      onPointerEnter={tell}
      onPointerLeave={untell}
      onFocus={tell}
      onBlur={untell}
      onClick={tell}
    >
      <span>{words.say('event.next')}</span>
      <strong>
        {back === 'unrest' ? null : <PieceMark of={back} />} {words.name(known ?? back)}
      </strong>
    </button>
  );
}
