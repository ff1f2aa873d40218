/** Where a page has just closed under a finger, its press was meant for the page, not for what lies beneath. */

/** Milliseconds in which nobody has seen yet what lies there. */
const UNSEEN_BENEATH = 400;

export function ignoreTaps(): void {
  const over = new AbortController();
  const ignore = (event: MouseEvent) => {
    if ((event as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), UNSEEN_BENEATH);
}
