/** Every question, answer and log line of every game has words, and no data can break them. */
import type { HegemonyAsks, HegemonyLog } from '@polity/hegemony';
import type { AskDescription, JsonObject } from '@polity/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import hegemonyUi from '../src/games/hegemony.js';
import lanternUi from '../src/games/lantern-market.js';
import games from '../src/messages/en/games.js';
import hegemony, { asks, log } from '../src/messages/en/hegemony.js';
import cards from '../src/messages/en/hegemony-cards.js';
import names from '../src/messages/en/hegemony-names.js';
import words from '../src/messages/en/hegemony-words.js';
import lantern from '../src/messages/en/lantern-market.js';
import shell from '../src/messages/en/shell.js';
import { Catalogue, humanise } from '../src/words/catalogue.js';
import { GameWords } from '../src/words/game-words.js';
import { LANGUAGES, pickLanguage } from '../src/words/load.js';
import { paramsOf } from '../src/words/params.js';

/** The compiler keeps these lists complete: a kind that is missing from them is an error. */
type Key<Prefix extends string, Kind> = `${Prefix}.${Kind & string}`;
asks satisfies Record<Key<'ask', keyof HegemonyAsks>, string>;
log satisfies Record<Key<'log', keyof HegemonyLog>, string>;

const heg = new GameWords(new Catalogue('en', [hegemony, words, names, cards]), hegemonyUi.words);
const market = new GameWords(new Catalogue('en', [lantern]), lanternUi.words);

function ask(kind: string, about: JsonObject = {}, rest: Partial<AskDescription> = {}): AskDescription {
  return {
    seat: 'working',
    kind,
    version: 3,
    type: 'one',
    options: [],
    min: 1,
    max: 1,
    canStop: false,
    about,
    ...rest,
  };
}

describe('message catalogues', () => {
  const all = { ...shell, ...games, ...hegemony, ...words, ...names, ...cards, ...lantern };

  it.each(Object.entries(all))('%s is a message', (_key, message) => {
    expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true })).not.toThrow();
  });

  it('lists the languages as data and falls back to English', () => {
    expect(LANGUAGES.map(({ id }) => id)).toContain('en');
    expect(pickLanguage(null, ['xx-YY', 'en-GB'])).toBe('en');
    expect(pickLanguage('xx', [])).toBe('en');
  });
});

describe('Hegemony in words', () => {
  it('asks for a turn', () => {
    expect(heg.question(ask('turn', { round: 2, turn: 3, main: false, free: false }))).toBe(
      'Round 2, turn 3: play a card, or discard one for a basic action',
    );
  });

  it('names a card and says what it does', () => {
    const option = heg.option(ask('turn'), { do: 'play', card: 'wc-general-strike' });
    expect(option.text).toBe('General Strike');
    expect(option.hint).toContain('Strike in up to 2 companies');
    expect(heg.group('turn', { do: 'basic', action: 'lobby' })).toBe('Discard a card for a basic action');
  });

  it('tells what a company costs, makes and pays', () => {
    const { text, hint } = heg.option(ask('build-company'), 'clinic');
    expect(text).toBe('Clinic');
    expect(hint).toMatch(/^Costs \d+ · makes \d+ Health · wages \d+, \d+, \d+ · needs /);
  });

  it('speaks of half prices only where they are', () => {
    const about = { resource: 'education', source: 'state', price: 10 };
    expect(heg.question(ask('buy-amount', about))).toBe('How much Education do you buy from the State at 10 each?');
    expect(heg.question(ask('buy-amount', { ...about, half: true }))).toContain('of which you pay half');
  });

  it('begins a question with a capital, with a card or without', () => {
    expect(heg.question(ask('buy-resource'))).toBe('What do you buy?');
    expect(heg.question(ask('card-class', { card: 'wc-affordable-housing' }))).toBe(
      'Affordable Housing: which player?',
    );
    expect(heg.question(ask('card-class', { action: 'meet-mps' }))).toContain('members of parliament');
  });

  it('tells gains and losses apart', () => {
    const points = (amount: number) =>
      heg.log({ kind: 'points', params: { seat: 'working', amount, source: 'support' } });
    expect(points(1)).toBe('Working Class gains 1 point (Votes won).');
    expect(points(-3)).toBe('Working Class loses 3 points (Votes won).');
  });

  it('names the second copy of a company', () => {
    expect(heg.name('public-university/2')).toMatch(/ 2$/);
  });
});

describe('Lantern Market in words', () => {
  it('says which offer a number stands for', () => {
    const view = { offers: [{ id: 7, from: 'jade', give: 'gold-1', want: 'azure-2' }] };
    expect(market.option({ kind: 'accept', about: {} }, 7, view).text).toBe('Jade: Gold 1 for your Azure 2');
  });
});

describe('words that are missing', () => {
  const bare = new GameWords(new Catalogue('en', []));

  it('humanises ids', () => {
    expect(humanise('labor-market')).toBe('Labor market');
    expect(humanise('onStrike')).toBe('On strike');
  });

  it('never fails on an unknown ask, option or log entry', () => {
    expect(bare.question(ask('pick-a-card', { from: 'the-pile' }))).toBe('Pick a card (From The pile)');
    expect(bare.option(ask('x'), { do: 'play', times: 2, list: ['a', null], deep: { b: true } }).text).toContain(
      'Play',
    );
    expect(bare.option(ask('x'), null).text).toBe('–');
    expect(bare.log({ kind: 'drew', params: { seat: 'amber', count: 2 } })).toBe('Drew: Seat Amber, Count 2');
  });

  it('does not break on a message that is wrong', () => {
    const broken = new Catalogue('en', [{ 'a.bad-key': '{x, plural' }]);
    expect(broken.text('a.bad-key')).toBe('Bad key');
  });
});

describe('parameters of messages', () => {
  it('keep the id to select by, the size and the sign', () => {
    const params = paramsOf({ seat: 'the-state', by: -2, cards: ['a', 'b'], done: true, none: null }, heg);
    expect(params).toMatchObject({
      seatId: 'the_state',
      by: -2,
      byAbs: 2,
      bySign: 'minus',
      cardsCount: 2,
      done: 'true',
    });
    expect(params).not.toHaveProperty('none');
  });
});
