import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Feature } from '#platform/host';
import { createTestApp } from '../harness/app';

/** A promise and what fulfils it. */
const createSignal = () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
};

test('what was asked before the server stops gets its whole answer, what it needs the database for too', async () => {
  const begun = createSignal();
  const gate = createSignal();
  const slow: Feature = {
    name: 'slow',
    needs: [],
    setup: ({ app, db }) => {
      app.get('/traag', async () => {
        begun.give();
        await gate.given;
        const found = await db.execute(sql`select repeat('x', 100000) as long`);
        return found.rows[0]?.long;
      });
    },
  };
  const app = await createTestApp({ features: [slow] });
  const { server } = app.host.app;
  await app.host.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.address() as AddressInfo;
  const answer = new Promise<string>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/traag' }, (reply) => {
      expect(reply.statusCode).toBe(200);
      text(reply).then(resolve, reject);
    });
    asked.on('error', reject).end();
  });
  await begun.given;
  const closed = app.close();
  await expect.poll(() => server.listening).toBe(false);
  gate.give();
  expect(await answer).toHaveLength(100_000);
  await closed;
});
