/** What cards of the State do with Public Services: sold to foreigners, or given to a whole class. */
import { canProvideGoods, provideGoods } from '../../rules/benefits.js';
import { type Effect, numbered } from '../../rules/cards/card.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { addToState, toSupply } from '../../rules/goods.js';
import { population } from '../../rules/labour.js';
import { receive } from '../../rules/money.js';
import { type Class, WORKER_CLASSES, type WorkerClass } from '../../rules/names.js';
import { takeLegitimacyToken } from '../../rules/points.js';
import { statePrice } from '../../rules/prices.js';
import type { HegemonyState } from '../../rules/state.js';

export function* chooseClass(t: Hegemony, card: string, classes: () => readonly Class[]): Play<Class> {
  return (yield* t.ask('state', 'card-class', classes, { about: { card } })) as Class;
}

/** Foreigners come for a public service and pay its price at home, without the rewards for cheap services (H65). */
export function serveForeigners(card: string, service: 'health' | 'education'): Effect {
  return numbered({ most: 8 }, ({ most }) => ({
    can: ({ state }) => state.services[service] > 0,
    lacks: 'card.services',
    *play(t) {
      const { state } = t;
      const price = statePrice(state, service);
      const range = () => ({ min: 1, max: Math.min(most, state.state.services[service]) });
      const amount = yield* t.askAmount('state', 'card-amount', range, {
        about: { card, deed: 'sell', good: service, price },
      });
      addToState(state, service, -amount);
      toSupply(state, service, amount);
      receive(t, 'state', amount * price, 'card');
      t.log('sold', { seat: 'state', good: service, amount, money: amount * price });
      return undefined;
    },
  }));
}

/** As much of a service as the Population of a class with workers, and a Legitimacy token for it. */
export function provideForAll(card: string, service: 'health' | 'education'): Effect {
  const wanted = (state: HegemonyState, of: WorkerClass) => ({ [service]: population(state, of) });
  const classes = (state: HegemonyState) =>
    WORKER_CLASSES.filter((of) => canProvideGoods(state, of, wanted(state, of)));
  return {
    can: (state) => classes(state).length > 0,
    lacks: 'card.provide',
    *play(t) {
      const of = (yield* chooseClass(t, card, () => classes(t.state))) as WorkerClass;
      yield* provideGoods(t, of, wanted(t.state, of), 'replace');
      takeLegitimacyToken(t, of);
      return undefined;
    },
  };
}
