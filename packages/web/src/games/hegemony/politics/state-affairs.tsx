/** With four players: the State's political agenda, its Legitimacy and what it has put aside. */
import {
  AGENDAS,
  type Agenda,
  CLASSES,
  type Class,
  hasBenefits,
  IDEOLOGIES,
  LEGITIMACY,
  RESOURCES,
} from '@polity/hegemony/page';
import { Term } from '../../../board/term.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Num } from '../board/parts.js';
import { ClassMark } from '../board/workers.js';

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

export function AgendaLine() {
  const { view, say } = useBoard();
  if (view.state.agenda === null) return null;
  return (
    <div className="heg-agenda">
      <span className="heg-label">
        <Glyph name="agenda" size={11} /> <Term rule="agenda">{say('agenda')}</Term>
      </span>
      <AgendaGoals />
    </div>
  );
}

/** Where the State wants each policy, filled where it is there. */
function AgendaGoals() {
  const { view, say, name } = useBoard();
  const agenda = view.state.agenda === null ? undefined : AGENDA[view.state.agenda];
  if (agenda === undefined) return null;
  return IDEOLOGIES.map((policy, i) => {
    const met = view.policies[policy] === agenda[policy];
    return (
      <span
        key={policy}
        className={`heg-goal ${met ? 'holds' : ''}`}
        title={say(met ? 'agenda.met' : 'agenda.open', { policy, section: agenda[policy] })}
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
  const { view, say, name } = useBoard();
  return (
    <div className="heg-legitimacy">
      <span className="heg-label">
        <Glyph name="legitimacy" size={11} /> <Term rule="legitimacy">{say('legitimacy')}</Term>
      </span>
      {CLASSES.map((role) => {
        const { [role]: space } = view.state.legitimacy;
        return (
          <div
            key={role}
            className="heg-legit-row"
            data-anchor={`legitimacy:${role}`}
            title={say('legitimacy.of', { class: role, space, tokens: view.state.tokens[role] })}
          >
            <ClassMark of={role} size={9} />
            <span className="heg-sr">{name(role)}</span>
            <span className={`heg-pips heg-${role}`} aria-hidden="true">
              {SPACES.map((number) => (
                <i key={number} className={number < space ? 'past' : number === space ? 'here' : ''} />
              ))}
            </span>
            <Num of={({ state }) => state.legitimacy[role]} />
            {view.state.tokens[role] > 0 && <span className="heg-token">+{view.state.tokens[role]}</span>}
            {hasBenefits(view.state.benefits[role]) && <BenefitsOf of={role} marked={false} />}
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
  const { view, say } = useBoard();
  const { money, cubes, resources } = view.state.benefits[of];
  return (
    <span className="heg-benefit" title={say('benefits.of', { class: of })} data-anchor={`benefits:${of}`}>
      {marked && <ClassMark of={of} size={9} />}
      <Glyph name="benefits" size={10} />
      <span className="heg-sr">{say('benefits.of', { class: of })}</span>
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
