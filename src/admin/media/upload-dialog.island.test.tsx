import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ContextType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartContext } from '../start';
import { writeKept } from './kept';
import UploadDialog from './upload-dialog';

let element: HTMLElement;
let root: ReturnType<typeof createRoot>;
let members = 500;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('fetch', async () => Response.json({}));
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  members += 1;
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The dialog with files that were dropped on it, none of which can be sent. */
const open = (names: readonly string[]) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <StartContext value={{ member: { id: members } } as ContextType<typeof StartContext>}>
          <UploadDialog
            files={names.map((name) => new File(['x'], name, { type: 'text/plain' }))}
            folder=""
            choices={undefined}
            close={() => {}}
          />
        </StartContext>
      </QueryClientProvider>,
    ),
  );

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const takeOff = (name: string) =>
  act(async () => {
    const button = element.querySelector<HTMLElement>(`[aria-label="${name} weghalen"]`);
    button?.focus();
    button?.click();
  });

test('one line says aloud how far all are; no picture has an alert of its own', async () => {
  await open(['a.txt', 'b.txt']);
  await wait(50);
  const told = [...element.querySelectorAll('[role=status]')].map((one) => one.textContent);
  // Lines of text have one of their own, for their length.
  expect(told.filter(Boolean)).toEqual(['2 bestanden zijn niet aangenomen.']);
  expect(element.querySelector('[role=alert]')).toBeNull();
});

test('what is taken off gives the focus to the next one, and the last to the choice of files', async () => {
  await open(['a.txt', 'b.txt']);
  await takeOff('a.txt');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('b.txt weghalen');
  await takeOff('b.txt');
  expect(document.activeElement?.getAttribute('type')).toBe('file');
});

test('after a reload it says what stays and what is to be chosen again', async () => {
  writeKept(members, { count: 3, folder: '', tags: '' });
  await open([]);
  expect(element.textContent).toContain('Je had 3 afbeeldingen gekozen.');
});
