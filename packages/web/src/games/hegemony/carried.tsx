/** What a thing looks like while it travels. */
import { cardById } from '@polity/hegemony/page';
import { useTexts } from './board-context.js';
import { Glyph } from './icons.js';
import type { Move } from './moves.js';
import { ClassMark, Cube, IndustryGlyph, WorkerFigure } from './workers.js';

export function Carried({ what }: Pick<Move, 'what'>) {
  const { name } = useTexts();
  switch (what.kind) {
    case 'worker':
      return <WorkerFigure of={what.of} skill={what.skill} size={22} />;
    case 'cube':
      return <Cube of={what.of} size={18} />;
    case 'money':
      return <Glyph name="money" size={13} />;
    case 'resource':
      return (
        <span className={`heg-res-${what.resource}`}>
          <Glyph name={what.resource} size={14} />
        </span>
      );
    case 'card':
      return what.card === null ? (
        <span className={`heg-carried-card back heg-edge-${what.of}`}>
          <ClassMark of={what.of} size={14} />
        </span>
      ) : (
        <span className={`heg-carried-card heg-edge-${what.of}`}>{name(what.card)}</span>
      );
    case 'company': {
      const { industry } = cardById(what.company);
      return (
        <span className={`heg-carried-company heg-of-${industry}`}>
          <IndustryGlyph of={industry} /> {name(what.company.split('/')[0] ?? what.company)}
        </span>
      );
    }
    case 'bill':
      return (
        <span className={`heg-carried-bill heg-${what.of}`}>
          <ClassMark of={what.of} size={12} />
        </span>
      );
    case 'policy':
      return <span className="heg-carried-policy" />;
  }
}
