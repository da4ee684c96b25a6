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
const menu = (name: string) =>
  lists(name, ...link, lists('children', ...link, lists('items', ...link)));

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
  'categories?language=nl_NL': [
    { id: 1, parentId: null, title: 'Dames', href: '/dames' },
    { id: 2, parentId: 1, title: 'Jurken', href: '/dames/jurken' },
    { id: 3, parentId: null, title: 'Wonen', href: '/artikelen?filter_category=3' },
    { id: 4, parentId: null, title: 'Kwijt' },
  ],
};

const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 30)));
/** Waits within `act`, so that nothing is drawn between two looks. */
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 60 && !isSo(); tries += 1) await settled();
  expect(isSo()).toBe(true);
};
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
  await until(() => document.querySelector('form') !== null);
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
  await until(
    () =>
      document.querySelector('dialog[open] [role=status]')?.textContent ===
      '1 van 2 links leiden naar een Engelse pagina.',
  );
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

test('categories of the shop are put into the navigation by three presses, as entries like any other', async () => {
  await press('Uit categorieën');
  await until(() => document.querySelector('dialog[open] fieldset') !== null);
  const dialog = document.querySelector('dialog[open]') as HTMLElement;
  const boxes = () => [...dialog.querySelectorAll('input')];
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false, false, true]);
  expect(dialog.textContent).toContain('/dames · staat al in het menu');
  // A press on nothing puts nothing in.
  await press('Toevoegen');
  expect(document.querySelector('dialog[open]')).not.toBeNull();
  await act(async () => boxes()[0]?.click());
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, true, false]);
  await act(async () => boxes()[1]?.click());
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false, true, false]);
  await act(async () => boxes()[0]?.click());
  const run = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Toevoegen');
  await act(async () => run?.click());
  await settled();
  expect(trees()[0]).toEqual([
    'field-navigation-in',
    ...[
      ['Dames', '/dames'],
      ['Dames', ''],
      ['Jurken', '/dames/jurken'],
      ['Hulp', '/hulp'],
    ],
    ['Wonen', '/artikelen?filter_category=3'],
  ]);
  expect(sent.filter(([method]) => method === 'PATCH')).toEqual([]);
});
