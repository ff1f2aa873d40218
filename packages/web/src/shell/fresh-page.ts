/** A part of the page could not be fetched: the line is broken, or the server has newer parts. Then the page starts anew. */

const AGAIN_AFTER = 3000;

/** Loads the page again as soon as the server answers; where a browser keeps the failure, nothing less helps. */
export function startAnewWhenPartsFail(): void {
  addEventListener('vite:preloadError', () => void reloadWhenReachable());
}

async function reloadWhenReachable(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    const reachable = await fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
    if (reachable) {
      location.reload();
      return;
    }
  }
}
