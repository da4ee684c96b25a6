import { useRef, useState } from 'react';
import type { Path, Placed } from './entries';

const isBelow = (path: Path, above: Path): boolean =>
  path.length > above.length && above.every((at, depth) => path[depth] === at);

/** Whether something stands in an entry. */
export const holds = (all: readonly Placed[], { path }: Placed): boolean =>
  all.some((one) => one.path.length === path.length + 1 && isBelow(one.path, path));

/** An entry by the names on the way to it: it stays closed wherever it is moved to among its own. */
const nameOf = (all: readonly Placed[], path: Path): string =>
  path
    .map((_, depth) => {
      const way = path.slice(0, depth + 1).join();
      return String(all.find((one) => one.path.join() === way)?.entry.title ?? '');
    })
    .join('\n');

/** Which entries of a tree are closed, and what is to be seen of it. */
export const useClosed = (all: readonly Placed[]) => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isClosed = ({ path }: Placed): boolean => closed.has(nameOf(all, path));
  const shut = all.filter((one) => closed.size > 0 && isClosed(one) && holds(all, one));
  const seen = all.filter(({ path }) => !shut.some((one) => isBelow(path, one.path)));
  const turn = (placed: Placed, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(nameOf(all, placed.path));
    else next.add(nameOf(all, placed.path));
    setClosed(next);
  };
  return { seen, isOpen: (placed: Placed) => !shut.includes(placed), turn };
};

/** In ms without a key, after which a name is typed from its beginning. */
const PAUSE = 700;

/** The entry after this one of which the name begins with what is typed. */
export const useTypeAhead = () => {
  const typed = useRef({ text: '', at: 0 });
  return <T>(
    key: string,
    seen: readonly T[],
    from: number,
    nameOf: (one: T) => string,
  ): T | undefined => {
    const now = Date.now();
    const isNew = now - typed.current.at > PAUSE;
    const text = (isNew ? '' : typed.current.text) + key.toLowerCase();
    typed.current = { text, at: now };
    // A letter alone goes on to the next; more of a name may still be this one's.
    const start = text.length === 1 ? from + 1 : from;
    return [...seen.slice(start), ...seen.slice(0, start)].find((one) =>
      nameOf(one).toLowerCase().startsWith(text),
    );
  };
};
