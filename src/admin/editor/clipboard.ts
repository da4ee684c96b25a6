import type { TreeBlock } from '#features/office/contract';

/** Kept by the browser: what is copied on one page is pasted on another, in another window too. */
const KEY = 'etalage-office-block';

export const writeClipboard = (block: TreeBlock): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(block));
  } catch {
    // A full or closed store: there is nothing to paste.
  }
};

export const readClipboard = (): TreeBlock | undefined => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};
