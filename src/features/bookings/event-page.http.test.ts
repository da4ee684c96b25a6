import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { addPage } from '../../../tests/harness/build-catalog';
import { eventually } from '../../../tests/harness/eventually';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { book, closeShop, type Event, event, mainOf, openShop, shop } from './events.test-support';
import { closeEventsJob } from './server/jobs';

beforeEach(openShop);
afterEach(closeShop);

test('what an event is about is read before it is booked', async () => {
  const main = await mainOf((await event({ body: [{ p: 'Je maakt er vier.' }] })).href);
  expect(main.indexOf('Je maakt er vier.')).toBeGreaterThan(0);
  expect(main.indexOf('Boek je plaats')).toBeGreaterThan(main.indexOf('Je maakt er vier.'));
});

const optionsOf = (body: string): string[] =>
  findAll(get(parseHtml(body), 'main'), 'option').map((one) =>
    textOf(one).replaceAll('\u00a0', ' '),
  );

test('an event with seats has a form on its page that tells what is left, and what is true of it', async () => {
  const one = await event({ seats: 3 });
  const { body } = await shop.visitor().get(one.href);
  const main = textOf(get(parseHtml(body), 'main'));
  expect(main).toContain('Nog 3 plaatsen');
  expect(main).toContain('geen bedenktijd');
  expect(optionsOf(body)).toEqual(['1 · € 24,50', '2 · € 49,00', '3 · € 73,50']);
  const free = await event({ seats: 2, priceCents: 0 });
  expect(optionsOf((await shop.visitor().get(free.href)).body)).toEqual(['1', '2']);
  expect(body).toContain('"availability":"https://schema.org/InStock"');
  const none = await event({ seats: null });
  expect((await shop.visitor().get(none.href)).body).not.toContain('Aantal plaatsen');
});

test('an event is told as a file for one’s own calendar', async () => {
  const one = await event({ title: 'Kaarten, en meer; drukken' });
  const reply = await shop.visitor().get(`/webcore/booking/calendar/${one.id}`);
  expect(reply.headers['content-type']).toContain('text/calendar');
  expect(reply.body).toContain('SUMMARY:Kaarten\\, en meer\\; drukken\r\n');
  const page = parseHtml((await shop.visitor().get(one.href)).body);
  const link = findAll(page, 'main a[download]').map(({ attributes }) => attributes.href);
  expect(link).toEqual([`/webcore/booking/calendar/${one.id}`]);
  expect((await shop.visitor().get('/webcore/booking/calendar/999')).statusCode).toBe(404);
});

test('an event says who gives it, and the way to its store; what is past asks for no diary', async () => {
  const one = await event({ givenBy: 'Wim, drukker' });
  const main = async () => get(parseHtml((await shop.visitor().get(one.href)).body), 'main');
  expect(textOf(await main())).toContain('Door Wim, drukker');
  expect(textOf(await main())).toContain('Zet in je agenda');
  shop.clock.advance(60 * 86_400_000);
  await announceChange(shop.host, 'Calendar', [one.id]);
  await eventually(async () => expect(textOf(await main())).not.toContain('Zet in je agenda'));
});

/** What the card in the calendar's list says of an event. */
const cardOf = async ({ href }: Event): Promise<string> => {
  const { body } = await shop.visitor().get('/agenda-proef');
  const cards = findAll(parseHtml(body), 'article');
  const card = cards.find((one) => findAll(one, 'a').some((a) => a.attributes.href === href));
  return card ? textOf(card) : '';
};

test('cards say when few seats are left or none, and kept ones are made anew when that changes', async () => {
  await addPage(shop.host, {
    path: '/agenda-proef',
    title: 'Agenda',
    content: [{ type: 'CalendarOverview', props: { id: 'calendar', version: 1 } }],
  });
  const many = await event({ seats: 30, priceCents: 0 });
  const few = await event({ seats: 7, priceCents: 0 });
  await announceChange(shop.host, 'Calendar', [many.id, few.id]);
  await eventually(async () => expect(await cardOf(few)).toContain('Kaarten drukken'));
  expect(await cardOf(few)).not.toContain('plaats');
  await book(few, { seats: 6 });
  await eventually(async () => expect(await cardOf(few)).toContain('Nog 1 plaats'));
  await book(few, { seats: 1, email: 'bo@klant.nl' });
  await eventually(async () => expect(await cardOf(few)).toContain('Volgeboekt'));
  expect(await cardOf(many)).not.toMatch(/plaatsen|Volgeboekt/);
  shop.clock.advance(12 * 86_400_000 + 60 * 60_000);
  const context = { host: () => shop.host, mailer: shop.host.mailer };
  const signal = new AbortController().signal;
  await closeEventsJob.run({}, { ...context, id: 'test', attempt: 1, signal });
  await eventually(async () => expect(await cardOf(few)).not.toContain('Volgeboekt'));
});
