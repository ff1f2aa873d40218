/** Beside a policy: what each section says, and what it would change for me in numbers. */
import type { HegemonyView, Policy, Seat, Section } from '@polity/hegemony/page';
import { useMemo } from 'react';
import type { GameWords } from '../../words/game-words.js';
import { effectMessage, policyEffects, type Worth, worthAtEnd } from './policy-effects.js';
import { say, sayMessage } from './say.js';

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
      <strong>{words.name(policy)}</strong>
      <dl>
        {sections.map(({ section, inForce, effects: changes }) => (
          <div key={section} className={inForce ? 'in-force' : undefined}>
            <dt>
              {section}
              {inForce && <em> {say(words, 'effect.in-force')}</em>}
              <WantedAtEnd worth={worthAtEnd(view, policy, section, seat)} words={words} />
            </dt>
            <dd>
              {words.name(`${policy}.${section}`, 'sectionText')}
              <ul>
                {changes.map((effect) => (
                  <li
                    key={effect.what}
                    className={effect.good === undefined ? undefined : effect.good ? 'good' : 'bad'}
                  >
                    {effect.good !== undefined && <span aria-hidden="true">{effect.good ? '▲ ' : '▼ '}</span>}
                    {sayMessage(words, effectMessage(effect))}
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

function WantedAtEnd({ worth, words }: { readonly worth: Worth | undefined; readonly words: GameWords }) {
  return worth === undefined ? null : <em> {words.board('effect.wanted', { ...worth })}</em>;
}
