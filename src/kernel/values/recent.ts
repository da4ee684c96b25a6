/** The articles that were looked at in a browser, the last first, and the day of the last. */
import { recent as limits } from '../limits';

const DAY = 86_400_000;

const today = (now: number): number => Math.floor(now / DAY);

/** What the database can have given: whole and above 0, of at most 31 bits. */
const isId = (id: number): boolean => id > 0 && id === (id | 0);

/** What is kept, as `20000:12,7`; nothing of what is too old, or was written by somebody else. */
export const readRecent = (kept: string | null, now: number): number[] => {
  const [day, ids = ''] = (kept ?? '').split(':');
  if (!(today(now) - Number(day) <= limits.days)) return [];
  return ids.split(',').map(Number).filter(isId);
};

/** What is kept once an article was looked at, which then stands first. */
export const withRecent = (kept: string | null, id: number, now: number): string => {
  const others = readRecent(kept, now).filter((one) => one !== id);
  // One more than is shown: an article's own page doesn't show it.
  return `${today(now)}:${[id, ...others].slice(0, limits.most + 1)}`;
};
