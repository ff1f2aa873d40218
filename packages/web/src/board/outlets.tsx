/**
 * Outlets: the shell has room for parts of a game's board (the bar at the top, each seat's tile, the answers), and the
 * board has room for parts of the shell (the question, the seats with the log). Each part keeps its state and its
 * context; only where it is drawn is decided by the other.
 */
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';

interface Outlets {
  get(name: string): HTMLElement | undefined;
  set(name: string, element: HTMLElement | null): void;
  subscribe(listener: () => void): () => void;
}

const OutletsContext = createContext<Outlets | null>(null);

function newOutlets(): Outlets {
  const outlets = new Map<string, HTMLElement>();
  const listeners = new Set<() => void>();
  return {
    get: (name) => outlets.get(name),
    set(name, element) {
      if (element === null) outlets.delete(name);
      else outlets.set(name, element);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function OutletsProvider({ children }: { readonly children: ReactNode }) {
  const outlets = useMemo(newOutlets, []);
  return <OutletsContext value={outlets}>{children}</OutletsContext>;
}

export interface OutletProps extends Pick<ComponentProps<'div'>, 'className' | 'aria-busy'> {
  readonly name: string;
}

/** Room that somebody else fills. */
export function Outlet({ name, ...rest }: OutletProps) {
  const outlets = useContext(OutletsContext);
  const ref = useCallback((element: HTMLElement | null) => outlets?.set(name, element), [outlets, name]);
  return <div ref={ref} {...rest} />;
}

/** Draws its children in an outlet, as soon as that is there. Where nobody has outlets it draws them here. */
export function Into({ outlet, children }: { readonly outlet: string; readonly children: ReactNode }) {
  const outlets = useContext(OutletsContext);
  const element = useSyncExternalStore(
    useCallback((listener) => outlets?.subscribe(listener) ?? (() => undefined), [outlets]),
    () => outlets?.get(outlet),
  );
  if (outlets === null) return children;
  return element ? createPortal(children, element) : null;
}
