/** Historical Events: the cards of the round, what each needs and does, and what has become of it. */
import { type HistorySeen, historyIn, type Needed } from '@polity/hegemony/history';
import { moveParts } from '@polity/hegemony/telling';
import type { JsonObject } from '@polity/kernel';
import { type BoardTexts, useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Spot } from '../board/parts.js';
import './history.css';

export function HistoryCards() {
  const { view, say } = useBoard();
  const history = historyIn(view);
  if (history === undefined) return null;
  return (
    <section
      className="heg-panel heg-history"
      aria-label={say('history')}
      title={say('history.tip')}
      data-anchor="history"
    >
      <h3 className="heg-title">
        <Glyph name="event" size={12} /> {say('history')}
      </h3>
      {history.cards.map((seen) => (
        <HistoryTile key={seen.id} seen={seen} />
      ))}
      {history.cards.length === 0 && <span className="heg-faint">{say('history.none')}</span>}
      {view.round === 1 && <StartLine card={history.start} />}
    </section>
  );
}

/** The card that changed the set-up, while that is news. */
function StartLine({ card }: { readonly card: string }) {
  const { say, describe } = useBoard();
  return (
    <span className="heg-faint" title={describe(card) ?? ''}>
      {say('history.start', { card })}
    </span>
  );
}

function HistoryTile({ seen }: { readonly seen: HistorySeen }) {
  const texts = useBoard();
  const { words, say, name, describe } = texts;
  const { id, event, needs, happened, missed } = seen;
  const state = happened ? say('history.happened') : missed ? say('history.missed') : whenOf(seen, texts);
  const moves = moveParts(id).map((part) => words.part('move', part));
  const text = words.paragraph([moves.length > 0 ? `${words.row(moves)}.` : '', describe(id) ?? ''].filter(Boolean));
  const needed = needs.map((need) => ({ said: needInWords(need, texts), holds: need.holds }));
  const marked = needed.map(({ said, holds }) => `${said}: ${say(holds ? 'history.met' : 'history.unmet')}`);
  return (
    <Spot
      name={`history:${id}`}
      label={say('label', { name: id, text: { said: words.paragraph([`${state}.`, ...marked, text]) } })}
      className={`heg-history-card ${happened ? 'holds' : ''} ${missed ? 'missed' : ''}`}
      anchor={`history:${id}`}
      tip={() => (
        <>
          <h4>{name(id)}</h4>
          <p className="heg-faint">
            {event.years} · {state}
          </p>
          {marked.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{text}</p>
        </>
      )}
    >
      <b>{name(id)}</b>
      <span className="heg-history-when">{state}</span>
      {!happened &&
        !missed &&
        needed.map(({ said, holds }) => (
          <span key={said} className={`heg-history-need ${holds ? 'holds' : ''}`}>
            {said}
          </span>
        ))}
      <span className="heg-history-text">{text}</span>
    </Spot>
  );
}

/** When it comes about, or who may bring it about. */
function whenOf({ event, by }: HistorySeen, { say }: Pick<BoardTexts, 'say'>): string {
  return say(`history.${event.trigger}`, { seats: [...by], influence: event.influence ?? 0 });
}

function needInWords({ kind, params, either }: Needed, texts: Pick<BoardTexts, 'words'>): string {
  const parts = (either ?? []).map((part) => ({ said: needInWords(part, texts) }));
  const [first, second] = parts;
  const said = (first && second ? { first, second } : params) as JsonObject;
  return texts.words.say({ kind, params: said });
}
