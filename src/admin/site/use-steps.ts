import { useRef } from 'react';
import type { Entry, Path } from './entries';

/** How a tree stood, and what was chosen in it. */
type Stand = { list: readonly Entry[]; chosen: Path | undefined };

/** Steps that can be taken back. */
const MOST = 100;

/** What was done to a tree, to take it back and to do it again. What is typed in one entry is one step. */
export const useSteps = () => {
  const past = useRef<Stand[]>([]);
  const future = useRef<Stand[]>([]);
  const typedIn = useRef<string>(undefined);
  const note = (stand: Stand, typing?: Path) => {
    const key = typing?.join();
    const goesOn = key !== undefined && key === typedIn.current;
    typedIn.current = key;
    future.current = [];
    if (!goesOn) past.current = [...past.current, stand].slice(-MOST);
  };
  const step = (from: { current: Stand[] }, to: { current: Stand[] }) => (now: Stand) => {
    const stand = from.current.at(-1);
    if (!stand) return undefined;
    typedIn.current = undefined;
    from.current = from.current.slice(0, -1);
    to.current = [...to.current, now];
    return stand;
  };
  return { note, back: step(past, future), again: step(future, past) };
};
