import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { fillStore } from '../../../../tests/harness/full-store';
import { OwnChecks } from './own-checks';

test('a device that keeps nothing doesn’t say that it keeps what is checked', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () => root.render(<OwnChecks pageId={3} checks={['title']} />));
  const press = () => act(async () => element.querySelector('input')?.click());
  const told = () => element.querySelector('[role=alert]')?.textContent;
  const empty = fillStore();
  await press();
  expect(told()).toBe('Dit apparaat kan niet bewaren wat je aanvinkt.');
  empty();
  await press();
  await press();
  expect(told()).toBeUndefined();
  expect(localStorage.getItem('office-own-checks-3')).toContain('title');
  await act(async () => root.unmount());
  element.remove();
  vi.unstubAllGlobals();
});
