/**
 * Plays whatever is asked through the ask bar's own controls: the list, the stepper, the boxes, the stop button. It
 * knows no game; what to pick is drawn from a seed, so that a run can be repeated.
 */
import type { Locator, Page } from 'playwright-core';
import { textOf, until } from './support.js';

/** A generator of numbers from 0 up to 1 that gives the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a page shows of a question. */
export interface Question {
  readonly text: string;
  readonly kind: 'one' | 'some' | 'amount';
  readonly options: readonly string[];
  /** What the stop button says, if there is one. */
  readonly stop: string | undefined;
}

/** The number of the option to pick; `stop` for the stop button. */
export type Choice = number | 'stop';
export type Chooser = (question: Question) => Choice;

export function randomChooser(random: () => number): Chooser {
  return ({ options, stop }) => {
    const ways = options.length + (stop === undefined ? 0 : 1);
    const drawn = Math.floor(random() * ways);
    return drawn < options.length ? drawn : 'stop';
  };
}

/** Takes the first of these words that is offered; else stops where that is possible, or takes the first option. */
export function prefer(...words: readonly string[]): Chooser {
  return ({ options, stop }) => {
    for (const word of words) {
      const found = options.findIndex((option) => option.startsWith(word));
      if (found >= 0) return found;
    }
    return stop === undefined ? 0 : 'stop';
  };
}

/** Where a question's controls are; while something is on its way they are busy. */
const CONTROLS = '.ask.mine .ask-answers[aria-busy="false"] > *';
const BUSY = '.ask-answers[aria-busy="true"]';
const STOP = '.ask .ask-buttons .button.primary';

export class Driver {
  private readonly controls: Locator;

  constructor(
    readonly page: Page,
    private readonly random: () => number,
    private readonly choose: Chooser = randomChooser(random),
  ) {
    this.controls = page.locator(CONTROLS);
  }

  /** Whether this page can answer something now. */
  async isAsked(): Promise<boolean> {
    return (await this.controls.count()) > 0;
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator('.over-page').count()) > 0;
  }

  /** Waits until there is something to answer, or the game is over. */
  async asked(): Promise<boolean> {
    await this.page.locator(`${CONTROLS}, .over-page`).first().waitFor();
    return !(await this.isOver());
  }

  /** Where a board asks to be pointed at, the list is what everybody can use. */
  async showList(): Promise<void> {
    await this.controls.first().waitFor();
    const list = this.page.locator(CONTROLS).getByRole('button', { name: /list instead/i });
    if ((await list.count()) > 0) await list.click();
  }

  /** What is asked, read in one look once it is the same in two frames: what is drawn later is not half of a question. */
  async question(): Promise<Question> {
    await this.showList();
    return until(() => this.page.evaluate(readQuestion, STOP));
  }

  /** Answers what is asked, and waits until that question has gone. */
  async answer(choose: Chooser = this.choose): Promise<Question> {
    const question = await this.question();
    await this.answering(() => this.act(question, choose));
    return question;
  }

  /** Does what answers the question, and waits until that has gone: every question has controls of its own. */
  async answering(act: () => Promise<void>): Promise<void> {
    const controls = await this.controls.first().elementHandle();
    if (controls === null) throw new Error('the ask bar has no controls');
    const text = await textOf(this.page.locator('#ask-question'));
    await act();
    const refusal = this.page.locator('.refusal');
    const end = await until(async () => {
      // What came of it may wait until everybody has seen it.
      if ((await this.page.locator('.scene').count()) > 0) return 'answered';
      // While the answer is on its way parts of the question may have gone already.
      if (!(await controls.isVisible()) && (await this.page.locator(BUSY).count()) === 0) return 'answered';
      return (await refusal.count()) > 0 ? textOf(refusal) : undefined;
    });
    await controls.dispose();
    if (end !== 'answered') throw new Error(`the answer to “${text}” was refused: ${end}`);
  }

  /** Sets an amount, without answering yet. */
  async setAmount(wanted: 'most' | 'any'): Promise<void> {
    const field = this.page.locator(CONTROLS).locator('input').first();
    const [least, most] = [Number(await field.getAttribute('min')), Number(await field.getAttribute('max'))];
    const drawn = least + Math.floor(this.random() * (most - least + 1));
    await field.fill(String(wanted === 'most' ? most : drawn));
  }

  async confirmAmount(): Promise<void> {
    await this.page.locator('.ask-answers form button[type="submit"]').click();
  }

  private async act({ kind, options, ...question }: Question, choose: Chooser): Promise<void> {
    switch (kind) {
      case 'amount':
        await this.setAmount('any');
        return this.confirmAmount();
      case 'some':
        return this.pickSome(options.length);
      case 'one': {
        const choice = choose({ kind, options, ...question });
        if (choice === 'stop') await this.page.locator(STOP).click();
        else await this.page.locator('.ask-answers .options .option').nth(choice).click();
      }
    }
  }

  /** Picks one after another until that is an answer. */
  private async pickSome(count: number): Promise<void> {
    const answers = this.page.locator('.ask-answers');
    const confirm = answers.locator('.answer-foot').getByRole('button');
    const first = Math.floor(this.random() * count);
    for (let i = 0; i < count && (await confirm.isDisabled()); i++) {
      const next = (first + i) % count;
      await answers.locator('.options .option').nth(next).click();
    }
    await confirm.click();
  }
}

/** Runs in the page: the question, if it has something to answer with and did not change within two frames. */
async function readQuestion(stop: string): Promise<Question | undefined> {
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent ?? '');
  const has = (selector: string) => document.querySelector(selector) !== null;
  const read = (): Question => ({
    text: texts('#ask-question')[0] ?? '',
    kind: has('.ask-answers form') ? 'amount' : has('.ask-answers .answer-foot') ? 'some' : 'one',
    options: texts('.ask-answers .options .option .option-text'),
    stop: texts(stop)[0],
  });
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const before = read();
  await frame();
  await frame();
  const now = read();
  const answerable = now.kind === 'amount' || now.options.length > 0 || now.stop !== undefined;
  const rests = JSON.stringify(now) === JSON.stringify(before) && !has('.ask-answers[aria-busy="true"]');
  return answerable && rests ? now : undefined;
}

/** Plays on all pages, whoever is asked, until something is reached. */
export async function playUntil(
  drivers: readonly Driver[],
  reached: (answers: number) => Promise<boolean> | boolean,
): Promise<void> {
  for (let answers = 0; ; answers++) {
    const next = await until(async () => {
      if (await reached(answers)) return 'reached';
      for (const driver of drivers) {
        // What is asked may have come since, together with what was waited for.
        if (await driver.isAsked()) return (await reached(answers)) ? 'reached' : driver;
      }
      return undefined;
    });
    if (next === 'reached') return;
    await next.answer();
  }
}
