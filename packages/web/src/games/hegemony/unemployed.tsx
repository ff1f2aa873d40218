/** Those who have no work, by class and skill, and the farms of the Working Class. */
import type { WorkerClass } from '@polity/hegemony/page';
import { useBoard } from './board-context.js';
import { CompanyTile } from './company-card.js';
import { total, unemployedOf } from './derive.js';
import { Glyph } from './icons.js';
import { Num } from './num.js';
import { Spot } from './spot.js';
import { ClassMark, WorkerFigure } from './workers.js';

export function Unemployed() {
  const { view, t } = useBoard();
  const classes = (['working', 'middle'] as const).filter((of) => view.seats.includes(of));
  const farms = view.companies.filter(({ owner }) => owner === 'working');
  return (
    <section className="heg-panel heg-unemployed" aria-label={t('unemployed')} data-anchor="unemployed">
      <h3 className="heg-title">
        {t('unemployed')}
        {view.demonstration && (
          <span className="heg-flag" title={t('demonstration.tip')}>
            <Glyph name="strike" size={11} /> {t('demonstration')}
          </span>
        )}
      </h3>
      <div className="heg-idle">
        {classes.map((of) => (
          <Idle key={of} of={of} />
        ))}
      </div>
      {farms.length > 0 && (
        <div className="heg-farms">
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
  const { view, t, name } = useBoard();
  const idle = unemployedOf(view, of);
  const many = total(idle) > 9;
  return (
    <div className="heg-idle-class" data-anchor={`unemployed:${of}`}>
      <span className="heg-idle-sum" title={name(of)}>
        <ClassMark of={of} />
        <span className="heg-sr">{name(of)}</span>
        <Num of={(position) => total(unemployedOf(position, of))} />
      </span>
      {idle.map(({ skill, count }) => (
        <Spot
          key={skill}
          name={`unemployed:${of}:${skill}`}
          label={t('unemployed.of', { class: of, skill, count })}
          anchor={`unemployed:${of}:${skill}`}
          className="heg-idle-skill"
          tip={() => <p>{t('unemployed.of', { class: of, skill, count })}</p>}
        >
          {Array.from({ length: many || count > FEW ? 1 : count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: workers of a skill are all alike
            <WorkerFigure key={i} of={of} skill={skill} size={20} />
          ))}
          {(many ? count > 1 : count > FEW) && <b>{count}</b>}
        </Spot>
      ))}
      {idle.length === 0 && <span className="heg-faint">{t('nobody')}</span>}
    </div>
  );
}
