import type { Clock } from '#kernel/define/clock';

export interface TestClock extends Clock {
  set(time: Date | string): void;
  /** In ms. */
  advance(by: number): void;
}

/** A clock that stands still until it is moved. */
export function createTestClock(start: Date | string = '2026-03-02T09:00:00Z'): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (to) => {
      time = new Date(to).getTime();
    },
    advance: (by) => {
      time += by;
    },
  };
}
