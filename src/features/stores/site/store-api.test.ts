// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchStores } from './store-api';

const asked: URL[] = [];
beforeEach(() => {
  asked.length = 0;
  localStorage.setItem('id_token', 'a1');
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://brink.test'));
    return Response.json({ data: [], _meta: { total: 0 } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('S7.4/3 S9.4/2 a search of stores sends its text, and filters of c, v and o', async () => {
  await fetchStores('3511 AA');
  const [{ pathname, searchParams }] = asked as [URL];
  expect(pathname).toBe('/api/v1.0/location');
  expect(searchParams.get('zipcode')).toBe('3511 AA');
  expect(searchParams.getAll('filter[]').map((one) => JSON.parse(one))).toEqual([
    { filter_type: 'FieldFilter', c: 'id', v: 35, o: '<>' },
    { filter_type: 'FieldFilter', c: 'id', v: 36, o: '<>' },
    { filter_type: 'FieldFilter', c: 'state', v: 'Online', o: '=' },
  ]);
});
