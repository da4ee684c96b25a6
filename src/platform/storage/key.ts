const SEGMENT = /^[a-z0-9_-][a-z0-9._-]{0,199}$/;

/** Whether it can be a key: see `checkKey`. */
export const isKey = (key: string): boolean =>
  key.length <= 500 && key.split('/').every((part) => SEGMENT.test(part));

/**
 * Throws unless each part of the key is made of a–z, 0–9, `.`, `_` and `-` and doesn't begin with
 * a dot: so no key leads out of the folder, and none means two files on another file system.
 */
export function checkKey(key: string): void {
  if (!isKey(key)) {
    throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`);
  }
}
