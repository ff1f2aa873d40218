/**
 * Whatever there is in Hegemony has its words. Kinds are known to the compiler alone, so that it keeps these lists:
 * a kind without its message does not compile. What is printed and what gives reasons is looked through below.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hegemony } from '@polity/hegemony';
import type {
  BasicAction,
  FreeAction,
  HegemonyAsks,
  HegemonyLog,
  PaymentReason,
  Phase,
  PointSource,
  Policy,
  Purse,
  Resource,
  Seat,
  Skill,
  Source,
} from '@polity/hegemony/page';
import { telling } from '@polity/hegemony/telling';
import about from '@polity/hegemony/words/en/about.json';
import actions from '@polity/hegemony/words/en/actions.json';
import advice from '@polity/hegemony/words/en/advice.json';
import alternativeEvents from '@polity/hegemony/words/en/alternative-events.json';
import asks from '@polity/hegemony/words/en/asks.json';
import automas from '@polity/hegemony/words/en/automas.json';
import begin from '@polity/hegemony/words/en/begin.json';
import board from '@polity/hegemony/words/en/board.json';
import cards from '@polity/hegemony/words/en/cards.json';
import crisisResponse from '@polity/hegemony/words/en/crisis-response.json';
import guide from '@polity/hegemony/words/en/guide.json';
import hiddenAgendas from '@polity/hegemony/words/en/hidden-agendas.json';
import historicalEvents from '@polity/hegemony/words/en/historical-events.json';
import log from '@polity/hegemony/words/en/log.json';
import names from '@polity/hegemony/words/en/names.json';
import newActions from '@polity/hegemony/words/en/new-actions.json';
import parts from '@polity/hegemony/words/en/parts.json';
import points from '@polity/hegemony/words/en/points.json';
import reasons from '@polity/hegemony/words/en/reasons.json';
import recap from '@polity/hegemony/words/en/recap.json';
import type { RefusedBecause } from '@polity/server/wire';
import { LANGUAGES } from '@polity/words';
import { describe, expect, it } from 'vitest';
import shell from '../../words/en/shell.json';
import { hegemonyCatalogue, hegemonyWords } from '../games/hegemony/words.js';

type Every<Family extends string, Kind> = Readonly<Record<`${Family}.${Kind & string}`, string>>;

/** What only tables with a module say. */
const ofModules = { ...newActions, ...crisisResponse, ...alternativeEvents, ...historicalEvents, ...hiddenAgendas };

({ ...asks, ...ofModules }) satisfies Every<'ask', keyof HegemonyAsks>;
({ ...log, ...automas, ...ofModules }) satisfies Every<'log', keyof HegemonyLog>;
advice satisfies Every<'board.advice.do', keyof HegemonyAsks>;
actions satisfies Every<'actionText', BasicAction | FreeAction>;
({ ...board, ...ofModules }) satisfies Every<'board.short', BasicAction | FreeAction> &
  Every<'board.policy.short', Policy>;
parts satisfies Every<'part.section', Policy>;
points satisfies Every<'text.source', PointSource>;
about satisfies Every<'name', Seat>;
begin satisfies Every<'role', Seat>;
names satisfies Every<'name.action', BasicAction | FreeAction> &
  Every<'name.for', PaymentReason> &
  Every<'name.source', PointSource> &
  Every<'name', Policy | Resource | Skill | Phase | Exclude<Purse | Source, Seat>>;
shell satisfies Every<'refused', RefusedBecause>;

/** The texts of cards that speak of their own numbers. */
const CARDS = Object.fromEntries(
  Object.entries({ ...cards, ...newActions, ...crisisResponse, ...alternativeEvents, ...historicalEvents }).filter(
    ([key]) => key.startsWith('text.'),
  ),
);
const catalog = hegemony.catalog?.() ?? {};
/** The groups of components that are spoken of by a name. */
const NAMED = [
  'companies',
  'actions',
  'events',
  'hiddenAgendas',
  'crisisResponses',
  'alternativeEvents',
  'historicalEvents',
];
const named = NAMED.flatMap((group) =>
  (catalog[group] ?? []).map((record) => ({ group, id: String(record.id), record })),
);

