import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToldLedger } from '#features/pricing/contract';
import { StartContext } from '../start';
import LedgerPage from './ledger-page';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('a moment breaks between its day and its time alone, so that the table fits a phone', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const entry = { at: '2026-03-01T08:00:00Z', until: null, cents: 100, lowest: null };
  const variant = {
    id: 1,
    what: 'Rood',
    sku: 'A',
    cents: 100,
    van: null,
    reason: 'never' as const,
  };
  const told: ToldLedger = {
    ...{ title: 'Trui', plans: [] },
    variants: [{ ...variant, entries: [entry] }],
  };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(told)));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={{ entities: [] } as never}>
          <LedgerPage id="1" />
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  await act(() => new Promise((done) => setTimeout(done, 20)));
  const [since] = document.querySelectorAll('tbody th');
  expect([...(since?.children ?? [])].map((part) => part.textContent)).toEqual([
    ...['1 mrt 2026,', '09:00'],
  ]);
  await act(async () => root.unmount());
});
