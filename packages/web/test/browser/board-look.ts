/** What a person sees of a board and its question: which spots can be pressed, and where to press them. */
import type { Page } from 'playwright-core';

/** A spot that can be chosen now and is drawn on the screen. */
export interface SeenSpot {
  readonly name: string;
  /** Which one of those drawn under this name. */
  readonly nth: number;
  /** Among the loose ones, beside the board. */
  readonly loose: boolean;
  readonly chosen: boolean;
}

export interface BoardLook {
  readonly over: boolean;
  /** Whether something is asked here that can be answered now. */
  readonly asked: boolean;
  readonly question: string;
  readonly refusal: string;
  readonly spots: readonly SeenSpot[];
  /** The places of the tabs that promise choices and are not open, on a phone. */
  readonly otherTabs: readonly number[];
  /** What is picked can be confirmed. */
  readonly confirm: boolean;
  readonly amount: boolean;
  readonly stop: boolean;
  readonly list: boolean;
  /** The answers are listed instead of being on the board. */
  readonly listed: boolean;
}

/** On a phone where one stands is answered in the question alone, in the spots' own name. */
export const CHOOSABLE = 'button.board-hit[data-choosable], .ask button[data-at-hand^="stance:"]:enabled';

/** Those of one name. */
export function choosableAs(name: string): string {
  return `:is(${CHOOSABLE}):is([data-spot="${name}"], [data-at-hand="${name}"])`;
}

export const CONFIRM = '.board-choice-bar .button.primary';
export const STOP = '.ask .ask-buttons .button.primary';
export const LIST = '.ask-answers .board-point button';
export const TABS = 'nav.board-tabs button';

export function lookAtBoard(page: Page): Promise<BoardLook> {
  return page.evaluate(
    ({ choosable, confirm, stop, list, tabs }) => {
      const seen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      const has = (selector: string) => [...document.querySelectorAll(selector)].some(seen);
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const counts = new Map<string, number>();
      const spots = [...document.querySelectorAll<HTMLElement>(choosable)].flatMap((button) => {
        const name = button.dataset.spot ?? button.dataset.atHand ?? '';
        const nth = counts.get(name) ?? 0;
        counts.set(name, nth + 1);
        if (!seen(button)) return [];
        const chosen = button.getAttribute('aria-pressed') === 'true';
        return [{ name, nth, loose: button.closest('.board-loose') !== null, chosen }];
      });
      const otherTabs = [...document.querySelectorAll(tabs)].flatMap((tab, place) =>
        seen(tab) && tab.querySelector('.board-dot') && tab.getAttribute('aria-current') !== 'true' ? [place] : [],
      );
      return {
        over: has('.over-page'),
        asked: has('.stage > *') && has('.ask.mine .ask-answers[aria-busy="false"] > *'),
        question: text('#ask-question'),
        refusal: text('.refusal'),
        spots,
        otherTabs,
        confirm: has(`${confirm}:enabled`),
        amount: has('.ask-answers form'),
        stop: has(`${stop}:enabled`),
        list: has(list),
        // Offers that stand in the question are spots of the board, said with their prices.
        listed: has('.ask-answers .options:not(.heg-offers) .option'),
      };
    },
    { choosable: CHOOSABLE, confirm: CONFIRM, stop: STOP, list: LIST, tabs: TABS },
  );
}

/** Where on a spot's button nothing else lies, seen from its corner; or what lies on all of it. */
export type Aim = { readonly x: number; readonly y: number } | Covered | 'gone';

export interface Covered {
  readonly coveredBy: string;
}

/** Brings each of some spots into sight, as a person would, and looks for a place on it that can be pressed. */
export function aimAt(page: Page, spots: readonly Pick<SeenSpot, 'name' | 'nth'>[]): Promise<readonly Aim[]> {
  return page.evaluate(
    (wanted) => {
      // From the middle outwards: that is where one points first.
      const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
      return wanted.map(({ choosable, nth }) => {
        const button = document.querySelectorAll(choosable)[nth];
        if (button === undefined) return 'gone';
        button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = button.getBoundingClientRect();
        let cover: Element | null = null;
        for (const down of shares) {
          for (const across of shares) {
            const [x, y] = [width * across, height * down];
            const on = document.elementFromPoint(left + x, top + y);
            if (on === button || (on !== null && button.matches('[data-at-hand]') && button.contains(on)))
              return { x, y };
            cover ??= on;
          }
        }
        const said = cover?.getAttribute('data-spot') ?? cover?.getAttribute('class') ?? '';
        return {
          coveredBy: cover === null ? 'the edge of the screen' : `${cover.tagName} ${said}`,
        };
      });
    },
    spots.map(({ name, nth }) => ({ choosable: choosableAs(name), nth })),
  );
}

/** Whether the mouse at this place of a spot's button would still press it. */
export function isUnder(page: Page, name: string, at: { readonly x: number; readonly y: number }): Promise<boolean> {
  return page.evaluate(({ spot, x, y }) => document.elementFromPoint(x, y)?.closest(spot) !== null, {
    spot: choosableAs(name),
    ...at,
  });
}
