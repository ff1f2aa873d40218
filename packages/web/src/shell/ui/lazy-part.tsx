/** A part of the page that is loaded when it is first drawn; until it is there its room stays empty. */
import { type ComponentType, createElement, lazy, Suspense } from 'react';

export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(load);
  return (props) => <Suspense fallback={null}>{createElement(Part, props)}</Suspense>;
}
