import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostHeld, releasePost } from '#platform/installation/held';
import { sendMail } from '#platform/mail/jobs';
import { createTestApp, type TestApp } from '../../tests/harness/app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    work: true,
    prepare: async (db) => {
      await db.execute(sql`
        insert into installation (name, value) values ('post held', '2026-03-01T00:00:00.000Z')`);
    },
  });
});
afterAll(() => app.close());

test('a site that was put back mails nothing, and all that waited once it may', async () => {
  const letter = { to: 'an@klant.nl', subject: 'Dag', html: '<p>Dag</p>', text: 'Dag' };
  await app.host.jobs.enqueue(sendMail, { ...letter, cause: 'system' });
  expect((await app.host.jobs.countPost(new Date(Date.now() + 60_000)))[0]).toEqual({
    ...{ name: 'mail.send', count: 1 },
  });
  await new Promise((done) => setTimeout(done, 300));
  expect(await app.mailbox.list('an@klant.nl')).toEqual([]);
  await releasePost(app.db);
  expect(await isPostHeld(app.db)).toBe(false);
  await expect.poll(async () => (await app.mailbox.list('an@klant.nl')).length).toBe(1);
});
