/**
 * Between production and the votes: my own money as it came and went, payment by payment, and then the money of
 * everybody, before anybody is asked for a vote.
 */
import {
  type ProductionStep,
  productionMoney,
  productionSteps,
  type RoundMoney,
  type StruckStep,
  strikesIn,
} from '@polity/hegemony/page';
import type { GameWords } from '@polity/words';
import { useMemo } from 'react';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { useScene } from '../../../board/scene/use-scene.js';
import { signed } from '../ledger/ledger.js';
import { RoundMoneyTable } from './round-money.js';
import { RoundSetting } from './round-scene.js';
import type { HegemonySceneProps } from './scene-props.js';

/** How long each payment is looked at before the next, in milliseconds. */
const PAYMENT = 250;

export function ProductionScene({ after, log, scene, seat, words, patience, pass }: HegemonySceneProps) {
  const { round, money } = useMemo(() => productionMoney(log, scene.at, after), [log, scene.at, after]);
  const payments = useMemo(
    () => (seat === null ? [] : productionSteps(log, scene.at, after, seat)),
    [log, scene.at, after, seat],
  );
  const strikes = useMemo(() => strikesIn(log, scene.at, after), [log, scene.at, after]);
  const times = useMemo(() => payments.map(() => PAYMENT), [payments]);
  const { step, done, end } = useScene(times, patience, pass);
  const mine = money.find((one) => one.seat === seat);
  const next = done ? pass : end;
  return (
    <SceneFrame
      className="heg-out heg-scene heg-round heg-production"
      title={productionHeadline(round, mine, words)}
      head={<p className="heg-round-lead">{words.say('scene.production.next')}</p>}
      foot={<RoundSetting words={words} seat={seat} />}
      onward={words.say(done ? 'scene.continue' : 'scene.production.all')}
      next={next}
      skip={next}
    >
      <div className="heg-round-body">
        {mine && payments.length > 0 && (
          <section className="heg-round-sheet">
            <h3>{words.say('scene.production.mine')}</h3>
            <Payments before={mine.before} payments={payments} told={step} words={words} />
          </section>
        )}
        <section className="heg-round-sheet">
          {strikes.length > 0 && <Strikes strikes={strikes} words={words} />}
          <RoundMoneyTable money={money} seat={seat} words={words} />
        </section>
      </div>
    </SceneFrame>
  );
}

/** What is borrowed is no gain: it is told beside what was gained or lost without it. */
export function productionHeadline(round: number, mine: RoundMoney | undefined, words: GameWords): string {
  const { before, after, loans: borrowed } = mine ?? { before: 0, after: 0, loans: 0 };
  return words.say('scene.production', {
    round,
    watching: mine === undefined,
    by: after - before - borrowed,
    borrowed,
  });
}

/** What was not paid, and why. */
function Strikes({ strikes, words }: { readonly strikes: readonly StruckStep[]; readonly words: GameWords }) {
  return (
    <>
      <h3>{words.say('scene.production.strikes')}</h3>
      <ul>
        {strikes.map((struck) => (
          <li key={struck.company}>{words.say('scene.production.struck', { ...struck })}</li>
        ))}
      </ul>
    </>
  );
}

interface PaymentsProps {
  readonly before: number;
  readonly payments: readonly ProductionStep[];
  /** How many have been told. */
  readonly told: number;
  readonly words: GameWords;
}

/** The room of those that are still to come is kept, so that nothing jumps. */
function Payments({ before, payments, told, words }: PaymentsProps) {
  return (
    <ol className="heg-payments">
      <li>
        <span>{words.say('scene.production.before')}</span>
        <b>{before}</b>
      </li>
      {payments.map((payment, index) => (
        <li key={`${payment.for} ${payment.with} ${payment.amount}`} className={index < told ? 'told' : 'untold'}>
          <span>{paymentInWords(words, payment)}</span>
          <b className={payment.amount < 0 ? 'out' : undefined}>{signed(payment.amount)}</b>
        </li>
      ))}
      <li className="sum">
        <span>{words.say('scene.production.has')}</span>
        <b>{payments[told - 1]?.after ?? before}</b>
      </li>
    </ol>
  );
}

function paymentInWords(words: GameWords, { after: _, ...payment }: ProductionStep): string {
  return payment.for === 'other' ? words.say('scene.production.other') : words.say('scene.production.step', payment);
}
