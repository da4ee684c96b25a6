import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookings } from '#kernel/limits-bookings';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor, hiddenField } from '../../../tests/harness/visitor';
import { book, closeShop, event, left, mainOf, openShop, shop } from './events.test-support';
import { purgeBookings } from './server/jobs';
import { eventBookings } from './server/tables';

beforeEach(openShop);
afterEach(closeShop);

test('a free seat is booked with a name and an address, told by mail, and given up by its link', async () => {
  const one = await event({ priceCents: 0, seats: 5 });
  expect(await mainOf(one.href)).toContain('Reserveer gratis');
  const { visitor, reply, href } = await book(one);
  expect(reply.statusCode).toBe(303);
  expect(href).toMatch(/^\/webcore\/booking\/view\/[\w-]{32}$/);
  expect(await left(one)).toBe(3);
  const page = await mainOf(href, visitor);
  expect(page).toContain('Je plaatsen zijn geboekt');
  expect(page).toContain('zaterdag 14 maart');
  const [mail] = await shop.rows<{
    data: Record<string, string> & { attachment: { text: string } };
  }>(sql`select data from pgboss.job where name = 'mail.send'`);
  expect(mail?.data.to).toBe('an@klant.nl');
  expect(mail?.data.text).toContain(href);
  expect(mail?.data.attachment.text).toContain('DTSTART:20260314T100000Z');
  const { body } = await visitor.get(href);
  const ask = get(parseHtml(body), 'a[data-confirm]').attributes.href ?? '';
  const question = await visitor.get(ask.replaceAll('&amp;', '&'));
  expect(question.body).toContain('Weet u het zeker?');
  expect(get(parseHtml(question.body), 'main a').attributes.href).toBe(href);
  expect(await left(one)).toBe(3);
  const etalage_token = hiddenField(question.body, 'etalage_token');
  const cancel = href.replace('view', 'cancel');
  expect(question.body).toContain(`action="${cancel}"`);
  expect((await visitor.post(cancel, { etalage_token })).headers.location).toBe(href);
  await visitor.post(cancel, { etalage_token });
  expect(await left(one)).toBe(5);
  expect(await mainOf(href, visitor)).toContain('Afgezegd');
  const told = await shop.rows<{ data: { to: string; text: string } }>(sql`
    select data from pgboss.job where name = 'mail.send' and data ->> 'subject' like '%afgezegd%'`);
  expect(told.map(({ data }) => data.to)).toEqual(['an@klant.nl']);
  expect(told[0]?.data.text).toContain('Je 2 plaatsen zijn weer vrij');
});

test('a double press books once; one address has no more seats than one booking may', async () => {
  const one = await event({ priceCents: 0, seats: 2 });
  const visitor = shop.visitor();
  const { body } = await visitor.get(`/webcore/booking/new?event_id=${one.id}`);
  const booking_key = hiddenField(body, 'booking_key');
  const pressed = await Promise.all([
    book(one, { booking_key }, visitor),
    book(one, { booking_key }, visitor),
  ]);
  expect(new Set(pressed.map(({ href }) => href)).size).toBe(1);
  expect(await left(one)).toBe(0);
  // The same form is the same booking as often as it is sent, and counts once.
  const href = pressed[0]?.href;
  for (let n = 0; n < bookings.perClientInADay; n += 1) {
    expect((await book(one, { booking_key }, visitor)).href).toBe(href);
  }
  const many = await event({ priceCents: 0, seats: 20, seatsPerBooking: 3 });
  await book(many);
  const { reply } = await book(many, { email: 'AN@klant.nl' });
  expect(reply.statusCode).toBe(409);
  // It doesn't tell a stranger how many seats an address has.
  expect(textOf(get(parseHtml(reply.body), '[id=booking-seats-error]'))).toBe(
    'Met één e-mailadres boek je hoogstens 3 plaatsen bij deze activiteit. Wat je al boekte, staat in je mail.',
  );
  expect((await book(many, { email: 'an+nog@klant.nl' })).reply.statusCode).toBe(409);
  expect(await left(many)).toBe(18);
});

