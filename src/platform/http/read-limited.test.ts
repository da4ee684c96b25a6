import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLimited } from './read-limited';

let answer: (reply: ServerResponse) => void;
const server = createServer((_request, reply) => answer(reply));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

test('an answer is read whole up to the limit', async () => {
  answer = (reply) => reply.end('één');
  expect(await readLimited(await ask(), 5)).toBe('één');
  await expect(ask().then((reply) => readLimited(reply, 4))).rejects.toThrow('larger than 4 bytes');
  answer = (reply) => reply.writeHead(204).end();
  expect(await readLimited(await ask(), 0)).toBe('');
});

test('one without end is not read on: its connection is closed', async () => {
  const closed = new Promise<void>((resolve) => {
    answer = (reply) => {
      const timer = setInterval(() => reply.write('x'.repeat(1000)), 1);
      reply.on('close', () => {
        clearInterval(timer);
        resolve();
      });
    };
  });
  await expect(ask().then((reply) => readLimited(reply, 10_000))).rejects.toThrow('larger than');
  await closed;
});
