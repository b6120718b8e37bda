// What a browser keeps from visit to visit. Some keep nothing, and full ones no more:
// then everything works as on a first visit.

/** What was kept under a name; nothing where that is none or cannot be read. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a name, where the browser lets us. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // It keeps nothing.
  }
}
