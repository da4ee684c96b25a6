import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToldEntity } from '#features/office/contract';
import { StartContext } from '../start';
import { Filters } from './filters';
import type { ListQuery } from './list-query';

const entity = {
  fields: ['Stand', 'Soort'].map((label) => ({
    ...{ name: label, label, type: 'SelectField', filters: true },
    options: [{ value: 'a', label: 'A' }],
  })),
} as unknown as ToldEntity;

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('the filters of a list are folded on a phone, and say there how many are on', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const screen = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => screen);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (filters: ListQuery['filters']) =>
    act(async () =>
      root.render(<Filters entity={entity} query={{ filters } as ListQuery} change={() => {}} />),
    );
  const fold = () => document.querySelector('details');
  await show({});
  expect(fold()?.open).toBe(false);
  expect(fold()?.querySelectorAll('select')).toHaveLength(2);
  expect(fold()?.querySelector('summary')?.textContent).toBe('Filters');
  await show({ Stand: 'a' });
  expect(fold()?.querySelector('summary')?.textContent).toBe('Filters (1)');
  await act(async () => {
    screen.matches = false;
    screen.dispatchEvent(new Event('change'));
  });
  expect([fold(), document.querySelectorAll('select').length]).toEqual([null, 2]);
  await act(async () => root.unmount());
});

test('a list is narrowed by a row of another entity, named, and by none of those again', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify([{ id: 3, title: 'Zeewolf' }])));
  const brand = { name: 'brand_id', label: 'Merk', type: 'ReferenceField', entity: 'Brand' };
  const others = { filters: true, sorts: false };
  const article = {
    fields: [
      { ...brand, ...others, sorts: true },
      // Its rows are not told by name in the list.
      { ...brand, ...others, name: 'maker_id', label: 'Maker' },
      { ...brand, ...others, name: 'other_id', label: 'Ander', entity: 'Hidden', sorts: true },
    ],
  } as unknown as ToldEntity;
  const entities = [{ name: 'Brand', label: { one: 'Merk', many: 'Merken' } }];
  const changes: unknown[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={{ entities } as never}>
          <Filters
            entity={article}
            query={{ filters: { brand_id: '3' } } as unknown as ListQuery}
            change={(more) => changes.push(more)}
          />
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect([...document.querySelectorAll('label')].map((one) => one.textContent)).toEqual(['Merk']);
  expect(document.querySelector<HTMLInputElement>('#filter-brand_id')?.value).toBe('Zeewolf');
  await act(async () =>
    document.querySelector<HTMLButtonElement>('button[aria-label^="Merk:"]')?.click(),
  );
  expect(changes).toEqual([{ filters: {} }]);
  await act(async () => root.unmount());
});
