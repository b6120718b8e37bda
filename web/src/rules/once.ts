/** Starts something once, however often it is asked for; again only where it failed. */
export function once<T>(start: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= start().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
