/** Games in words: questions, answers and log lines as they read on the page. */
import { telling } from '@polity/hegemony/telling';
import type { AskDescription, JsonObject } from '@polity/kernel';
import { Catalogue, GameWords, type Messages } from '@polity/words';
import { describe, expect, it } from 'vitest';
import lanternUi from '../../../src/games/lantern-market/index.js';

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

const files = import.meta.glob<Messages>('../../../../*/words/*/*.json', { import: 'default', eager: true });
const of = (game: string) =>
  Object.entries(files).flatMap(([path, messages]) => (path.includes(`/${game}/words/en/`) ? [messages] : []));

const heg = new GameWords(new Catalogue('en', of('hegemony')), telling);
const market = new GameWords(new Catalogue('en', of('lantern-market')), await lanternUi.telling());

describe('Hegemony in words', () => {
  it('asks for a turn', () => {
    expect(heg.question(ask('turn', { round: 2, turn: 3, main: false, free: false }))).toBe(
      'Round 2, turn 3: play a card, or discard one for a basic action',
    );
  });

  it('names a card and says what it does', () => {
    const option = heg.option(ask('turn'), { do: 'play', card: 'wc-general-strike' });
    expect(option.text).toBe('General Strike');
    expect(option.detail).toContain('Strike in up to 2 companies');
    expect(heg.group('turn', { do: 'basic', action: 'lobby' })).toBe('Discard a card for a basic action');
  });

  it('tells what a company costs, makes and pays', () => {
    const { text, detail } = heg.option(ask('build-company'), 'clinic');
    expect(text).toBe('Clinic');
    expect(detail).toMatch(/^Costs \d+ · makes \d+ Health · wages \d+, \d+, \d+ · needs /);
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

  it('tells an Automa’s card that goes up from one that is set aside and stays there', () => {
    const raised = (from: number, to: number) => {
      const condition = 'more-unemployed-than-slots';
      return heg.log({
        kind: 'automa-raised',
        params: { seat: 'working', condition, action: 'demonstration', rows: 2, from, to },
      });
    };
    expect(raised(1, 3)).toMatch(/goes up 2 rows, from row 1 to row 3\.$/);
    expect(raised(0, 0)).toMatch(/: Demonstration lies aside and stays there\.$/);
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
