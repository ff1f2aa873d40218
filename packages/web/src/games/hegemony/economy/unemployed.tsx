/** Those who have no work, by class and skill, and the farms of the Working Class. */
import type { WorkerClass } from '@polity/hegemony/page';
import { unemployedCount, unemployedOf, WORKER_CLASSES } from '@polity/hegemony/page';
import { Term } from '../../../board/term.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Num, Spot } from '../board/parts.js';
import { ClassMark, WorkerFigure } from '../board/workers.js';
import { CompanyTile } from './company-card.js';

export function Unemployed() {
  const { view, say } = useBoard();
  const classes = WORKER_CLASSES.filter((role) => view.seats.includes(role));
  const farms = view.companies.filter(({ owner }) => owner === 'working');
  return (
    <section className="heg-panel heg-unemployed" aria-label={say('unemployed')} data-anchor="unemployed">
      <h3 className="heg-title">
        <Term rule="worker">{say('unemployed')}</Term>
        {view.demonstration && (
          <span className="heg-flag" title={say('demonstration.tip')}>
            <Glyph name="strike" size={11} /> {say('demonstration')}
          </span>
        )}
      </h3>
      <div className="heg-idle">
        {classes.map((role) => (
          <Idle key={role} of={role} />
        ))}
      </div>
      {farms.length > 0 && (
        <div className="heg-farms">
          <ClassMark of="working" />
          {farms.map((farm) => (
            <CompanyTile key={farm.id} company={farm} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Up to so many alike stand side by side; more are a figure with a number. */
const FEW = 3;

function Idle({ of }: { readonly of: WorkerClass }) {
  const { view, say, name } = useBoard();
  const idle = unemployedOf(view, of);
  const many = unemployedCount(view, of) > 9;
  return (
    <div className="heg-idle-class" data-anchor={`unemployed:${of}`}>
      <span className="heg-idle-sum" title={name(of)}>
        <ClassMark of={of} />
        <span className="heg-sr">{name(of)}</span>
        <Num of={(position) => unemployedCount(position, of)} />
      </span>
      {idle.map(({ skill, count }) => (
        <Spot
          key={skill}
          name={`unemployed:${of}:${skill}`}
          label={say('unemployed.of', { class: of, skill, count })}
          anchor={`unemployed:${of}:${skill}`}
          className="heg-idle-skill"
          tip={() => <p>{say('unemployed.of', { class: of, skill, count })}</p>}
        >
          {Array.from({ length: many || count > FEW ? 1 : count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: workers of a skill are all alike
            <WorkerFigure key={i} of={of} skill={skill} size={20} />
          ))}
          {idle.length > 1 && (many ? count > 1 : count > FEW) && <b>{count}</b>}
        </Spot>
      ))}
      {idle.length === 0 && <span className="heg-faint">{say('nobody')}</span>}
    </div>
  );
}
