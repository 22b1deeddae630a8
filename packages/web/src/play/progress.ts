/** Which lessons somebody has done in this browser. */

const keyOf = (game: string): string => `roundhouse.learned.${game}`;

/** Ids of the lessons done; those of older versions too. */
export function lessonsDone(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberLesson(game: string, lesson: string): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify([...new Set([...lessonsDone(game), lesson])]));
  } catch {
    // A browser that keeps nothing forgets what was done; the lessons are all still there.
  }
}

export function forgetLessons(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // Nothing was kept.
  }
}
