/**
 * `npm run frames`: plays some turns of a game with four players on a processor that is four times slower, and prints
 * how smoothly things move, how long a press waits, what jumps, and how much code the pages load.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { watchPage } from './frames/watch.mjs';
import { answer, launchChromium, playAs, serve } from './screenshots/play.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SLOWER = 4;
const ANSWERS = Number(process.argv[2] ?? 40);
/** Milliseconds for each decision of a bot, so that one thing moves after another. */
const PACE = 120;
const ASKED = '.ask.mine .ask-answers[aria-busy="false"] > *';

const data = await mkdtemp(join(tmpdir(), 'polity-frames-'));
const server = await serve(join(ROOT, 'packages/cli/bin/polity.js'), data, PACE);
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  // What waits for somebody to go on would be measured as waiting.
  await context.addInitScript(() => {
    localStorage.setItem('polity.preferences', JSON.stringify({ votes: 'none', rounds: 'none', others: 'skip' }));
  });
  const page = await context.newPage();
  const code = countCode(page);
  const positions = countPositions(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Hegemony/ }).waitFor();
  const home = await code();
  await page.addInitScript(watchPage);
  await playAs(page, 'Working Class', 4);
  const board = await code();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Performance.enable');
  await page.evaluate(() => {
    for (const list of Object.values(window.noted)) list.length = 0;
  });
  const before = { positions: positions(), work: await workOf(session) };
  await play(page);
  const after = await workOf(session);
  const count = positions() - before.positions;
  const work = Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, (ms - before.work[name]) / count]));
  report(await page.evaluate(() => window.noted), { home, board, work, count });
} finally {
  await browser.close();
  server.stop();
  await rm(data, { recursive: true, force: true });
}

async function play(page) {
  for (let turn = 0; turn < ANSWERS; turn++) {
    await page.locator(`${ASKED}, .over-page`).first().waitFor({ timeout: 120_000 });
    if ((await page.locator('.over-page').count()) > 0) return;
    await answerOnBoard(page, turn);
    await page.waitForTimeout(600);
  }
}

/** Presses on the board until the question has gone; what the board cannot say in three presses is said from the list. */
async function answerOnBoard(page, turn) {
  const controls = await page.locator(ASKED).first().elementHandle();
  if (controls === null) return;
  for (let press = 0; press < 3; press++) {
    const spot = await page.evaluate(spotToPress, turn * 7 + press * 3);
    if (spot === null) break;
    await page.mouse.move(spot.x, spot.y, { steps: 3 });
    await page.waitForTimeout(200);
    await page.mouse.click(spot.x, spot.y);
    const gone = controls.waitForElementState('hidden', { timeout: 1500 });
    if (await gone.then(() => true).catch(() => false)) return;
  }
  if (await page.locator(ASKED).count()) await answer(page, turn);
}

/** In the page: the middle of some spot that can be chosen and that nothing covers. */
function spotToPress(which) {
  const spots = [...document.querySelectorAll('[data-choosable]')].flatMap((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return document.elementFromPoint(middle.x, middle.y) === spot ? [middle] : [];
  });
  return spots.length === 0 ? null : spots[which % spots.length];
}

/** Adds up the scripts that a page asks for, compressed; each one once. */
function countCode(page) {
  const bodies = [];
  const seen = new Set();
  page.on('response', (response) => {
    const url = response.url();
    if (response.request().resourceType() !== 'script' || seen.has(url)) return;
    seen.add(url);
    // Asked for once more: what a page has left behind does not give its body any more.
    bodies.push(fetch(url).then((again) => again.arrayBuffer()));
  });
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
}

/** How often the page has been told where the game stands. */
function countPositions(page) {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/^\{"type":"(position|change)"/.test(String(payload))) count++;
    }),
  );
  return () => count;
}

/** What the page's thread has done since it was opened, in milliseconds. */
async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { script: ms('ScriptDuration'), style: ms('RecalcStyleDuration'), layout: ms('LayoutDuration') };
}

function report({ frames, tasks, presses, shifts }, { home, board, work, count }) {
  const jumps = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
  const ms = (value) => `${value.toFixed(0)} ms`;
  const sum = (list) => list.reduce((all, value) => all + value, 0);
  const rows = {
    'frames while something moves': `${frames.length} in ${(sum(frames) / 1000).toFixed(1)} s`,
    'frames per second': (frames.length / (sum(frames) / 1000)).toFixed(1),
    'between two frames, median': ms(at(frames, 0.5)),
    'between two frames, 95 of 100': ms(at(frames, 0.95)),
    'between two frames, worst': ms(at(frames, 1)),
    'positions that came': count,
    'for each: script, style, layout': `${ms(work.script)}, ${ms(work.style)}, ${ms(work.layout)}`,
    'long tasks': `${tasks.length}, ${ms(sum(tasks))} in all`,
    'long task, median': ms(at(tasks, 0.5)),
    'long task, longest': ms(at(tasks, 1)),
    presses: presses.length,
    'press to next paint, median': ms(at(presses, 0.5)),
    'press to next paint, 95 of 100': ms(at(presses, 0.95)),
    'what jumps (cumulative layout shift)': sum(jumps.map(({ value }) => value)).toFixed(4),
    'code for the home page': `${home.toFixed(1)} kB gz`,
    'code until the board stands': `${board.toFixed(1)} kB gz`,
  };
  for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(40)}${value}`);
  for (const { value, what } of jumps.sort((a, b) => b.value - a.value).slice(0, 5)) {
    console.log(`  jumped ${value.toFixed(4)}: ${what.slice(0, 160)}`);
  }
}

/** The value below which this part of them lies. */
function at(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
