import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { GridVariant, ToldGrid } from '#features/pricing/contract';
import { Toasts } from '../shell/toasts';
import { StartContext } from '../start';
import GridPage from './grid-page';

const variant = (id: number, color_id: number, size_id: number): GridVariant => ({
  ...{ id, color_id, size_id, sku: '', gtin: '', price_cents: null, state: 'Online' },
  ...{ van: null, stock: [] },
});
const grid: ToldGrid = {
  ...{ id: 7, title: 'Trui', price_cents: 9995, van_price_cents: null, mayWrite: true, plans: [] },
  variants: [variant(1, 1, 1), variant(2, 1, 2), variant(3, 2, 1), variant(4, 2, 2)],
  colors: [1, 2].map((id) => ({
    id,
    title: `Kleur ${id}`,
    hex: '#000',
    pictures: 0,
    picture: null,
  })),
  sizes: [1, 2].map((id) => ({ id, title: `Maat ${id}` })),
};

let root: Root;
const sent: { method: string; body: unknown }[] = [];
let replies: [status: number, body: object][] = [];
/** Runs while a save is under way. */
let meanwhile: (() => Promise<void>) | undefined;

/** Opens the grid, as who comes in or comes back. */
const open = async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={{ entities: [], member: { id: 3 } } as never}>
          <Router base="/admin">
            <GridPage id="7" />
            <Toasts />
          </Router>
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  await act(() => new Promise((done) => setTimeout(done)));
};

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  sent.length = 0;
  replies = [];
  meanwhile = undefined;
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addEventListener: () => {}, removeEventListener: () => {} },
  }));
  vi.stubGlobal('fetch', async (url: string, asked: RequestInit) => {
    const body = asked.body ? JSON.parse(String(asked.body)) : undefined;
    sent.push({ method: String(asked.method), body });
    if (asked.method === 'PUT') await meanwhile?.();
    if (url.includes('/gaps/')) {
      const rows = [6, 7, 8].map((id) => ({ id, title: `Trui ${id}` }));
      return new Response(JSON.stringify({ rows, total: 3, brands: [] }));
    }
    const [status, told] = asked.method === 'GET' ? [200, grid] : (replies.shift() ?? [200, grid]);
    return new Response(JSON.stringify(told), { status });
  });
  await open();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cell = (id: number) => document.getElementById(`vak-${id}-price_cents`) as HTMLInputElement;
const focused = () => document.activeElement?.getAttribute('aria-label');
const focus = (id: number) => act(async () => cell(id).focus());
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.activeElement?.dispatchEvent(event);
    await new Promise((done) => requestAnimationFrame(done));
  });
const type = (id: number, text: string) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(cell(id), text);
    cell(id).dispatchEvent(new Event('input', { bubbles: true }));
  });
const click = (name: string) =>
  act(async () => {
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
    await new Promise((done) => setTimeout(done, 20));
  });
const values = () => [1, 2, 3, 4].map((id) => cell(id).value);

test('it is a table with headers, and arrows, Enter and Escape go as in a sheet', async () => {
  const heads = [...document.querySelectorAll('table th')].map((one) => [
    one.getAttribute('scope'),
    one.textContent,
  ]);
  expect(heads.slice(0, 3)).toEqual([
    ['col', 'Kleur'],
    ['col', 'Maat 1'],
    ['col', 'Maat 2'],
  ]);
  await focus(1);
  await press('ArrowRight');
  expect(focused()).toBe('Prijs, Kleur 1, Maat 2');
  await press('Enter');
  expect(focused()).toBe('Prijs, Kleur 2, Maat 2');
  await press('ArrowDown');
  await press('ArrowLeft');
  await press('ArrowUp');
  expect(focused()).toBe('Prijs, Kleur 1, Maat 1');
  await type(1, '50');
  await press('Escape');
  expect(cell(1).value).toBe('');
});

test('a column is pasted, filled down, and saved in one go; what is wrong is told at its cell', async () => {
  await focus(1);
  await act(async () => {
    const data = new DataTransfer();
    data.setData('text/plain', '80,00\t81,00\r\n82,00\r\n');
    cell(1).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  expect(values()).toEqual(['80,00', '81,00', '82,00', '']);
  await focus(2);
  await press('d', { ctrlKey: true });
  expect(values()).toEqual(['80,00', '81,00', '82,00', '81,00']);
  await type(3, 'gratis');
  await click('Bewaren');
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  expect([focused(), cell(3).getAttribute('aria-invalid')]).toEqual([
    'Prijs, Kleur 2, Maat 1',
    'true',
  ]);
  await type(3, '');
  replies = [[400, { code: 'x', message: 'Mis', fields: { '2.price_cents': 'Te hoog' } }]];
  await click('Bewaren');
  expect(document.getElementById('vak-2-price_cents-wrong')?.textContent).toBe('Te hoog');
  const cells = [1, 2, 4].map((id) => ({ variant: id, cell: 'price_cents', was: null }));
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { cells, added: [], force: false } });
});

