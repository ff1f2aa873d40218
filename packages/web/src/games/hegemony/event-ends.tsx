/** How an event ends, in signs: what dealing with it brings with which class, and what it costs to leave it. */
import { useTexts } from './board-context.js';
import { eventLoss, type SharedGain, sharedGains } from './event-gains.js';
import { Glyph } from './icons.js';
import { ClassMark } from './workers.js';

export function EventEnds({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const loss = eventLoss(id);
  return (
    <div className="heg-event-ends" aria-hidden="true">
      {sharedGains(id).map((shared) => (
        <Gain key={JSON.stringify(shared)} {...shared} />
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

function Gain({ gain, classes }: SharedGain) {
  const { t } = useTexts();
  const { sum, legitimacy, tokens, points, per } = gain;
  return (
    <span className="heg-event-gain">
      {classes.map((of) => (
        <ClassMark key={of} of={of} size={8} />
      ))}
      {sum > 0 && t('event.sum', { sum })}
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
