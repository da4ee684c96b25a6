type Parameters = { algorithm: string; data?: Record<string, unknown> };
type Challenge = { parameters: Parameters; signature?: string };
type Solution = { counter: number; derivedKey: string; time: number };

/** A solved challenge: what is posted, and until when (ms since 1970) the server takes it. */
export type Answer = { payload: string; expires: number };

/** Ms: what a slow telephone may need, many times over. */
const PATIENCE = 90_000;

const getChallenge = async (url: string, signal: AbortSignal): Promise<Challenge> => {
  const headers = { accept: 'application/json' };
  const response = await fetch(url, { headers, signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Challenge;
};

const work = (challenge: Challenge, signal: AbortSignal): Promise<Solution> =>
  new Promise((solved, failed) => {
    const worker = new Worker(new URL('./pbkdf2.worker.ts', import.meta.url), { type: 'module' });
    const end = (finish: () => void) => {
      worker.terminate();
      finish();
    };
    const fail = (reason: unknown) => end(() => failed(reason));
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    worker.addEventListener('error', () => fail(new Error('The captcha could not be solved')));
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
      if (data && 'derivedKey' in data) end(() => solved(data));
      else fail(new Error('The captcha was not solved'));
    });
    worker.postMessage({ type: 'work', challenge, timeout: PATIENCE });
  });

/**
 * Fetches a challenge of ALTCHA and works it out, off the page's own thread. Throws when either
 * fails, or is aborted.
 */
export const solve = async (url: string, signal: AbortSignal): Promise<Answer> => {
  const { parameters, signature } = await getChallenge(url, signal);
  const challenge = { parameters, signature };
  const solution = await work(challenge, signal);
  const { expires } = parameters.data ?? {};
  return {
    payload: btoa(JSON.stringify({ challenge, solution })),
    expires: typeof expires === 'number' ? expires : Number.POSITIVE_INFINITY,
  };
};
