/**
 * Gives back what is no longer used. Reading a large catalogue into memory leaves several times its
 * size behind, and V8, which doesn't know that nothing like it comes again, would hold on to that.
 * A collection that is asked for as debuggers do also hands the pages back to the system.
 */
/** In bytes: what a heap of less leaves behind isn't worth the time of a start. */
const WORTH_IT = 192 * 1024 * 1024;

export const freeMemory = async (): Promise<void> => {
  if (process.memoryUsage().heapTotal < WORTH_IT) return;
  // Node can be built without.
  if (!process.features.inspector) return;
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
};
