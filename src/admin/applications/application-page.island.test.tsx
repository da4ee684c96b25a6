import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldApplication } from '#features/hiring/contract';
import type { OfficeStart } from '#features/office/contract';
import { StartContext } from '../start';
import { Application } from './application-page';

const start = { member: { id: 3 } } as OfficeStart;

const note = {
  ...{ id: 5, kind: 'note' as const, subject: '', text: 'Belde.', who: 'Pien', isOwn: true },
  at: '2026-03-02T12:00:00Z',
};

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
  ...{ availability: null, files: [], events: [], notes: [note] },
};

let root: Root;
let client: QueryClient;
let gone: (text: string) => void;
let isThere: boolean;
let calls: string[];

const settled = (check: () => void) => act(() => vi.waitFor(check));

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  isThere = true;
  gone = vi.fn();
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return isThere
      ? Response.json(told)
      : Response.json({ code: 'erased', message: 'Gewist.', fields: {} }, { status: 404 });
  });
  calls = [];
  await open();
});

const open = async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <StartContext value={start}>
          <Application id="7" erased={() => {}} gone={(text) => gone(text)} />
        </StartContext>
      </QueryClientProvider>,
    ),
  );
  await settled(() => expect(document.body.textContent).toContain('Graag.'));
};
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

const field = () => document.getElementById('application-note') as HTMLTextAreaElement;
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
  );

test('a note that was half typed is there again after a way around, until the application is gone', async () => {
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(field(), 'Half');
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => root.unmount());
  await open();
  expect(field().value).toBe('Half');
  isThere = false;
  await act(() => client.refetchQueries({ queryKey: ['application', '7'] }));
  await settled(() => expect(gone).toHaveBeenCalled());
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a note is removed once that is meant', async () => {
  const removals = () => calls.filter((one) => one.startsWith('DELETE'));
  await press('Verwijder');
  expect(removals()).toEqual([]);
  await press('Ja, verwijder');
  await settled(() => expect(removals()).toHaveLength(1));
});

test('what was sent comes before how its sender is reached and what happened', () => {
  const headings = [...document.querySelectorAll('h2')].map((one) => one.textContent);
  expect(headings.indexOf('Contact')).toBeGreaterThan(headings.indexOf('Notities'));
  expect(headings.indexOf('Contact')).toBeLessThan(headings.indexOf('Wat er gebeurde'));
});
