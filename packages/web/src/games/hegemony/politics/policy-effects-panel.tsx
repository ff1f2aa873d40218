/** Beside a policy: what each section says, and what it would change for me in numbers. */
import type { HegemonyView, Policy, Seat, Section } from '@polity/hegemony/page';
import { type Effect, policyEffects, type Worth, worthAtEnd } from '@polity/hegemony/page';
import { sectionNumbers } from '@polity/hegemony/telling';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import { Face } from '../faces/face.js';

export interface PolicyEffectsProps {
  readonly view: HegemonyView;
  readonly policy: Policy;
  readonly seat: Seat | null;
  readonly words: GameWords;
  /** Leaves out what is neither in force nor proposed. */
  readonly proposed?: Section;
}

export function PolicyEffects({ view, policy, seat, words, proposed }: PolicyEffectsProps) {
  const effects = useMemo(() => policyEffects(view, policy, seat), [view, policy, seat]);
  const sections = effects.filter(({ section, inForce }) => !proposed || inForce || section === proposed);
  return (
    <div className="heg-policy-effects">
      <strong className="heg-policy-title">
        <Face of={policy} size={24} /> {words.name(policy)}
      </strong>
      <dl>
        {sections.map(({ section, inForce, effects: changes }) => (
          <div key={section} className={inForce ? 'in-force' : undefined}>
            <dt>
              {section}
              {inForce && <em> {words.say('effect.in-force')}</em>}
              <WantedAtEnd worth={worthAtEnd(view, policy, section, seat)} words={words} />
            </dt>
            <dd>
              {words.part(`section.${policy}`, sectionNumbers(policy, section))}
              <ul>
                {changes.map((effect) => (
                  <li
                    key={effect.what}
                    className={effect.good === undefined ? undefined : effect.good ? 'good' : 'bad'}
                  >
                    {effect.good !== undefined && <span aria-hidden="true">{effect.good ? '▲ ' : '▼ '}</span>}
                    {effectInWords(words, effect)}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** One thing that would be otherwise, in words. */
export function effectInWords(words: GameWords, { what, now, after, borrowed = 0 }: Effect): string {
  return words.say(`effect.${what}`, { now, after, by: after - now, borrowed });
}

function WantedAtEnd({ worth, words }: { readonly worth: Worth | undefined; readonly words: GameWords }) {
  return worth === undefined ? null : <em> {words.say('effect.wanted', { ...worth })}</em>;
}
