// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { field } from '#kernel/wire';
import { refreshSession, token } from './session';

afterEach(() => vi.unstubAllGlobals());

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

test('a session’s token takes the place of the page’s', async () => {
  document.head.innerHTML = `<meta name="${field.token}" content="old">`;
  answer('{"token":"new"}');
  expect(await refreshSession()).toBe(true);
  expect(token()).toBe('new');
});

test.each([
  ['a page, of whatever stands between', '<h1>Even geduld</h1>', 200],
  ['an error', '{}', 500],
])('%s is no session, and breaks nothing', async (_, body, status) => {
  document.head.innerHTML = `<meta name="${field.token}" content="old">`;
  answer(body, status);
  expect(await refreshSession()).toBe(false);
  expect(token()).toBe('old');
});
