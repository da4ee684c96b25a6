import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getSite } from '#features/settings/api.server';
import { codePath } from '#platform/qr/qr-code';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';

type Placed = Awaited<ReturnType<FulfilmentShop['paid']>>;

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');

/** A stand-in for PostNL in its documented shapes, with what goes wrong next. */
const startPostnl = async () => {
  const asked: { path: string; key?: string; body?: Record<string, unknown> }[] = [];
  const faults: ('busy' | 'nonsense')[] = [];
  const label = {
    ResponseShipments: [
      {
        Barcode: '3SPROEF0000001',
        Labels: [{ Content: base64('%PDF-1.4 proef'), Labeltype: 'PrintcodeLabel' }],
      },
    ],
  };
  const point = {
    ...{ LocationCode: 7, Name: 'Primera Proef', Distance: 300, Latitude: 52.09, Longitude: 5.12 },
    Address: {
      ...{ City: 'Utrecht', Countrycode: 'NL', HouseNr: 2, Street: 'Voorstraat' },
      Zipcode: '3512AN',
    },
    OpeningHours: { Monday: { string: ['08:00-20:00'] } },
  };
  const server = createServer(async (request, reply) => {
    const path = request.url ?? '';
    const body = request.method === 'POST' ? await json(request) : undefined;
    asked.push({ path, key: request.headers.apikey as string, body: body as never });
    const fault = faults.shift();
    const answer = path.includes('/locations/')
      ? { GetLocationsResult: { ResponseLocation: [point] } }
      : label;
    reply.writeHead(fault === 'busy' ? 503 : 200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(fault === 'nonsense' ? { fault: 'x' } : answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { asked, faults, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

let shop: FulfilmentShop;
let postnl: Awaited<ReturnType<typeof startPostnl>>;
beforeAll(async () => {
  postnl = await startPostnl();
  const settings = { key: 'proef', customerCode: 'CODE', customerNumber: '123' };
  shop = await createFulfilmentShop({ config: { postnl: { ...settings, url: postnl.url } } });
  const { host } = shop;
  Object.assign(getSite(host).identity, {
    ...{ tradeName: 'Proef', street: 'Kade 1', zipcode: '3512 AB', place: 'Utrecht' },
  });
  await shop.build.store('Utrecht', ['09:30', '18:00']);
  await shop.rows(sql`update locations set coord_latitude = 52.0907, coord_longitude = 5.1214`);
});
afterAll(async () => {
  await shop.close();
  postnl.close();
});
beforeEach(() => {
  postnl.asked.length = 0;
  postnl.faults.length = 0;
  offer({});
});

/** What the site says of labels. */
const offer = (settings: { returnCarrier?: string; returnLabelCents?: number }) => {
  const site = getSite(shop.host);
  site.settings = { ...site.settings, returnCarrier: '', returnLabelCents: 0, ...settings };
};

const numberOf = (order: Placed) => `R-${order.number}-1`;
const slip = (order: Placed, more = '') =>
  order.visitor.get(`/webcore/order/return/${order.token}/${numberOf(order)}${more}`);
const labels = () => postnl.asked.filter(({ path }) => path.includes('/label'));
const stored = async (order: Placed) =>
  (await shop.call('GET', `return/${numberOf(order)}`)).json().data;
const back = (order: Placed, way: string, more: Record<string, string> = {}) =>
  shop.withdraw(order, 1, { way, ...more });

test('the same form asks how it comes back, and says what each way costs', async () => {
  const order = await shop.sent();
  const { body } = await order.visitor.get(`/webcore/order/withdraw/${order.token}`);
  expect(body).toMatch(
    /<input[^>]*name="way"[^>]*checked=""[^>]*value="store"|value="store"[^>]*checked/,
  );
  expect(body).toContain('De kosten van opsturen zijn voor jezelf.');
  offer({ returnCarrier: 'postnl' });
  const free = await order.visitor.get(`/webcore/order/withdraw/${order.token}`);
  expect(free.body).toContain('Gratis, met een retourlabel van PostNL.');
  offer({ returnCarrier: 'postnl', returnLabelCents: 495 });
  const paid = await order.visitor.get(`/webcore/order/withdraw/${order.token}`);
  expect(paid.body.replaceAll('\u00a0', ' ')).toContain('Dat kost € 4,95');
});

test('nothing is asked of what was never handed over', async () => {
  const order = await shop.paid();
  const { body } = await order.visitor.get(`/webcore/order/withdraw/${order.token}`);
  expect(body).not.toContain('name="way"');
  await back(order, 'post');
  expect((await stored(order)).way).toBeNull();
  expect((await slip(order)).statusCode).toBe(404);
});

test('to a store: the return has a code, the nearest stores and their hours, in page and mail', async () => {
  const order = await shop.sent();
  const done = await order.visitor.get(String((await back(order, 'store')).headers.location));
  expect(done.body).toContain(`/webcore/order/return/${order.token}/${numberOf(order)}`);
  const { body, headers } = await slip(order);
  expect(body).toContain(codePath(numberOf(order)).path);
  expect(body).toContain('Winkel Utrecht');
  expect(body).toContain('ma t/m zo 9:30–18:00');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['cache-control']).toContain('no-store');
  const near = await slip(order, '?postcode=0000');
  expect(near.body).toContain('Vul een postcode in zoals 1234 AB');
  await shop.workAll();
  const mails = await shop.mailbox.list(order.email);
  const mail = mails.find(({ subject }) => subject.includes('herroeping'));
  expect(mail?.html).toContain(`${numberOf(order)}/code.gif`);
  expect(mail?.text).toContain('Laat daar je retourcode zien');
  const code = await slip(order, '/code.gif');
  expect(code.headers['content-type']).toBe('image/gif');
  expect(code.rawPayload.subarray(0, 4).toString()).toBe('GIF8');
  expect((await order.visitor.get(`/webcore/order/view/${order.token}`)).body).toContain(
    'Retourcode en inleverplekken',
  );
});

test('what came damaged is sent back for nothing: form, receipt, slip and mail say so', async () => {
  const order = await shop.sent();
  const form = await order.visitor.get(`/webcore/order/withdraw/${order.token}`);
  expect(form.body).toContain('Was het beschadigd of verkeerd, dan betalen wij ze terug.');
  const sent = await back(order, 'post', { why: 'Beschadigd of stuk' });
  const done = await order.visitor.get(String(sent.headers.location));
  await shop.workAll();
  const mails = await shop.mailbox.list(order.email);
  const mail = mails.find(({ subject }) => subject.includes('herroeping'));
  for (const text of [done.body, (await slip(order)).body, mail?.text]) {
    expect(text).toContain('Wij betalen de kosten van opsturen terug');
    expect(text).not.toContain('De kosten van opsturen zijn voor jezelf.');
  }
  // No carrier was asked where its points are: nothing promises them.
  expect(done.body).not.toContain('inleverplekken');
  expect(mail?.text).not.toContain('waar je het in de buurt kunt inleveren');
});

test('without a carrier what goes by post takes our own slip, and says where to', async () => {
  const order = await shop.sent();
  await back(order, 'post');
  const { body } = await slip(order);
  expect(body).toContain('Doe je retourbon in het pakket');
  expect(body).toContain(`Proef, Retouren ${numberOf(order)}`);
  expect(body).not.toContain('Je retourlabel');
  expect(labels()).toEqual([]);
});

test('a carrier makes one label a return, however often and many at once it is asked for', async () => {
  offer({ returnCarrier: 'postnl' });
  const order = await shop.sent();
  await back(order, 'post');
  const at = `/webcore/order/return/${order.token}/${numberOf(order)}`;
  const etalage_token = await order.visitor.token();
  await Promise.all([1, 2, 3].map(() => order.visitor.post(`${at}/label`, { etalage_token })));
  expect(labels()).toHaveLength(1);
  expect(labels()[0]?.key).toBe('proef');
  expect(labels()[0]?.body).toMatchObject({
    Shipments: [{ ProductCodeDelivery: '2285', Reference: numberOf(order) }],
  });
  const { body } = await slip(order);
  expect(body).toContain('Je hebt geen printer nodig');
  expect(body).toContain('Volg je pakket 3SPROEF0000001');
  expect(body).toContain('Primera Proef');
  const file = await slip(order, '/label');
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(file.body).toBe('%PDF-1.4 proef');
  expect((await stored(order)).label).toEqual({
    ...{ state: 'made', carrier: 'postnl', tracking_code: '3SPROEF0000001', cents: 0 },
    tracking_url: 'https://jouw.postnl.nl/track-and-trace/3SPROEF0000001-NL-3512AB',
  });
  await shop.call('POST', `return/${numberOf(order)}/receive`);
  expect((await slip(order, '/label')).statusCode).not.toBe(200);
});

test.each(['busy', 'nonsense'] as const)(
  'a carrier that is %s loses no return: the label is asked for again',
  async (fault) => {
    offer({ returnCarrier: 'postnl' });
    const order = await shop.sent();
    postnl.faults.push(fault);
    expect((await back(order, 'post')).statusCode).toBe(303);
    const failed = await slip(order);
    expect(failed.body).toContain('PostNL maakte je retourlabel nog niet');
    expect(failed.body).toContain('Vraag het label opnieuw aan');
    expect((await stored(order)).state).toBe('announced');
    const at = `/webcore/order/return/${order.token}/${numberOf(order)}/label`;
    expect((await order.visitor.post(at, {})).statusCode).toBe(403);
    const made = await order.visitor.post(at, { etalage_token: await order.visitor.token() });
    expect(made.statusCode).toBe(303);
    expect((await stored(order)).label.state).toBe('made');
    expect(labels()).toHaveLength(2);
  },
);

const takeBack = async (order: Placed): Promise<number> => {
  await shop.call('POST', `return/${numberOf(order)}/receive`);
  const reply = await shop.call('POST', `return/${numberOf(order)}/judge`, { body: {} });
  expect(reply.statusCode).toBe(200);
  return reply.json().data.refund_cents;
};

test('what a label costs comes off the refund; nothing does when the shop is to blame, or it is brought', async () => {
  offer({ returnCarrier: 'postnl', returnLabelCents: 495 });
  const sent = await shop.sent();
  await back(sent, 'post');
  expect(await takeBack(sent)).toBe(5000 - 495);
  await shop.workAll();
  const mails = await shop.mailbox.list(sent.email);
  const assessed = mails.find(({ subject }) => subject.includes('is bekeken'));
  expect(assessed?.text.replaceAll('\u00a0', ' ')).toContain('De € 4,95 voor je retourlabel');
  const broken = await shop.sent();
  await back(broken, 'post', { why: 'Beschadigd of stuk' });
  expect(await takeBack(broken)).toBe(5000);
  const brought = await shop.sent();
  await back(brought, 'post');
  const at = `/webcore/order/return/${brought.token}/${numberOf(brought)}`;
  const etalage_token = await brought.visitor.token();
  await brought.visitor.post(at, { etalage_token, way: 'store' });
  expect((await stored(brought)).way).toBe('store');
  expect(await takeBack(brought)).toBe(5000);
});

test('a return is shown to who has its order’s address, and to nobody else', async () => {
  offer({ returnCarrier: 'postnl' });
  const [one, other] = [await shop.sent(), await shop.sent()];
  await back(one, 'post');
  for (const more of ['', '/label', '/code.gif']) {
    const at = `/webcore/order/return/${other.token}/${numberOf(one)}${more}`;
    expect((await shop.visitor().get(at)).statusCode).toBe(404);
  }
});
