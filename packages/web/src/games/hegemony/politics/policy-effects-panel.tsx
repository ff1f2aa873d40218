/** Beside a policy: what each section says, and what it would change for me in numbers. */
import type { Gains, HegemonyView, Policy, Seat, Section } from '@polity/hegemony/page';
import { changesForAll, type Effect, policyEffects, type Worth, worthAtEnd } from '@polity/hegemony/page';
import { sectionNumbers } from '@polity/hegemony/telling';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import { Face } from '../faces/face.js';
import { GainsRow } from '../recap/gains.js';
import './policy-effects.css';

export interface PolicyEffectsProps {
  readonly view: HegemonyView;
  readonly policy: Policy;
  readonly seat: Seat | null;
  readonly words: GameWords;
  /** Puts what is in force before what is proposed, and leaves out the rest and what holds of every bill on that policy. */
  readonly proposed?: Section;
}

export function PolicyEffects({ view, policy, seat, words, proposed }: PolicyEffectsProps) {
  const effects = useMemo(() => policyEffects(view, policy, seat), [view, policy, seat]);
  const sections = proposed
    ? [...effects.filter(({ inForce }) => inForce), ...effects.filter(({ section }) => section === proposed)]
    : effects;
  const follows = followsInWords(words, policy);
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
              <WantedAtEnd worth={worthAtEnd(view, policy, section, seat)} section={section} words={words} />
            </dt>
            <dd>
              {words.part(`section.${policy}`, sectionNumbers(policy, section, view.policies.taxation))}
              <ul>
                <EffectLines effects={proposed ? changes.filter(isNotInTheText) : changes} words={words} />
              </ul>
              {!inForce && <ForOthers {...{ view, policy, section, seat, words }} />}
            </dd>
          </div>
        ))}
      </dl>
      {follows !== undefined && <p className="heg-faint">{follows}</p>}
    </div>
  );
}

/** What the text of a section says already is not repeated where there is little room. */
const IN_THE_TEXT: ReadonlySet<Effect['what']> = new Set(['public-companies', 'imf-loans']);

export function isNotInTheText({ what }: Effect): boolean {
  return !IN_THE_TEXT.has(what);
}

interface EffectLinesProps {
  readonly effects: readonly Effect[];
  readonly words: GameWords;
}

/** What would be otherwise, line by line, with whether I am better off with it. */
export function EffectLines({ effects, words }: EffectLinesProps) {
  return effects.map((effect) => (
    <li key={effect.what} className={effect.good === undefined ? undefined : effect.good ? 'good' : 'bad'}>
      {effectInWords(words, effect)}
      {effect.good !== undefined && <small> {words.say(effect.good ? 'effect.better' : 'effect.worse')}</small>}
    </li>
  ));
}

/** What owners may do as soon as a policy has moved. */
const FOLLOWS: Readonly<Partial<Record<Policy, string>>> = {
  'labor-market': 'labor-market',
  'welfare-health': 'prices',
  'welfare-education': 'prices',
  'foreign-trade': 'prices',
};

/** What owners may make of it, which nobody can foretell; nothing where they may do nothing. */
export function followsInWords(words: GameWords, policy: Policy): string | undefined {
  const follows = FOLLOWS[policy];
  return follows && words.say(`effect.follows.${follows}`);
}

interface ForOthersProps extends Pick<PolicyEffectsProps, 'view' | 'policy' | 'seat' | 'words'> {
  readonly section: Section;
}

/** What it would bring or cost the others, and me in points at the end where it takes some. */
function ForOthers({ view, policy, section, seat, words }: ForOthersProps) {
  const changes = useMemo(() => changesForAll(view, policy, section), [view, policy, section]);
  const others = changes.filter((change) => change.seat !== seat);
  const later = changes
    .map((change) => (change.seat === seat ? { ...change, money: 0 } : change))
    .filter(({ seat: of, money, points }) => money !== 0 || points < 0 || (of !== seat && points > 0));
  return (
    <>
      <GainsOf
        what="others-at-once"
        changes={others.map(({ seat: of, atOnce }) => gainsOf(of, atOnce))}
        words={words}
      />
      <GainsOf what="others" changes={later.map((one) => gainsOf(one.seat, one.money, one.points))} words={words} />
      <GainsOf what="others-cut" changes={others.map(({ seat: of, cut = 0 }) => gainsOf(of, cut))} words={words} />
    </>
  );
}

function gainsOf(seat: Seat, money: number, points = 0): Gains {
  return { seat, money, points, goods: {} };
}

interface GainsOfProps {
  readonly what: 'others' | 'others-at-once' | 'others-cut';
  readonly changes: readonly Gains[];
  readonly words: GameWords;
}

function GainsOf({ what, changes, words }: GainsOfProps) {
  if (changes.every(({ money, points }) => money === 0 && points === 0)) return null;
  return (
    <p className="heg-for-others">
      <span className="heg-faint">{words.say(`effect.${what}`)}</span>
      {changes.map((change) => (
        <GainsRow key={change.seat} gains={change} words={words} />
      ))}
    </p>
  );
}

/** One thing that would be otherwise, in words. */
export function effectInWords(words: GameWords, { what, now, after, cut, borrowed = 0 }: Effect): string {
  const by = after - now;
  return words.say(`effect.${what}`, {
    now,
    after,
    by,
    borrowed,
    own: by - borrowed,
    ...(cut === undefined ? {} : { cut }),
  });
}

interface WantedAtEndProps {
  readonly worth: Worth | undefined;
  readonly section: Section;
  readonly words: GameWords;
}

function WantedAtEnd({ worth, section, words }: WantedAtEndProps) {
  return worth === undefined ? null : <em> {words.say('effect.wanted', { ...worth, section })}</em>;
}
