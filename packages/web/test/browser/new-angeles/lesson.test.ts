/** The guided round of New Angeles is played by pressing nothing but what it rings, which is always in plain sight. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from '../axe-findings.js';
import { describeInBrowser, inBrowser, textOf, until } from '../support.js';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Guided round' });

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What the page shows of a step, at one moment. */
interface Step {
  readonly said: string;
  readonly question: string;
  /** Its own button, to read on. */
  readonly next: Place | null;
  /** What is ringed: its words, its middle, and what lies upon that, if anything does. */
  readonly rings: readonly (Place & { readonly name: string; readonly coveredBy: string | null })[];
}

/** Runs in the page. Nothing while nobody is asked, or something is on its way. `fresh`: of a question not seen before. */
function lookAtStep(): { readonly step: Step; readonly fresh: boolean } | null {
  const panel = document.querySelector('.board-lesson');
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  // Every question has controls of its own.
  const controls = document.querySelector<HTMLElement>('.ask.mine .ask-answers[aria-busy="false"] > *');
  if (panel === null || controls === null) return null;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const ringed = [...document.querySelectorAll<HTMLElement>('[data-taught]')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const rings = ringed.map((element) => {
    const at = middle(element);
    const on = document.elementFromPoint(at.x, at.y);
    const covered = on === null || !element.contains(on);
    const name = element.dataset.anchor ?? element.querySelector<HTMLElement>('[data-spot]')?.dataset.spot ?? '';
    return { ...at, name, coveredBy: covered ? (on?.className ?? 'the edge of the screen') : null };
  });
  const next = panel.querySelector('.board-lesson-next');
  const step = { said: text('.board-lesson-said'), question: text('#ask-question'), next: next && middle(next), rings };
  return { step, fresh: controls.dataset.looked === undefined };
}

/** Runs in the page. */
function haveLooked(): void {
  const controls = document.querySelector<HTMLElement>('.ask.mine .ask-answers > *');
  if (controls) controls.dataset.looked = '';
}

interface Settings {
  press(at: Place): Promise<void>;
  /** A phone has no room for all rings at once: the first is in sight. */
  readonly all: boolean;
}

/** Milliseconds after which a step rests: what it rings is brought into sight a moment after it is said. */
const REST = 120;
const STAYS = 5000;
/** Milliseconds after which nobody presses twice by mistake: before that a press on another question does nothing. */
const TWICE = 400;

/** Does what is said until the round is over, pressing only what is ringed. Tells every step that was shown. */
async function follow(page: Page, { press, all }: Settings): Promise<readonly Step[]> {
  await panelOf(page).waitFor();
  const told: Step[] = [];
  const inSight = ({ rings, next }: Step) => (all || next !== null ? rings : rings.slice(0, 1));
  const isOver = async () => (await panelOf(page).count()) === 0;
  let pressed = 0;
  for (;;) {
    const before = JSON.stringify(told.at(-1));
    // A step is looked at when it has come to rest; what lies upon a ring is in the way only if it stays there.
    let [last, since] = ['', 0];
    const step = await until(async () => {
      if (await isOver()) return 'over';
      const seen = await page.evaluate(lookAtStep);
      if (seen === null) return undefined;
      const now = JSON.stringify(seen.step);
      if (now !== last) [last, since] = [now, Date.now()];
      const rested = Date.now() - since;
      const plain = inSight(seen.step).every(({ coveredBy }) => coveredBy === null);
      const isNext = (now !== before || seen.fresh) && Date.now() - pressed > TWICE;
      const rests = rested > (plain ? REST : STAYS) && isNext;
      return rests && (seen.step.next ?? seen.step.rings.length) !== 0 ? seen.step : undefined;
    });
    if (step === 'over') return told;
    told.push(step);
    await page.evaluate(haveLooked);
    for (const ring of inSight(step)) expect(ring.coveredBy, `${ring.name}: ${step.said}`).toBeNull();
    expect(step.rings.length, step.said).toBeGreaterThan(0);
    const [ring] = step.rings;
    const at = step.next ?? ring;
    if (at) await press(at);
    pressed = Date.now();
  }
}

const ALL =
  /your corporation.*must be of another type, so it cannot be Security.*Your rival.*two investments.*the city.*deliver.*at stake.*sensible offer.*is the active player and offers.*always trade.*Do not counter.*neither active nor countering.*The round is over.*the game is yours/;

function hasLed(told: readonly Step[]): void {
  expect(told.map(({ said }) => said).join(' ')).toMatch(ALL);
  const ringsOf = (words: RegExp) => told.filter(({ said }) => words.test(said)).map(({ rings }) => rings);
  const named = (words: RegExp) => new Set(ringsOf(words).map((rings) => rings.map(({ name }) => name).join()));
  expect(named(/press Do not counter/)).toEqual(new Set(['answer:stop']));
  for (const name of named(/Press Abstain/)) expect(name).toBe('answer:stop');
  expect(named(/at stake/).size).toBe(1);
}

describeInBrowser('The guided round of New Angeles', () => {
  it(
    'rings what is to be pressed, lies upon none of it, and leads to its end',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true });
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto('/learn/new-angeles');
      await page.getByRole('button', { name: /^Begin/ }).click();
      await panelOf(page).waitFor();
      expect(await findings(page)).toEqual([]);
      hasLed(await follow(page, { all: true, press: ({ x, y }) => page.mouse.click(x, y) }));
      await expect.poll(() => textOf(page.locator('.na-rounds .now'))).toBe('2');
    }),
  );

  it(
    'does so where the deal and the trades share a column',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true });
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto('/learn/new-angeles');
      await page.getByRole('button', { name: /^Begin/ }).click();
      hasLed(await follow(page, { all: true, press: ({ x, y }) => page.mouse.click(x, y) }));
    }),
  );

  it(
    'does so with a finger on a phone, with its sentence always in sight',
    inBrowser(async ({ visit }) => {
      const { page } = await visit({ first: true, phone: true });
      await page.goto('/learn/new-angeles');
      await page.getByRole('button', { name: /^Begin/ }).tap();
      const press = async ({ x, y }: Place) => {
        const box = await panelOf(page).boundingBox();
        expect(box?.y).toBeGreaterThan(0);
        await page.touchscreen.tap(x, y);
      };
      hasLed(await follow(page, { all: false, press }));
    }),
  );
});
