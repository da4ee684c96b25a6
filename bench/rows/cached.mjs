import { compare } from '../load.mjs';
import { floorOf, getRaw } from '../same.mjs';

const CONNECTIONS = 32;
/** A page for a visitor without a session, beside a bare Fastify that sends the same bytes. */
export const cachedRow = (name, path) => ({
  name,
  budget: { text: '0.6 of the floor', holds: ({ ratio }) => ratio >= 0.6 },
  run: async ({ servers, seconds }) => {
    const server = await servers.get();
    await getRaw(server.address + path, 'br');
    const floor = await floorOf(server.address + path);
    const requests = [{ path }];
    try {
      return await compare(
        { address: server.address, requests },
        { address: floor.address, requests },
        { connections: CONNECTIONS, seconds },
      );
    } finally {
      await floor.stop();
    }
  },
});
