/** Milliseconds that running requests and jobs have to finish; the whole end has 25 s. */
const PATIENCE = 20_000;

/**
 * Closes the application, and then stops its database: also when closing fails or takes too long,
 * since a database of our own would stay behind otherwise. Throws what closing failed with.
 */
export const stopInTurn = async (
  close: () => Promise<unknown>,
  stopDatabase: () => Promise<void>,
): Promise<void> => {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => {
    late = setTimeout(resolve, PATIENCE);
  });
  try {
    await Promise.race([close(), patience]);
  } finally {
    clearTimeout(late);
    await stopDatabase();
  }
};
