import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Leaving } from './leaving';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('links that lead to a page are told once another address is typed or it goes offline, and no more when that is put back', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const places = [{ kind: 'Pagina', title: 'Wijzer', to: '/page/2', count: 3 }];
    return Response.json({ old: ['/jassen'], count: 3, places });
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const client = new QueryClient();
  const show = (goes?: 'elsewhere' | 'offline') =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <Leaving href="/jassen" goes={goes} />
        </QueryClientProvider>,
      ),
    );
  const told = () => document.querySelector('[role=status]')?.textContent;
  await show();
  expect([asked, told()]).toEqual([[], '']);
  await show('elsewhere');
  await act(() =>
    vi.waitFor(() => expect(told()).toContain('3 links leiden naar het adres van nu')),
  );
  expect(asked).toEqual([expect.stringContaining('following?from=%2Fjassen')]);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/page/2');
  await show('offline');
  expect(told()).toContain('3 links leiden naar deze pagina');
  await show();
  expect([told(), document.querySelector('a')]).toEqual(['', null]);
  await act(async () => root.unmount());
});
