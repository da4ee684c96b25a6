// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';

vi.mock('./count', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { startCounters } = await import('./counter');

test('a number whose counting can’t be had stands as it is, and nothing fails unseen', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  startCounters();
  document.body.innerHTML = '<etalage-counter>60</etalage-counter>';
  await eventually(() => expect(info).toHaveBeenCalledWith('No counting', expect.any(Error)));
  expect(document.body.textContent).toBe('60');
  info.mockRestore();
});
