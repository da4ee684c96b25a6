import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that Linux gives to who connects: one of them could be taken between here and the server's own
 * start.
 */
const FIRST = 20_000;
const LAST = 32_000;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** A port of this machine that nobody listens on now. */
export const findFreePort = async (): Promise<number> => {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  return (await isFree(port)) ? port : findFreePort();
};
