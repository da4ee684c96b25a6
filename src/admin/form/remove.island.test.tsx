import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldEntity, ToldRow, ToldSectionUse } from '#features/office/contract';
import { Remove } from './remove';

const entity = { name: 'Section', access: 'section' } as ToldEntity;
const row = { id: 4, title: 'Actie', revision: 2 } as ToldRow;

let use: ToldSectionUse | undefined;
let leave: () => Promise<void>;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('own-sections')) return Response.json([]);
    return use
      ? Response.json(use)
      : Response.json({ code: 'x', message: 'Stuk.', fields: {} }, { status: 500 });
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Remove entity={entity} row={row} />
      </QueryClientProvider>,
    ),
  );
  leave = () => act(async () => root.unmount());
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const buttons = () => [...document.querySelectorAll('dialog button')].map((one) => one.textContent);
const ask = () => act(async () => document.querySelector('button')?.click());
/** The office has drawn what it was told. */
const settled = (done: () => void) => act(() => vi.waitFor(done));

test('a section that is shown somewhere says where, and can’t be deleted', async () => {
  use = { count: 1, live: 0, places: [{ title: 'Home', to: '/page/1/bouwen', isLive: false }] };
  await ask();
  await settled(() => expect(document.querySelector('dialog h2')?.textContent).toContain('nog in'));
  expect(document.querySelector('dialog a')?.getAttribute('href')).toBe('/page/1/bouwen');
  expect(buttons()).toEqual(['Sluiten']);
});

test('one that nothing shows can be deleted, and one of which that isn’t known is for the server to say', async () => {
  for (const told of [{ count: 0, live: 0, places: [] }, undefined]) {
    use = told;
    await ask();
    await settled(() => expect(buttons()).toEqual(['Annuleren', 'Verwijderen']));
    await act(async () => document.querySelector<HTMLElement>('dialog button')?.click());
  }
});
