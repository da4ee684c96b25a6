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
  createMailer({ config: { smtpUrl, mailFrom, secret: 'a secret' }, db, log, clock });

let nth = 0;
/** A mail that nobody outside causes, another each time. */
const own = () => {
  nth += 1;
  return { cause: 'system' as const, key: `test ${nth}` };
};

/** A real mail server; `refuse` gives every mail a 550. */
async function startServer(refuse = false, onMail = async () => {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then(async (raw) => {
        received.push(raw);
        await onMail();
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
  await create().send(mail, own());
  expect(await mailbox.list()).toMatchObject([{ ...mail, sentAt: null, createdAt: clock.now() }]);
});

test('with one it is sent as it is, and a copy is kept', async () => {
  const server = await startServer();
  await create(server.url).send({ ...mail, replyTo: 'winkel@brink.example' }, own());
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatch(/^From: Brink <hallo@brink\.example>\r?$/m);
  expect(server.received[0]).toMatch(/^To: an@klant\.example\r?$/m);
  expect(server.received[0]).toMatch(/^Reply-To: winkel@brink\.example\r?$/m);
  expect(server.received[0]).toContain('multipart/alternative');
  expect(await mailbox.getLast(mail.to)).toMatchObject({ sentAt: clock.now() });
  await server.close();
});

test('a file goes with it, and its copy has none', async () => {
  const server = await startServer();
  const attachment = { name: 'agenda.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR' };
  await create(server.url).send({ ...mail, attachment }, own());
  expect(server.received[0]).toMatch(/^Content-Type: text\/calendar; name=agenda\.ics\r?$/m);
  expect(server.received[0]).toMatch(/^Content-Disposition: attachment; filename=agenda\.ics\r?$/m);
  expect(await mailbox.getLast(mail.to)).not.toHaveProperty('attachment');
  await server.close();
});

test('one that the server refuses fails, and leaves no copy', async () => {
  const server = await startServer(true);
  await expect(create(server.url).send(mail, own())).rejects.toThrow(/550/);
  expect(await mailbox.list()).toEqual([]);
  await server.close();
});

test('one that has gone does not fail because its copy can not be kept', async () => {
  const server = await startServer(false, async () => {
    await db.execute(sql`alter table mails rename to mails_away`);
  });
  const log = { ...silentLog, error: vi.fn() };
  await create(server.url, log).send(mail, own());
  await db.execute(sql`alter table mails_away rename to mails`);
  expect(server.received).toHaveLength(1);
  expect(log.error).toHaveBeenCalledOnce();
  await server.close();
});

const idsIn = (received: readonly string[]) =>
  received.map((raw) => /^Message-ID: (\S+)\r?$/im.exec(raw)?.[1]);

test('without a mail server one mail a key is kept, with what is noted, however often and at once', async () => {
  const mailer = create();
  const sending = own();
  const note = vi.fn();
  const results = await Promise.all(
    [1, 2, 3, 4].map(() => mailer.send(mail, { ...sending, note: async () => note() })),
  );
  expect(results.toSorted()).toEqual(['known', 'known', 'known', 'sent']);
  expect(note).toHaveBeenCalledOnce();
  expect(await mailbox.list()).toHaveLength(1);
  // What can't be noted leaves no copy either, so that its job does both again.
  const broken = async () => Promise.reject(new Error('no note'));
  await expect(mailer.send(mail, { ...own(), note: broken })).rejects.toThrow('no note');
  expect(await mailbox.list()).toHaveLength(1);
});

test('what is sent again has the Message-ID that it had; what was noted is not sent again', async () => {
  const server = await startServer();
  const first = own();
  await create(server.url).send(mail, first);
  // As after a process that died before it could write down that it went.
  await mailbox.clear();
  await create(server.url).send(mail, first);
  expect(await create(server.url).send(mail, first)).toBe('known');
  await create(server.url).send(mail, own());
  const ids = idsIn(server.received);
  expect(ids).toHaveLength(3);
  expect(ids[0]).toMatch(/^<[\da-f]{40}@brink\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  await server.close();
});

test.each([
  { subject: 'Hallo\r\nBcc: all@klant.example' },
  { to: 'an@klant.example\nbo@klant.example' },
  { to: 'an@klant.example, bo@klant.example' },
  { to: 'An <an@klant.example>' },
  { replyTo: 'x@y.example\r\nBcc: z@y.example' },
])('nobody chooses more receivers: %j', async (change) => {
  await expect(create().send({ ...mail, ...change }, own())).rejects.toThrow();
  expect(await mailbox.list()).toEqual([]);
});

test('copies are kept for 30 days', async () => {
  const mailer = create();
  await mailer.send(mail, own());
  clock.advance(30 * 86_400_000);
  expect(await mailer.purge()).toBe(0);
  await mailer.send({ ...mail, subject: 'new' }, own());
  clock.advance(1);
  expect(await mailer.purge()).toBe(1);
  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['new']);
});
