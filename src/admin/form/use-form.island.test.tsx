import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldEntity, Values } from '#features/office/contract';
import { fillStore } from '../../../tests/harness/full-store';
import { useForm } from './use-form';

const entity = { name: 'Faq', access: 'faq', fields: [] } as unknown as ToldEntity;
const KEY = 'etalage-office-draft 1 Faq 5';

let form: ReturnType<typeof useForm>;
let leave: () => Promise<void>;
let asked: string[];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    asked.push(String(method));
    return new Response(JSON.stringify({ savedAt: new Date().toISOString() }));
  });
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Form({ stands }: { stands: Values }) {
  form = useForm({ entity, memberId: 1, id: 5, revision: 3, stands, draft: undefined });
  return null;
}

const open = async (stands: Values) => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Form stands={stands} />));
  leave = async () => act(async () => root.unmount());
};
const pause = () => act(() => vi.advanceTimersByTimeAsync(2000));
const keep = (values: Values) =>
  localStorage.setItem(KEY, JSON.stringify({ values, revision: 2, savedAt: '2026-01-01' }));

test('a draft is found again, except what stands there by now', async () => {
  keep({ title: 'Ja', menu: [{ a: 1, b: 2 }], order: 7 });
  await open({ title: 'Ja', menu: [{ b: 2, a: 1 }], order: 1 });
  expect(form).toMatchObject({ changes: { order: 7 }, readAt: 2, hadDraft: true });
});

test('a draft of which all was saved is none: nothing is left of it', async () => {
  keep({ title: 'Ja' });
  await open({ title: 'Ja' });
  expect(form).toMatchObject({ changes: {}, readAt: 3, hadDraft: false, kept: undefined });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('what is taken back by hand leaves no draft, and what is typed after it wasn’t there before', async () => {
  await open({ title: 'Nee' });
  await act(async () => form.change('title', 'Ja'));
  expect(localStorage.getItem(KEY)).toContain('Ja');
  await act(async () => form.change('title', 'Nee'));
  expect(localStorage.getItem(KEY)).toBeNull();
  await pause();
  expect(asked).toEqual(['DELETE']);
  await leave();
  await open({ title: 'Nee' });
  await act(async () => form.change('title', 'Ja'));
  expect(form.hadDraft).toBe(false);
});

test('while a form is saved, and after that, no draft of it is sent', async () => {
  await open({ title: 'Nee' });
  await act(async () => form.change('title', 'Ja'));
  await act(() => form.rest());
  await pause();
  expect(asked).toEqual([]);
  await act(async () => form.done({ title: 'Ja' }, { id: 5, revision: 4 }));
  await leave();
  expect(asked).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('what is typed while the form is saved is left, and is of what was saved', async () => {
  await open({ title: 'Nee', order: 1 });
  await act(async () => form.change('title', 'Ja'));
  await act(() => form.rest());
  await act(async () => form.changeAll({ title: 'Ja!', order: 2 }));
  await act(async () => form.done({ title: 'Ja' }, { id: 5, revision: 4 }));
  expect(form).toMatchObject({ changes: { title: 'Ja!', order: 2 }, readAt: 4 });
  await leave();
  await open({ title: 'Ja', order: 1 });
  expect(form).toMatchObject({ changes: { title: 'Ja!', order: 2 }, readAt: 4 });
});

test('what is put back while the form is saved is a change of what was saved', async () => {
  await open({ title: 'Nee', order: 1 });
  await act(async () => form.changeAll({ title: 'Ja', order: 2 }));
  await act(() => form.rest());
  await act(async () => form.change('title', 'Nee'));
  await act(async () => form.done({ title: 'Ja', order: 2 }, { id: 5, revision: 4 }));
  expect(form).toMatchObject({ changes: { title: 'Nee' }, readAt: 4 });
  expect(localStorage.getItem(KEY)).toContain('Nee');
});

test('what is typed while something new is saved is a draft of what was made', async () => {
  await open({ title: 'Nee' });
  await act(async () => form.change('title', 'Ja'));
  await act(() => form.rest());
  await act(async () => form.change('title', 'Ja!'));
  await act(async () => form.done({ title: 'Ja' }, { id: 9, revision: 1 }));
  expect(localStorage.getItem(KEY)).toBeNull();
  const kept = localStorage.getItem(KEY.replace(/5$/, '9')) ?? '';
  expect(JSON.parse(kept)).toMatchObject({ values: { title: 'Ja!' }, revision: 1 });
});

test('what was refused is a draft again', async () => {
  await open({ title: 'Nee' });
  await act(async () => form.change('title', 'Ja'));
  await act(() => form.rest());
  await act(async () => form.wake());
  await pause();
  expect(asked).toEqual(['PUT']);
});

test('a draft that neither the server nor the device can keep is told to be nowhere', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection')));
  await open({ title: 'Nee' });
  await act(async () => form.change('title', 'Ja'));
  await pause();
  expect(form.kept?.where).toBe('device');
  const empty = fillStore();
  await act(async () => form.change('title', 'Ja!'));
  await pause();
  expect(form.kept?.where).toBe('nowhere');
  empty();
  await act(async () => form.change('title', 'Ja?'));
  await pause();
  expect(form.kept?.where).toBe('device');
});
