/** Whoever asks for a language finds it under the name that it has here, or the nearest to it. */
import { expect, it } from 'vitest';
import { LANGUAGES, languagesFor, pickLanguage } from '../src/index.js';

const named = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const some = named('en', 'pl', 'zh-Hant', 'zh-Hans', 'pt-BR', 'pt');

it('finds a language whatever the country', () => {
  expect(pickLanguage(null, ['pl-PL'], some)).toBe('pl');
  expect(pickLanguage(null, ['pl'], named('en', 'pl-PL'))).toBe('pl-PL');
});

it('finds Chinese in the script that is read', () => {
  expect(pickLanguage(null, ['zh-TW'], some)).toBe('zh-Hant');
  expect(pickLanguage(null, ['zh-HK'], some)).toBe('zh-Hant');
  expect(pickLanguage(null, ['zh-CN'], some)).toBe('zh-Hans');
  expect(pickLanguage(null, ['zh'], some)).toBe('zh-Hans');
  expect(pickLanguage(null, ['zh-TW'], named('en', 'zh-TW'))).toBe('zh-TW');
  expect(pickLanguage(null, ['zh-Hant'], named('en', 'zh-TW'))).toBe('zh-TW');
  expect(pickLanguage(null, ['zh-CN'], named('en', 'zh-TW'))).toBe('en');
});

it('prefers the country, where a language is there for several', () => {
  expect(pickLanguage(null, ['pt-PT'], some)).toBe('pt-BR');
  expect(pickLanguage(null, ['pt-BR'], some)).toBe('pt-BR');
  expect(pickLanguage(null, ['pt'], some)).toBe('pt');
});

it('takes the first that the reader prefers and that exists, and what was chosen before all', () => {
  expect(pickLanguage(null, ['xx-YY', 'pl-PL', 'en-GB'], some)).toBe('pl');
  expect(pickLanguage('en', ['pl-PL'], some)).toBe('en');
  expect(pickLanguage('xx', [], some)).toBe('en');
  expect(pickLanguage(null, ['not a language', '*'], some)).toBe('en');
});

it('looks in English for what a language does not have', () => {
  expect(LANGUAGES.map(({ id }) => id)).toContain('en');
  expect(languagesFor('pl')).toEqual(['pl', 'en']);
  expect(languagesFor('en')).toEqual(['en']);
});
