/** The events on the board, each with how it ends: what dealing with it brings with which class, and what it costs to leave it. */
import { eventGains, eventLoss, type SharedGain, sharedGains } from '@polity/hegemony/page';
import { gainPart } from '@polity/hegemony/telling';
import { Term } from '../../../board/term.js';
import { WholeOrNot } from '../../../board/whole-or-not.js';
import { type BoardTexts, useBoard, useTexts } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Spot } from '../board/parts.js';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';

export function Events() {
  const { view, say } = useBoard();
  if (!view.seats.includes('state')) return null;
  return (
    <section className="heg-panel heg-events" aria-label={say('events')} data-anchor="events">
      <h3 className="heg-title">
        <Glyph name="event" size={12} /> <Term rule="events">{say('events')}</Term>
      </h3>
      {view.state.events.map((id) => (
        <EventTile key={id} id={id} />
      ))}
      {view.state.events.length === 0 && <span className="heg-faint">{say('events.none')}</span>}
    </section>
  );
}

export function EventTile({ id }: { readonly id: string }) {
  const texts = useBoard();
  const { say, words, name, describe } = texts;
  const text = describe(id) ?? '';
  const ends = eventInWords(id, texts);
  return (
    <Spot
      name={`event:${id}`}
      label={say('label', { name: id, text: { said: words.paragraph([text, ...ends]) } })}
      className="heg-event"
      tip={() => (
        <>
          <h4>{name(id)}</h4>
          {[text, ...ends].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    >
      <Face of={id} size={34} />
      <b>{name(id)}</b>
      <WholeOrNot className="heg-event-text">{text}</WholeOrNot>
      <EventEnds id={id} />
    </Spot>
  );
}

/** How it ends, in words. */
export function eventInWords(id: string, { say }: Pick<BoardTexts, 'say'>): readonly string[] {
  const loss = eventLoss(id);
  const gains = eventGains(id).map((gain) =>
    say('event.gain', { class: gain.class, sum: gain.sum, gain: gainPart(gain) }),
  );
  if (loss === undefined) return gains;
  const { classes, lost, two } = loss;
  return [...gains, say(two ? 'event.penalty.two' : 'event.penalty', { classes, lost })];
}

/** How it ends, in signs. */
function EventEnds({ id }: { readonly id: string }) {
  const { say } = useTexts();
  const loss = eventLoss(id);
  const gains = sharedGains(id);
  const several = new Set(gains.map(({ gain }) => gain.sum)).size > 1;
  return (
    <div className="heg-event-ends" aria-hidden="true">
      {gains.map((shared) => (
        <Gain key={JSON.stringify(shared)} {...shared} summed={several} />
      ))}
      {loss && (
        <span className="heg-penalty">
          {say(loss.two ? 'event.else.two' : 'event.else', { lost: loss.lost })}
          {loss.classes.map((role) => (
            <ClassMark key={role} of={role} size={8} />
          ))}
        </span>
      )}
    </div>
  );
}

interface GainProps extends SharedGain {
  /** Whether it has to be said for which of several sums it is. */
  readonly summed: boolean;
}

function Gain({ gain, classes, summed }: GainProps) {
  const { say } = useTexts();
  const { sum, legitimacy, tokens, points, per } = gain;
  return (
    <span className="heg-event-gain">
      {classes.map((role) => (
        <ClassMark key={role} of={role} size={8} />
      ))}
      {summed && say('event.sum', { sum })}
      {legitimacy > 0 && (
        <b>
          +{legitimacy}
          <Glyph name="legitimacy" size={10} />
        </b>
      )}
      {tokens > 0 && <span className="heg-token">+{tokens}</span>}
      {points > 0 && (
        <b>
          +{points}
          <Glyph name="vp" size={10} />
        </b>
      )}
      {per > 0 && <span>{say('event.per', { per })}</span>}
    </span>
  );
}
