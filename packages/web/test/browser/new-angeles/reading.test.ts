/** New Angeles fits: nothing scrolls but the log where there is one screen, nothing is cut, and no letter is too small. */
import type { Ask } from '@polity/kernel';
import type { Seat } from '@polity/new-angeles';
import { ACTIONS, CORPORATION } from '@polity/new-angeles/page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { TABS } from '../board-look.js';
import { layTables } from '../stored-table.js';
import { describeInBrowser, inBrowser, textOf } from '../support.js';
import { textWrong } from '../text-seen.js';
import { type CityTable, findPosition } from './positions.js';

/** With the least size of a letter, in pixels. */
const SIZES = [
  { width: 1920, height: 1080, least: 12 },
  { width: 1440, height: 900, least: 12 },
  { width: 1366, height: 768, least: 12 },
  { width: 1024, height: 768, least: 11 },
];
const PHONE = { width: 390, height: 844, least: 12 };
/** The space of the round track before the last demand. */
const LATE = 6;
const CARD_NAMES = [
  ...Object.values(ACTIONS).map(({ name }) => name),
  ...Object.values(CORPORATION).map(({ emergency }) => emergency.name),
];
/** So many cards tell what they do without being pointed at. */
const DOZEN = 12;

describeInBrowser('New Angeles can be read', () => {
  it(
    'at the start, early and late, by six and by four, on desks and by tabs on a phone',
    inBrowser(async (world) => {
      const visitor = await world.visit();
      const { page } = visitor;
      const positions = [
        findPosition({ id: 'start-6', seats: 6, is: () => true }),
        findPosition({ id: 'first-4', seats: 4, is: ({ kind }) => kind === 'main-offer' }),
        findPosition({ id: 'early-6', seats: 6, is: ({ kind }) => kind === 'counteroffer' }),
        findPosition({
          id: 'full-4',
          seats: 4,
          is: (ask, table) => ask.kind === 'main-offer' && lyingOf(ask, table) >= 9,
        }),
        findPosition({
          id: 'drawing-4',
          seats: 4,
          is: (ask, table) => ask.kind === 'draw-type' && [7, 8, 9].includes(lyingOf(ask, table)),
        }),
        findPosition({
          id: 'heap-4',
          seats: 4,
          is: (ask, table) => ask.kind === 'draw-type' && lyingOf(ask, table) > DOZEN,
        }),
        findPosition({
          id: 'investing-4',
          seats: 4,
          is: (ask, table) => ask.kind === 'investment' && lyingOf(ask, table) === 4,
        }),
        findPosition({
          id: 'keeping-4',
          seats: 4,
          is: (ask, table) => ask.kind === 'investment' && table.state.round > 1 && lyingOf(ask, table) === 4,
        }),
        findPosition({
          id: 'late-6',
          seats: 6,
          is: ({ kind }, { state }) => kind === 'support' && state.round >= LATE && state.deal?.countering !== null,
        }),
        findPosition({
          id: 'late-4',
          seats: 4,
          is: ({ kind }, { state }) => kind === 'support' && state.round >= LATE && state.deal?.countering !== null,
        }),
      ];
      await layTables(world, visitor, positions);
      for (const { id } of positions) {
        await page.setViewportSize(SIZES[1] as { width: number; height: number });
        await page.goto(`/table/${id}`);
        await page.locator('.na-district').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        for (const { least, ...size } of SIZES) {
          await page.setViewportSize(size);
          const where = `${id}, ${size.width}x${size.height}`;
          await expect.poll(() => outOfSight(page), { message: where }).toEqual([]);
          await reads(page, where, least);
          await expect.poll(() => brokenNames(page), { message: where }).toEqual([]);
          if (least === 12 && (await cardsSeen(page)) <= DOZEN) {
            await expect.poll(() => blankCards(page), { message: where }).toEqual([]);
          }
        }
        await page.setViewportSize(PHONE);
        const tabs = page.locator(TABS);
        await tabs.first().waitFor();
        for (const tab of await tabs.all()) {
          await tab.click();
          await reads(page, `${id}, ${await textOf(tab)} on a phone`, PHONE.least);
          const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await expect.poll(wider).toBe(0);
        }
      }
    }),
  );
});

/** The cards that lie before who is asked. */
function lyingOf({ seat }: Ask, { state }: CityTable): number {
  const { hand, emergencies } = state.players[seat as Seat];
  return hand.length + emergencies.length;
}

function cardsSeen(page: Page): Promise<number> {
  return page.locator('.na-hand .na-card').count();
}

/** Where a card of the hand would break a word of a name, were it any card at all. */
function brokenNames(page: Page): Promise<readonly string[]> {
  return page.evaluate((names) => {
    const heads = [...document.querySelectorAll('.na-hand .na-face-head')];
    return heads.flatMap((head) => {
      const name = head.lastChild as Text;
      const own = name.data;
      const wide = head.getBoundingClientRect().width;
      const broken = names.filter((one) => {
        name.data = one;
        return [...one.matchAll(/\S+/g)].some(({ index, 0: { length } }) => {
          const word = document.createRange();
          word.setStart(name, index);
          word.setEnd(name, index + length);
          return word.getClientRects().length > 1 || head.scrollWidth > Math.ceil(wide);
        });
      });
      name.data = own;
      return broken.map((one) => `${one} in ${Math.round(wide)} px, where ${own} lies`);
    });
  }, CARD_NAMES);
}

/** Cards of the hand of which nobody sees what they do, or whom they pay. */
function blankCards(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.na-hand .na-card')].flatMap((card) => {
      const empty = ['.na-card-text', '.na-pays'].filter((part) => {
        const told = card.querySelector(part);
        return !told?.checkVisibility() || told.textContent.trim() === '';
      });
      return empty.map((part) => `${card.querySelector('h3')?.textContent}: ${part}`);
    }),
  );
}

async function reads(page: Page, where: string, least: number): Promise<void> {
  await expect.poll(() => textWrong(page, least), { message: where }).toEqual([]);
}

/** What scrolls besides the log, lies under the question or below the screen. */
function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const named = (element: Element, what: string) => `${element.getAttribute('class')} ${what}`;
    const scrolling = [...document.querySelectorAll('.table-page *')].filter((element) => {
      const { overflowY } = getComputedStyle(element);
      const high = element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 1;
      return high && (overflowY === 'auto' || overflowY === 'scroll') && !element.matches('.log-lines');
    });
    const question = document.querySelector('.na-ask')?.getBoundingClientRect();
    if (question === undefined) return ['there is no question'];
    const below = [...document.querySelectorAll('.na-panel, .na-card, .na-secrets')].filter((element) => {
      const { height, top, bottom } = element.getBoundingClientRect();
      return height > 0 && ((top < question.top && bottom > question.top + 1) || bottom > innerHeight);
    });
    return [
      ...scrolling.map((element) => named(element, 'scrolls')),
      ...below.map((element) => named(element, 'is not in sight')),
    ];
  });
}
