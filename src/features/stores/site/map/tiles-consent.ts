import { cookie } from '#kernel/wire';

const YEAR = 365 * 24 * 60 * 60;

/** Whether the visitor asked for the map's pictures before. */
export const wantsTiles = (): boolean => document.cookie.split('; ').includes(`${cookie.tiles}=1`);

/** Remembers that he did, for a year. */
export const rememberTiles = (): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${cookie.tiles}=1; path=/; max-age=${YEAR}; samesite=lax${secure}`;
};
