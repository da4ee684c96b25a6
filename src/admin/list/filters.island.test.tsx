import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToldEntity } from '#features/office/contract';
import { Filters } from './filters';
import type { ListQuery } from './list-query';

const entity = {
  fields: ['Stand', 'Soort'].map((label) => ({
    ...{ name: label, label, type: 'SelectField', filters: true },
    options: [{ value: 'a', label: 'A' }],
  })),
} as unknown as ToldEntity;

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('the filters of a list are folded on a phone, and say there how many are on', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const screen = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => screen);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (filters: ListQuery['filters']) =>
    act(async () =>
      root.render(<Filters entity={entity} query={{ filters } as ListQuery} change={() => {}} />),
    );
  const fold = () => document.querySelector('details');
  await show({});
  expect(fold()?.open).toBe(false);
  expect(fold()?.querySelectorAll('select')).toHaveLength(2);
  expect(fold()?.querySelector('summary')?.textContent).toBe('Filters');
  await show({ Stand: 'a' });
  expect(fold()?.querySelector('summary')?.textContent).toBe('Filters (1)');
  await act(async () => {
    screen.matches = false;
    screen.dispatchEvent(new Event('change'));
  });
  expect([fold(), document.querySelectorAll('select').length]).toEqual([null, 2]);
  await act(async () => root.unmount());
});
