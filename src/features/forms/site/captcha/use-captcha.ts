import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#browser/proof/solve';

export type CaptchaStatus = 'none' | 'busy' | 'done' | 'failed';

/** Ms: an answer that would come too late with the form is made anew. */
const MARGIN = 10_000;

const isFresh = ({ expires }: Answer): boolean => expires - Date.now() > MARGIN;

/** 'Ik ben geen robot': works out a challenge once it is ticked, and again when its answer is spent. */
export const useCaptcha = (url: string | undefined) => {
  const [status, setStatus] = useState<CaptchaStatus>('none');
  const answer = useRef<Promise<Answer | undefined>>(undefined);
  const stop = useRef<AbortController>(undefined);
  const start = useCallback((): Promise<Answer | undefined> => {
    stop.current?.abort();
    const stopper = new AbortController();
    const { signal } = stopper;
    stop.current = stopper;
    setStatus('busy');
    const found = import('#browser/proof/solve')
      .then(({ solve }) => solve(url ?? '', signal))
      .catch(() => undefined);
    answer.current = found;
    found.then((result) => signal.aborted || setStatus(result ? 'done' : 'failed'));
    return found;
  }, [url]);
  const clear = useCallback(() => {
    stop.current?.abort();
    answer.current = undefined;
    setStatus('none');
  }, []);
  useEffect(() => () => stop.current?.abort(), []);
  /** What to post; '' when it could not be worked out. */
  const get = async (): Promise<string> => {
    const made = await answer.current;
    if (made && isFresh(made)) return made.payload;
    return (await start())?.payload ?? '';
  };
  /** The answer went along with a form, so it is good for nothing any more. */
  const spend = () => {
    if (answer.current) void start();
  };
  const tick = (ticked: boolean) => {
    if (ticked) void start();
    else clear();
  };
  return { status, isTicked: status === 'busy' || status === 'done', get, spend, tick, clear };
};

export type Captcha = ReturnType<typeof useCaptcha>;
