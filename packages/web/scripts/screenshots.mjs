/**
 * `npm run screenshots`: takes pictures of every page at every size, light and dark, into `screenshots/`, so that
 * somebody looks at them; `npm run screenshots lantern-market` those of one scene. They are taken of a real server, and
 * the games are played through the page.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium, openTable, playAs, playOn, roundOf, serve } from './screenshots/play.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const INTO = join(ROOT, 'screenshots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const CLASSES = ['Working Class', 'Middle Class', 'Capitalist Class', 'State'];
const SCENES = {
  around: aroundTheGame,
  turns: async (page) => {
    for (const seat of CLASSES) await turnOf(page, seat);
  },
  game: wholeGame,
  'first-game': firstGame,
  lesson,
  rules,
  'look-back': lookBack,
  automas,
  everything,
  'new-angeles': newAngeles,
  'lantern-market': lanternMarket,
};

const data = await mkdtemp(join(tmpdir(), 'polity-screenshots-'));
const server = await serve(join(ROOT, 'packages/cli/bin/polity.js'), data);
const browser = await launchChromium();
try {
  await mkdir(INTO, { recursive: true });
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize(SIZES[0]);
  const wanted = process.argv[2];
  for (const [name, scene] of Object.entries(SCENES)) if (wanted === undefined || wanted === name) await scene(page);
} finally {
  await browser.close();
  server.stop();
  await rm(data, { recursive: true, force: true });
}

async function aroundTheGame(page) {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Hegemony/ }).waitFor();
  await shoot(page, 'home');
  await page.goto('/new?game=hegemony');
  await page.getByRole('radio', { name: 'People, by link' }).waitFor();
  await shoot(page, 'new-table');
  await openTable(page, { players: 4, mine: 'Working Class', others: 'Open seat' });
  await page.getByRole('textbox', { name: 'Invite by link' }).waitFor();
  await shoot(page, 'gathering');
}

async function turnOf(page, seat) {
  await playAs(page, seat, 4);
  await playOn(page, async () => /turn 1: play a card/.test(await page.locator('#ask-question').textContent()));
  await shoot(page, `turn-${seat.toLowerCase().replace(' ', '-')}`);
}

/** One game with four players; on the way the moments that look different from the others. */
async function wholeGame(page) {
  const scenes = [
    ['vote', async () => (await page.locator('.heg-vote.stamped').count()) > 0],
    ['round-end', async () => (await page.locator('.heg-round').count()) > 0],
    ['election', async () => isAsked(page, /Where do you stand|How much influence/), 'Others'],
    ['amount', async () => isAsked(page, /^How much|^How many/)],
    ['mid-game', async () => (await roundOf(page)) === 3 && isAsked(page, /play a card/)],
    ['late-game', async () => (await roundOf(page)) === 5 && isAsked(page, /turn [45]: play a card/), 'Economy'],
  ];
  await playAs(page, 'Working Class', 4);
  await shootOnTheWay(page, scenes);
  await shoot(page, 'game-end');
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByText(/Step \d+ of [1-9]/).waitFor();
  await page.getByRole('region', { name: 'Replay' }).getByRole('slider').fill('300');
  await page.getByText('Step 300 of').waitFor();
  await shoot(page, 'replay');
}

/** A first game with hints, and what can be asked for beside the board. */
async function firstGame(page) {
  await playAs(page, 'Working Class', 2);
  await page.getByRole('button', { name: 'First game? Turn hints on' }).click();
  await playOn(page, () => isAsked(page, /turn 1: play a card/));
  await shoot(page, 'hint');
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await shoot(page, 'guide');
  await page.keyboard.press('Escape');
  const list = page.getByRole('button', { name: 'Show a list instead' });
  await shoot(page, 'list', async () => (await list.count()) > 0 && list.click());
}

/** The guided round: where it begins, its first sentence, and one that waits for a press. */
async function lesson(page) {
  await page.goto('/learn/hegemony');
  const begin = page.getByRole('button', { name: 'Begin as the Working Class' });
  await begin.waitFor();
  await shoot(page, 'learn');
  await begin.click();
  const panel = page.locator('.board-lesson');
  await panel.waitFor();
  await shoot(page, 'lesson-first');
  const next = panel.getByRole('button', { name: 'Next', exact: true });
  while ((await next.count()) > 0) await next.click();
  await shoot(page, 'lesson-waits');
}

