import { seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';

type Options = Parameters<typeof hegemony.setup>[0];

const chosen = (which: 0 | -1) =>
  Object.fromEntries(Object.entries(hegemony.options).map(([name, { values }]) => [name, values.at(which)])) as Options;
// A lesson has a table of its own, and a class that an Automa plays has no action cards.
const OFF = { lesson: 'none', 'automa-working': 'none', 'automa-middle': 'none', 'automa-capitalist': 'none' } as const;
const laidOut = (options: Options) => hegemony.setup({ ...options, ...OFF }, seededRandom('fast', 'laid'));
const opened = (seats: 2 | 3 | 4 = 4) => laidOut({ ...chosen(0), seats });
const lay = (state: ReturnType<typeof opened>, card: string) => hegemony.lay?.(state, card);

describe('a table laid for looking at a card', () => {
  it.each([
    'actions',
    'events',
    'alternativeEvents',
    'exports',
    'businessDeals',
    'agendas',
    'immigration',
    'crisisResponses',
  ])('shows any of the %s, and no card is lost or doubled', (group) => {
    for (const { id } of hegemony.catalog?.()[group] ?? []) {
      // With every module, since the catalogue has the cards of all of them; but one kind of events leaves the other out.
      const state = laidOut({ ...chosen(-1), 'alternative-events': group !== 'events' });
      expect(lay(state, String(id)), String(id)).toBe(true);
      expect(hegemony.check?.(state)).toEqual([]);
    }
  });

  it('shows a historical event of any round; one for the set-up has been played already', () => {
    for (const { id, era } of hegemony.catalog?.().historicalEvents ?? []) {
      const state = laidOut({ ...chosen(-1), seats: 4 });
      expect(lay(state, String(id)), String(id)).toBe(era !== 'setup');
      expect(hegemony.check?.(state)).toEqual([]);
    }
  });

  it('puts an action card into the hand of its class, in place of another', () => {
    const state = opened();
    const size = state.working.hand.length;
    lay(state, 'wc-general-strike');
    expect(state.working.hand).toContain('wc-general-strike');
    expect(state.working.hand).toHaveLength(size);
  });

  it('keeps every card that was laid before, up to a whole hand', () => {
    const state = opened();
    const wanted = [...new Set(state.working.deck)].slice(0, state.working.hand.length);
    for (const card of wanted) lay(state, card);
    expect(state.working.hand.toSorted()).toEqual(wanted.toSorted());
  });

  it('puts a company that is not on the board into the market of its class', () => {
    const state = opened();
    const company = state.capitalist.companyDeck[0] as string;
    expect(lay(state, company)).toBe(true);
    expect(state.capitalist.market).toContain(company);
  });

  it('has no place for the cards of a class that nobody plays, nor for what is no card', () => {
    const card = String(hegemony.catalog?.().events?.[0]?.id);
    const state = opened(2);
    const before = JSON.stringify(state);
    expect(lay(state, card)).toBe(false);
    expect(lay(state, 'taxation')).toBe(false);
    expect(JSON.stringify(state)).toBe(before);
  });
});
