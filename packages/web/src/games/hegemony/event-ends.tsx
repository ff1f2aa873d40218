/** How an event ends, in signs: what dealing with it brings with which class, and what it costs to leave it. */
import { useTexts } from './board-context.js';
import { eventLoss, type SharedGain, sharedGains } from './event-gains.js';
import { Glyph } from './icons.js';
import { ClassMark } from './workers.js';

export function EventEnds({ id }: { readonly id: string }) {
  const { t } = useTexts();
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
          {t(loss.two ? 'event.else.two' : 'event.else', { lost: loss.lost })}
          {loss.classes.map((of) => (
            <ClassMark key={of} of={of} size={8} />
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
  const { t } = useTexts();
  const { sum, legitimacy, tokens, points, per } = gain;
  return (
    <span className="heg-event-gain">
      {classes.map((of) => (
        <ClassMark key={of} of={of} size={8} />
      ))}
      {summed && t('event.sum', { sum })}
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
      {per > 0 && <span>{t('event.per', { per })}</span>}
    </span>
  );
}
