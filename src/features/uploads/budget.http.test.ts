import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadLimits } from '#kernel/limits-uploads';
import { createSecondApp } from '../../../tests/harness/second-app';
import { createUploadApp, testFeatures, type UploadApp } from '../../../tests/harness/upload-app';
import { senderClient, takeBytes } from './server/budget';
import { uploads } from './server/tables';

let app: UploadApp;
let token: string;

beforeAll(async () => {
  app = await createUploadApp();
  token = await app.tokenFor('veel', 'anonymous');
});
afterAll(() => app.close());

const create = (remoteAddress: string, length: number, host = app.host) =>
  host.app.inject({
    method: 'POST',
    url: '/api/v1.0/file',
    remoteAddress,
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(length),
      'upload-metadata': `module_object ${btoa('Test')},item_id ${btoa('5')},filename ${btoa('a.txt')}`,
    },
  });

test('what one client sends in an hour is counted by all processes, an IPv6 network as one', async () => {
  const second = await createSecondApp(app as never, testFeatures);
  await takeBytes(app.host, '2001:db8:0:1::', uploadLimits.bytesPerHour - 60_000_000);
  expect((await create('2001:db8:0:1::2', 60_000_000)).statusCode).toBe(201);
  const refused = await create('2001:db8:0:1:9::3', 10, second.host);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect(refused.json()).toMatchObject({ code: 'too_many_bytes' });
  expect(refused.json().message).toContain('Wacht een uur');
  expect((await create('2001:db8:0:2::1', 10, second.host)).statusCode).toBe(201);
  await second.close();
});

test('who brings no session has so many files open and no more', async () => {
  const ip = '10.2.0.1';
  const reply = await create(ip, 10);
  const id = String(reply.headers.location).slice(-32);
  const [row] = (await app.db.select().from(uploads)).filter((one) => one.id === id);
  expect(row).toMatchObject({ sessionId: null, client: senderClient(app.host, ip) });
  const { seq: _seq, ...like } = row as typeof uploads.$inferSelect;
  const more = Array.from({ length: uploadLimits.mostUnclaimedOfClient - 1 }, (_, n) => ({
    ...like,
    id: `${n}`.padStart(32, '0'),
  }));
  await app.db.insert(uploads).values(more);
  const refused = await create(ip, 10);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toContain('te veel bestanden');
  expect((await create('10.2.0.2', 10)).statusCode).toBe(201);
});
