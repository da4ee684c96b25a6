import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure, createApiClient } from './client';
import type { ApiWorld } from './token';

type Answer = { status: number; body?: unknown } | 'hang' | 'offline';

const ACCESS = '/api/v1.0/auth/jwt/access_token';
const REFRESH = '/api/v1.0/auth/jwt/refresh_token';
const LIST = '/api/v1.0/location';

const tokens = (access: string, refresh: string) => ({
  status: 200,
  body: { data: { access_token: access, refresh: { token: refresh } } },
});

/** A browser of which nothing is real: time passes by waiting, and replies are as they were told. */
const createWorld = () => {
  const kept = new Map<string, string>();
  const told = new Map<string, Answer[]>();
  const calls: { url: string; headers: Headers; body: unknown; method: string }[] = [];
  const gone: string[] = [];
  let time = 1_000_000;
  const waits: number[] = [];
  const world: ApiWorld = {
    fetch: async (url, init = {}) => {
      const { headers, body, method = 'GET' } = init;
      calls.push({ url, headers: new Headers(headers), body: body?.toString(), method });
      const path = url.split('?')[0] ?? '';
      const answer = told.get(path)?.shift() ?? { status: 500, body: {} };
      if (answer === 'offline') throw new TypeError('no network');
      if (answer === 'hang') return new Promise(() => {});
      const text = answer.body === undefined ? null : JSON.stringify(answer.body);
      return new Response(text, { status: answer.status });
    },
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    go: (address) => void gone.push(address),
    wait: async (ms) => {
      waits.push(ms);
      time += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
    now: () => time,
  };
  return {
    world,
    kept,
    calls,
    gone,
    waits,
    tell: (url: string, ...answers: Answer[]) => void told.set(url, answers),
    now: () => time,
    client: createApiClient(world),
    urls: () => calls.map(({ url }) => url.split('?')[0]),
  };
};

let browser: ReturnType<typeof createWorld>;
beforeEach(() => {
  browser = createWorld();
  browser.tell('/webcore/api-user', {
    status: 200,
    body: { data: { client_id: 'page', client_secret: 'geheim' } },
  });
});

const ok = { status: 200, body: { data: [] } };
const refused = { status: 401, body: { code: 'token' } };

test('S7.9/3 a GET carries its filters as filter[] with their filter_type', async () => {
  browser.kept.set('id_token', 'a0');
  browser.tell(LIST, ok);
  const filter = { filter_type: 'FieldFilter', column: 'id', operator: '<>', value: 35 } as const;
  await browser.client.get(LIST, [filter, filter], { limit: 5 });
  const { searchParams } = new URL(browser.calls[0]?.url ?? '', 'http://x');
  expect(searchParams.get('limit')).toBe('5');
  expect(searchParams.getAll('filter[]').map((one) => JSON.parse(one))).toEqual([filter, filter]);
});

test('S7.9/3 a POST has a JSON body; S6/6 a token goes along as Bearer with authenticationmethod', async () => {
  browser.kept.set('id_token', 'a1');
  browser.tell(LIST, ok);
  await browser.client.post(LIST, { naam: 'An' });
  const [call] = browser.calls;
  expect(call).toMatchObject({ method: 'POST', body: '{"naam":"An"}' });
  expect(call?.headers.get('authorization')).toBe('Bearer a1');
  expect(call?.headers.get('authenticationmethod')).toBe('JWT');
  expect(call?.headers.get('content-type')).toBe('application/json');
});

test('S7.9/3 204 resolves with the status', async () => {
  browser.tell(LIST, { status: 204 });
  await expect(browser.client.get(LIST)).resolves.toBe(204);
});

test('S7.9/3 S8.7/2 a status above 204 rejects with the body and the status', async () => {
  for (const status of [205, 400, 404, 503]) {
    browser.tell(LIST, status === 205 ? { status } : { status, body: { code: 'x' } });
    const failure = await browser.client.get(LIST).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status, body: status === 205 ? undefined : { code: 'x' } });
  }
});

test('S6/6 a first call has a token before anybody refuses it', async () => {
  browser.tell(LIST, ok, ok);
  browser.tell(ACCESS, tokens('a1', 'r1'));
  await Promise.all([browser.client.get(LIST), browser.client.get(LIST)]);
  const lists = browser.calls.filter(({ url }) => url === LIST);
  expect(lists.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer a1',
    'Bearer a1',
  ]);
  for (const { headers } of lists) expect(headers.get('authenticationmethod')).toBe('JWT');
  expect(browser.urls().filter((url) => url === ACCESS)).toHaveLength(1);
});

test('S6/6 where no token is to be had a first call goes without, and nobody is led away', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  for (const answer of [{ status: 500 }, 'offline'] as const) {
    browser.tell(LIST, ok);
    browser.tell(ACCESS, answer);
    await expect(browser.client.get(LIST)).resolves.toEqual(ok.body);
    expect(info).toHaveBeenLastCalledWith('A call goes without a token', expect.any(Error));
  }
  expect(browser.gone).toEqual([]);
  expect(browser.kept.size).toBe(0);
});

