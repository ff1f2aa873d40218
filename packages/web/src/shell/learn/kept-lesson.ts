/** How far the lesson of a table has come, kept by this browser: by steps, left for the time being or over. */
export interface KeptLesson {
  readonly at: number;
  readonly left: boolean;
  /** Come to its end: there is nothing to go back to. */
  readonly over: boolean;
}

const BEGUN: KeptLesson = { at: 0, left: false, over: false };

const keyOf = (table: string) => `polity.lesson.${table}`;

export function keptLesson(table: string): KeptLesson {
  try {
    return lessonIn(localStorage.getItem(keyOf(table)) ?? '');
  } catch {
    return BEGUN;
  }
}

export function keepLesson(table: string, { at, left, over }: KeptLesson): void {
  try {
    localStorage.setItem(keyOf(table), [at, left && 'left', over && 'over'].filter((part) => part !== false).join(' '));
  } catch {
    // A browser that keeps nothing begins again.
  }
}

/** As it is kept: `3`, `3 left`, `14 over`. */
function lessonIn(kept: string): KeptLesson {
  const [at, ...how] = kept.split(' ');
  return { at: Number(at) || 0, left: how.includes('left'), over: how.includes('over') };
}
