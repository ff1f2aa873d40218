/** A game in words: names and their cases, the rules' numbers, lists, and what is said where words are missing. */
import type { AskDescription, JsonObject } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { Catalogue, GameWords, humanise, type Messages, paramsOf, type Telling } from '../src/index.js';

function ask(kind: string, about: JsonObject = {}): AskDescription {
  return { seat: 'amber', kind, version: 3, type: 'one', options: [], min: 1, max: 1, canStop: false, about };
}

const words = (messages: Messages, telling: Telling = {}, locale = 'en') =>
  new GameWords(new Catalogue(locale, [messages]), telling);

describe('names', () => {
  const printed = (id: string) => (id === 'wharf' ? { group: 'places', name: 'Old Wharf' } : undefined);

  it('of what is printed come from the game, unless a language has its own', () => {
    expect(words({}, { printed }).name('wharf')).toBe('Old Wharf');
    expect(words({ 'name.places.wharf': 'Stare nabrzeże' }, { printed }, 'pl').name('wharf')).toBe('Stare nabrzeże');
  });

  it('depend on the field in which an id stands', () => {
    const said = words({ 'name.lamp': 'lamp', 'name.paid.lamp': 'light', 'log.burnt': '{thing} for {paid}' });
    expect(said.log({ kind: 'burnt', params: { thing: 'lamp', paid: 'lamp' } })).toBe('Lamp for light');
  });

  it('of seats are those of the parts that a table has dealt to them', () => {
    const said = words({ 'log.sold': '{seat} sells, {other} buys ({seatId})' }, { printed });
    const cast = said.castAs({ 'seat-1': 'wharf' });
    expect(cast.log({ kind: 'sold', params: { seat: 'seat-1', other: 'seat-2' } })).toBe(
      'Old Wharf sells, Seat 2 buys (seat_1)',
    );
    expect(said.name('seat-1')).toBe('Seat 1');
  });

  it('count the copies of a card', () => {
    expect(words({}, { printed }).name('wharf/2')).toBe('Old Wharf 2');
    expect(words({ 'plain.copy': '{name} no. {copy}' }, { printed }).name('wharf/2')).toBe('Old Wharf no. 2');
  });
});

describe('grammatical cases', () => {
  const polish = words(
    {
      'name.jade': 'Klasa Robotnicza',
      'name.jade.gen': 'Klasy Robotniczej',
      'name.jade.dat': 'Klasie Robotniczej',
      'name.amber': 'Państwo',
      'name.amber.dat': 'Państwu',
      'log.pay': '{from} płaci {to_dat} {amount}.',
      'log.strike': 'Strajk {seats_gen}.',
      'log.odd': '{seat_voc}, {nobody_gen}',
    },
    {},
    'pl',
  );

  it('are asked for by the name of the parameter', () => {
    expect(polish.log({ kind: 'pay', params: { from: 'jade', to: 'amber', amount: 5 } })).toBe(
      'Klasa Robotnicza płaci Państwu 5.',
    );
    expect(polish.log({ kind: 'pay', params: { from: 'amber', to: 'jade', amount: 5 } })).toBe(
      'Państwo płaci Klasie Robotniczej 5.',
    );
  });

  it('are given to each of a list, and a name without the form stays as it is', () => {
    expect(polish.log({ kind: 'strike', params: { seats: ['jade', 'amber'] } })).toBe(
      'Strajk Klasy Robotniczej i Państwo.',
    );
  });

  it('that a language does not have are the plain name, and of nobody there is none', () => {
    expect(polish.log({ kind: 'odd', params: { seat: 'jade' } })).toBe('Klasa Robotnicza, none');
  });

  it('reach what is printed too', () => {
    const printed = () => ({ group: 'places', name: 'Wharf' });
    const said = words({ 'name.places.wharf.loc': 'na nabrzeżu', 'log.met': 'Spotkanie {at_loc}' }, { printed }, 'pl');
    expect(said.log({ kind: 'met', params: { at: 'wharf' } })).toBe('Spotkanie na nabrzeżu');
    expect(said.name('wharf')).toBe('Wharf');
  });
});

