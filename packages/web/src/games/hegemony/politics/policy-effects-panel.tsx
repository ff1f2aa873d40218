/** Beside a policy: what each section says, and what it would change for me in numbers. */
import type { HegemonyView, Policy, Seat, Section } from '@polity/hegemony/page';
import { changesForAll, type Effect, policyEffects, type Worth, worthAtEnd } from '@polity/hegemony/page';
import { sectionNumbers } from '@polity/hegemony/telling';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import { Face } from '../faces/face.js';
import { GainsRow } from '../recap/gains.js';

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
              {!inForce && <ForOthers {...{ view, policy, section, seat, words }} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ForOthersProps extends Pick<PolicyEffectsProps, 'view' | 'policy' | 'seat' | 'words'> {
  readonly section: Section;
}

/** What it would bring or cost the others, and me in points at the end where it takes some. */
function ForOthers({ view, policy, section, seat, words }: ForOthersProps) {
  const changes = useMemo(() => changesForAll(view, policy, section), [view, policy, section]);
  const shown = changes.map((change) => (change.seat === seat ? { ...change, money: 0 } : change));
  const told = shown.filter(({ seat: of, money, points }) => money !== 0 || points < 0 || (of !== seat && points > 0));
  if (told.length === 0) return null;
  return (
    <p className="heg-for-others">
      <span className="heg-faint">{words.say('effect.others')}</span>
      {told.map((change) => (
        <GainsRow key={change.seat} gains={{ ...change, goods: {} }} words={words} />
      ))}
    </p>
  );
}

/** One thing that would be otherwise, in words. */
export function effectInWords(words: GameWords, { what, now, after, borrowed = 0 }: Effect): string {
  return words.say(`effect.${what}`, { now, after, by: after - now, borrowed });
}

function WantedAtEnd({ worth, words }: { readonly worth: Worth | undefined; readonly words: GameWords }) {
  return worth === undefined ? null : <em> {words.say('effect.wanted', { ...worth })}</em>;
}
