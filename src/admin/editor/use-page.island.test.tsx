import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldBlock, ToldPage } from '#features/office/contract';
import { fillStore } from '../../../tests/harness/full-store';
import { usePage } from './use-page';

let work: ReturnType<typeof usePage>;
let leave: () => Promise<void>;

const page = {
  ...{ kind: 'pages', id: 5, title: 'Thuis', revision: 1, isLive: true, hasDraft: false },
  tree: { content: [{ type: 'Text', props: { id: 'a', text: 'Oud' } }] },
} as unknown as ToldPage;

const types = new Map([
  [
    'Text',
    {
      type: 'Text',
      label: 'Tekst',
      settings: [{ name: 'text', label: 'Inhoud' }],
    } as unknown as ToldBlock,
  ],
]);

function Work() {
  work = usePage(page, 1, () => [], types);
  return null;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection')));
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Work />));
  leave = async () => act(async () => root.unmount());
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = async (value: string) => {
  await act(async () => work.edit({ do: 'set', id: 'a', name: 'text', value }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
};

test('without a connection a page is told to be on the device only where the device keeps it', async () => {
  await write('Nieuw');
  expect(work.standing).toBe('device');
  const empty = fillStore();
  await write('Nieuwer');
  expect(work.standing).toBe('nowhere');
  empty();
  await write('Nieuwst');
  expect(work.standing).toBe('device');
});

test('what was taken back whole is no draft beside what visitors see', async () => {
  const answers = [true, false].map((hasDraft) => ({ revision: 2, hasDraft }));
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  await write('Nieuw');
  expect(work.standing).toBe('saved');
  await act(async () => work.undo());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(work.standing).toBe('same');
});

test('what keeps a draft from being saved is told by the labels of block and setting', async () => {
  const fields = { draft: 'content[0].text: Vul een tekst in.' };
  const told = { code: 'bad_request', message: 'Dit klopt niet.', fields };
  vi.stubGlobal('fetch', async () => Response.json(told, { status: 400 }));
  await write('Nieuw');
  expect([work.standing, work.problem]).toEqual(['wrong', 'Tekst, Inhoud: Vul een tekst in.']);
});
