import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfficeStart, ToldField, Values } from '#features/office/contract';
import { StartContext } from '../start';
import NavigationPage from './navigation-page';

const fieldOf = (name: string, type: string, more = {}) =>
  ({
    ...{ name, label: name, type, usual: null, mayWrite: true },
    ...more,
  }) as unknown as ToldField;
const lists = (name: string, ...fields: ToldField[]) =>
  fieldOf(name, 'GroupsField', { usual: [], fields });
const link = [fieldOf('title', 'TextField'), fieldOf('href', 'LinkField')];
const menu = (name: string) => lists(name, ...link, lists('children', ...link));

const start = {
  member: { id: 1 },
  entities: [
    {
      ...{ name: 'Site', access: 'site', title: 'name', may: { change: true } },
      fields: [
        ...[menu('navigation'), menu('footer'), fieldOf('home_en', 'TextField')],
        ...[menu('navigation_en'), menu('footer_en')],
      ],
    },
  ],
} as unknown as OfficeStart;

const item = (title: string, href: string) => ({ title, href, children: [] });
let stands: Values;
/** What the server was sent, by method and address. */
let sent: [string, string, Values][];
let leave: () => Promise<void>;

const answers: Readonly<Record<string, unknown>> = {
  counterparts: {
    found: { '/hulp': { href: '/en/help', title: 'Help', page: 'Hulp' } },
    lacking: { '/dames': 2 },
    terms: {},
  },
};

const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 30)));
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === name);
const press = async (name: string) => {
  await act(async () => button(name)?.click());
  await settled();
};
const show = async (language: string) => {
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === language,
  );
  await act(async () => label?.querySelector('input')?.click());
  await settled();
};
/** The trees that are seen, by what they are called, with what stands in them. */
const trees = () =>
  [...document.querySelectorAll('[id$="-in"]')].map((one) => [
    one.id,
    ...[...one.querySelectorAll('[role=treeitem]')].map((row) =>
      [...row.querySelectorAll('span')].slice(1).map((part) => part.textContent?.trim()),
    ),
  ]);

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  sent = [];
  stands = {
    navigation: [item('Dames', '/dames'), item('Hulp', '/hulp')],
    footer: [item('Hulp', '/hulp')],
    ...{ home_en: '/en', navigation_en: [], footer_en: [item('Old', '/en/old')] },
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const path = url.replace('/admin/api/', '');
    const [last = ''] = path.split('/').slice(-1);
    if (method !== 'GET') sent.push([method, path, JSON.parse(String(body ?? 'null'))]);
    if (method === 'PATCH') return Response.json({ id: 1, revision: 2 });
    if (path === 'site') return Response.json({ id: 1, pages: {}, colors: {} });
    if (path === 'rows/site/1') {
      return Response.json({ row: { id: 1, revision: 1, values: stands }, others: [] });
    }
    return Response.json(answers[last] ?? []);
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext value={start}>
          <NavigationPage />
        </StartContext>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(async () => {
    await settled();
    expect(document.querySelector('form')).not.toBeNull();
  });
  leave = () => act(async () => root.unmount());
});

afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('each language has its own menus, shown one at a time', async () => {
  expect(trees().map(([id]) => id)).toEqual(['field-navigation-in', 'field-footer-in']);
  expect(document.querySelector('#field-home_en')).toBeNull();
  expect(button('Overnemen uit het Nederlands')).toBeUndefined();
  await show('Engels');
  expect(trees().map(([id]) => id)).toEqual(['field-navigation_en-in', 'field-footer_en-in']);
  expect(document.querySelector('#field-home_en')).not.toBeNull();
});

test('a menu is taken over from the Dutch one, with what there is in English, and put back at once', async () => {
  await show('Engels');
  await press('Overnemen uit het Nederlands');
  await vi.waitFor(async () => {
    await settled();
    expect(document.querySelector('dialog[open] [role=status]')?.textContent).toBe(
      '1 van 2 links leiden naar een Engelse pagina.',
    );
  });
  expect(sent.find(([, path]) => path === 'site/counterparts')?.[2]).toEqual({
    hrefs: ['/dames', '/hulp'],
  });
  const dialog = document.querySelector('dialog[open]') as HTMLElement;
  expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/page/2/talen');
  // What is empty is chosen; what stands there is left.
  expect([...dialog.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([
    ...[true, false],
  ]);
  await press('Overnemen');
  expect(document.querySelector('dialog[open]')).toBeNull();
  const copied = [
    ['field-navigation_en-in', ['Dames', '/dames'], ['Help', '/en/help']],
    ['field-footer_en-in', ['Old', '/en/old']],
  ];
  expect(trees()).toEqual(copied);
  const tree = document.getElementById('field-navigation_en-in') as HTMLElement;
  const key = (name: string) =>
    act(async () =>
      tree.dispatchEvent(new KeyboardEvent('keydown', { key: name, ctrlKey: true, bubbles: true })),
    );
  await key('z');
  expect(trees()[0]).toEqual(['field-navigation_en-in']);
  await key('y');
  expect(trees()).toEqual(copied);
  await act(async () => document.querySelector('form')?.requestSubmit());
  await settled();
  const [, , body] = sent.find(([method]) => method === 'PATCH') ?? [];
  expect(body?.data).toEqual({
    navigation_en: [item('Dames', '/dames'), item('Help', '/en/help')],
  });
});
