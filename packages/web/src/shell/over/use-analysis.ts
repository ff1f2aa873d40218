/** The search for what cost each seat most in a finished game, begun when somebody asks for it. */
import type { Looked } from '@polity/kernel';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../api.js';

export type AnalysisState = 'unasked' | 'failed' | { readonly done: number; readonly of: number } | readonly Looked[];

export interface Analysis {
  readonly state: AnalysisState;
  begin(): void;
}

/** Milliseconds between two questions how far it has come. */
const PAUSE = 700;

export function useAnalysis(id: string): Analysis {
  const [state, setState] = useState<AnalysisState>('unasked');
  useEffect(() => {
    if (typeof state !== 'object' || !('done' in state)) return;
    const timer = setTimeout(() => {
      api.analysis(id).then(
        ({ failed, found, done, of }) => setState(failed ? 'failed' : (found ?? { done, of })),
        () => setState('failed'),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [state, id]);
  return { state, begin: useCallback(() => setState({ done: 0, of: 1 }), []) };
}

const NONE: readonly Looked[] = [];

/** What was found so far. */
export function foundIn(state: AnalysisState): readonly Looked[] {
  return Array.isArray(state) ? state : NONE;
}
