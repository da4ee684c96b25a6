import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldCategories } from '#features/categories/contract';
import type { OfficeStart } from '#features/office/contract';
import { placeCategory } from '#kernel/values/place-category';
import { Toasts } from '../shell/toasts';
import { StartContext } from '../start';
import CategoriesPage from './categories-page';

const start = {
  entities: [
    { name: 'Category', access: 'category', may: { create: true, change: true, delete: true } },
  ],
} as unknown as OfficeStart;

const row = (id: number, parentId: number | null, title: string) => ({
  ...{ id, parentId, sort: id, title, access: title.toLowerCase(), revision: 1, articles: 0 },
});

let told: ToldCategories;
/** What the server was sent, by address. */
let sent: [string, unknown][];
let refuses: boolean;
let leave: () => Promise<void>;

const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 30)));
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 60 && !isSo(); tries += 1) await settled();
  expect(isSo()).toBe(true);
};
const answer = (path: string, body: string | undefined): unknown => {
  if (path.endsWith('/used')) {
    return {
      articles: path.includes('/3/') ? 3 : 0,
      below: path.includes('/3/') ? 1 : 0,
      places: [],
    };
  }
  const [, gone] = /rows\/category\/(\d+)$/.exec(path) ?? [];
  if (gone) {
    told = { ...told, categories: told.categories.filter(({ id }) => id !== Number(gone)) };
    return {};
  }
  const [, id] = /(\d+)\/move$/.exec(path) ?? [];
  if (id === undefined || body === undefined) return told;
  const changes = placeCategory(told.categories, Number(id), JSON.parse(body));
  if (typeof changes === 'string') throw new Error(changes);
  const byId = new Map(changes.map((one) => [one.id, one]));
  told = {
    ...told,
    categories: told.categories.map((one) => ({ ...one, ...byId.get(one.id) })),
  };
  return told;
};

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  HTMLElement.prototype.scrollIntoView ??= () => {};
  told = {
    mayMove: true,
    categories: [row(1, null, 'Dames'), row(2, null, 'Heren'), row(3, 1, 'Jurken')],
  };
  sent = [];
  refuses = false;
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const path = url.replace('/admin/api/', '');
    if (body !== undefined) sent.push([path, JSON.parse(body)]);
    if (refuses && body !== undefined) {
      const problem = { code: 'circle', message: 'Dat kan niet.', fields: {} };
      return new Response(JSON.stringify(problem), { status: 409 });
    }
    return new Response(JSON.stringify(answer(path, body)));
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={start}>
          <CategoriesPage />
          <Toasts />
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  await until(() => rows().length === 3);
  leave = () => act(async () => root.unmount());
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];
const names = () => rows().map((one) => one.children[1]?.textContent);
const rowOf = (name: string) => rows().find((one) => one.children[1]?.textContent === name);
const key = async (name: string, pressed: string, more = {}) => {
  const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, ...more });
  await act(async () => void rowOf(name)?.dispatchEvent(event));
  await settled();
};
const focused = () => document.activeElement?.children[1]?.textContent;
const toasts = () => document.querySelector('[role=status]:not(p)')?.textContent;
const said = () => document.querySelector('p[role=status].visually-hidden')?.textContent;
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === name);

test('arrows walk the tree, letters find, and a branch closes and opens', async () => {
  await act(async () => rowOf('Dames')?.click());
  await key('Dames', 'ArrowDown');
  expect(focused()).toBe('Jurken');
  await key('Jurken', 'ArrowLeft');
  expect(focused()).toBe('Dames');
  await key('Dames', 'ArrowLeft');
  expect([names(), rowOf('Dames')?.getAttribute('aria-expanded')]).toEqual([
    ...[['Dames', 'Heren'], 'false'],
  ]);
  await key('Dames', 'h');
  expect(focused()).toBe('Heren');
  expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([rowOf('Heren')]);
});

test('Alt with an arrow moves one at once, keeps the focus on it and says where it stands', async () => {
  await act(async () => rowOf('Heren')?.click());
  await key('Heren', 'ArrowRight', { altKey: true });
  expect(sent).toEqual([['categories/2/move', { parentId: 1, before: null }]]);
  expect([names(), focused()]).toEqual([['Dames', 'Jurken', 'Heren'], 'Heren']);
  expect(said()).toBe('Heren staat onder Dames, plek 2 van 2');
  expect(rowOf('Heren')?.getAttribute('aria-level')).toBe('2');
  await key('Heren', 'ArrowUp', { altKey: true });
  expect(names()).toEqual(['Dames', 'Heren', 'Jurken']);
  await key('Heren', 'ArrowUp', { altKey: true });
  expect([sent.length, said()]).toEqual([2, 'Heren staat al vooraan']);
  // The same words again are another piece of the region, so they are read again.
  const words = document.querySelector('p[role=status].visually-hidden > *');
  await key('Heren', 'ArrowUp', { altKey: true });
  expect(said()).toBe('Heren staat al vooraan');
  expect(document.querySelector('p[role=status].visually-hidden > *')).not.toBe(words);
});

