/** Brings in words of the page that not every page says, for what is drawn within. */
import type { Catalogue } from '@polity/words';
import { type ReactNode, use } from 'react';
import { type LaterWords, loadShell } from './load.js';
import { ShellWordsProvider, useShellWords } from './shell.js';

const spoken = new Map<string, Promise<Catalogue>>();

/** Suspends until they are there. */
export function WithWords({
  later,
  children,
}: {
  readonly later: readonly LaterWords[];
  readonly children: ReactNode;
}) {
  const { locale } = useShellWords();
  const key = `${locale} ${later}`;
  const loading = spoken.get(key) ?? loadShell(locale, later);
  spoken.set(key, loading);
  return <ShellWordsProvider words={use(loading)}>{children}</ShellWordsProvider>;
}
