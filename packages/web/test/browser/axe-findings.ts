/** What axe finds wrong on a page, as far as it is serious. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The dark page differs from the light one in its colours alone. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const GRAVE: readonly unknown[] = ['serious', 'critical'];

/** @param within a selector of the part that is looked at; else all of the page. */
export function findings(page: Page, within?: string): Promise<readonly string[]> {
  return graveOnes(page, axeFor(page, within));
}

export function findingsOfColour(page: Page, within?: string): Promise<readonly string[]> {
  return graveOnes(page, axeFor(page, within).withRules(OF_COLOUR));
}

function axeFor(page: Page, within: string | undefined): AxeBuilder {
  // What is right is not told in detail, and no style sheet comes from elsewhere: that saves most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  return within === undefined ? axe : axe.include(within);
}

/** Runs in the page: what is about to be drawn is drawn, and what fades in or moves has come to its end. */
async function drawnWhole(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn, { timeout: 5000 })));
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function graveOnes(page: Page, axe: AxeBuilder): Promise<readonly string[]> {
  await page.evaluate(drawnWhole);
  // There are no frames to look into, and the legacy mode needs no further page.
  const { violations, passes } = await axe.setLegacyMode().analyze();
  if (passes.length === 0) return ['axe has looked at nothing'];
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
    );
}
