import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callSigned, createUploadAuth, TokenRefused } from './auth';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const prepare = (kept: string | null = 'a1') => {
  let current = kept;
  let count = 1;
  const steps: string[] = [];
  const tokens = {
    current: () => current,
    next: vi.fn(async (refused: string | null) => {
      steps.push(`next ${refused}`);
      await Promise.resolve();
      count += 1;
      current = `a${count}`;
      return current;
    }),
    headers: (token: string) => ({ authorization: `Bearer ${token}`, authenticationmethod: 'JWT' }),
  };
  const auth = createUploadAuth(tokens, {
    pause: () => void steps.push('pause'),
    resume: () => void steps.push('resume'),
  });
  const sign = async () => {
    const headers: Record<string, string> = {};
    await auth.sign({
      setHeader: (name, value) => {
        headers[name] = value;
      },
    });
    return headers;
  };
  const answer = (status: number) => auth.hear({ getStatus: () => status });
  return { tokens, auth, sign, answer, steps };
};

test('S7.10/1 S6/6 every request carries the token as Bearer, with authenticationmethod', async () => {
  const { sign, tokens } = prepare();
  const token = { authorization: 'Bearer a1', authenticationmethod: 'JWT' };
  expect(await sign()).toEqual({ ...token, 'etalage-language': 'nl_NL' });
  expect(tokens.next).not.toHaveBeenCalled();
});

test('a first upload gets a token before it asks anything', async () => {
  const { sign } = prepare(null);
  expect(await sign()).toMatchObject({ authorization: 'Bearer a2' });
});

test('S4.8/4 S8.8/6 a 401 pauses all, refreshes once, and lets them go on with the new token', async () => {
  const { auth, sign, answer, steps } = prepare();
  await sign();
  expect(() => answer(401)).toThrow(TokenRefused);
  expect(auth.renews()).toBe(true);
  expect(steps, 'not before the refused one has settled').toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(['pause', 'next a1', 'resume']);
  expect(await sign()).toMatchObject({ authorization: 'Bearer a2' });
});

test('S4.8/4 uploads that are refused together cause one refresh', async () => {
  const { auth, sign, tokens } = prepare();
  await sign();
  expect([auth.renews(), auth.renews(), auth.renews()]).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(0);
  expect(tokens.next).toHaveBeenCalledTimes(1);
});

test('S4.8/4 the guard against repeated refreshes ends after 500 ms', async () => {
  const { auth, sign, answer } = prepare();
  await sign();
  auth.renews();
  await vi.advanceTimersByTimeAsync(0);
  answer(200);
  await vi.advanceTimersByTimeAsync(499);
  expect(auth.renews()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(auth.renews()).toBe(true);
});

test('a token that was just got and is refused too is not replaced again, until one tries again', async () => {
  const { auth, sign } = prepare();
  await sign();
  auth.renews();
  await vi.advanceTimersByTimeAsync(10_000);
  await sign();
  expect(auth.renews()).toBe(false);
  auth.forget();
  expect(auth.renews()).toBe(true);
});

test('a request that comes while a token is fetched waits for that', async () => {
  const { auth, sign } = prepare();
  await sign();
  auth.renews();
  await Promise.resolve();
  expect(await sign()).toMatchObject({ authorization: 'Bearer a2' });
});

test('without a token to be had the uploads go on, and are refused', async () => {
  const { auth, sign, tokens, steps } = prepare();
  await sign();
  tokens.next.mockRejectedValueOnce(new Error('no token: 400'));
  auth.renews();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps).toEqual(['pause', 'resume']);
  expect(auth.renews()).toBe(false);
});

test('S4.8/1 S7.10/2 a call that is refused is done once more with a new token', async () => {
  const { tokens } = prepare();
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('authorization'));
    return new Response(null, { status: asked.length === 1 ? 401 : 200 });
  });
  expect((await callSigned(tokens, '/x', { headers: { accept: 'a/b' } })).status).toBe(200);
  expect(asked).toEqual(['Bearer a1', 'Bearer a2']);
  vi.unstubAllGlobals();
});