test('what is typed while it is saved stays, and is saved by the next', async () => {
  await type(1, '70');
  await type(2, '80');
  meanwhile = async () => {
    await type(1, '75');
    await type(3, '90');
  };
  const saved = { 1: 7000, 2: 8000 } as Record<number, number>;
  const variants = grid.variants.map((one) => ({ ...one, price_cents: saved[one.id] ?? null }));
  replies = [[200, { ...grid, variants }]];
  await click('Bewaren');
  expect(values()).toEqual(['75', '80,00', '90', '']);
  meanwhile = undefined;
  await click('Bewaren');
  expect(sent.at(-1)?.body).toMatchObject({
    cells: [
      { variant: 1, was: 7000, to: 7500 },
      { variant: 3, was: null, to: 9000 },
    ],
  });
});

test('who wrote the same cell is told, and one chooses whose stays', async () => {
  await type(1, '70');
  const stale = { by: 'Roos', at: '2026-03-02T09:00:00Z', theirs: { '1.price_cents': 6500 } };
  replies = [[412, { code: 'stale', message: 'x', fields: {}, stale }]];
  await click('Bewaren');
  const note = document.querySelector('[role=alert]');
  expect(note?.textContent).toContain('Roos');
  expect(note?.textContent).toContain('Kleur 1, Maat 1, Prijs: daar staat nu 65,00');
  expect(document.activeElement).toBe(note);
  await click('Bewaar toch wat ik heb');
  expect(sent.at(-1)?.body).toMatchObject({ force: true, cells: [{ variant: 1, to: 7000 }] });
});

const paste = (id: number, text: string) =>
  act(async () => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    cell(id).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });

test('what was typed and not saved is found again, with what had been read of it', async () => {
  await type(1, '70');
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  const variants = grid.variants.map((one) => (one.id === 1 ? { ...one, price_cents: 6500 } : one));
  replies = [];
  vi.stubGlobal('fetch', async (_: string, asked: RequestInit) => {
    sent.push({ method: String(asked.method), body: JSON.parse(String(asked.body ?? 'null')) });
    return new Response(JSON.stringify({ ...grid, variants }));
  });
  await open();
  expect(cell(1).value).toBe('70');
  expect(document.body.textContent).toContain('Je was hier al aan bezig.');
  expect(cell(1).parentElement?.textContent).toContain('was 65,00');
  await click('Bewaren');
  expect(sent.at(-1)?.body).toMatchObject({ cells: [{ variant: 1, was: null, to: 7000 }] });
});

test('throwing changes away is asked, told, and leaves the focus on the heading; nothing is kept', async () => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never);
  await type(1, '70');
  expect(cell(1).getAttribute('aria-describedby')).toBe('vak-1-price_cents-was');
  await click('Wijzigingen weggooien');
  expect(cell(1).value).toBe('70');
  await act(async () => {
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].at(-1)?.click();
    await new Promise((done) => requestAnimationFrame(done));
  });
  expect([cell(1).value, localStorage.length]).toEqual(['', 0]);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.body.textContent).toContain('Wijzigingen weggegooid');
});

test('what is pasted and has no place is told', async () => {
  await focus(3);
  await paste(3, '80\t81\t82\r\n83\r\n');
  expect(values()).toEqual(['', '', '80', '81']);
  expect(document.body.textContent).toContain(
    '2 vakken geplakt; 2 waarden pasten er niet meer bij',
  );
});

test('what is wrong is said above as long as it is, and where only one thing is shown that one is', async () => {
  const said = () => document.querySelector('[role=alert]')?.textContent;
  await type(1, 'x');
  await type(2, 'y');
  await click('Bewaren');
  expect(said()).toBe('2 vakken kloppen niet.');
  await focus(1);
  await press('Escape');
  expect(said()).toBe('Eén vak klopt niet.');
  await focus(2);
  await press('Escape');
  expect(said()).toBeUndefined();
  await type(1, '80');
  replies = [[400, { code: 'x', message: 'Mis', fields: { '3.gtin': 'Al gebruikt' } }]];
  await click('Bewaren');
  expect(document.getElementById('vak-3-gtin-wrong')?.textContent).toBe('Al gebruikt');
});

test('what a wish for an earlier price is, is told of its field', () => {
  const field = document.getElementById('vak-van_price_cents');
  const help = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toContain('laagste prijs van de 30 dagen');
});

test('who came from what articles lack goes back to that list, and on to its next article', async () => {
  await act(async () => root.unmount());
  history.replaceState(null, '', '/admin/product/7/varianten?q=trui&gat=gtin');
  await open();
  await act(() => new Promise((done) => setTimeout(done, 20)));
  const links = [...document.querySelectorAll('a')].map((one) => [
    one.textContent,
    one.getAttribute('href'),
  ]);
  expect(links).toContainEqual(['Zonder EAN', '/admin/ontbreekt/gtin?q=trui']);
  expect(links).toContainEqual(['Volgende: Trui 8', '/admin/product/8/varianten?q=trui&gat=gtin']);
  await click('Bewaar en open de volgende');
  expect(location.pathname).toBe('/admin/product/7/varianten');
  await type(1, '12');
  replies = [[422, { code: 'wrong', message: 'Kan niet', fields: {} }]];
  await click('Bewaar en open de volgende');
  expect(location.pathname).toBe('/admin/product/7/varianten');
  await click('Bewaar en open de volgende');
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  expect(location.pathname + location.search).toBe('/admin/product/8/varianten?q=trui&gat=gtin');
  await act(async () => history.replaceState(null, '', '/'));
});
