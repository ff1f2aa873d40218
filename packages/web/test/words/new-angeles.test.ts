/**
 * Whatever there is in New Angeles has its words. Kinds are known to the compiler alone, so that it keeps these lists:
 * a kind without its message does not compile. What is printed is looked through below.
 */
import { newAngeles } from '@polity/new-angeles';
import type {
  ActionType,
  CapitalSource,
  CorporationId,
  NewAngelesAsks,
  NewAngelesLog,
  Phase,
  Piece,
  Resource,
  Seat,
  Side,
  Unrest,
} from '@polity/new-angeles/page';
import { CORPORATION } from '@polity/new-angeles/page';
import { telling } from '@polity/new-angeles/telling';
import about from '@polity/new-angeles/words/en/about.json';
import asks from '@polity/new-angeles/words/en/asks.json';
import begin from '@polity/new-angeles/words/en/begin.json';
import cards from '@polity/new-angeles/words/en/cards.json';
import log from '@polity/new-angeles/words/en/log.json';
import names from '@polity/new-angeles/words/en/names.json';
import { Catalogue, GameWords } from '@polity/words';
import { describe, expect, it } from 'vitest';

type Every<Family extends string, Kind> = Readonly<Record<`${Family}.${Kind & string}`, string>>;

asks satisfies Every<'ask', keyof NewAngelesAsks>;
log satisfies Every<'log', keyof NewAngelesLog>;
about satisfies Every<'name', Seat | CorporationId>;
begin satisfies Every<'role', CorporationId>;
names satisfies Every<'name', Piece | Unrest | Resource | ActionType | Side> &
  Every<'name.source', CapitalSource> &
  Every<'name.phase', Phase>;

const catalog = newAngeles.catalog?.() ?? {};
const NAMED = ['districts', 'actions', 'assets', 'events', 'demands', 'investments', 'setups', 'corporations'];
const WITH_TEXT = ['actions', 'assets', 'events', 'demands', 'investments', 'corporations'];
const words = new GameWords(new Catalogue('en', [about, asks, cards, log, names]), telling);
const emergencies = Object.values(CORPORATION).map(({ emergency }) => emergency);

describe('what is printed', () => {
  it('is called as it is printed', () => {
    const printed = [...NAMED.flatMap((group) => catalog[group] ?? []), ...emergencies];
    expect(printed.filter(({ id, name }) => !name || words.name(String(id)) !== name)).toEqual([]);
    expect(printed.length).toBe(10 + 20 + 34 + 16 + 9 + 12 + 6 + 6 + 6);
  });

  it('says what it does, and nothing else does', () => {
    const ids = [...WITH_TEXT.flatMap((group) => catalog[group] ?? []), ...emergencies].map(({ id }) => `text.${id}`);
    expect(Object.keys(cards).sort()).toEqual(ids.sort());
  });

  it('says all its numbers and no others, and writes none of them out', () => {
    const unlike = Object.entries(cards).flatMap(([key, text]) => {
      const printed = Object.keys(telling.cardNumbers(key.slice('text.'.length)) ?? {});
      const said = [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, param = '']) => param);
      const unknown = said.filter((param) => !printed.includes(param) && !Object.hasOwn(telling.numbers, param));
      return [...unknown, ...printed.filter((name) => !said.includes(name))].map((name) => `${key}: ${name}`);
    });
    expect(unlike).toEqual([]);
    const written = Object.entries(cards).filter(([, text]) => A_NUMBER.test(text.replaceAll(/\{[^{}]*\}/g, ' ')));
    expect(written).toEqual([]);
  });

  it('says so where illness does not raise threat, and only there', () => {
    const offered = [...(catalog.actions ?? []), ...emergencies];
    const exempt = offered.filter(({ illnessExempt }) => illnessExempt).map(({ id }) => `text.${id}`);
    const saying = Object.entries(cards).filter(([, text]) => text.includes('illness adds no threat'));
    expect(saying.map(([key]) => key).sort()).toEqual(exempt.sort());
    expect(exempt).toHaveLength(4);
  });
});

const A_NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|both)\b/i;
