/** What the compiler knows: the kind of an ask carries the types of its options and its answer. */
import {
  type Amount,
  type AnswerOf,
  type AskDescription,
  type AskOf,
  type Context,
  choice,
  type LogEntryOf,
  type Names,
  type One,
  type OptionOf,
  type OptionsOf,
  type Play,
  type Some,
  type Stop,
} from '@polity/kernel';
import { describe, expectTypeOf, it } from 'vitest';

type Company = 'mill' | 'mine';
type Worker = { readonly id: number };
type Fine = { readonly company: Company; readonly days: number };
type Talk = { readonly union?: string };
interface Strikes extends Names {
  readonly seat: 'left' | 'right';
  readonly asks: {
    strike: One<Company>;
    hire: Some<Worker>;
    wage: Amount;
    fine: Amount<Fine>;
    talk: One<Company, Talk>;
  };
  readonly log: { struck: { company: Company } };
  readonly interjections: { shout: string };
}
type T = Context<{ readonly day: number }, Strikes>;

const companies = (): Company[] => ['mill', 'mine'];

/** Looked at by the compiler only. */
export function* rightly(t: T): Play {
  expectTypeOf(t.state.day).toEqualTypeOf<number>();
  expectTypeOf(yield* t.ask('left', 'strike', companies)).toEqualTypeOf<Company>();
  expectTypeOf(yield* t.ask('left', 'strike', companies, { canStop: false })).toEqualTypeOf<Company>();
  expectTypeOf(yield* t.ask('left', 'strike', companies, { canStop: true })).toEqualTypeOf<Company | Stop>();
  expectTypeOf(yield* t.askSome('right', 'hire', () => [{ id: 1 }])).toEqualTypeOf<readonly Worker[]>();
  expectTypeOf(yield* t.askAmount('left', 'wage', () => ({ min: 1, max: 3 }))).toEqualTypeOf<number>();
  const wages = yield* t.askAll(['left', 'right'], 'wage', () => ({ range: () => ({ min: 1, max: 3 }) }));
  expectTypeOf(wages).toEqualTypeOf<Record<'left' | 'right', number>>();
  const hired = yield* t.askAll(['left'], 'hire', () => ({ options: () => [{ id: 1 }], max: 1 }));
  expectTypeOf(hired).toEqualTypeOf<Record<'left', readonly Worker[]>>();
  yield* t.askAmount('left', 'fine', () => ({ min: 1, max: 3 }), { about: { company: 'mill', days: 2 } });
  yield* t.ask('left', 'talk', companies);
  yield* t.ask('left', 'talk', companies, { canStop: true, about: { union: 'red' } });
  t.log('struck', { company: 'mill' });
  t.tell(['left'], 'struck', { company: 'mine' });
}

/** None of this compiles. */
export function* wrongly(t: T): Play {
  // @ts-expect-error there is no such seat
  yield* t.ask('middle', 'strike', companies);
  // @ts-expect-error there is no such kind of ask
  yield* t.ask('left', 'lockout', companies);
  // @ts-expect-error no such option
  yield* t.ask('left', 'strike', () => ['bank']);
  // @ts-expect-error options are computed when somebody looks
  yield* t.ask('left', 'strike', ['mill']);
  // @ts-expect-error an amount is not picked
  yield* t.ask('left', 'wage', () => [1, 2]);
  // @ts-expect-error some are not one
  yield* t.ask('left', 'hire', () => [{ id: 1 }]);
  // @ts-expect-error one is not some
  yield* t.askSome('left', 'strike', companies);
  // @ts-expect-error one is not an amount
  yield* t.askAmount('left', 'strike', () => ({ min: 0, max: 1 }));
  // @ts-expect-error an amount has a range, not options
  yield* t.askAll(['left'], 'wage', () => ({ options: () => [1] }));
  // @ts-expect-error some in secret need to know how many
  yield* t.askAll(['left'], 'hire', () => ({ options: () => [{ id: 1 }] }));
  // @ts-expect-error there is something to say about a fine
  yield* t.askAmount('left', 'fine', () => ({ min: 1, max: 3 }));
  // @ts-expect-error all of it
  yield* t.askAmount('left', 'fine', () => ({ min: 1, max: 3 }), { about: { company: 'mill' } });
  // @ts-expect-error a fine is for one of the companies
  yield* t.askAmount('left', 'fine', () => ({ min: 1, max: 3 }), { about: { company: 'bank', days: 1 } });
  // @ts-expect-error there is nothing to say about a strike
  yield* t.ask('left', 'strike', companies, { about: { company: 'mill' } });
  // @ts-expect-error nothing of that name
  yield* t.ask('left', 'talk', companies, { canStop: true, about: { company: 'mill' } });
  // @ts-expect-error about an ask in secret it has to be said too
  yield* t.askAll(['left'], 'fine', () => ({ range: () => ({ min: 1, max: 3 }) }));
  // @ts-expect-error there is no such entry of the log
  t.log('walked', { company: 'mill' });
  // @ts-expect-error the entry says which company
  t.log('struck', { company: 'bank' });
  // @ts-expect-error there is nobody of that name to tell
  t.tell(['middle'], 'struck', { company: 'mill' });
}

describe('the types', () => {
  it('of options and answers come from the kind of the ask', () => {
    expectTypeOf<OptionOf<One<Company>>>().toEqualTypeOf<Company>();
    expectTypeOf<AnswerOf<One<Company>>>().toEqualTypeOf<Company>();
    expectTypeOf<AnswerOf<Some<Company>>>().toEqualTypeOf<readonly Company[]>();
    expectTypeOf<AnswerOf<Amount>>().toEqualTypeOf<number>();
  });

  it('of an ask on its way to the page follow from its kind', () => {
    const told = (ask: AskOf<Strikes['asks']>) => {
      expectTypeOf(ask).toExtend<AskDescription>();
      expectTypeOf(ask.kind).toEqualTypeOf<'strike' | 'hire' | 'wage' | 'fine' | 'talk'>();
      if (ask.kind === 'fine') {
        expectTypeOf(ask.about).toEqualTypeOf<Fine>();
        expectTypeOf(ask.options).toEqualTypeOf<readonly never[]>();
      } else if (ask.kind === 'strike') {
        expectTypeOf(ask.options).toEqualTypeOf<readonly Company[]>();
        expectTypeOf(ask.type).toEqualTypeOf<'one'>();
      }
    };
    expectTypeOf(told).parameter(0).toExtend<{ readonly seat: string; readonly version: number }>();
    expectTypeOf<AskOf<Strikes['asks'], 'talk'>['about']>().toEqualTypeOf<Talk>();
  });

  it('of a log entry follow from its kind', () => {
    const told = (entry: LogEntryOf<Strikes['log'] & { ended: { days: number } }>) => {
      if (entry.kind === 'ended') expectTypeOf(entry.params).toEqualTypeOf<{ days: number }>();
      else expectTypeOf(entry.params.company).toEqualTypeOf<Company>();
    };
    expectTypeOf(told).toBeFunction();
  });

  it("of a game's options are the values that were declared", () => {
    const options = { seats: choice(2, 3), map: choice('small', 'large'), open: choice(false, true) };
    expectTypeOf<OptionsOf<typeof options>>().toEqualTypeOf<{
      readonly seats: 2 | 3;
      readonly map: 'small' | 'large';
      readonly open: boolean;
    }>();
  });
});
