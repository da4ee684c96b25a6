/** In ms: how long requests may begin one after the other in one round of the event loop. */
const ROUND = 2;

type Begin = () => void;

export type TurnsOptions = {
  now?: () => number;
  /** Runs something in the next round of the event loop. */
  later?: (next: () => void) => void;
};

/**
 * Lets requests begin in the order in which they came, for some ms a round of the event loop. Node accepts one connection
 * a round, and hears the database once in it: were all that came in begun in one, a new visitor would wait
 * for as many rounds as there are others, each as long as all their pages take.
 */
export const createTurns = ({
  now = () => performance.now(),
  later = setImmediate,
}: TurnsOptions = {}): ((begin: Begin) => void) => {
  const waiting: Begin[] = [];
  let isRunning = false;

  const round = (): void => {
    const until = now() + ROUND;
    const beginNext = (): void => {
      waiting.shift()?.();
      isRunning = waiting.length > 0;
      // Most of a page is made in microtasks: they are over when the next tick comes, and their time counts.
      if (isRunning) queueMicrotask(() => process.nextTick(goOn));
    };
    const goOn = (): void => (now() < until ? beginNext() : later(round));
    beginNext();
  };

  return (begin) => {
    waiting.push(begin);
    if (isRunning) return;
    isRunning = true;
    later(round);
  };
};
