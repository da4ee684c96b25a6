import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what is no longer used. Reading a large catalogue into memory leaves several times its
 * size behind, and V8, which doesn't know that nothing like it comes again, would hold on to that.
 */
export const freeMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
};
