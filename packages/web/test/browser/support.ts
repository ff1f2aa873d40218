/** What every test in a browser stands on: a server of its own, visitors, and a look at what went wrong unseen. */
import type { ClientMessage } from '@polity/server/wire';
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { findChromium, launchChromium } from './chromium.js';
import { Server, type ServerSettings } from './serving.js';
import { Visitor, type VisitSettings } from './visitor.js';

export type { Frame } from './visitor.js';
export { Server, Visitor };

/** Where there is no browser these are left out, and `left-out.ts` has said so. */
export function describeInBrowser(name: string, tests: () => void): void {
  describe.runIf(findChromium() !== undefined)(name, tests);
}

export interface World {
  readonly server: Server;
  /** Somebody opens the home page, with a browser of their own. */
  visit(settings?: VisitSettings): Promise<Visitor>;
}

/** One for all the files that a worker runs, each visitor with a context of their own; it ends with the worker. */
let browser: Promise<Browser> | undefined;

/** A test's body: runs against a fresh server, and fails when any page logged an error or asked another host. */
export function inBrowser(body: (world: World) => Promise<void>, settings?: ServerSettings): () => Promise<void> {
  return async () => {
    browser ??= launchChromium();
    const launched = await browser;
    const server = await Server.open(settings);
    const visitors: Visitor[] = [];
    const visit = async (looks?: VisitSettings) => {
      const visitor = await Visitor.arrive(launched, server, looks);
      visitors.push(visitor);
      return visitor;
    };
    try {
      await body({ server, visit }).catch(async (error: Error) => {
        error.message += await whatWasSeen(visitors, server);
        throw error;
      });
      expect(visitors.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(server.complaints).toBe('');
    } finally {
      await Promise.all(visitors.map(({ context }) => context.close()));
      await server.close();
    }
  };
}

/** For whoever reads the failure: what each page showed, and what it complained about. */
async function whatWasSeen(visitors: readonly Visitor[], server: Server): Promise<string> {
  const seen = visitors
    .flatMap(({ context, wrong }) => context.pages().map((page) => ({ page, wrong })))
    .map(async ({ page, wrong }, i) => {
      const shown = page.locator('body').ariaSnapshot({ timeout: 2000 });
      const text = await shown.catch(() => 'nothing');
      return `\n--- page ${i + 1}, ${page.url()}\n${wrong.join('\n')}\n${text.slice(-2500)}`;
    });
  return `${(await Promise.all(seen)).join('')}\n--- server\n${server.complaints}`;
}

/** Waits until something is there, looking again and again. */
export function until<Found>(look: () => Promise<Found | undefined> | Found | undefined): Promise<NonNullable<Found>> {
  return vi.waitUntil(async () => (await look()) ?? false, { timeout: 30_000, interval: 15 }) as Promise<
    NonNullable<Found>
  >;
}

/** The token that the page gets with its first call; who calls in its stead before that becomes somebody else. */
export function tokenOf({ context }: Visitor): Promise<string> {
  return until(async () => (await context.cookies()).find(({ name }) => name === 'polity')?.value);
}

/** Milliseconds that something lies still before it is said to rest. */
const REST = 150;

/** What is told of the page once it is the same twice in a row: parts that are fetched later move others. */
export function atRest<Told>(look: () => Promise<Told>): Promise<NonNullable<Told>> {
  return until(async () => {
    const before = await look();
    await new Promise((resolve) => setTimeout(resolve, REST));
    const now = await look();
    return JSON.stringify(now) === JSON.stringify(before) ? (now ?? undefined) : undefined;
  });
}

/** Where something lies once it has come to rest, which it has not while the page did not get to draw. */
export function boxAtRest(place: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  return atRest(async () => {
    await drawn(place.page());
    return place.boundingBox();
  });
}

/** What was about to be drawn is drawn, and the page has nothing else to do. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle, { timeout: 5000 }))),
  );
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of something that has come to rest. */
export async function middleOf(place: Locator): Promise<Point> {
  const { x, y, width, height } = await boxAtRest(place);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Everything that was wanted has been fetched and drawn, also what the page fetches for later when it is idle. */
export async function hasFetchedAll({ fetching }: Visitor, page: Page): Promise<void> {
  const wanted = () => [...fetching].map((request) => request.url());
  await until(async () => {
    await drawn(page);
    return wanted().length === 0 || (await unfetched(page, wanted())).length === 0 || undefined;
  }).catch(async (error: Error) => {
    error.message += `\nnot fetched yet: ${(await unfetched(page, wanted())).join(', ') || 'nothing'}`;
    throw error;
  });
  await drawn(page);
}

/** Of these addresses those that the page has not got by its own account: the driver is not told of every end. */
function unfetched(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    (wanted) =>
      wanted.filter((address) =>
        performance
          .getEntriesByName(address)
          .every((entry) => !(entry instanceof PerformanceResourceTiming) || entry.responseEnd === 0),
      ),
    addresses,
  );
}

/** Milliseconds after which a page that is pointed at has asked what would change; it waits until the hand rests. */
const ASKS = 200;

/** Points at something, and waits until what that would change is told, if the page asks for it, and drawn. */
export async function pointAt({ frames }: Visitor, page: Page, point: () => Promise<void>): Promise<void> {
  const from = frames.length;
  await point();
  await page.evaluate((wait) => new Promise((asked) => setTimeout(asked, wait)), ASKS);
  const wanted = frames.slice(from).flatMap(({ sent, text }) => (sent ? [JSON.parse(text) as ClientMessage] : []));
  for (const message of wanted) {
    if (message.type !== 'preview') continue;
    const { id } = message;
    await until(() => frames.find(({ heard }) => heard !== undefined && 'id' in heard && heard.id === id));
  }
  await drawn(page);
}

/** Runs in the page: waits that people notice take so many times as long, so that nothing goes on by itself meanwhile. */
export function waitLonger(times: number): void {
  const page = globalThis as { usualTimeout?: typeof setTimeout };
  page.usualTimeout ??= globalThis.setTimeout;
  const usual = page.usualTimeout;
  const longer = (act: () => void, wait = 0) => usual(act, wait < 300 ? wait : wait * times);
  globalThis.setTimeout = longer as typeof setTimeout;
}

export async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}
