/**
 * Plays a game by pointing at its board, as a person does: whatever is asked, it presses a spot that glows, goes on to
 * the next one where an answer needs several, names amounts, and stops. What to press is drawn from a seed. The list is
 * its last resort, and it keeps count of that.
 */
import type { Locator } from 'playwright-core';
import { AnswersSent, type Means } from './answers-sent.js';
import {
  type Aim,
  aimAt,
  type BoardLook,
  CONFIRM,
  choosableAs,
  isUnder,
  LIST,
  lookAtBoard,
  STOP,
  TABS,
} from './board-look.js';
import { until } from './support.js';
import type { Visitor } from './visitor.js';

export interface PointerSettings {
  /** Presses with a finger, which nothing can hover over. */
  readonly touch?: boolean;
  /** The visitor comes from another table. */
  readonly elsewhere?: boolean;
  /** How often it stops where it could go on. */
  readonly stops?: number;
}

/** How often it stops or ends its turn where it could go on, confirms where it could pick more, and looks into another tab. */
const STOPS = 0.3;
const ENDS = 0.6;
const CONFIRMS = 0.6;
const TURNS_TAB = 0.3;
/** How often it looks at what an answer would change before it gives it. */
const LOOKS_FIRST = 0.15;
/** A press on what is there to be pressed takes far less. */
const PRESS = { timeout: 15_000 };
/** What was laid out anew after it was aimed at is looked at again, so many times. */
const AIM = { timeout: 5000 };
const AIMS = 3;
/** How often it looks for something to press before it says that there is nothing, or that something lies upon it. */
const LOOKS = 100;
const BETWEEN_LOOKS = 60;

export class PointingDriver {
  readonly sent: AnswersSent;
  /** What a person would stumble over: spots that nothing can reach, or that slip away under the mouse. */
  readonly stumbles: string[] = [];
  /** How often in a row something was not where it had been aimed at. */
  private missed = 0;
  private empty = 0;

  constructor(
    readonly visitor: Visitor,
    private readonly random: () => number,
    private readonly settings: PointerSettings = {},
  ) {
    this.sent = new AnswersSent(visitor, settings.elsewhere ? visitor.frames.length : 0);
  }

  /** Plays on, whoever is asked, until the game is over. */
  async play(): Promise<void> {
    for (let look = await this.asked(); !look.over; look = await this.asked()) await this.step(look);
  }

  /** Answers one question, with as many presses as that takes. */
  async answer(): Promise<void> {
    const before = this.sent.all.length;
    while (this.sent.all.length === before) await this.step(await this.asked());
  }

  /** What is to be seen as soon as something can be answered, or the game is over. */
  asked(): Promise<BoardLook> {
    return until(async () => {
      const look = await lookAtBoard(this.page);
      if (look.refusal !== '') throw new Error(`an answer to “${look.question}” was refused: ${look.refusal}`);
      return look.over || look.asked ? look : undefined;
    });
  }

  private get page() {
    return this.visitor.page;
  }

  /** One press, and what comes of it. */
  private async step(look: BoardLook): Promise<void> {
    const means = await this.press(look);
    await this.sent.settled(means);
  }

  private async press(look: BoardLook): Promise<Means> {
    const fresh = look.spots.filter(({ chosen }) => !chosen);
    if (look.amount) return this.nameAmount();
    if (look.listed) return this.takeFromList();
    if (look.confirm && (fresh.length === 0 || this.drawn(CONFIRMS))) {
      await this.click(CONFIRM);
      return this.means(look);
    }
    const nowhere = look.spots.length === 0 && look.otherTabs.length === 0;
    // A part of the board that has not been drawn yet is waited for.
    if (nowhere && this.empty++ < LOOKS) {
      await this.page.waitForTimeout(BETWEEN_LOOKS);
      return 'board';
    }
    this.empty = 0;
    if (nowhere) this.stumbles.push(`nothing on the board answers “${look.question}”`);
    if (look.stop && this.drawn(fresh.length === 0 ? 1 : (this.settings.stops ?? STOPS))) {
      await this.click(STOP);
      return 'stop';
    }
    if (look.otherTabs.length > 0 && (fresh.length === 0 || this.drawn(TURNS_TAB))) {
      await this.click(TABS, this.pick(look.otherTabs));
      return 'board';
    }
    if (fresh.length > 0) {
      const end = fresh.find(({ name }) => name === 'end');
      const spot = end && this.drawn(ENDS) ? end : this.pick(fresh);
      await this.point(spot.name, spot.nth);
      return spot.loose ? 'loose' : 'board';
    }
    if (!look.list) throw new Error(`nothing can be pressed to answer “${look.question}”`);
    await this.click(LIST);
    return 'list';
  }

