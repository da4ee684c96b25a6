import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { StartContext } from '../start';
import { ListPage } from './list-page';

// The element that it searches in is none that this environment knows.
vi.mock('../search-box', () => ({ SearchBox: () => null }));

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('Enter on a tick goes past the rows to what can be done with those that are on', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const rows = [1, 2, 3].map((id) => ({
    id,
    revision: 1,
    title: `Rij ${id}`,
    told: {},
    values: {},
  }));
  vi.stubGlobal(
    'fetch',
    async (path: string) =>
      new Response(JSON.stringify(path.includes('/rows/thing') ? { rows, total: 3 } : [])),
  );
  const label = { one: 'Ding', many: 'Dingen' };
  const entity = {
    ...{ name: 'Thing', access: 'thing', label, noun: label, title: 'title', columns: ['title'] },
    fields: [{ name: 'title', label: 'Titel', type: 'TextField', filters: false, sorts: false }],
    may: { create: false, change: true, delete: false },
  };
  const start = { entities: [entity], member: { id: 7, special: [] } };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={start as never}>
          <ListPage access="thing" />
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  await act(() => new Promise((done) => setTimeout(done, 50)));
  const tick = document.querySelector<HTMLInputElement>('[aria-label="Kies Rij 2"]');
  const enter = () =>
    act(async () => {
      tick?.focus();
      tick?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  await enter();
  expect(document.activeElement).toBe(tick);
  await act(async () => tick?.click());
  await enter();
  expect(document.activeElement?.textContent).toBe('Wijzig…');
  expect(document.activeElement?.closest('section')?.textContent).toContain('Enter op een vinkje');
  await act(async () => root.unmount());
});
