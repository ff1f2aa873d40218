/** For the pictures: a server of their own, tables as they are needed, and games that play themselves through the page. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

/** Chromium, without what it would do over the network by itself. */
export function launchChromium() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** @param pace milliseconds that a bot takes for a decision. */
export async function serve(polity, data, pace = 0) {
  const child = spawn(process.execPath, [polity, 'serve', '--port', '0', '--data', data, '--pace', String(pace)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address === undefined) continue;
    child.stdout.resume();
    return { address, stop: () => child.kill() };
  }
  throw new Error('polity serve did not start');
}

/** @param players so many, or a ready-made choice by its name. */
export async function openTable(page, { game = 'hegemony', players, mine, others }) {
  await page.goto(`/new?game=${game}`);
  await page.getByText('More choices', { exact: true }).click();
  const rows = page.locator('.seat-plan-row');
  if (typeof players === 'string') {
    await page.getByText('Expansions', { exact: true }).click();
    await page.getByRole('radio', { name: players }).check();
  } else {
    await page
      .getByRole('group', { name: 'Players' })
      .getByRole('radio', { name: String(players) })
      .check();
    await rows.nth(players - 1).waitFor();
  }
  for (const row of await rows.all()) {
    const isMine = (await row.locator('legend').textContent()).includes(mine);
    await row.getByRole('radio', { name: isMine ? 'Me' : others, exact: true }).check();
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Open the table|Start the game)$/ })
    .click();
  await page.waitForURL('**/table/*');
}

/** A game against bots, on this seat. */
export async function playAs(page, seat, players, game) {
  await openTable(page, { game, players, mine: seat, others: 'Random bot' });
  await page.locator('.ask').waitFor();
  await page.locator('.stage > *').first().waitFor();
}

const CONTROLS = '.ask.mine .ask-answers[aria-busy="false"] > *';

/** Answers whatever is asked, a little differently each time, until something is reached. */
export async function playOn(page, reached) {
  for (let turn = 0; ; turn++) {
    await page.locator(`${CONTROLS}, .over-page, .scene`).first().waitFor();
    if (await reached()) return;
    if ((await page.locator('.scene').count()) > 0) await page.keyboard.press('Space');
    else await answer(page, turn);
  }
}

export async function answer(page, turn) {
  const list = page.locator(CONTROLS).getByRole('button', { name: /list instead/i });
  if ((await list.count()) > 0) await list.click();
  const controls = await page.locator(CONTROLS).first().elementHandle();
  const answers = page.locator('.ask-answers');
  const options = answers.locator('.options .option');
  const count = await options.count();
  if ((await answers.locator('form').count()) > 0) await answers.locator('form button[type="submit"]').click();
  else if ((await answers.locator('.answer-foot').count()) > 0) {
    const confirm = answers.locator('.answer-foot').getByRole('button');
    for (let i = 0; i < count && (await confirm.isDisabled()); i++) await options.nth(i).click();
    await confirm.click();
  } else {
    const stop = page.locator('.ask .ask-buttons .button.primary');
    const stops = turn % 4 === 0 && (await stop.count()) > 0;
    await (stops ? stop : options.nth((turn * 7 + 3) % count)).click();
  }
  // What was answered may be held back until everybody has seen what came of it.
  await Promise.race([controls.waitForElementState('hidden'), page.locator('.scene').waitFor()]);
}

export async function roundOf(page) {
  const headline = (await page.locator('.headline').first().allTextContents()).join(' ');
  return Number(/Round\s*(\d)/.exec(headline)?.[1]);
}