describe('the reader', () => {
  const said = words({
    'name.jade': 'Jade',
    'name.the-house': 'The house',
    'log.pay':
      '{fromIs, select, you {You pay {to} {amount}.} other {{toIs, select, you {{from} pays you {amount}.} other {{from} pays {to} {amount}.}}}}',
    'log.won': '{winnersIs, select, you {You win.} other {{winners} win.}}',
    'log.closed': '{the_houseIs, select, you {You close.} other {The house closes.}}',
  });
  const paid = { kind: 'pay', params: { from: 'jade', to: 'the-house', amount: 5 } };

  it('is “you” wherever the seat stands, and anybody else has a name', () => {
    expect(said.toldTo('jade').log(paid)).toBe('You pay The house 5.');
    expect(said.toldTo('the-house').log(paid)).toBe('Jade pays you 5.');
    expect(said.toldTo('amber').log(paid)).toBe('Jade pays The house 5.');
    expect(said.toldTo(null).log(paid)).toBe('Jade pays The house 5.');
  });

  it('is meant by a list of nobody else', () => {
    const won = (winners: readonly string[]) =>
      said.toldTo('jade').log({ kind: 'won', params: { winners: [...winners] } });
    expect(won(['jade'])).toBe('You win.');
    expect(won(['jade', 'the-house'])).toBe('Jade and The house win.');
  });

  it('can be asked for by the id of the seat that a message names itself', () => {
    const closed = { kind: 'closed', params: {} };
    expect(said.toldTo('the-house').log(closed)).toBe('You close.');
    expect(said.toldTo('jade').log(closed)).toBe('The house closes.');
  });

  it('stays who it is when the seats are cast', () => {
    expect(said.toldTo('jade').castAs({ 'the-house': 'amber' }).log(paid)).toBe('You pay Amber 5.');
  });
});

describe('numbers of the rules', () => {
  it('can be named by every message, and a field of the same name goes before', () => {
    const said = words(
      { 'ask.go': 'For {rounds, plural, one {# round} other {# rounds}}?' },
      { numbers: { rounds: 5 } },
    );
    expect(said.question(ask('go'))).toBe('For 5 rounds?');
    expect(said.question(ask('go', { rounds: 1 }))).toBe('For 1 round?');
  });
});

describe('lists', () => {
  it('are joined as the language does', () => {
    const said = (locale: string) =>
      words({ 'log.drew': '{cards}' }, {}, locale).log({ kind: 'drew', params: { cards: ['gold', 'azure', 'jade'] } });
    expect(said('en')).toBe('Gold, Azure, and Jade');
    expect(said('pl')).toBe('Gold, Azure i Jade');
    expect(said('zh-Hant')).toBe('Gold、Azure和Jade');
  });

  it('of amounts stand side by side', () => {
    expect(words({}).inline({ gold: 2, jade: 1 }, '')).toBe('Gold 2, Jade 1');
    expect(words({ 'plain.pair': '{value} {name}' }).inline({ gold: 2, jade: 1 }, '')).toBe('2 Gold, 1 Jade');
  });
});

describe('messages within messages', () => {
  const said = words({
    'log.sold': 'Sold: {sales}.',
    'log.shown': '{salesCount, plural, =0 {Nothing is shown.} other {Shown: {sales}.}}',
    'part.sale': '{amount} {good} for {money}',
    'name.jade': 'Jade lamps',
  });
  const sales = [
    { say: 'sale', good: 'jade', amount: 2, money: 10 },
    { say: 'sale', good: 'gold', amount: 1, money: 8 },
  ];

  it('are told by the message of the part, and joined as a list', () => {
    expect(said.log({ kind: 'sold', params: { sales } })).toBe('Sold: 2 Jade lamps for 10 and 1 Gold for 8.');
  });

  it('stand side by side in a row, which is counted', () => {
    const shown = (row: typeof sales) => said.log({ kind: 'shown', params: { sales: { row } } });
    expect(shown(sales)).toBe('Shown: 2 Jade lamps for 10, 1 Gold for 8.');
    expect(shown([])).toBe('Nothing is shown.');
  });

  it('stay as they are where they are in words already', () => {
    expect(said.log({ kind: 'sold', params: { sales: { said: 'all of its jade' } } })).toBe('Sold: all of its jade.');
  });
});

describe('words that are missing', () => {
  const bare = words({});

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
    const fields = { seat: 'the-state', by: -2, cards: ['a', 'b'], done: true, none: null };
    const params = paramsOf(fields, words({}));
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
