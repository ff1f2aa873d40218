/**
 * Places: the shell has spots that a game's board may fill (the bar at the top, each seat's tile), and the board has
 * spots for parts of the shell (the question, the seats with the log). Each keeps its state and its context; only where
 * it is drawn is decided by the other.
 */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

interface Places {
  get(name: string): HTMLElement | undefined;
  set(name: string, element: HTMLElement | null): void;
  subscribe(listener: () => void): () => void;
}

const PlacesContext = createContext<Places | null>(null);

function newPlaces(): Places {
  const places = new Map<string, HTMLElement>();
  const listeners = new Set<() => void>();
  return {
    get: (name) => places.get(name),
    set(name, element) {
      if (element === null) places.delete(name);
      else places.set(name, element);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function PlacesProvider({ children }: { readonly children: ReactNode }) {
  const places = useMemo(newPlaces, []);
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

/** A place that somebody else fills. */
export function Place({ name, className }: { readonly name: string; readonly className?: string }) {
  const places = useContext(PlacesContext);
  const ref = useCallback((element: HTMLElement | null) => places?.set(name, element), [places, name]);
  return <div ref={ref} className={className} />;
}

/** Draws its children at a place, as soon as that is there. Where nobody has places it draws them here. */
export function InPlace({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const places = useContext(PlacesContext);
  const element = useSyncExternalStore(
    useCallback((listener) => places?.subscribe(listener) ?? (() => undefined), [places]),
    () => places?.get(name),
  );
  if (places === null) return children;
  return element ? createPortal(children, element) : null;
}
