/**
 * Plays Hegemony on its board without a mouse: arrow keys from spot to spot, Enter to press and with Shift to confirm,
 * plus and minus for amounts, Tab to what lies outside the board, E to stop. What to press is drawn from a seed.
 */
import type { Page } from 'playwright-core';
import { nearest, type Point, WAYS } from '../../../src/board/spot-keys.js';
import { AnswersSent } from '../answers-sent.js';
import { type BoardLook, CHOOSABLE, CONFIRM, lookAtBoard } from '../board-look.js';
import { until } from '../support.js';
import type { Visitor } from '../visitor.js';

/** Where the focus is. */
interface Focus {
  /** The name of the spot, if it is on one. */
  readonly spot: string | null;
  /** On nothing at all. */
  readonly lost: boolean;
}

/** Far more than lie between any two things on the page. */
const MOST_TABS = 250;
const STOPS = 0.2;
const CONFIRMS = 0.5;
const KNOWS_KEY = 0.7;

export class KeyboardDriver {
  readonly sent: AnswersSent;

  constructor(
    private readonly visitor: Visitor,
    private readonly random: () => number,
  ) {
    this.sent = new AnswersSent(visitor, visitor.frames.length);
  }

  /** Answers whatever is asked, until the seat has nothing more to decide. */
  async playTurn(): Promise<void> {
    await until(() => this.sent.catchUp('board') || this.sent.asks.size || undefined);
    for (let look = await this.looked(); look.asked; look = await this.looked()) await this.step(look);
  }

  /** What is to be seen when nothing is on its way any more. */
  private looked(): Promise<BoardLook> {
    return until(async () => {
      await this.sent.settled('board');
      const look = await lookAtBoard(this.page);
      if (look.asked !== this.sent.asks.size > 0) return undefined;
      // What draws the answers may come a moment after the question.
      const pressable = look.spots.length > 0 || look.amount || look.confirm || look.stop;
      return pressable || !look.asked ? look : undefined;
    });
  }

  private async step(look: BoardLook): Promise<void> {
    // The focus goes on by itself to the next question, where what had it is gone.
    await until(async () => !(await this.focus()).lost || undefined);
    const fresh = look.spots.filter(({ chosen }) => !chosen).map(({ name }) => name);
    if (look.amount) await this.nameAmount();
    else if (look.confirm && (fresh.length === 0 || this.drawn(CONFIRMS))) await this.confirm();
    else if (look.stop && (fresh.length === 0 || this.drawn(STOPS))) await this.keys('e');
    else await this.press(fresh);
  }

  private async press(spots: readonly string[]): Promise<void> {
    const wanted = spots[Math.floor(this.random() * spots.length)];
    if (wanted === undefined) throw new Error('no spot can be pressed');
    if ((await this.focus()).spot === null) await this.keys('ArrowDown');
    const { spot } = await this.focus();
    if (spot === null) throw new Error('an arrow key does not lead to the board');
    await this.keys(...(await this.wayTo(spot, wanted)));
    const { spot: reached } = await this.focus();
    if (reached !== wanted) throw new Error(`the arrows lead to ${reached} instead of ${wanted}`);
    await this.keys('Enter');
  }

  /** The arrow keys that lead from one spot to another. */
  private async wayTo(from: string, to: string): Promise<readonly string[]> {
    const places = await this.places();
    const ways = new Map<string, readonly string[]>([[from, []]]);
    for (const [name, keys] of ways) {
      if (name === to) return keys;
      const others = places.filter((place) => place.name !== name);
      const here = places.find((place) => place.name === name);
      for (const [key, way] of Object.entries(WAYS)) {
        const next = here && others[nearest(here, others, way)];
        if (next && !ways.has(next.name)) ways.set(next.name, [...keys, key]);
      }
    }
    throw new Error(`no arrow keys lead from ${from} to ${to}`);
  }

  private places(): Promise<readonly (Point & { readonly name: string })[]> {
    return this.page.evaluate((choosable) => {
      return [...document.querySelectorAll<HTMLElement>(choosable)].map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return { name: button.dataset.spot ?? '', x: left + width / 2, y: top + height / 2 };
      });
    }, CHOOSABLE);
  }

  private async nameAmount(): Promise<void> {
    await this.keys(...['+', '-', '-'].slice(0, Math.floor(this.random() * 4)), 'Enter');
  }

  /** By its key, or by the long way to its button. */
  private async confirm(): Promise<void> {
    if (this.drawn(KNOWS_KEY)) return this.keys('Shift+Enter');
    const confirm = this.page.locator(CONFIRM);
    for (let i = 0; i < MOST_TABS; i++) {
      if (await confirm.evaluate((button) => button === document.activeElement)) return this.keys('Enter');
      await this.keys('Shift+Tab');
    }
    throw new Error('Tab does not come to the button that confirms');
  }

  private focus(): Promise<Focus> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      const spot = at instanceof HTMLElement ? (at.dataset.spot ?? null) : null;
      return { spot, lost: at === null || at === document.body };
    });
  }

  private get page(): Page {
    return this.visitor.page;
  }

  private async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  private drawn(chance: number): boolean {
    return this.random() < chance;
  }
}
