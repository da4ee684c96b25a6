import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldList, ToldListItem, ToldListPreview } from '#features/merchandising/contract';
import { type Arrangement, usualOrder } from '#kernel/values/arrangement';
import { StartContext } from '../start';
import { Arranger } from './arranger';

const told: ToldList = {
  ...{
    key: 'category=1',
    title: 'Truien',
    words: '',
    order: 'Nieuwste eerst',
    total: 3,
    read: '0.0',
  },
  ...{ pages: [{ path: '/truien', title: 'Truien' }], now: null, next: null, versions: [] },
  arrangement: usualOrder,
  choices: [
    {
      label: 'Voorraad en aanbod',
      choices: [{ column: 'offer', option: 2, label: 'Nieuw binnen' }],
    },
  ],
};

const item = (id: number): ToldListItem => ({
  ...{ id, title: `Trui ${id}`, note: '€ 10', picture: null, was: id, isPinned: false, why: '' },
});

const previewOf = ({ pins, hidden }: Arrangement): ToldListPreview => {
  const pinned = pins.map(({ id }) => id);
  const ids = [...pinned, ...[1, 2, 3].filter((id) => !pinned.includes(id))];
  const soon = ids.filter((id) => !hidden.includes(id)).map(item);
  const names = { 1: 'Trui 1', 2: 'Trui 2', 3: 'Trui 3' };
  return { total: soon.length, now: [1, 2, 3].map(item), soon, absent: [], names };
};

let root: Root;
let sent: { path: string; body: Record<string, unknown> }[];
/** What the server answers to what is published. */
let answer: () => Response;

const wait = (ms = 50) => act(() => new Promise((done) => setTimeout(done, ms)));

function Screen() {
  const { data = told } = useQuery({
    queryKey: ['lists', told.key],
    queryFn: async () => ({ ...told, read: '7.0' }),
    initialData: told,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Arranger told={data} path="lists/category%3D1" />;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  sent = [];
  answer = () => new Response(JSON.stringify({ ...told, read: '1.0' }));
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const read = JSON.parse(body ?? '{}');
    if (path.endsWith('/preview')) return new Response(JSON.stringify(previewOf(read.arrangement)));
    sent.push({ path, body: read });
    return answer();
  });
  await open();
});

