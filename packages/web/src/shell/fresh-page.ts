/** A part of the page could not be fetched: the line is broken, or the server has newer parts. Then the page starts anew. */
import { onItsWay } from './live/on-its-way.js';

const AGAIN_AFTER = 3000;

/** Loads the page again as soon as the server answers; where a browser keeps the failure, nothing less helps. */
export function startAnewWhenPartsFail(): void {
  addEventListener('vite:preloadError', () => void reloadWhenReachable());
}

/** Not before the server has taken what was on its way: the new page knows nothing of it. */
export async function reloadWhenReachable(reload = () => location.reload()): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    const reachable = await fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
    if (reachable && !onItsWay.isAnything()) return reload();
  }
}
