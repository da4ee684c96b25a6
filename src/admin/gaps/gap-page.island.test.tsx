import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { OfficeStart } from '#features/office/contract';
import type { ProductGap } from '#kernel/values/product-gaps';
import { StartContext } from '../start';
import GapPage from './gap-page';

vi.mock('../search-box', () => ({ SearchBox: () => null }));

const field = (name: string, type: string) => ({
  ...{ name, label: name, type, usual: '', mayWrite: true },
});
const start = {
  entities: [
    {
      ...{ name: 'Product', access: 'product', noun: { one: 'artikel', many: 'artikelen' } },
      fields: [field('composition', 'TextField'), field('pictures', 'GroupsField')],
    },
  ],
} as unknown as OfficeStart;

const picture = (key: string, alt: string) => ({
  ...{ picture: { key, alt, width: 1, height: 1 }, color_id: null },
});
const values = { composition: '', pictures: [picture('a', 'Trui'), picture('b', '')] };

let leave: () => Promise<void>;
/** What was written, by the number of the article. */
let written: Record<string, { data: Record<string, unknown>; revision: number }>;
let isStale = false;

const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 30)));
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 60 && !isSo(); tries += 1) await settled();
  expect(isSo()).toBe(true);
};
const answer = (url: string, body: string | undefined): Response => {
  const [, id = ''] = /rows\/product\/(\d+)$/.exec(url) ?? [];
  const row = { id: Number(id), revision: 3, title: `Trui ${id}`, values };
  const json = (told: unknown, status = 200) => new Response(JSON.stringify(told), { status });
  if (id && body !== undefined) {
    const current = { revision: 4, values: { ...values, composition: '100% wol' } };
    if (isStale) return json({ code: 'stale', message: 'Anders', fields: {}, current }, 412);
    written[id] = JSON.parse(body);
    return json(row);
  }
  if (id) return json({ row, others: [] });
  const rows = ['1', '2'].filter((one) => !written[one]);
  return json({
    rows: rows.map((one) => ({
      ...{ id: Number(one), title: `Trui ${one}`, brand: 'Noord', isOnline: true, picture: 'a' },
    })),
    ...{ total: rows.length, brands: [] },
  });
};

const open = async (gap: ProductGap) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  written = {};
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => answer(url, body));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={start}>
          <GapPage gap={gap} />
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  leave = () => act(async () => root.unmount());
  await until(() => mends().length === 2);
};
afterEach(async () => {
  await leave();
  isStale = false;
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const mends = () => [...document.querySelectorAll<HTMLElement>('[data-mend]')];
const dialog = () => document.querySelector('dialog');
const line = () => dialog()?.querySelector<HTMLInputElement>('input') ?? null;
const press = async (name: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  await act(async () => found?.click());
  await settled();
};
const type = async (text: string) => {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(line(), text);
    line()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
};
const titleOf = () => dialog()?.querySelector('h2')?.textContent;

test('one after the other is mended without leaving the list; at the end the focus is at its title', async () => {
  await open('composition');
  await act(async () => mends()[0]?.click());
  await until(() => line() !== null);
  expect(document.activeElement).toBe(line());
  await press('Bewaar en open de volgende');
  expect([dialog()?.textContent?.includes('Vul eerst iets in.'), written]).toEqual([true, {}]);
  await type('100% wol');
  await press('Bewaar en open de volgende');
  await until(() => titleOf() === 'Vul aan: Trui 2' && line() !== null);
  expect(written['1']).toMatchObject({ data: { composition: '100% wol' }, revision: 3 });
  await type('100% zijde');
  await press('Bewaar');
  await until(() => dialog() === null);
  await until(() => document.activeElement?.tagName === 'H1');
  expect(mends()).toEqual([]);
});

test('of pictures those are asked that say nothing, and the others are sent back as they were', async () => {
  await open('alt');
  await act(async () => mends()[0]?.click());
  await until(() => line() !== null);
  expect(dialog()?.querySelectorAll('input')).toHaveLength(1);
  await type('Achterkant');
  await press('Bewaar en open de volgende');
  await until(() => written['1'] !== undefined);
  expect(written['1']?.data).toEqual({
    pictures: [picture('a', 'Trui'), picture('b', 'Achterkant')],
  });
});

test('what somebody else wrote meanwhile is told and shown, and nothing is written over it', async () => {
  await open('composition');
  await act(async () => mends()[1]?.click());
  await until(() => line() !== null);
  isStale = true;
  await type('100% katoen');
  await press('Bewaar');
  await until(() => line()?.value === '100% wol');
  expect([dialog()?.textContent?.includes('Iemand anders'), written]).toEqual([true, {}]);
});
