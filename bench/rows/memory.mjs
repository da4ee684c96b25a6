import { under } from '../budget.mjs';
import { memoryOf } from '../server.mjs';

/** What the Node process holds after the rows before this one. */
export const memoryRow = (size) => ({
  name: 'memory after the load',
  budget: size.optional ? undefined : under(400, 'MB', ({ megabytes }) => megabytes),
  run: async ({ servers }) => {
    const server = await servers.get();
    const megabytes = memoryOf(server.pid);
    return megabytes === undefined
      ? { skipped: 'this system does not tell a process’s memory' }
      : { megabytes };
  },
});
