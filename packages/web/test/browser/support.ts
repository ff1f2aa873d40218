/** What every test in a browser stands on: a server of its own, visitors, and a look at what went wrong unseen. */
import type { Browser, Locator } from 'playwright-core';
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

export async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}
