import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToldFeeds } from '#features/feeds/contract';
import type { OfficeStart } from '#features/office/contract';
import { feedTexts as texts } from '#kernel/messages/nl-feeds';
import { StartContext } from '../start';
import FeedsPage from './feeds-page';

const told: ToldFeeds = {
  feeds: [
    { name: 'products', address: 'https://x.example/a.xml', isOn: false, askedAt: null },
    { name: 'stores', address: 'https://x.example/b.xml', isOn: true, askedAt: null },
  ],
  ...{ checkedAt: '2026-11-28T10:00:00Z', articles: 9, variants: 30, refused: 1 },
  problems: [{ problem: 'gtin', count: 1 }],
  stores: [{ id: 1, title: 'Zwolle', place: 'Zwolle', code: 'NL-1' }],
  maySet: true,
};

let leave: () => Promise<void>;
let sent: [method: string, path: string, body: unknown][];
let answers: Record<string, [status: number, body: unknown]>;

const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 40)));

const open = async (special: string[], all = told) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sent = [];
  answers = {};
  vi.stubGlobal('fetch', async (url: string, init: { method: string; body?: string }) => {
    const path = url.replace('/admin/api/', '');
    if (init.method !== 'GET') sent.push([init.method, path, JSON.parse(init.body ?? '{}')]);
    const [status, body] = answers[`${init.method} ${path}`] ?? [200, all];
    return new Response(JSON.stringify(body), { status });
  });
  const start = { entities: [], member: { special, role: 'R' } } as unknown as OfficeStart;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={start}>
          <FeedsPage />
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  leave = () => act(async () => root.unmount());
  await settled();
};

afterEach(async () => {
  await leave();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const press = async (name: string) => {
  await act(async () => button(name)?.click());
  await settled();
};

test('a feed is switched on at once, and what Google refuses leads to where it is mended', async () => {
  await open(['connections']);
  await press(texts.switchOnOf(texts.names.products));
  expect(sent).toEqual([['PUT', 'feeds/products', { isOn: true }]]);
  expect(document.querySelector('a[href="/feeds/gtin"]')?.textContent).toContain(
    texts.problems.gtin,
  );
});

test('a code that somebody else has is told at its field, and what was typed stays', async () => {
  await open(['connections']);
  const input = document.querySelector<HTMLInputElement>('#feed-code-1');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'NL-2');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const problem = { code: 'bad', message: texts.codeTwice, fields: { 'code-1': texts.codeTwice } };
  answers['PUT feeds/codes'] = [400, problem];
  await press(texts.saveCodes);
  expect(sent).toEqual([['PUT', 'feeds/codes', { codes: [{ id: 1, code: 'NL-2', was: 'NL-1' }] }]]);
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  expect([input?.value, document.activeElement]).toEqual(['NL-2', input]);
});

test('who only mends articles sets nothing, and who does neither is told so', async () => {
  await open(['connections'], { ...told, maySet: false });
  expect(button(texts.switchOnOf(texts.names.products))).toBeUndefined();
  expect(button(texts.saveCodes)).toBeUndefined();
  expect(document.querySelector<HTMLInputElement>('#feed-code-1')?.readOnly).toBe(true);
  await leave();
  await open([]);
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
});
