/** What is kept on the device alone, as JSON; undefined: nothing, or nothing that can be read. */
export const readLocal = <T>(key: string): T | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps something on the device; undefined: nothing any more. */
export const writeLocal = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed store: what is typed is kept by the server too.
  }
};
