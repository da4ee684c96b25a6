import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldExport } from '#features/customers/contract';
import { customers } from '#kernel/limits-customers';
import { Archive } from './archive';

const { askedEvery } = customers.exports;

const waiting: ToldExport = {
  ...{ id: 7, state: 'waiting', askedAt: '2026-03-04T12:00:00Z', by: 'Bo' },
  ...{ bytes: 0, files: 0, leftOut: 0 },
};
const ready: ToldExport = {
  ...waiting,
  ...{ state: 'ready', endsAt: '2026-03-07T12:00:00Z', bytes: 2048, files: 3, leftOut: 1 },
};

let told: ToldExport[];
let calls: string[];
let fetched: string[];
let leave: () => Promise<void>;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  told = [];
  calls = [];
  fetched = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    fetched.push(this.getAttribute('href') ?? '');
  });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path.replace('/admin/api/customers/', '')}`);
    if (path.endsWith('/exports')) told = [waiting];
    if (method === 'POST' && path.endsWith('/remove')) told = [];
    return Response.json(path.endsWith('/ready') ? { id: 7 } : { exports: told });
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Archive email="an@post.example" />
      </QueryClientProvider>,
    ),
  );
  await later(0);
  leave = () => act(async () => root.unmount());
});

afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const later = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms + 50));
const labels = () => [...document.querySelectorAll('button')].map((one) => one.textContent);
const status = () => document.querySelector<HTMLElement>('[role=status]');
const press = async (label: string) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === label);
  await act(async () => button?.click());
  await later(0);
};

test('a ZIP is asked for, is told when it is there without a reload, and is fetched and removed', async () => {
  expect([labels(), status()?.textContent]).toEqual([['ZIP laten maken'], '']);
  await press('ZIP laten maken');
  expect(labels()).toEqual([]);
  expect(document.activeElement).toBe(status());
  expect(status()?.textContent).toContain('wordt gemaakt');
  told = [ready];
  await later(askedEvery);
  expect(status()?.textContent).toContain('3 bestanden, 2 kB');
  expect(document.body.textContent).toMatch(/1 bestand niet meegenomen.*Gevraagd door Bo/);
  expect(labels()).toEqual(['ZIP downloaden', 'Opnieuw maken', 'ZIP verwijderen']);
  const asked = calls.length;
  await later(askedEvery * 3);
  expect(calls).toHaveLength(asked);
  await press('ZIP downloaden');
  expect(calls.at(-1)).toBe('POST exports/7/ready');
  expect(fetched).toEqual(['/admin/api/customers/exports/7/file']);
  await press('ZIP verwijderen');
  expect([labels(), document.activeElement === status()]).toEqual([['ZIP laten maken'], true]);
});
