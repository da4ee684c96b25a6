import { expect, test } from 'vitest';
import { payLabelOf } from './amounts';

test('only of what was paid is said that it was', () => {
  const label = (state: string, paymentState: string, payment = 'Betaallink') =>
    payLabelOf({ state, paymentState, payment } as Parameters<typeof payLabelOf>[0]);
  expect(label('placed', 'paid')).toBe('Betaald met');
  expect(label('cancelled', 'refunded')).toBe('Betaald met');
  expect(label('placed', 'open')).toBe('Te betalen met');
  expect(label('placed', 'open', 'In de winkel')).toBe('Te betalen');
  expect(label('cancelled', 'expired')).toBe('Betaalwijze');
});
