/** A part of the page that is loaded when it is first drawn; until it is there its room stays empty. */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect } from 'react';

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches it before it is drawn. */
  load(): Promise<unknown>;
}

export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  const Part: ComponentType<Props> = lazy(load);
  const inItsRoom = (props: Props) => <Suspense fallback={null}>{createElement(Part, props)}</Suspense>;
  return Object.assign(inItsRoom, { load });
}

/** Safari does not tell when it is idle. */
const SOON = 1500;

/** Fetches what a press may open, when the page has nothing else to do, so that it opens at once. */
export function useLoadedWhenIdle({ load }: Pick<LazyPart<object>, 'load'>): void {
  useEffect(() => {
    // A part that cannot be fetched starts the page anew (`fresh-page.ts`); here nobody waits for it.
    const fetchIt = () => void load().catch(() => undefined);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchIt, SOON);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchIt);
    return () => cancelIdleCallback(idle);
  }, [load]);
}
