import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { OfficeStart } from '#features/office/contract';
import { StartContext } from '../start';
import CategoriesPage from './categories-page';

const start = { entities: [], member: { role: 'Winkel', special: [] } } as unknown as OfficeStart;

afterEach(() => {
  document.body.innerHTML = '';
});

test('who may not see categories is told so, and not that there is no such page', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={start}>
          <CategoriesPage />
        </StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  expect(document.querySelector('h1')?.textContent).toBe('Categorieën');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Dit mag je niet');
  await act(async () => root.unmount());
});
