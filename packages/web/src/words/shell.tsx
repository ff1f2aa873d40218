/** Gives every component the words of the page. */
import { createContext, type ReactNode, useContext } from 'react';
import { Catalogue, type Params } from './catalogue.js';

const ShellWords = createContext<Catalogue>(new Catalogue('en', []));

export function ShellWordsProvider({ words, children }: { readonly words: Catalogue; readonly children: ReactNode }) {
  return <ShellWords value={words}>{children}</ShellWords>;
}

export function useShellWords(): Catalogue {
  return useContext(ShellWords);
}

/** `const t = useText(); t('home.play')`. */
export function useText(): (key: string, params?: Params) => string {
  const words = useContext(ShellWords);
  return (key, params) => words.text(key, params);
}
