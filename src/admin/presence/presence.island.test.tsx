import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldEntity, ToldPresence } from '#features/office/contract';
import { staff as limits } from '#kernel/limits-staff';
import { Presence } from './presence';

const page = { name: 'Page', access: 'page' } as ToldEntity;

let element: HTMLElement;
let root: ReturnType<typeof createRoot>;
let sent: { path: string; body: Record<string, unknown> }[];
let others: ToldPresence[];

let visibility: DocumentVisibilityState;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  sent = [];
  others = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ path: url.replace('/admin/api/', ''), body: JSON.parse(body) });
    return new Response(JSON.stringify(url.endsWith('/end') ? {} : others), { status: 200 });
  });
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  element.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let change: (isEditing: boolean) => void;
function Held({ id = 3 }: { id?: number }) {
  const [isEditing, setEditing] = useState(false);
  change = setEditing;
  return <Presence entity={page} id={id} isEditing={isEditing} />;
}

const draw = (id?: number) => act(async () => root.render(<Held key={id} {...(id && { id })} />));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const paths = () => sent.map(({ path }) => path);

test('who else has the page open is said before one types, politely', async () => {
  others = [
    { name: 'An', isYou: false, isEditing: true, since: '2026-03-02T13:02:00Z' },
    { name: 'Bo', isYou: false, isEditing: false, since: '2026-03-02T13:05:00Z' },
  ];
  await draw();
  const told = element.querySelector('[role=status]');
  expect(told?.textContent).toBe(
    'An bewerkt deze pagina ook, sinds 14:02. Bo heeft deze pagina ook open, sinds 14:05.',
  );
  others = [{ name: 'Ik', isYou: true, isEditing: false, since: '2026-03-02T13:05:00Z' }];
  await wait(limits.presence.every);
  expect(told?.textContent).toBe('Je hebt deze pagina ook in een ander venster open, sinds 14:05.');
  others = [];
  await wait(limits.presence.every);
  expect(told?.textContent).toBe('');
});

test('it is asked every so often, and at once when somebody begins to change something', async () => {
  await draw();
  await wait(limits.presence.every * 2);
  expect(paths()).toEqual(Array(3).fill('presence/page/3'));
  await act(async () => change(true));
  expect(sent.map(({ body }) => body.editing)).toEqual([false, false, false, true]);
  await wait(limits.presence.every - 1);
  expect(sent).toHaveLength(4);
});

test('a window out of sight, or that nobody works in, says so and asks no more until somebody is back', async () => {
  await draw();
  visibility = 'hidden';
  await wait(limits.presence.every * 4);
  expect(paths()).toEqual(['presence/page/3', 'presence/end']);
  visibility = 'visible';
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(paths().at(-1)).toBe('presence/page/3');
  await wait(limits.presenceIdle + limits.presence.every);
  expect(paths().at(-1)).toBe('presence/end');
  const count = sent.length;
  await wait(limits.presenceIdle);
  expect(sent).toHaveLength(count);
  await act(async () => window.dispatchEvent(new Event('keydown')));
  expect(paths().at(-1)).toBe('presence/page/3');
});

test('a form that is drawn anew isn’t left; one that is gone is', async () => {
  await draw(3);
  await draw(4);
  await wait(1000);
  expect(paths()).toEqual(['presence/page/3', 'presence/page/4']);
  await act(async () => root.render(null));
  await wait(1000);
  expect(paths().at(-1)).toBe('presence/end');
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(paths().filter((path) => path === 'presence/end')).toHaveLength(1);
});

test('the window that closes says so', async () => {
  await draw();
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(paths().at(-1)).toBe('presence/end');
  expect(sent.at(-1)?.body.tab).toBe(sent[0]?.body.tab);
});
