import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldApplication } from '#features/hiring/contract';
import { Application } from './application-page';

const told: ToldApplication = {
  ...{
    id: 7,
    state: 'received',
    shortName: 'Noor B.',
    name: 'Noor Bakker',
    email: 'n@klant.example',
  },
  ...{ vacancy: 'Verkoper', location: 'Brink Zwolle', phone: '', keepYear: false, mayErase: true },
  ...{ createdAt: '2026-03-01T12:00:00Z', changedAt: '2026-03-01T12:00:00Z', endedAt: null },
  ...{ eraseAt: null, steps: [{ legend: 'Jij', lines: [{ label: 'Waarom?', text: 'Graag.' }] }] },
  ...{ availability: null, files: [], events: [], notes: [] },
};

let root: Root;
let client: QueryClient;
let gone: (text: string) => void;
let isThere: boolean;

const settled = (check: () => void) => act(() => vi.waitFor(check));

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  isThere = true;
  gone = vi.fn();
  vi.stubGlobal('fetch', async () =>
    isThere
      ? Response.json(told)
      : Response.json({ code: 'erased', message: 'Gewist.', fields: {} }, { status: 404 }),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Application id="7" erased={() => {}} gone={(text) => gone(text)} />
      </QueryClientProvider>,
    ),
  );
  await settled(() => expect(document.body.textContent).toContain('Graag.'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  localStorage.clear();
});

test('what a colleague erased leaves the screen once it is asked for again', async () => {
  isThere = false;
  await act(() => client.refetchQueries({ queryKey: ['application', '7'] }));
  await settled(() => expect(gone).toHaveBeenCalledWith('Gewist.'));
  expect(document.body.textContent).not.toContain('Noor');
});
