/** With four players: the events on the board, the State's political agenda, its Legitimacy and what it has put aside. */
import { AGENDAS, type Agenda, CLASSES, type Class, IDEOLOGIES, LEGITIMACY, RESOURCES } from '@polity/hegemony/page';
import { useBoard } from './board-context.js';
import { hasBenefits } from './derive.js';
import { EventEnds } from './event-ends.js';
import { eventInWords } from './event-words.js';
import { Glyph } from './icons.js';
import { Num } from './num.js';
import { Spot } from './spot.js';
import { ClassMark } from './workers.js';

const AGENDA: Readonly<Record<string, Agenda>> = AGENDAS;

/** What everybody may know of how the State fares. */
export function StateAffairs() {
  const { view, seat } = useBoard();
  if (!view.seats.includes('state')) return null;
  return (
    <section className="heg-panel heg-affairs">
      <AgendaLine />
      {seat !== 'state' && <LegitimacyTracks />}
    </section>
  );
}

export function Events() {
  const { view, t } = useBoard();
  if (!view.seats.includes('state')) return null;
  return (
    <section className="heg-panel heg-events" aria-label={t('events')} data-anchor="events">
      <h3 className="heg-title">
        <Glyph name="event" size={12} /> {t('events')}
      </h3>
      {view.state.events.map((id) => (
        <EventTile key={id} id={id} />
      ))}
      {view.state.events.length === 0 && <span className="heg-faint">{t('events.none')}</span>}
    </section>
  );
}

export function EventTile({ id }: { readonly id: string }) {
  const texts = useBoard();
  const { name, describe } = texts;
  const text = describe(id) ?? '';
  const ends = eventInWords(id, texts);
  return (
    <Spot
      name={`event:${id}`}
      label={[`${name(id)}: ${text}`, ...ends].join(' ')}
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
      <b>{name(id)}</b>
      <span>{text}</span>
      <EventEnds id={id} />
    </Spot>
  );
}

function AgendaLine() {
  const { view, t } = useBoard();
  if (view.state.agenda === null) return null;
  return (
    <div className="heg-agenda">
      <span className="heg-label">
        <Glyph name="agenda" size={11} /> {t('agenda')}
      </span>
      <AgendaGoals />
    </div>
  );
}

/** Where the State wants each policy, filled where it is there. */
export function AgendaGoals() {
  const { view, t, name } = useBoard();
  const agenda = view.state.agenda === null ? undefined : AGENDA[view.state.agenda];
  if (agenda === undefined) return null;
  return IDEOLOGIES.map((policy, i) => {
    const met = view.policies[policy] === agenda[policy];
    return (
      <span
        key={policy}
        className={`heg-goal ${met ? 'holds' : ''}`}
        title={t(met ? 'agenda.met' : 'agenda.open', { policy, section: agenda[policy] })}
      >
        <span className="heg-sr">{name(policy)} </span>
        {i + 1}
        {agenda[policy]}
      </span>
    );
  });
}

const SPACES = Array.from({ length: LEGITIMACY.most }, (_, i) => i + 1);

export function LegitimacyTracks() {
  const { view, t, name } = useBoard();
  return (
    <div className="heg-legitimacy">
      <span className="heg-label">
        <Glyph name="legitimacy" size={11} /> {t('legitimacy')}
      </span>
      {CLASSES.map((of) => {
        const { [of]: space } = view.state.legitimacy;
        return (
          <div
            key={of}
            className="heg-legit-row"
            data-anchor={`legitimacy:${of}`}
            title={t('legitimacy.of', { class: of, space, tokens: view.state.tokens[of] })}
          >
            <ClassMark of={of} size={9} />
            <span className="heg-sr">{name(of)}</span>
            <span className={`heg-pips heg-${of}`} aria-hidden="true">
              {SPACES.map((number) => (
                <i key={number} className={number < space ? 'past' : number === space ? 'here' : ''} />
              ))}
            </span>
            <Num of={({ state }) => state.legitimacy[of]} />
            {view.state.tokens[of] > 0 && <span className="heg-token">+{view.state.tokens[of]}</span>}
            {hasBenefits(view, of) && <BenefitsOf of={of} marked={false} />}
          </div>
        );
      })}
    </div>
  );
}

interface BenefitsOfProps {
  readonly of: Class;
  /** Whether it says whose they are. */
  readonly marked?: boolean;
}

/** What the State has put aside for a class. */
export function BenefitsOf({ of, marked = true }: BenefitsOfProps) {
  const { view, t } = useBoard();
  const { money, cubes, resources } = view.state.benefits[of];
  return (
    <span className="heg-benefit" title={t('benefits.of', { class: of })} data-anchor={`benefits:${of}`}>
      {marked && <ClassMark of={of} size={9} />}
      <Glyph name="benefits" size={10} />
      <span className="heg-sr">{t('benefits.of', { class: of })}</span>
      {money > 0 && (
        <span>
          {money}
          <Glyph name="money" size={10} />
        </span>
      )}
      {RESOURCES.filter((resource) => resources[resource] > 0).map((resource) => (
        <span key={resource} className={`heg-res-${resource}`}>
          {resources[resource]}
          <Glyph name={resource} size={10} />
        </span>
      ))}
      {cubes > 0 && (
        <span className={`heg-ink-${of}`}>
          {cubes}
          <Glyph name="cube" size={10} />
        </span>
      )}
    </span>
  );
}
