import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createHttp } from './app';

const app = await createHttp({
  ...{ development: false, https: false, trustProxy: false, logger: false },
});
afterAll(() => app.close());

test('who reads no answer loses his connection once nothing has moved for so long', async () => {
  app.get('/much', async (_request, reply) => reply.send(Buffer.alloc(50_000_000)));
  expect(app.server.timeout).toBe(300_000);
  // Long enough for the request to be read on a busy machine.
  app.server.timeout = 1500;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.pause();
  const [socket] = (await once(app.server, 'connection')) as [Socket];
  client.write('GET /much HTTP/1.1\r\nhost: etalage.test\r\n\r\n');
  await once(socket, 'close');
  expect(socket.bytesWritten).toBeGreaterThan(0);
  client.destroy();
});