test('what the server refuses is put back, and told', async () => {
  refuses = true;
  await act(async () => rowOf('Heren')?.click());
  await key('Heren', 'ArrowRight', { altKey: true });
  await until(() => toasts() === 'Dat kan niet.');
  expect(said()).not.toBe('Dat kan niet.');
  await until(() => rowOf('Heren')?.getAttribute('aria-level') === '1');
});

test('where it goes is chosen without dragging; of what is used one reads where, and can’t remove it', async () => {
  await act(async () => rowOf('Jurken')?.click());
  await act(async () => button('Verplaats naar…')?.click());
  await until(() => document.querySelectorAll('dialog select').length === 2);
  const [parent] = document.querySelectorAll('select');
  // Not below itself.
  expect([...(parent?.options ?? [])].map(({ text }) => text)).toEqual([
    ...['Bovenaan, onder geen andere', 'Dames', 'Heren'],
  ]);
  const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(parent, '2');
    parent?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => button('Verplaats')?.click());
  await settled();
  expect(sent).toEqual([['categories/3/move', { parentId: 2, before: null }]]);
  expect(names()).toEqual(['Dames', 'Heren', 'Jurken']);
  await act(async () => button('Verwijder')?.click());
  await until(() => document.querySelector('dialog')?.textContent?.includes('4 plekken') === true);
  const inDialog = [...(document.querySelector('dialog')?.querySelectorAll('button') ?? [])];
  expect(inDialog.some(({ textContent }) => textContent === 'Verwijder')).toBe(false);
});

test('a key on a row that Tab came to asks about that row, though nobody chose it yet', async () => {
  const dialogTitle = () => document.querySelector('dialog h2')?.textContent;
  rowOf('Dames')?.focus();
  await key('Dames', 'F2');
  await until(() => dialogTitle() === 'Geef Dames een andere naam');
  await act(async () => button('Annuleer')?.click());
  expect(rowOf('Dames')?.getAttribute('aria-selected')).toBe('true');
  await key('Heren', 'Delete');
  await until(() => dialogTitle() === 'Verwijder Heren?');
});

test('what is gone is told once, and the focus is at the one beside it', async () => {
  await key('Heren', 'Delete');
  await until(() => document.querySelector('dialog')?.textContent?.includes('nergens') === true);
  const inDialog = [...(document.querySelector('dialog')?.querySelectorAll('button') ?? [])];
  await act(async () => inDialog.find((one) => one.textContent === 'Verwijder')?.click());
  await until(() => rows().length === 2 && focused() === 'Dames');
  await until(() => toasts() === 'Heren is verwijderd');
  expect(said()).toBe('');
});

test('where a category is put begins at where it stands', async () => {
  await act(async () => rowOf('Dames')?.click());
  await act(async () => button('Verplaats naar…')?.click());
  await until(() => document.querySelectorAll('dialog select').length === 2);
  const place = document.querySelectorAll('select')[1];
  expect(place?.selectedOptions[0]?.text).toBe('Vooraan');
});

test('who may not write is told so, and meets no button that does', async () => {
  await leave();
  told = { ...told, mayMove: false };
  const reading = {
    entities: [
      {
        name: 'Category',
        access: 'category',
        may: { create: false, change: false, delete: false },
      },
    ],
  } as unknown as OfficeStart;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={reading}>
          <CategoriesPage />
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  leave = () => act(async () => root.unmount());
  await until(() => rows().length === 3);
  expect(document.body.textContent).toContain('Veranderen mag je met jouw rol niet.');
  await key('Heren', 'ArrowUp', { altKey: true });
  await key('Heren', 'F2');
  await key('Heren', 'Delete');
  expect([sent, document.querySelector('dialog')]).toEqual([[], null]);
});

test('who leaves while a move isn’t sent yet is asked, and not once it is', async () => {
  const answers = globalThis.fetch;
  let answerIt = () => {};
  vi.stubGlobal('fetch', async (url: string, sentTo: { body?: string }) => {
    if (url.endsWith('/move')) await new Promise<void>((done) => (answerIt = done));
    return answers(url, sentTo as RequestInit);
  });
  const isAsked = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  await key('Heren', 'ArrowUp', { altKey: true });
  expect(isAsked()).toBe(true);
  answerIt();
  await settled();
  expect(isAsked()).toBe(false);
});
