import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tool } from './tool';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '';
});

test('a tool that is turned off by pressing it keeps the focus, and does nothing', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const move = vi.fn();
  act(() => root.render(<Tool label="Omhoog" act={move} />));
  const button = document.querySelector('button');
  button?.focus();
  act(() => button?.click());
  act(() => root.render(<Tool label="Omhoog" act={move} isOff />));
  expect(document.activeElement).toBe(button);
  // A browser takes the focus from what is disabled.
  expect(button?.disabled).toBe(false);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  act(() => button?.click());
  expect(move).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
});
