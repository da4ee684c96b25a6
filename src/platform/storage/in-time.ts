import type { Storage } from './types';

/** Storage that is set up when it is first used. */
export const inTime = (make: () => Promise<Storage>): Storage => {
  let made: Promise<Storage> | undefined;
  const ready = () => {
    made ??= make();
    return made;
  };
  return {
    put: async (key, content) => (await ready()).put(key, content),
    get: async (key) => (await ready()).get(key),
    open: async (key) => (await ready()).open(key),
    has: async (key) => (await ready()).has(key),
    delete: async (key) => (await ready()).delete(key),
    async *keys() {
      yield* (await ready()).keys();
    },
  };
};