  /** Points at a spot, sees whether it stays where it is, and presses it. */
  private async point(name: string, nth: number): Promise<void> {
    const aim = await this.aim(name, nth);
    if (aim === 'gone') return;
    if ('coveredBy' in aim) {
      this.stumbles.push(`${name} is covered by ${aim.coveredBy}`);
      return;
    }
    const spot = this.page.locator(choosableAs(name)).nth(nth);
    const press = { ...AIM, position: aim };
    if (this.settings.touch) {
      await this.hit(() => spot.tap(press));
      return;
    }
    if (this.drawn(LOOKS_FIRST)) {
      if (!(await this.hit(() => spot.hover(press)))) return;
      const box = await spot.boundingBox(PRESS);
      await this.page.waitForTimeout(60);
      if (box && !(await isUnder(this.page, name, { x: box.x + aim.x, y: box.y + aim.y }))) {
        this.stumbles.push(`${name} slips away when it is pointed at`);
      }
    }
    await this.hit(() => spot.click(press));
  }

  /** What lies upon a spot may be on its way: it is in the way if it stays. */
  private async aim(name: string, nth: number): Promise<Aim> {
    for (let looks = 1; ; looks++) {
      const [aim = 'gone'] = await aimAt(this.page, [{ name, nth }]);
      if (aim === 'gone' || !('coveredBy' in aim) || looks === LOOKS) return aim;
      await this.page.waitForTimeout(BETWEEN_LOOKS);
    }
  }

  /** Whether something was where it had been aimed at; whoever misses looks again, as a person does. */
  private async hit(press: () => Promise<void>): Promise<boolean> {
    try {
      await press();
      this.missed = 0;
      return true;
    } catch (error) {
      if (++this.missed === AIMS) throw error;
      return false;
    }
  }

  private async nameAmount(): Promise<Means> {
    const form = this.page.locator('.ask-answers form');
    const steps = form.locator('button[type="button"]:enabled');
    const presses = Math.floor(this.random() * 3);
    for (let i = 0; i < presses; i++) {
      const count = await steps.count();
      if (count > 0) await this.pressOn(steps.nth(Math.floor(this.random() * count)));
    }
    await this.pressOn(form.locator('button[type="submit"]'));
    return 'amount';
  }

  private async takeFromList(): Promise<Means> {
    const options = this.page.locator('.ask-answers .options .option:enabled:not(.picked)');
    const confirm = this.page.locator('.ask-answers .answer-foot button:enabled');
    if ((await confirm.count()) > 0) await this.pressOn(confirm);
    else await this.pressOn(options.nth(Math.floor(this.random() * (await options.count()))));
    return 'list';
  }

  private means({ spots }: BoardLook): Means {
    return spots.some(({ chosen, loose }) => chosen && loose) ? 'loose' : 'board';
  }

  private click(selector: string, nth = 0): Promise<void> {
    return this.pressOn(this.page.locator(selector).nth(nth));
  }

  private pressOn(control: Locator): Promise<void> {
    return this.settings.touch ? control.tap(PRESS) : control.click(PRESS);
  }

  private drawn(chance: number): boolean {
    return this.random() < chance;
  }

  private pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }
}