/** The rules at hand, opened at a term of the board, and the list of cards. */
async function rules(page) {
  await playAs(page, 'Working Class', 4);
  await page.locator('.heg').getByRole('link', { name: 'Labor', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rules and cards' });
  await dialog.waitFor();
  await shoot(page, 'rules');
  await dialog.getByRole('button', { name: 'Cards', exact: true }).click();
  await shoot(page, 'rules-cards');
}

/** A step back through the round while the game is played, and what the others did since. */
async function lookBack(page) {
  await playAs(page, 'Working Class', 4);
  await playOn(page, async () => isAsked(page, /turn 3: play a card/));
  await shoot(page, 'since-my-turn');
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.locator('.past-bar').getByRole('slider').waitFor();
  await shoot(page, 'look-back');
}

/** The State against three Advanced Automas: the table, an Automa's board, and how it came to its move. */
async function automas(page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Against Automas' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'State' }).check();
  await shoot(page, 'against-automas');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playOn(page, () => isAsked(page, /turn 1: play a card/));
  await shoot(page, 'automas');
  await page.getByRole('button', { name: 'How the Working Class came to that' }).click();
  await page.locator('.heg-automa-steps').waitFor();
  await shoot(page, 'automa-steps');
}

/** Every module of Crisis & Control on the board. */
async function everything(page) {
  await page.goto('/new?game=hegemony');
  await page.getByText('More choices', { exact: true }).click();
  await page.getByText('Expansions', { exact: true }).click();
  await page.getByRole('radio', { name: 'Everything' }).check();
  await shoot(page, 'new-table-everything');
  await openTable(page, { players: 'Everything', mine: 'Working Class', others: 'Random bot' });
  await playOn(page, async () => (await roundOf(page)) === 2 && isAsked(page, /turn 2: play a card/));
  await shoot(page, 'everything');
}

/** The city: at the start, while a deal is made, its decision, and the end. */
async function newAngeles(page) {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play New Angeles/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.ask').waitFor();
  await page.locator('.stage > *').first().waitFor();
  const scenes = [
    ['na-start', () => isAsked(page, /./)],
    ['na-deal', () => isAsked(page, /support|Support|counter/)],
    ['na-decided', async () => (await page.locator('.na-scene.decided').count()) > 0],
    ['na-late', async () => (await roundOf(page)) >= 4 && isAsked(page, /./)],
  ];
  await shootOnTheWay(page, scenes);
  await shoot(page, 'na-end');
}

/** The small game: at dusk, on an errand, and with something in the windows. */
async function lanternMarket(page) {
  await playAs(page, 'Amber', 4, 'lantern-market');
  await playOn(page, () => isAsked(page, /How many coins do you bid/));
  await shoot(page, 'lantern-bid');
  await playOn(page, () => isAsked(page, /What do you do/));
  await shoot(page, 'lantern-errand');
  const hung = page.locator('.lm-window .lm-lantern');
  await playOn(page, async () => (await hung.count()) > 2 && isAsked(page, /What do you do|Which lantern/));
  await shoot(page, 'lantern-late');
}

/** Plays to the end, and takes a picture of each scene when it first comes about. */
async function shootOnTheWay(page, scenes) {
  const taken = new Set();
  await playOn(page, async () => {
    for (const [name, isNow, tab] of scenes) {
      if (taken.has(name) || !(await isNow())) continue;
      taken.add(name);
      await shoot(page, name, tab);
    }
    return (await page.locator('.over-page').count()) > 0;
  });
  for (const [name] of scenes) if (!taken.has(name)) console.log(`${name}: did not come about this time`);
}

async function isAsked(page, words) {
  const mine = await page.locator('.ask.mine #ask-question').allTextContents();
  return mine.some((text) => words.test(text));
}

/** @param show what it is a picture of, at each size; or the tab of the board that shows it on a phone. */
async function shoot(page, name, show) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    if (typeof show === 'function') await show();
    else if (show !== undefined && size.width < 760) {
      await page
        .locator('nav.heg-tabs')
        .getByRole('button', { name: new RegExp(`^${show}`) })
        .click();
    }
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.mouse.move(0, 0);
      await page.screenshot({ path: join(INTO, `${name}-${size.width}-${colorScheme}.png`), animations: 'disabled' });
    }
  }
  await page.setViewportSize(SIZES[0]);
  await page.emulateMedia({ colorScheme: 'light' });
  console.log(name);
}
