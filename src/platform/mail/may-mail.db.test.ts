import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mailLimits as limits } from '#kernel/limits-mail';
import { createTestClock } from '../../../tests/harness/clock';
import { createTestDatabase } from '../../../tests/harness/database';
import { causedBy, type MailCause } from './cause';
import { mayMail, purgeCausedMails } from './may-mail';

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock();
const host = { db, clock, config: { secret: 'a secret' } };
beforeEach(() => db.execute(sql`delete from caused_mails`));
afterAll(() => database.drop());

let last = 0;
const next = (): number => {
  last += 1;
  return last;
};

const send = (to: string, cause: MailCause, key = `mail ${next()}`) =>
  mayMail(host, { to, cause, key });

const from = (ip: string, more = {}) => causedBy(host, { ip }, more);
/** A client of its own for each: what is counted then is something else. */
const anyone = () => {
  const nth = next();
  return from(`8.8.${Math.floor(nth / 250)}.${nth % 250}`);
};
const HOUR = 3_600_000;

test('one mailbox gets so many, whoever causes them and however its address is spelled', async () => {
  const spellings = ['an@klant.nl', 'AN@Klant.nl', 'an+1@klant.nl', 'an+win@klant.nl'];
  const all: unknown[] = [];
  for (let count = 0; count < limits.receiver.hour + 2; count += 1) {
    all.push(await send(spellings[count % 4] ?? '', anyone()));
  }
  expect(all.filter(Boolean)).toEqual(['receiver', 'receiver']);
  expect(await send('bo@klant.nl', anyone())).toBeUndefined();
  clock.advance(HOUR);
  let more = 0;
  while (!(await send('an@klant.nl', anyone()))) more += 1;
  expect(more).toBe(limits.receiver.day - limits.receiver.hour);
  clock.advance(24 * HOUR);
  expect(await send('an@klant.nl', anyone())).toBeUndefined();
});

test('one client causes so many, to whomever, and a network of IPv6 is one', async () => {
  const all: unknown[] = [];
  for (let count = 0; count < limits.client.hour + 1; count += 1) {
    all.push(await send(`klant${count}@klant.nl`, from(`2001:db8:0:1::${count.toString(16)}`)));
  }
  expect(all.filter(Boolean)).toEqual(['client']);
  expect(all.at(-1)).toBe('client');
  expect(await send('nog@klant.nl', from('2001:db8:0:2::1'))).toBeUndefined();
});

test('about one order go so many, to whomever', async () => {
  const all: unknown[] = [];
  for (let count = 0; count < limits.order.hour + 1; count += 1) {
    all.push(await send(`klant${count}@klant.nl`, { ...from(`9.9.9.${count}`), order: 7 }));
  }
  expect(all.filter(Boolean)).toEqual(['order']);
  expect(await send('nog@klant.nl', { ...anyone(), order: 8 })).toBeUndefined();
});

test('what is owed always goes and is counted; what nobody outside causes is neither', async () => {
  for (let count = 0; count < limits.receiver.hour + 3; count += 1) {
    expect(await send('an@klant.nl', { ...anyone(), owed: true })).toBeUndefined();
    expect(await send('bo@klant.nl', 'system')).toBeUndefined();
  }
  expect(await send('an@klant.nl', anyone())).toBe('receiver');
  expect(await send('bo@klant.nl', anyone())).toBeUndefined();
});

test('a mail that is tried again counts once, and is not refused after it was allowed', async () => {
  const one = from('1.2.3.4');
  for (let count = 0; count < limits.receiver.hour * 2; count += 1) {
    expect(await send('an@klant.nl', one, 'the same')).toBeUndefined();
  }
  for (let count = 1; count < limits.receiver.hour; count += 1) await send('an@klant.nl', one);
  expect(await send('an@klant.nl', one)).toBe('receiver');
  expect(await send('an@klant.nl', one, 'the same')).toBeUndefined();
});

test('thirty at once are as many as one after the other', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, () => send('an@klant.nl', anyone())));
  expect(all.filter((over) => !over)).toHaveLength(limits.receiver.hour);
});

test('what is stored names nobody, and goes when it no longer counts', async () => {
  await send('an@klant.nl', from('1.2.3.4'));
  const { rows } = await db.execute(sql`select * from caused_mails`);
  expect(JSON.stringify(rows)).not.toMatch(/klant|1\.2\.3/);
  clock.advance(48 * HOUR + 1);
  await purgeCausedMails(host);
  expect((await db.execute(sql`select * from caused_mails`)).rows).toEqual([]);
});
