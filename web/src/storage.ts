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

/** Keeps a value under a name. Whether the browser has let us. */
export function remember(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