const open = async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const start = { entities: [], member: { id: 7, special: [] } };
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={start as never}>
          <Screen />
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  await until(() => button('Verberg Trui 1'));
};
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const button = (name: string, within: ParentNode = document): HTMLButtonElement => {
  const found = [...within.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
/** Waits until something is drawn: what comes of an arrangement is asked for after a moment of quiet. */
const until = async <T,>(find: () => T): Promise<T> => {
  for (let left = 100; left > 0; left -= 1) {
    try {
      return find();
    } catch {
      await wait();
    }
  }
  return find();
};
const press = async (name: string, within?: ParentNode) => {
  const found = await until(() => button(name, within));
  await act(async () => found.click());
  await wait();
};
const soon = () =>
  [...document.querySelectorAll('[data-soon]')].map(
    (cell) => /Trui \d/.exec(cell.textContent)?.[0],
  );
const said = () =>
  [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join();

test('what is pinned and hidden in the preview is told, keeps the focus near, and is published as it is seen', async () => {
  expect(document.querySelector('table caption')?.textContent).toBe('Zo verandert de lijst');
  expect(button('Publiceren').getAttribute('aria-disabled')).toBe('true');
  await press('Zet vast op plek 3: Trui 3');
  expect(said()).toContain('Trui 3 staat vast op plek 3');
  await press('Verberg Trui 1');
  expect(document.activeElement?.matches('[data-soon]')).toBe(true);
  expect(said()).toContain('Trui 1 is verborgen');
  await press('Regel toevoegen');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Wat, regel 1');
  await press('Publiceren');
  await press('Publiceren', document.querySelector('dialog[open]') ?? document);
  expect(sent).toEqual([
    {
      path: expect.stringContaining('/lists/category%3D1/versions'),
      body: {
        ...{ name: '', read: '0.0', starts_at: null, ends_at: null },
        arrangement: {
          pins: [{ id: 3, place: 3 }],
          hidden: [1],
          rules: [{ column: 'offer', option: 2, effect: 'first' }],
        },
      },
    },
  ]);
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('who was second keeps what he arranged, and publishes it on what is there now', async () => {
  await press('Zet vast op plek 3: Trui 3');
  answer = () =>
    new Response(JSON.stringify({ code: 'stale', message: 'Ans publiceerde', fields: {} }), {
      status: 409,
    });
  await press('Publiceren');
  const dialog = () => document.querySelector('dialog[open]') ?? document;
  await press('Publiceren', dialog());
  expect(dialog().querySelector('[role=alert]')?.textContent).toBe('Ans publiceerde');
  await until(() => expect(soon()[0]).toBe('Trui 3'));
  answer = () => new Response(JSON.stringify({ ...told, read: '8.0' }));
  await press('Publiceren', dialog());
  expect(sent.map(({ body }) => body.read)).toEqual(['0.0', '7.0']);
});

test('a later moment is asked for, and one that isn’t filled in is told at its line', async () => {
  await press('Verberg Trui 2');
  await press('Publiceren');
  const dialog = document.querySelector('dialog[open]') as HTMLElement;
  await act(async () => dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click());
  await press('Publiceren', dialog);
  expect(sent).toEqual([]);
  expect(dialog.textContent).toContain('Vul een dag en een tijd in.');
  expect(document.activeElement?.getAttribute('type')).toBe('date');
});

test('a pin that is moved by typing keeps the focus, and what was pinned there takes its place', async () => {
  await press('Zet vast op plek 3: Trui 3');
  await press('Zet vast op plek 2: Trui 1');
  const line = () => document.querySelector<HTMLInputElement>('[aria-label="Plek van Trui 3"]');
  await act(async () => {
    const input = line() as HTMLInputElement;
    input.focus();
    input.value = '2';
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await wait();
  expect([line()?.value, document.activeElement]).toEqual(['2', line()]);
  const other = document.querySelector<HTMLInputElement>('[aria-label="Plek van Trui 1"]');
  expect(other?.value).toBe('3');
  expect(said()).toContain('Trui 3 staat vast op plek 2');
});

test('what visitors see is taken back after a question; the focus goes to what was published', async () => {
  const version = {
    ...{ id: 4, name: 'Actie', state: 'now' as const, by: 'Mo', madeAt: '2026-03-01T08:00:00Z' },
    ...{ startsAt: '2026-03-01T08:00:00Z', endsAt: null, isUsual: false, arrangement: usualOrder },
  };
  answer = () => new Response(JSON.stringify({ ...told, read: '4.0', versions: [version] }));
  await press('Verberg Trui 1');
  await press('Publiceren');
  await press('Publiceren', document.querySelector('dialog[open]') ?? document);
  answer = () => new Response(JSON.stringify({ ...told, read: '4.1' }));
  await press('Actie ongedaan maken');
  expect(sent).toHaveLength(1);
  await press('Ongedaan maken', document.querySelector('dialog[open]') ?? document);
  await until(() => expect(document.activeElement?.tagName).toBe('H2'));
  expect(sent[1]).toMatchObject({
    path: expect.stringContaining('/versions/4/withdraw'),
    body: { read: '4.0' },
  });
  expect(document.activeElement?.textContent).toBe('Gepubliceerd en gepland');
});

test('what isn’t published is found again by who comes back, and published on what he had read', async () => {
  await press('Zet vast op plek 3: Trui 3');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
  await act(async () => root.unmount());
  const key = Object.keys(localStorage)[0] ?? '';
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  expect(kept.read).toBe('0.0');
  // Somebody published since then: he had read less than what stands there now.
  localStorage.setItem(key, JSON.stringify({ ...kept, read: '0.-1' }));
  await open();
  expect(said()).toContain('nog niet publiceerde');
  expect(document.querySelector('[aria-label="Plek van Trui 3"]')).not.toBeNull();
  await press('Publiceren');
  await press('Publiceren', document.querySelector('dialog[open]') ?? document);
  expect(sent[0]?.body.read).toBe('0.-1');
  await press('Zet vast op plek 2: Trui 1');
  await press('Begin opnieuw');
  expect(localStorage.length).toBe(0);
});

test('a place that the list doesn’t have is told at its line, and the place that was holds', async () => {
  await press('Zet vast op plek 3: Trui 3');
  const line = () =>
    document.querySelector<HTMLInputElement>('[aria-label="Plek van Trui 3"]') as HTMLInputElement;
  const type = (text: string) =>
    act(async () => {
      line().focus();
      line().value = text;
      line().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  const problem = () => document.getElementById(line().getAttribute('aria-describedby') ?? '');
  for (const text of ['99', '0', '', '1.5']) {
    await type(text);
    expect(line().getAttribute('aria-invalid')).toBe('true');
    expect(problem()?.textContent).toContain('van 1 tot en met 3. Nu geldt nog plek 3.');
  }
  await type('2');
  await wait();
  expect([line().value, line().getAttribute('aria-invalid')]).toEqual(['2', null]);
  expect(problem()).toBeNull();
});
