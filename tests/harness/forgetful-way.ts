import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * A way to a PostgreSQL that can forget the connections over it: both ends stay open and hear nothing
 * more. Connections that are made afterwards are let through.
 */
export const openForgetfulWay = async (databaseUrl: string) => {
  const { searchParams, hostname, port } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = folder
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(Number(port || 5432), hostname);
    near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
  });
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
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await direct.end();
    },
  };
};
