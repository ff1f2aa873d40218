/** Something fetched from the server, fetched again from time to time while somebody looks. */
import { useCallback, useEffect, useState } from 'react';

export interface Resource<Value> {
  readonly value: Value | undefined;
  readonly error: Error | undefined;
  reload(): void;
}

export function useResource<Value>(fetch: () => Promise<Value>, everyMs?: number): Resource<Value> {
  const [state, setState] = useState<{ value?: Value; error?: Error }>({});
  const load = useCallback(() => {
    fetch().then(
      (value) => setState({ value }),
      (error: Error) => setState((before) => ({ ...before, error })),
    );
  }, [fetch]);

  useEffect(() => {
    load();
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) load();
    }, everyMs);
    return () => clearInterval(timer);
  }, [load, everyMs]);

  return { value: state.value, error: state.error, reload: load };
}
