import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToldPlan } from '#features/pricing/contract';
import { shortWhen } from '../plan/when';
import { PlanList } from './plan-list';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const plan = (more: Partial<ToldPlan>): ToldPlan => ({
  ...{ id: 1, name: 'Actie', told: '15% lager', startsAt: '2026-03-01T08:00:00Z', endsAt: null },
  ...{ endedAt: null, state: 'begun', by: 'Pia', articles: 9, titles: [], minutesLate: 0 },
  ...{ problems: [], isUnread: false },
  ...more,
});

test('what was begun is taken back after a question; what is over tells when it ended', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(plan({ state: 'undone' })));
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const endedAt = '2026-03-04T08:00:00Z';
  const plans = [plan({}), plan({ id: 2, name: 'Eerder', state: 'done', endedAt })];
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <PlanList title="Prijzen" plans={plans} />
      </QueryClientProvider>,
    ),
  );
  const [begun, over] = document.querySelectorAll('li');
  expect(begun?.textContent).toContain('Ingegaan');
  expect(over?.textContent).toContain(`Afgelopen: ${shortWhen(endedAt)}`);
  const press = (label: string, within: ParentNode | null | undefined) =>
    act(async () => {
      const all = [...(within?.querySelectorAll('button') ?? [])];
      all.find((one) => one.textContent === label)?.click();
      await new Promise((done) => setTimeout(done, 20));
    });
  await press('Maak ongedaan', begun);
  expect(asked).toEqual([]);
  const dialog = begun?.querySelector('dialog');
  expect([dialog?.open, dialog?.textContent]).toEqual([
    true,
    expect.stringContaining('ongedaan maken?'),
  ]);
  await press('Maak ongedaan', dialog);
  expect(asked).toEqual([expect.stringContaining('prices/plans/1/undo')]);
  await act(async () => root.unmount());
});
