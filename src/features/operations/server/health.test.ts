import { expect, test } from 'vitest';
import { diskState, queueState } from './health';

test('work that waits and a disk that fills are told before they are wrong', () => {
  expect([0, 4, 5, 59, 60].map(queueState)).toEqual(['good', 'good', 'mind', 'mind', 'bad']);
  expect([1, 0.15, 0.14, 0.05, 0.04].map(diskState)).toEqual([
    ...['good', 'good', 'mind', 'mind', 'bad'],
  ]);
});