test('who booked, or gave it up, finds the event’s page with the seats that are left', async () => {
  const one = await event({ priceCents: 0, seats: 3 });
  expect(await mainOf(one.href)).toContain('Nog 3 plaatsen');
  const { visitor, href } = await book(one, { seats: 1 });
  expect(await mainOf(one.href)).toContain('Nog 2 plaatsen');
  const etalage_token = await visitor.token();
  await visitor.post(href.replace('/view/', '/cancel/'), { etalage_token });
  expect(await mainOf(one.href)).toContain('Nog 3 plaatsen');
});

test('one client books so many free seats a day, and so often, by all names', async () => {
  const [one, other] = [
    await event({ priceCents: 0, seats: 60 }),
    await event({ priceCents: 0, seats: 60 }),
  ];
  const at = (remoteAddress: string) => createVisitor(shop, remoteAddress);
  const by = (name: string) => ({ firstname: name, email: `${name}@klant.nl` });
  // All at once: as many as there is room for, and nothing counts of those that are refused.
  const tried = await Promise.all(
    ['an', 'bo', 'cas', 'do', 'ed', 'fee'].map((name) =>
      book(one, { ...by(name), seats: 5 }, at('203.0.113.5')),
    ),
  );
  expect(tried.map(({ reply }) => reply.statusCode).sort()).toEqual([303, 303, 303, 303, 429, 429]);
  expect(await left(one)).toBe(40);
  const last = await book(other, { ...by('gijs'), seats: 4 }, at('203.0.113.5'));
  expect(last.reply.statusCode).toBe(303);
  const more = { ...by('hans'), seats: 1 };
  const { reply } = await book(other, more, at('203.0.113.5'));
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '86400']);
  expect(textOf(get(parseHtml(reply.body), 'main'))).toContain(
    'Via jouw internetverbinding is vandaag al veel geboekt.',
  );
  expect((await book(other, more, at('203.0.113.6'))).reply.statusCode).toBe(303);
  expect(await left(other)).toBe(55);
  // One seat a time: the bookings count.
  for (let n = 0; n <= bookings.perClientInADay; n += 1) {
    const next = await book(one, { ...by(`k${n}`), seats: 1 }, at('203.0.113.7'));
    expect(next.reply.statusCode).toBe(n < bookings.perClientInADay ? 303 : 429);
  }
  expect(await left(one)).toBe(28);
  const large = await event({ priceCents: 0, seats: 60, seatsPerBooking: 30 });
  const group = await book(large, { ...by('school'), seats: 30 }, at('203.0.113.8'));
  expect(group.reply.statusCode).toBe(303);
});

test('of two who book the last free seat at once one gets it, and the other keeps what he typed', async () => {
  const one = await event({ priceCents: 0, seats: 1 });
  const tried = await Promise.all(
    ['an', 'bo', 'cas', 'do'].map((name) =>
      book(one, { seats: 1, firstname: name, email: `${name}@klant.nl` }),
    ),
  );
  expect(tried.filter(({ reply }) => reply.statusCode === 303)).toHaveLength(1);
  expect(await left(one)).toBe(0);
  const refused = tried.find(({ reply }) => reply.statusCode === 409)?.reply.body ?? '';
  expect(refused).toContain('Deze activiteit is net volgeboekt.');
  expect(hiddenField(refused, 'email')).toMatch(/@klant\.nl$/);
});

test('what is wrong is said beside its field; nothing is booked without a token of ours', async () => {
  const one = await event({ priceCents: 0 });
  const { reply } = await book(one, { email: 'an@', firstname: ' ', seats: 9 });
  expect(reply.statusCode).toBe(422);
  const html = parseHtml(reply.body);
  expect(textOf(get(html, '[id=booking-name-error]'))).toBe('Vul je voornaam in.');
  expect(textOf(get(html, '[id=booking-seats-error]'))).toContain('hoogstens 6');
  expect(get(html, 'input[name=email]').attributes.value).toBe('an@');
  expect((await book(one, { etalage_token: 'x' })).reply.statusCode).toBe(403);
  expect(await left(one)).toBe(8);
});

test('who booked is forgotten a month after the event', async () => {
  const one = await event({ priceCents: 0 });
  await book(one);
  expect(await purgeBookings(shop.db, new Date('2026-04-13T12:00:00Z'))).toBe(0);
  expect(await purgeBookings(shop.db, new Date('2026-04-13T12:31:00Z'))).toBe(1);
  const [row] = await shop.db.select().from(eventBookings);
  expect(row).toMatchObject({ name: null, email: null, seats: 2 });
});
