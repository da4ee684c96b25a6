const ENTRANCES = new Set(['webcore', 'login', 'admin']);

/** How many parts behind the entrance still belong to the base. */
const DEPTH = 2;

/**
 * The base address of the app-style area that a path lies in: up to two parts beyond the part
 * `webcore`, `login` or `admin`. Undefined for a path that has none of these (S2.1/10).
 */
export const appBase = (path: string): string | undefined => {
  const parts = path.split('/');
  const entrance = parts.findIndex((part) => ENTRANCES.has(part));
  if (entrance === -1) return undefined;
  return parts
    .slice(0, entrance + 1 + DEPTH)
    .join('/')
    .replace(/\/$/, '');
};
