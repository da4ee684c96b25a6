import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestClock } from '../../../tests/harness/clock';
import { createTestDatabase } from '../../../tests/harness/database';
import { createMailbox } from '../../../tests/harness/mailbox';
import { silentLog } from '../config/log';
import { createMailer } from './mailer';

const database = await createTestDatabase();
const { db } = database;
const mailbox = createMailbox(db);
const clock = createTestClock();
beforeEach(() => mailbox.clear());
afterAll(() => database.drop());

const mailFrom = 'Brink <hallo@brink.example>';
const mail = {
  to: 'an@klant.example',
  subject: 'Je bestelling is geplaatst',
  html: '<p>Dank je wel</p>',
  text: 'Dank je wel',
};

const create = (smtpUrl?: string, log = silentLog) =>
  createMailer({ config: { smtpUrl, mailFrom }, db, log, clock });

/** A real mail server; `refuse` gives every mail a 550. */
async function startServer(refuse = false) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((raw) => {
        received.push(raw);
        done(refuse ? Object.assign(new Error('no'), { responseCode: 550 }) : null);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test('without a mail server a mail is kept, unsent', async () => {
  await create().send(mail);
  expect(await mailbox.list()).toMatchObject([{ ...mail, sentAt: null, createdAt: clock.now() }]);
});

test('with one it is sent as it is, and a copy is kept', async () => {
  const server = await startServer();
  await create(server.url).send({ ...mail, replyTo: 'winkel@brink.example' });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(/^From: Brink <hallo@brink\.example>\r?$/m);
  expect(server.received[0]).toMatch(/^To: an@klant\.example\r?$/m);
  expect(server.received[0]).toMatch(/^Reply-To: winkel@brink\.example\r?$/m);
  expect(server.received[0]).toContain('multipart/alternative');
  expect(await mailbox.getLast(mail.to)).toMatchObject({ sentAt: clock.now() });
  await server.close();
});

test('one that the server refuses fails, and leaves no copy', async () => {
  const server = await startServer(true);
  await expect(create(server.url).send(mail)).rejects.toThrow(/550/);
  expect(await mailbox.list()).toEqual([]);
  await server.close();
});

test('one that has gone does not fail because its copy can not be kept', async () => {
  const server = await startServer();
  const log = { ...silentLog, error: vi.fn() };
  await db.execute(sql`alter table mails rename to mails_away`);
  await create(server.url, log).send(mail);
  await db.execute(sql`alter table mails_away rename to mails`);
  expect(server.received).toHaveLength(1);
  expect(log.error).toHaveBeenCalledOnce();
  await server.close();
});

test.each([
  { subject: 'Hallo\r\nBcc: all@klant.example' },
  { to: 'an@klant.example\nbo@klant.example' },
  { to: 'an@klant.example, bo@klant.example' },
  { to: 'An <an@klant.example>' },
  { replyTo: 'x@y.example\r\nBcc: z@y.example' },
])('nobody chooses more receivers: %j', async (change) => {
  await expect(create().send({ ...mail, ...change })).rejects.toThrow();
  expect(await mailbox.list()).toEqual([]);
});

test('copies are kept for 30 days', async () => {
  const mailer = create();
  await mailer.send(mail);
  clock.advance(30 * 86_400_000);
  expect(await mailer.purge()).toBe(0);
  await mailer.send({ ...mail, subject: 'new' });
  clock.advance(1);
  expect(await mailer.purge()).toBe(1);
  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['new']);
});
