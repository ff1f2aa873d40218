/** Gives every component the words of the page. */

import { Catalogue, type Params } from '@polity/words';
import { createContext, type ReactNode, useContext } from 'react';

const ShellWords = createContext<Catalogue>(new Catalogue('en', []));

export function ShellWordsProvider({ words, children }: { readonly words: Catalogue; readonly children: ReactNode }) {
  return <ShellWords value={words}>{children}</ShellWords>;
}

export function useShellWords(): Catalogue {
  return useContext(ShellWords);
}

/** `const say = useSay(); say('home.play')`. */
export function useSay(): (key: string, params?: Params) => string {
  const words = useContext(ShellWords);
  return (key, params) => words.text(key, params);
}