describe('what is printed', () => {
  it('is called as it is printed', () => {
    const wrong = named.filter(({ id, record }) => !record.name || hegemonyWords.name(id) !== record.name);
    expect(wrong).toEqual([]);
    expect(named.length).toBeGreaterThan(150);
  });

  it('has a name in every other language', () => {
    const others = LANGUAGES.filter(({ id }) => id !== 'en').flatMap(({ id: language }) =>
      named.map(({ group, id }) => ({ language, key: `name.${group}.${id}` })),
    );
    expect(others.filter(({ key }) => !hegemonyCatalogue.has(key))).toEqual([]);
  });

  it('says what it does, where it does something, and nothing else does', () => {
    const ids = NAMED.slice(1).flatMap((group) => (catalog[group] ?? []).map(({ id }) => `text.${id}`));
    const texts = Object.keys({ ...CARDS, ...hiddenAgendas }).filter((key) => key.startsWith('text.'));
    expect(texts.sort()).toEqual(ids.sort());
  });
});

describe('the numbers of the rules', () => {
  it('are all that the texts without a position speak of', () => {
    const given = new Set([...Object.keys(telling.numbers), 'seat', 'seatId', 'players']);
    const texts = Object.entries({ ...actions, ...points, ...guideTexts() });
    const unknown = texts.flatMap(([key, text]) =>
      paramsOf(text).flatMap((param) => (given.has(param) ? [] : [`${key}: ${param}`])),
    );
    expect(unknown).toEqual([]);
  });

  it('are written in no text of a card, an event or an action', () => {
    const texts = Object.entries({ ...CARDS, ...actions });
    expect(texts.filter(([, text]) => A_NUMBER.test(wordsOf(text)))).toEqual([]);
  });

  it('that a card prints are those of which its text speaks', () => {
    const unlike = Object.entries(CARDS).flatMap(([key, text]) => {
      const id = key.slice('text.'.length);
      const printed = Object.keys(telling.cardNumbers(id) ?? {});
      const said = paramsOf(text);
      const unknown = said.filter((param) => !printed.includes(param) && !Object.hasOwn(telling.numbers, param));
      // An event is its own record: how often it is in the box, or what it brings, is told elsewhere.
      const unsaid = /^(?:ev|ae)-/.test(id) ? [] : printed.filter((name) => !said.includes(name));
      return [...unknown, ...unsaid].map((name) => `${key}: ${name}`);
    });
    expect(unlike).toEqual([]);
  });
});

/** Digits and number words; a half is a word of the rules. */
const A_NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|both)\b/i;

/** The words of a message alone, without its parameters and what it selects by. */
function wordsOf(message: string): string {
  return message.replaceAll(/\{\w+(?:, \w+,)?|=\d+|\}/g, ' ');
}

function paramsOf(message: string): readonly string[] {
  return [...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, param = '']) => param);
}

describe('reasons', () => {
  it('that the rules, readings and advice give all have words', () => {
    const known: Readonly<Record<string, string>> = { ...advice, ...reasons, ...board, ...recap };
    const missing = [...kindsOfReasons()].filter((kind) => !Object.hasOwn(known, `reason.${kind}`));
    expect(missing).toEqual([]);
  });
});

/** Kinds of reasons that are written out in the game's code. */
function kindsOfReasons(): ReadonlySet<string> {
  const folder = fileURLToPath(new URL('../../../hegemony/src/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(code.flatMap((text) => [...text.matchAll(/\bbecause\('([^']+)'/g)].map(([, kind = '']) => kind)));
}

/** Guides are shown with a seat and a number of players, and no more. */
function guideTexts(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(guide).filter(([key]) => key.startsWith('board.guide.')));
}
