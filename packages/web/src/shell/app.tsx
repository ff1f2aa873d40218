/** The page as a whole: loads the words of the chosen language and shows what the address names. */

import { type Catalogue, pickLanguage } from '@polity/words';
import { lazy, Suspense, use, useEffect } from 'react';
import { usePreferences } from './preferences.js';
import { type Route, routeOf, useLocation } from './router.js';
import { ErrorBoundary } from './ui/error-boundary.js';
import { Header, Waiting } from './ui/header.js';
import { loadShell } from './words/load.js';
import { ShellWordsProvider, useSay } from './words/shell.js';

const homePage = async () => ({ default: (await import('./home/home-page.js')).HomePage });
// On the way while the words are: a table is opened without it.
const home = window.location.pathname === '/' ? homePage() : undefined;
const HomePage = lazy(() => home ?? homePage());
const AboutPage = lazy(async () => ({ default: (await import('./home/about-page.js')).AboutPage }));
const GamePage = lazy(async () => ({ default: (await import('./home/game-page.js')).GamePage }));
const NewTablePage = lazy(async () => ({ default: (await import('./home/new-table-page.js')).NewTablePage }));
const LearnPage = lazy(() => import('./learn/learn-page.js'));
const ReferencePage = lazy(() => import('./reference/reference-page.js'));
const SeatPage = lazy(() => import('./seats/seat-page.js'));
const TablePage = lazy(() => import('./table/table-page.js'));

const shells = new Map<string, Promise<Catalogue>>();

function shellIn(language: string): Promise<Catalogue> {
  const known = shells.get(language) ?? loadShell(language);
  shells.set(language, known);
  return known;
}

export function App() {
  return (
    <Suspense fallback={null}>
      <SpokenPage />
    </Suspense>
  );
}

function SpokenPage() {
  const language = pickLanguage(usePreferences().language, navigator.languages);
  const words = use(shellIn(language));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ShellWordsProvider words={words}>
      <ErrorBoundary message={words.text('app.broken')} reload={words.text('app.reload')}>
        <a href="#content" className="skip-link">
          {words.text('app.skip')}
        </a>
        <CurrentPage />
      </ErrorBoundary>
    </ShellWordsProvider>
  );
}

function CurrentPage() {
  const say = useSay();
  const [path = '/', search = ''] = useLocation().split(/(?=\?)/);
  const route = routeOf(path, search);
  useEffect(() => {
    if (route.page !== 'table') document.title = say('app.name');
  });
  return <Suspense fallback={<Waiting />}>{pageOf(route)}</Suspense>;
}

function pageOf(route: Route) {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewTablePage game={route.game} />;
    case 'about':
      return <AboutPage />;
    case 'game':
      return <GamePage id={route.game} />;
    case 'learn':
      return <LearnPage id={route.game} />;
    case 'rules':
      return <ReferencePage id={route.game} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'seat':
      return <SeatPage table={route.table} />;
    case 'nowhere':
      return <Nowhere />;
  }
}

function Nowhere() {
  const say = useSay();
  return (
    <div className="page">
      <Header />
      <main className="notice-page" id="content">
        {say('app.nowhere')}
      </main>
    </div>
  );
}
