/** Which values of a view have just changed, or would change, by their path. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Change } from './diff.js';

interface Changes {
  /** `preview`: would change; `past`: have changed. */
  readonly mode: 'preview' | 'past';
  readonly byPath: ReadonlyMap<string, Change>;
}

const SEPARATOR = '\u001f';
const NONE: Changes = { mode: 'past', byPath: new Map() };
const Context = createContext<Changes>(NONE);

export interface ChangesProviderProps {
  readonly mode: Changes['mode'];
  readonly changes: readonly Change[];
  readonly children: ReactNode;
}

export function ChangesProvider({ mode, changes, children }: ChangesProviderProps) {
  const value = useMemo(
    () => ({ mode, byPath: new Map(changes.map((change) => [change.path.join(SEPARATOR), change])) }),
    [mode, changes],
  );
  return <Context value={value}>{children}</Context>;
}

export function useChange(
  path: readonly string[],
): { readonly mode: Changes['mode']; readonly change: Change } | undefined {
  const { mode, byPath } = useContext(Context);
  const change = byPath.get(path.join(SEPARATOR));
  return change && { mode, change };
}
