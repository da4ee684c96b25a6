import { useLocation, useSearch } from 'wouter';

/** How a screen's address says what is shown on it: read, and set one at a time. */
export const useParams = (path: string) => {
  const search = useSearch();
  const [, go] = useLocation();
  const params = new URLSearchParams(search);
  /** What is shown begins anew, but for who leafs; what is typed is no step of the history. */
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (name !== 'start') next.delete('start');
    if (value === '') next.delete(name);
    else next.set(name, value);
    go(`${path}${next.size > 0 ? `?${next}` : ''}`, { replace: name === 'q' });
  };
  const start = Number(params.get('start') ?? 0) || 0;
  return {
    search,
    start,
    get: (name: string) => params.get(name) ?? '',
    set,
    clear: () => go(path),
  };
};
