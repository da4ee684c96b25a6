// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { startDevice } from './device';

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.applepay;
});

const shown = (applePay: unknown): boolean => {
  vi.stubGlobal('ApplePaySession', applePay);
  startDevice();
  return document.documentElement.dataset.applepay !== undefined;
};

test('Apple Pay is shown where the device says that it can', () => {
  expect(shown({ canMakePayments: () => true })).toBe(true);
});

test.each([
  ['a device that has it, and no card in it', { canMakePayments: () => false }],
  ['another device', undefined],
  [
    'a page where it may not be asked',
    {
      canMakePayments: () => {
        throw new Error('InvalidAccessError');
      },
    },
  ],
])('%s: not', (_, applePay) => {
  expect(shown(applePay)).toBe(false);
});
