/** Where the page is: a path of this server, changed without loading anything anew. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string | null }
  | { readonly page: 'about' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  /** A recovery link: what opens the seat stands behind the `#`, which browsers tell nobody. */
  | { readonly page: 'seat'; readonly table: string }
  | { readonly page: 'nowhere' };

export function routeOf(path: string, search = ''): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'home' };
  if (first === 'new' && second === undefined) return { page: 'new', game: new URLSearchParams(search).get('game') };
  if (first === 'about' && second === undefined) return { page: 'about' };
  if (first === 'games' && second !== undefined) return { page: 'game', game: decodeURIComponent(second) };
  if (first === 'learn' && second !== undefined) return { page: 'learn', game: decodeURIComponent(second) };
  if (first === 'rules' && second !== undefined) return { page: 'rules', game: decodeURIComponent(second) };
  if (first === 'table' && second !== undefined) return { page: 'table', id: decodeURIComponent(second) };
  if (first === 'seat' && second !== undefined) return { page: 'seat', table: decodeURIComponent(second) };
  return { page: 'nowhere' };
}

export function navigate(to: string): void {
  history.pushState(null, '', to);
  scrollTo(0, 0);
  dispatchEvent(new Event('polity:navigate'));
}

export function useLocation(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search);
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener('polity:navigate', listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener('polity:navigate', listener);
  };
}
