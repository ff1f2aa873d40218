/** The IMF intervenes: why it came, every policy that it moves, what else it does, and what that does to me. */
import { type HegemonyView, type Hit, type Intervention, interventionAt, type Seat } from '@polity/hegemony/page';
import { sectionNumbers } from '@polity/hegemony/telling';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { useScene } from '../../../board/scene/use-scene.js';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';
import { AT_ONCE, RoundSetting } from './round-scene.js';
import type { HegemonySceneProps } from './scene-props.js';
import './imf-scene.css';

export function ImfScene({ scene, before, after, log, seat, words, patience, pass }: HegemonySceneProps) {
  const came = useMemo(() => interventionAt(log, scene.at, before, after), [log, scene.at, before, after]);
  const { next } = useScene(AT_ONCE, patience, pass);
  const { loans, limit, card } = came;
  return (
    <SceneFrame
      className="heg-out heg-scene heg-round heg-imf"
      title={words.say('scene.imf')}
      head={<p className="heg-round-lead">{words.say('scene.imf.why', { loans, limit })}</p>}
      foot={<RoundSetting words={words} seat={seat} />}
      onward={words.say('scene.continue')}
      next={next}
      skip={pass}
    >
      <div className="heg-round-body">
        <section className="heg-round-sheet">
          {card && <Card card={card} words={words} />}
          <h3>{words.say('scene.imf.policies')}</h3>
          <Policies came={came} view={after} words={words} />
        </section>
        <section className="heg-round-sheet">
          <h3>{words.say('scene.imf.also')}</h3>
          <Also came={came} words={words} />
        </section>
        <section className="heg-round-sheet">
          {seat !== null && <h3>{words.say('scene.imf.mine')}</h3>}
          <Hits hits={came.hits} seat={seat} words={words} />
        </section>
      </div>
    </SceneFrame>
  );
}

/** What a card of Crisis Response says, which may not all have happened yet. */
function Card({ card, words }: { readonly card: string; readonly words: GameWords }) {
  return (
    <div className="heg-imf-card">
      <Face of={card} size={64} />
      <p>
        <b>{words.name(card)}</b>
        <br />
        {words.describe(card)}
      </p>
    </div>
  );
}

interface CameProps {
  readonly came: Intervention;
  readonly words: GameWords;
}

function Policies({ came, view, words }: CameProps & { readonly view: HegemonyView }) {
  if (came.policies.length === 0) return <p className="heg-faint">{words.say('scene.imf.none')}</p>;
  return (
    <ul className="heg-imf-policies">
      {came.policies.map(({ policy, from, to }) => (
        <li key={policy}>
          <b>{words.name(policy)}</b>
          <span className="heg-imf-move">
            {from} → <b>{to}</b>
          </span>
          <small>{words.part(`section.${policy}`, sectionNumbers(policy, to, view.policies.taxation))}</small>
        </li>
      ))}
    </ul>
  );
}

function Also({ came, words }: CameProps) {
  const { loans, card, bills, closing, tax, legitimacy, policies, told } = came;
  const wages = policies.some(({ policy, to }) => policy === 'labor-market' && to === 'C');
  return (
    <ul className="heg-imf-also">
      {bills.map(({ policy, section, by }) => (
        <li key={policy}>
          <ClassMark of={by} /> {words.say('scene.imf.bill', { policy, section, by })}
        </li>
      ))}
      {closing > 0 && <li>{words.say('scene.imf.closing', { closing })}</li>}
      {wages && <li>{words.say('scene.imf.wages')}</li>}
      {tax && <li>{words.say('scene.imf.tax', { ...tax })}</li>}
      {told.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of a log stay where they are
        <li key={index}>{words.log(entry)}</li>
      ))}
      {card === null && <li>{words.say('scene.imf.prices')}</li>}
      {card === null && <li>{words.say('scene.imf.loans', { loans })}</li>}
      {legitimacy.length > 0 && (
        <li>
          {words.say('scene.imf.legitimacy')}{' '}
          {words.list(legitimacy.map((marker) => words.say('scene.imf.marker', { ...marker })))}
        </li>
      )}
    </ul>
  );
}

/** What it does to me first, then to the others. */
function Hits({ hits, seat, words }: { hits: readonly Hit[]; readonly seat: Seat | null; readonly words: GameWords }) {
  const mine = hits.filter((hit) => hit.seat === seat);
  return (
    <ul className="heg-imf-hits">
      {[...mine, ...hits.filter((hit) => hit.seat !== seat)].map((hit) => (
        <li key={hit.seat} className={hit.seat === seat ? 'mine' : undefined}>
          <ClassMark of={hit.seat} /> <b>{hit.seat === seat ? words.say('scene.money.you') : words.name(hit.seat)}</b>
          <span>{hitInWords(hit, words)}</span>
        </li>
      ))}
    </ul>
  );
}

function hitInWords({ influence, dismissed, wages, policies }: Hit, words: GameWords): string {
  const said = [
    ...(influence > 0 ? [words.say('scene.imf.influence', { influence })] : []),
    ...(dismissed > 0 ? [words.say('scene.imf.dismissed', { dismissed })] : []),
    ...(wages === 0 ? [] : [words.say('scene.imf.wages.by', { wages })]),
    ...(policies ? [words.say('scene.imf.points', { ...policies })] : []),
  ];
  return said.length === 0 ? words.say('scene.imf.nothing') : words.list(said);
}