test('S4.8/1 S3.10/1 on a 401 without a refresh token the credentials give one, and the call is done once more', async () => {
  browser.kept.set('id_token', 'a0');
  browser.tell(LIST, refused, ok);
  browser.tell(ACCESS, tokens('a1', 'r1'));
  await expect(browser.client.get(LIST)).resolves.toEqual(ok.body);
  expect(browser.urls()).toEqual([LIST, '/webcore/api-user', ACCESS, LIST]);
  expect(browser.calls[2]?.body).toBe('client_id=page&client_secret=geheim');
  expect(browser.calls[3]?.headers.get('authorization')).toBe('Bearer a1');
  expect(Object.fromEntries(browser.kept)).toEqual({ id_token: 'a1', id_refresh: 'r1' });
});

test('S4.8/1 S7.9/2 with a refresh token that one is sent as Bearer', async () => {
  browser.kept.set('id_token', 'a1').set('id_refresh', 'r1');
  browser.tell(LIST, refused, ok);
  browser.tell(REFRESH, tokens('a2', 'r2'));
  await browser.client.get(LIST);
  expect(browser.urls()).toEqual([LIST, REFRESH, LIST]);
  expect(browser.calls[1]?.headers.get('authorization')).toBe('Bearer r1');
  expect(browser.kept.get('id_refresh')).toBe('r2');
});

test('a refresh token whose end has passed counts as none', async () => {
  const payload = btoa(JSON.stringify({ exp: browser.now() / 1000 - 1 }));
  browser.kept.set('id_token', 'a0').set('id_refresh', `x.${payload}.y`);
  browser.tell(LIST, refused, ok);
  browser.tell(ACCESS, tokens('a1', 'r1'));
  await browser.client.get(LIST);
  expect(browser.urls()).not.toContain(REFRESH);
});

test('S4.8/1 it is done once more, not twice', async () => {
  browser.kept.set('id_token', 'a0');
  browser.tell(LIST, refused, refused, ok);
  browser.tell(ACCESS, tokens('a1', 'r1'));
  await expect(browser.client.get(LIST)).rejects.toMatchObject({ status: 401 });
  expect(browser.urls().filter((url) => url === LIST)).toHaveLength(2);
});

test('S4.8/2 S2.1/1 a token reply other than 200 clears both tokens and leads to /login', async () => {
  for (const status of [201, 400, 401, 429, 500]) {
    browser.kept.set('id_token', 'a1').set('id_refresh', 'r1');
    browser.tell(LIST, refused);
    browser.tell(REFRESH, { status, body: {} });
    await expect(browser.client.get(LIST)).rejects.toThrow(`no token: ${status}`);
    expect(browser.kept.size).toBe(0);
  }
  expect(browser.gone).toEqual(['/login', '/login', '/login', '/login', '/login']);
});

test('a network that fails is no refusal: tokens stay, and the next call tries again', async () => {
  browser.kept.set('id_token', 'a1').set('id_refresh', 'r1');
  browser.tell(LIST, refused, refused, ok);
  browser.tell(REFRESH, 'offline', tokens('a2', 'r2'));
  await expect(browser.client.get(LIST)).rejects.toThrow('no network');
  expect(browser.kept.get('id_refresh')).toBe('r1');
  expect(browser.gone).toEqual([]);
  await expect(browser.client.get(LIST)).resolves.toEqual(ok.body);
});

test('S4.8/3 calls that are refused together ask for one token', async () => {
  browser.kept.set('id_token', 'a0');
  browser.tell(LIST, refused, refused, refused, ok, ok, ok);
  browser.tell(ACCESS, tokens('a1', 'r1'));
  const all = await Promise.all([1, 2, 3].map(() => browser.client.get(LIST)));
  expect(all).toEqual([ok.body, ok.body, ok.body]);
  expect(browser.urls().filter((url) => url === ACCESS)).toHaveLength(1);
  expect(new Set(browser.waits)).toEqual(new Set([200]));
});

test('S4.8/3 S8.7/1 S9.9/1 after 15 waits of 200 ms for another refresh it gives up', async () => {
  browser.kept.set('id_token', 'a1').set('id_refresh', 'r1');
  browser.tell(LIST, refused, refused);
  browser.tell(REFRESH, 'hang');
  void browser.client.get(LIST);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(browser.client.get(LIST)).rejects.toThrow('Fetching token is taking too long!');
  expect(browser.waits).toEqual(Array(15).fill(200));
  expect([browser.kept.has('id_token'), browser.kept.has('id_refresh')]).toEqual([false, false]);
  expect(browser.gone).toEqual(['/login']);
});

test('a token that another page of the site got in the meantime is used', async () => {
  browser.kept.set('id_token', 'a1').set('id_refresh', 'r1');
  browser.kept.set('id_refreshing', String(browser.now()));
  browser.tell(LIST, refused, ok);
  const call = browser.client.get(LIST);
  await new Promise((resolve) => setImmediate(resolve));
  browser.kept.set('id_token', 'a2').delete('id_refreshing');
  await expect(call).resolves.toEqual(ok.body);
  expect(browser.urls()).toEqual([LIST, LIST]);
  expect(browser.calls[1]?.headers.get('authorization')).toBe('Bearer a2');
});

test('another page that was closed while it refreshed is not waited for', async () => {
  browser.kept.set('id_token', 'a0').set('id_refreshing', String(browser.now() - 3000));
  browser.tell(LIST, refused, ok);
  browser.tell(ACCESS, tokens('a1', 'r1'));
  await expect(browser.client.get(LIST)).resolves.toEqual(ok.body);
  expect(browser.waits).toEqual([]);
});
