/** Every piece of text on the screen: how large it is, and whether something cuts it off or lies upon it. */
import type { Page } from 'playwright-core';

export interface TextWrong {
  readonly what: 'small' | 'cut' | 'upon';
  readonly told: string;
}

/**
 * What is wrong with the text on the page.
 * @param least pixels that a letter's size has at least.
 */
export function textWrong(page: Page, least: number): Promise<readonly TextWrong[]> {
  return page.evaluate((smallest) => {
    /** Where scrolling is meant: the log, what others did, the chat, the tabs of a phone and its rows of actions. */
    const MAY_SCROLL =
      '.log-lines, .chat-lines, .side-digest, .heg-strip ol, .heg-tabs .heg-action-row, .stage, .seats-panel, html, body';
    const wrong: TextWrong[] = [];
    const seen: { readonly text: string; readonly element: Element; readonly box: DOMRect }[] = [];

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || element.closest('script, style, option, .skip-link') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isOnlyHeard(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.length === 0) continue;
      if (boxes.every((box) => isOutside(box, element))) continue;
      const told = `${text.slice(0, 40)} (${pathTo(element)})`;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < smallest - 0.01) wrong.push({ what: 'small', told: `${size}: ${told}` });
      const scrolled = element.closest('.log-lines, .chat-lines, .side-digest, .heg-strip ol') !== null;
      const cutter = scrolled ? null : boxes.map((box) => cutBy(box, element)).find((cut) => cut !== null);
      if (cutter) wrong.push({ what: 'cut', told: `${told} by ${cutter}` });
      const scrolls = element.closest('.stage')?.getBoundingClientRect();
      if (scrolled) continue;
      for (const box of boxes) {
        if (scrolls && (box.top < scrolls.top || box.bottom > scrolls.bottom)) continue;
        seen.push({ text: told, element, box });
      }
    }
    for (const [i, one] of seen.entries()) {
      for (let k = i + 1; k < seen.length; k++) {
        const other = seen[k];
        if (other === undefined || one.element === other.element) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of text stand closer than their boxes are high.
        const slack = Math.min(one.box.height, other.box.height) * 0.3;
        if (across <= 1.5 || down <= slack || layer(one.element) !== layer(other.element)) continue;
        wrong.push({ what: 'upon', told: `${one.text} and ${other.text}` });
      }
    }
    return wrong;

    function isOnlyHeard(element: Element): boolean {
      return element.closest('.visually-hidden, .heg-sr') !== null || clipped(element);
    }
    function clipped(element: Element | null): boolean {
      for (let at = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      }
      return false;
    }
    /** None of it is seen: it lies beside a box that hides what does not fit. */
    function isOutside(box: DOMRect, element: Element): boolean {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const edge = at.getBoundingClientRect();
        const beside = box.left >= edge.right - 1 || box.right <= edge.left + 1;
        if (beside || box.top >= edge.bottom - 1 || box.bottom <= edge.top + 1) return true;
      }
      return false;
    }
    /** What lies over the board, and may. */
    function layer(element: Element): Element | null {
      return element.closest('[role=dialog], .board-tip, .side-moment, .heg-event-place, .preview, .heg-dock, .ask');
    }
    /** Who cuts off a part of it: a box around it that hides what does not fit, or the edge of the screen. */
    function cutBy(box: DOMRect, element: Element): string | null {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        const hidesX = overflowX !== 'visible' && !(overflowX === 'auto' && at.matches(MAY_SCROLL));
        const hidesY = overflowY !== 'visible' && !(overflowY === 'auto' && at.matches(MAY_SCROLL));
        if (at === document.documentElement || at === document.body) continue;
        if (hidesX && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) return pathTo(at);
        // A line's box is higher than its letters.
        if (hidesY && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)) return pathTo(at);
        if (position === 'fixed') break;
        if (at.matches(MAY_SCROLL) && overflowY === 'auto') return null;
      }
      const out = box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      return out && document.documentElement.scrollHeight <= innerHeight ? 'the screen' : null;
    }
    function pathTo(element: Element): string {
      const names: string[] = [];
      for (let at: Element | null = element; at !== null && names.length < 3; at = at.parentElement) {
        names.unshift(
          `${at.tagName.toLowerCase()}.${(at.getAttribute('class') ?? '').split(' ').slice(0, 2).join('.')}`,
        );
      }
      return names.join(' > ');
    }
  }, least);
}
