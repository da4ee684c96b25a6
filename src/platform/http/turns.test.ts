import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTurns } from './turns';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Requests that each take so many ms in microtasks, on a clock of their own; answers which began in which round. */
const begin = async (costs: number[]): Promise<number[][]> => {
  let time = 0;
  const next: (() => void)[] = [];
  const take = createTurns({ now: () => time, later: (round) => next.push(round) });
  const rounds: number[][] = [];
  for (const [at, cost] of costs.entries()) {
    take(() => {
      rounds.at(-1)?.push(at);
      Promise.resolve()
        .then(() => undefined)
        .then(() => {
          time += cost;
        });
    });
  }
  for (let round = next.shift(); round; round = next.shift()) {
    rounds.push([]);
    round();
    await settled();
  }
  return rounds.filter((round) => round.length > 0);
};

describe('turns of requests', () => {
  test('all begin, in the order in which they came', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 }),
        async (costs) => {
          expect((await begin(costs)).flat()).toEqual(costs.map((_, at) => at));
        },
      ),
    );
  });

  test('what takes long has a round of the event loop to itself, what is quick shares one', async () => {
    expect(await begin([5, 5, 5])).toEqual([[0], [1], [2]]);
    expect(await begin([0.5, 0.5, 0.5, 0.5, 0.5])).toEqual([[0, 1, 2, 3], [4]]);
  });
});
