import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * A way to a PostgreSQL that can forget the connections over it: both ends stay open and hear nothing
 * more. Connections that are made afterwards are let through. It can also be closed, as when the
 * server stopped, and frozen, as when it hangs: then new connections are taken and hear nothing.
 */
export const openForgetfulWay = async (databaseUrl: string) => {
  const { searchParams, hostname, port } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const sockets = new Set<Socket>();
  let mode: 'open' | 'closed' | 'frozen' = 'open';
  const held: (() => void)[] = [];
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    if (mode === 'closed') near.destroy();
    else if (mode === 'frozen') held.push(() => join(near));
    else join(near);
  });
  const join = (near: Socket) => {
    const far = folder
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(Number(port || 5432), hostname);
    near.pipe(far);
    far.pipe(near);
    sockets.add(far);
    far.on('error', () => {});
    near.on('close', () => far.destroy());
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(databaseUrl);
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  const direct = new pg.Client({ connectionString: databaseUrl });
  await direct.connect();
  return {
    url: address.href,
    /** A connection past it. */
    direct,
    forget: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    shut: () => {
      mode = 'closed';
      for (const socket of sockets) socket.destroy();
    },
    freeze: () => {
      mode = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    /** Lets new connections through again, and old ones if it was frozen. */
    restore: () => {
      mode = 'open';
      for (const socket of sockets) if (!socket.destroyed) socket.resume();
      for (const go of held.splice(0)) go();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await direct.end();
    },
  };
};
