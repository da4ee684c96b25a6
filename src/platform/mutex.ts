const turns = new Map<string, Promise<unknown>>();

/** Runs what has the same key one after the other, in the order in which it was asked. */
export const withMutex = async <T>(key: string, run: () => Promise<T>): Promise<T> => {
  const before = turns.get(key) ?? Promise.resolve();
  const mine = before.then(run, run);
  // Whoever waits for it has its failure told; this is for who comes after.
  const over = mine.catch(() => {});
  turns.set(key, over);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === over) turns.delete(key);
  }
};
