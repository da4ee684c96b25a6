import { compare } from '../load.mjs';
import { floorOf, getRaw } from '../same.mjs';

const CONNECTIONS = 32;
const PART = 0.6;

/** A page for a visitor without a session, beside a bare Fastify that sends the same bytes. */
export const cachedRow = (name, path) => ({
  name,
  budget: {
    asked: `${PART} of the floor`,
    found: ({ ratio, rate, floor }) =>
      `${ratio.toFixed(2)} of the floor: ${Math.round(rate)}/s of ${Math.round(floor)}/s`,
    holds: ({ ratio }) => ratio >= PART,
  },
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
