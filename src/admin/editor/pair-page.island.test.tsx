import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToldPair } from '#features/office/contract';
import PairPage from './pair-page';

const page = { id: 7, path: '/over', title: 'Over ons', language: 'nl_NL', isLive: true };
const english = { ...page, id: 8, path: '/en/about', language: 'en_GB', isLive: false };
let told: ToldPair;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  told = { page, make: { language: 'en_GB', path: '/en/about' }, mayMake: true };
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method === 'POST') told = { page, other: english, blocks: [], mayMake: true };
    return Response.json(method === 'POST' ? { id: 8 } : told);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const settled = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

test('who makes the page in the other language sees both beside each other', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <PairPage id="7" />
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(async () => {
    await settled();
    expect(document.querySelector('form')).not.toBeNull();
  });
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  await act(async () => document.querySelector('form')?.requestSubmit());
  await vi.waitFor(async () => {
    await settled();
    expect(document.querySelectorAll('iframe')).toHaveLength(2);
    expect(document.activeElement?.id).toBe('office-main');
  });
  expect(window.location.pathname).not.toContain('bouwen');
  await act(async () => root.unmount());
});
