/** What was chosen in this game on this browser; one that keeps nothing remembers it until the page goes. */
const chosen = new Map<string, string>();

export function kept(key: 'hints' | 'finished'): string | undefined {
  try {
    return localStorage.getItem(`polity.new-angeles.${key}`) ?? undefined;
  } catch {
    return chosen.get(key);
  }
}

export function keep(key: 'hints' | 'finished', value: string): void {
  chosen.set(key, value);
  try {
    localStorage.setItem(`polity.new-angeles.${key}`, value);
  } catch {
    // Then it is remembered above alone.
  }
}
