import { vi } from 'vitest';

/** The browser's store takes nothing more, until what this answers is called. */
export const fillStore = (): (() => void) => {
  const store = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.getItem(key),
    removeItem: (key: string) => store.removeItem(key),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  return () => void vi.stubGlobal('localStorage', store);
};
