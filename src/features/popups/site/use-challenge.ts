import { useCallback, useEffect, useRef } from 'react';
import type { Answer } from '#browser/proof/solve';

/** Ms: an answer that would come too late with the form is made anew. */
const MARGIN = 10_000;

const isFresh = ({ expires }: Answer): boolean => expires - Date.now() > MARGIN;

/**
 * Works a challenge out while the form is filled in: begun by `prepare`, asked for by `get`, which
 * answers '' when it could not be done, and spent once it went along.
 */
export const useChallenge = (url: string | undefined) => {
  const answer = useRef<Promise<Answer | undefined>>(undefined);
  const stop = useRef(new AbortController());
  const start = useCallback((): Promise<Answer | undefined> => {
    const found = import('#browser/proof/solve')
      .then(({ solve }) => solve(url ?? '', stop.current.signal))
      .catch(() => undefined);
    answer.current = found;
    return found;
  }, [url]);
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  const prepare = () => {
    if (url && !answer.current) void start();
  };
  const get = async (): Promise<string> => {
    const made = await answer.current;
    if (made && isFresh(made)) return made.payload;
    return (await start())?.payload ?? '';
  };
  const spend = () => {
    answer.current = undefined;
  };
  return { prepare, get, spend };
};
