/** What is found to be wrong with words, in made-up languages. */
import { expect, it } from 'vitest';
import { problemsOf, readMessage } from '../src/check.js';

const en = { 'log.pay': '{from} pays {amount} to {to}.', 'log.won': '{count, plural, one {# point} other {# points}}' };

it('finds nothing where languages say the same, in cases and plurals of their own', () => {
  const pl = {
    'log.pay': '{from} płaci {to_dat} {amount}.',
    'log.won': '{count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    'name.places.wharf': 'Nabrzeże',
    'name.places.wharf.loc': 'na nabrzeżu',
  };
  expect(problemsOf({ en, pl })).toEqual([]);
});

it('finds what is missing, misspelt, not given or not readable', () => {
  const xx = { 'log.pay': '{from} {amout} {to}', 'log.win': '{count}' };
  expect(problemsOf({ en, xx })).toEqual([
    'xx: log.won is missing',
    'xx: log.pay does not speak of amount',
    'xx: log.win is not there in English',
  ]);
  expect(problemsOf({ en: { a: '{x' } })[0]).toMatch(/^en: a cannot be read/);
  expect(problemsOf({ en, xx: { ...en, 'log.won': '{count} {more}' } })).toEqual([
    'xx: log.won speaks of more, which is not given',
  ]);
});

it('finds a number sign that no plural fills in', () => {
  expect(readMessage('{a, plural, other {{b, select, other {# of them}}}}')).toHaveProperty('problem');
  expect(readMessage('{seatId, select, none {} other {{seat}}} {byAbs}')).toEqual({ params: new Set(['seat', 'by']) });
});

it('lets a language say “you” where another needs no word for it', () => {
  const pay = '{fromIs, select, you {You pay {amount} to {to}.} other {{from} pays {amount} to {to}.}}';
  expect(problemsOf({ en: { ...en, 'log.pay': pay }, zh: en })).toEqual([]);
});
