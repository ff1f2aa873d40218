/** Composes a trade in three presses: to whom, what, and it is offered; more of both, and promises, with more. */
import type { Json } from '@polity/kernel';
import { ASSETS, type Seat } from '@polity/new-angeles/page';
import { goodsPart } from '@polity/new-angeles/telling';
import { type FormEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { hideTip, showTip } from '../../board/tip.js';
import { SeatMark } from '../../shell/ui/icons.js';
import {
  type Direction,
  type Draft,
  isGift,
  isNothing,
  keptOf,
  NO_DRAFT,
  OPPOSITE,
  type TradeProps,
  toggled,
  withCapital,
  withMore,
  withPartner,
} from './draft.js';
import { Coin } from './icons.js';
import { useCity } from './parts.js';
import { CardTip } from './seats.js';

const LONGEST_PROMISE = 200;

interface ComposerProps extends TradeProps {
  readonly me: Seat;
}

export function Composer({ me, draft, setDraft, ...props }: ComposerProps) {
  const { words, seats } = useCity();
  const others = seats.filter(({ seat }) => seat !== me);
  return (
    <div className="na-composer">
      <fieldset className="na-to">
        <legend>{words.say('compose.to')}</legend>
        {others.map(({ seat, look }) => (
          <label key={seat} className="na-partner">
            <input
              type="radio"
              name="na-partner"
              checked={seat === draft.to}
              onChange={() => setDraft(withPartner(draft, seat as Seat))}
            />
            <SeatMark look={look} size={14} /> <span>{words.name(seat, 'seat')}</span>
          </label>
        ))}
      </fieldset>
      {draft.to !== null && <Terms me={me} to={draft.to} draft={draft} setDraft={setDraft} {...props} />}
    </div>
  );
}

function Terms({ me, to, draft, setDraft, interjections, interject, pending }: ComposerProps & { readonly to: Seat }) {
  const { view, words } = useCity();
  const give = keptOf(draft.give, view.players[me]);
  const want = keptOf(draft.want, view.players[to]);
  const [promise, ask] = [draft.promise.trim(), draft.ask.trim()];
  const nothing = isNothing(give) && isNothing(want);
  const onlyPromise = nothing && promise !== '' && ask === '';
  const open = view.tradeOffers.some((one) => one.from === me && one.to === to);
  const may = interjections.some(({ kind }) => kind === 'offer');
  const cannot = onlyPromise ? false : nothing || open || !may;
  const gift = isGift({ give, want, promise, ask });
  // What is given away for nothing is asked about first; whatever is changed meanwhile is asked about anew.
  const [warned, setWarned] = useState<Draft | null>(null);
  const isSure = !gift || warned === draft;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSure) {
      setWarned(draft);
      return;
    }
    if (onlyPromise) interject('promise', { to, text: promise });
    else interject('offer', { to, give, want, promise, ask } as unknown as Json);
    setDraft(NO_DRAFT);
  };
  const why = open ? 'compose.open' : !may ? 'compose.not-now' : nothing && ask !== '' ? 'compose.nothing' : null;
  return (
    <form className="na-terms" onSubmit={send}>
      <Side direction="give" of={me} draft={{ ...draft, give }} setDraft={setDraft} />
      <Side direction="want" of={to} draft={{ ...draft, want }} setDraft={setDraft} />
      <details className="na-words" open={draft.promise !== '' || draft.ask !== '' || undefined}>
        <summary>{words.say('compose.promises')}</summary>
        <Words field="promise" draft={draft} setDraft={setDraft} label={words.say('compose.promise')} />
        <Words field="ask" draft={draft} setDraft={setDraft} label={words.say('compose.ask', { to })} />
      </details>
      <div className="na-buttons">
        <button type="submit" className="button primary" disabled={pending || cannot}>
          {words.say(onlyPromise ? 'compose.only-promise' : gift && isSure ? 'compose.give-away' : 'compose.offer')}
        </button>
        <button type="button" className="button quiet" onClick={() => setDraft(NO_DRAFT)}>
          {words.say('compose.drop')}
        </button>
        {gift && isSure && (
          <small className="na-to-rival" role="status">
            {words.say('compose.gift', { to, gives: goodsPart(give) })}
          </small>
        )}
        {why !== null && <small className="na-muted">{words.say(why)}</small>}
      </div>
    </form>
  );
}

interface PartProps {
  readonly draft: Draft;
  setDraft(draft: Draft): void;
}

/** Says more of a button while it is pointed at or focused. */
function explainedBy(content: ReactNode) {
  const show = ({ currentTarget }: SyntheticEvent<Element>) => showTip(currentTarget, content);
  const hide = ({ currentTarget }: SyntheticEvent<Element>) => hideTip(currentTarget);
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}

/** What goes in one direction: capital by ones, assets each with a press. */
function Side({ direction, of, draft, setDraft }: PartProps & { readonly direction: Direction; readonly of: Seat }) {
  const { view, words } = useCity();
  const { capital: has, assets } = view.players[of];
  const { capital, assets: chosen } = draft[direction];
  const goesBack = draft[OPPOSITE[direction]].capital > 0;
  return (
    <fieldset className="na-side-of">
      <legend>{words.say(`compose.${direction}`)}</legend>
      <span className="na-steps-of">
        <button
          type="button"
          className="button"
          aria-label={words.say('compose.less')}
          disabled={capital === 0}
          onClick={() => setDraft(withCapital(draft, direction, capital - 1))}
        >
          −
        </button>
        <output aria-live="polite" aria-label={words.say('compose.capital', { capital })}>
          {capital} <Coin />
        </output>
        <button
          type="button"
          className="button"
          aria-label={words.say('compose.more')}
          disabled={!goesBack && capital >= has}
          onClick={() => setDraft(withMore(draft, direction))}
        >
          +
        </button>
        {goesBack && <small className="na-muted">{words.say(`compose.one-way.${direction}`)}</small>}
      </span>
      {assets.map(({ asset }) => (
        <button
          key={asset}
          type="button"
          className="na-pick"
          aria-pressed={chosen.includes(asset)}
          {...explainedBy(<CardTip of={asset} />)}
          onClick={() => setDraft(toggled(draft, direction, asset))}
        >
          {ASSETS[asset].name}
        </button>
      ))}
    </fieldset>
  );
}

interface WordsProps extends PartProps {
  readonly field: 'promise' | 'ask';
  readonly label: string;
}

function Words({ field, label, draft, setDraft }: WordsProps) {
  return (
    <label className="na-promise-field">
      {label}
      <input
        value={draft[field]}
        maxLength={LONGEST_PROMISE}
        onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
      />
    </label>
  );
}
