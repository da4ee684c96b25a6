import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { OfficeStart } from '#features/office/contract';
import type {
  ToldSubmission,
  ToldSubmissionForms,
  ToldSubmissions,
} from '#features/submissions/contract';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import { StartContext } from '../start';
import SubmissionPage from './submission-page';
import SubmissionsPage from './submissions-page';

const line = (id: number, isHandled = false) => ({
  ...{ id, isHandled, form: { id: 1, title: 'Schrijf ons' }, createdAt: '2026-11-28T10:00:00Z' },
  ...{ email: `bezoeker${id}@post.example`, excerpt: 'Hoe laat?', files: 0 },
});
const many: ToldSubmissions = { lines: [line(4), line(3)], hasMore: false };
const forms: ToldSubmissionForms = {
  forms: [
    { id: 1, title: 'Schrijf ons', open: 2, total: 2 },
    { id: 2, title: 'Leeg', open: 0, total: 0 },
  ],
  mayGive: true,
};
const { excerpt: _, files: __, ...base } = line(4);
const one: ToldSubmission = {
  ...{ ...base, lines: [{ label: 'Vraag', text: 'Hoe laat?' }], sealed: ['BSN'], files: [] },
  ...{ mailedTo: [], isConfirmed: false, purgeAt: '2027-11-28T10:00:00Z', mayGive: true },
};

vi.mock('../search-box', () => ({ SearchBox: () => null }));

let leave: () => Promise<void>;
let sent: [path: string, body: unknown][];
let isHandled = false;

const settled = (check: () => void) => act(() => vi.waitFor(check));

const answer = (path: string): unknown => {
  if (path === 'submissions/handle') return { changed: [4] };
  if (path === 'submissions/forms') return forms;
  if (path === 'submissions/4/unseal') return { lines: [{ label: 'BSN', text: '111222333' }] };
  if (path === 'submissions/4/erase') return { id: 4 };
  return path === 'submissions/4' ? { ...one, isHandled } : many;
};

const open = async (screen: ReactNode, special = ['submissions']) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sent = [];
  isHandled = false;
  vi.stubGlobal('fetch', async (url: string, init: { method: string; body?: string }) => {
    const path = url.replace('/admin/api/', '').replace(/\?.*$/, '');
    if (init.method !== 'GET') sent.push([path, init.body && JSON.parse(init.body)]);
    if (path === 'submissions/handle') isHandled = true;
    return Response.json(answer(path));
  });
  const start = { entities: [], member: { special, role: 'R' } } as unknown as OfficeStart;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext.Provider value={start}>{screen}</StartContext.Provider>
      </QueryClientProvider>,
    ),
  );
  leave = () => act(async () => root.unmount());
};

afterEach(async () => {
  await leave();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((own) => own.textContent === name)?.click(),
  );
const ticks = () => [...document.querySelectorAll<HTMLInputElement>('tbody [type=checkbox]')];

test('what is ticked in the list is handled at once, and the focus stays on the screen', async () => {
  await open(<SubmissionsPage />);
  await settled(() => expect(ticks()).toHaveLength(2));
  expect([...document.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    texts.allForms,
    texts.formOpen('Schrijf ons', 2),
  ]);
  expect(document.body.textContent).not.toContain(texts.chosen(1));
  await act(async () => ticks()[0]?.click());
  expect(document.body.textContent).toContain(texts.chosen(1));
  await press(texts.handle);
  await settled(() =>
    expect(sent).toEqual([['submissions/handle', { ids: [4], isHandled: true }]]),
  );
  await settled(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(ticks().some(({ checked }) => checked)).toBe(false);
});

test('a sealed value is seen once it is opened; what was erased leaves the screen', async () => {
  await open(<SubmissionPage id="4" />);
  await settled(() => expect(document.body.textContent).toContain('Hoe laat?'));
  expect(document.body.textContent).not.toContain('111222333');
  await press(texts.open);
  await settled(() => expect(document.body.textContent).toContain('111222333'));
  await press(texts.handle);
  await settled(() => expect(document.body.textContent).toContain(texts.reopen));
  await press(texts.erase);
  expect(sent.map(([path]) => path)).not.toContain('submissions/4/erase');
  await press(texts.eraseConfirm);
  await settled(() => expect(document.body.textContent).toContain(texts.erased(4)));
  expect(document.body.textContent).not.toMatch(/Hoe laat|111222333|bezoeker4/);
});

test('without the right nothing is asked for', async () => {
  await open(<SubmissionsPage />, []);
  expect(document.querySelector('table')).toBeNull();
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Inzendingen van formulieren',
  );
});
