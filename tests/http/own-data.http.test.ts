import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { accountAddresses, accounts } from '#features/accounts/server/tables';
import { stockAlerts } from '#features/alerts/server/tables';
import { applications } from '#features/applications/server/tables';
import { eventBookings } from '#features/bookings/server/tables';
import { formSubmissions, forms } from '#features/forms/server/tables';
import { hashAddress } from '#features/newsletter/server/address';
import { newsletterSubscribers } from '#features/newsletter/server/tables';
import { orderLines, orders } from '#features/orders/server/tables';
import { passkeys } from '#features/passkeys/server/tables';
import { reservations } from '#features/reservations/server/tables';
import { productReviews } from '#features/reviews/server/tables';
import { ownerOfAccount } from '#features/wishlist/server/owner';
import { bookmarks } from '#features/wishlist/server/tables';
import { createTestShop, type TestShop } from '../harness/shop';
import type { Visitor } from '../harness/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const PASSWORD = 'een lang wachtwoord';

const post = async (visitor: Visitor, url: string, fields: Record<string, string> = {}) =>
  visitor.post(url, { ...fields, etalage_token: await visitor.token() });

/** Somebody of whom each feature keeps something: what is his has his name in it, and secrets say so. */
const begin = async (name: string, { isProven = true } = {}) => {
  const { db } = shop;
  const email = `${name}@klant.nl`;
  const at = shop.clock.now();
  const account = await createAccount(shop.host, {
    ...{ email, password: PASSWORD, firstName: name, phone: `06-${name}` },
    emailProvenAt: isProven ? at : undefined,
  });
  const accountId = account?.id ?? 0;
  const secret = (what: string) => `geheim-${what}-${name}`;
  const product = await shop.build.product({ title: `Trui van ${name}`, sizes: ['M'] });
  const variantId = product.variants[0]?.id ?? 0;
  const address = {
    ...{ firstName: name, lastName: 'Bos', zipcode: '3511 AA', housenumber: '1' },
    ...{ housenumberSuffix: '', street: `Straat van ${name}`, place: 'Utrecht', country: 'NL' },
  };
  await db.insert(accountAddresses).values({ ...address, accountId });
  const [order] = await db
    .insert(orders)
    .values({
      ...{ number: `2026-${name}`, token: secret('order'), idempotencyKey: secret('key') },
      ...{ sessionId: secret('session'), accountId, email, state: 'placed' as const },
      ...{ paymentMethod: 'transfer', paymentState: 'open' as const },
      ...{ deliveryMethod: 'home' as const, billing: { ...address, phone: '' } },
      ...{ goodsCents: 4995, deliveryCents: 0, totalCents: 4995, vat: [], placedAt: at },
    })
    .returning();
  await db.insert(orderLines).values({
    ...{ orderId: order?.id ?? 0, variantId, warehouseId: 1, productId: product.id },
    ...{ title: `Trui van ${name}`, choice: 'M', quantity: 1, unitCents: 4995, vatRate: 21 },
  });
  await db.insert(productReviews).values({
    ...{ productId: product.id, orderId: order?.id, isVerified: true, rating: 5, name },
    ...{ text: `Zo zacht, vindt ${name}`, writtenAt: at, changedAt: at, judgedBy: secret('judge') },
  });
  await db.insert(bookmarks).values({
    ...{ sessionId: ownerOfAccount(accountId), accountId, moduleObject: 'Product' },
    itemId: product.id,
  });
  const [form] = await db.select().from(forms).limit(1);
  const [submission] = await db
    .insert(formSubmissions)
    .values({
      formId: form?.id ?? (await makeForm()),
      values: [
        {
          ...{ name: 'waarom', label: 'Waarom', type: 'text' },
          ...{ value: secret('value'), shown: `Omdat ${name} wil` },
        },
      ],
      ...{ createdAt: at, purgeAt: at },
    })
    .returning();
  await db.insert(applications).values({
    ...{ token: secret('application'), submissionId: submission?.id ?? 0, firstName: name },
    ...{ vacancy: `Vacature van ${name}`, location: 'Utrecht', email: email.toUpperCase() },
    ...{ createdAt: at, changedAt: at },
  });
  await db.insert(newsletterSubscribers).values({
    ...{ addressHash: hashAddress(shop.host.config, email), email, name, language: 'nl_NL' },
    ...{ token: secret('newsletter'), state: 'subscribed' as const, invitedAt: at },
  });
  await db.insert(stockAlerts).values({
    ...{ variantId, email, token: secret('alert'), state: 'waiting' as const },
    ...{ askedAt: at, invitedAt: at },
  });
  await db.insert(reservations).values({
    ...{ code: secret('code'), token: secret('reservation'), key: secret('again'), variantId },
    ...{ warehouseId: 1, locationId: 1, productId: product.id, choice: 'M', unitCents: 4995 },
    ...{ title: `Trui van ${name}`, name, email, state: 'held' as const },
    ...{ madeAt: at, expiresAt: at },
  });
  await db.insert(eventBookings).values({
    ...{ eventId: 1, variantId: 1, warehouseId: 1, token: secret('seat'), key: secret('seat key') },
    ...{ seats: 2, name, email, state: 'booked' as const, madeAt: at },
  });
  await db.insert(passkeys).values({
    ...{ accountId, credentialId: secret('credential'), publicKey: secret('public') },
    ...{ userHandle: secret('handle'), counter: 0, transports: [], isMultiDevice: false },
    ...{ isBackedUp: false, name: `Telefoon van ${name}`, createdAt: at },
  });
  const visitor = shop.visitor();
  await post(visitor, '/site/login', { etalage_username: email, etalage_password: PASSWORD });
  return { visitor, accountId, email };
};

const makeForm = async (): Promise<number> => {
  const [form] = await shop.db
    .insert(forms)
    .values({ name: 'sollicitatie', title: 'Sollicitatie', steps: [], retentionDays: 28 })
    .returning();
  return form?.id ?? 0;
};

const download = (visitor: Visitor, password = PASSWORD) =>
  post(visitor, accountPath.download, { download_password: password });

test('AVG 15 and 20: who asks for it gets all that is kept of him, nothing of another, and no secret', async () => {
  const mine = await begin('marit');
  await begin('joris');
  const page = (await mine.visitor.get(accountPath.profile)).body;
  expect(page).toContain('Download je gegevens');
  const reply = await download(mine.visitor);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="site-gegevens-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(reply.headers['cache-control']).toBe('no-store');
  const data = reply.json() as Record<string, unknown>;
  expect(Object.keys(data).sort()).toEqual([
    ...['account', 'addresses', 'applications', 'bookings', 'consent', 'gatheredAt', 'giftCards'],
    ...['invoices', 'mails', 'newsletter', 'orders', 'payments', 'reservations', 'returns'],
    ...['reviews', 'sessions', 'site', 'stockAlerts', 'waysIn', 'wishlist'],
  ]);
  expect(data).toMatchObject({
    account: { email: mine.email, firstName: 'marit', phone: '06-marit' },
    addresses: [{ street: 'Straat van marit' }],
    applications: [
      {
        vacancy: 'Vacature van marit',
        answers: [{ label: 'Waarom', text: 'Omdat marit wil' }],
      },
    ],
    bookings: [{ seats: 2, name: 'marit' }],
    newsletter: { email: mine.email, name: 'marit', state: 'subscribed', proofs: [] },
    orders: [
      {
        ...{ number: '2026-marit', email: mine.email, billing: { street: 'Straat van marit' } },
        lines: [{ title: 'Trui van marit', quantity: 1 }],
      },
    ],
    reservations: [{ title: 'Trui van marit', name: 'marit' }],
    reviews: [{ product: 'Trui van marit', rating: 5, name: 'marit' }],
    stockAlerts: [{ about: 'Trui van marit (Maat M)', state: 'waiting' }],
    waysIn: [{ kind: 'password' }, { kind: 'passkey', detail: 'Telefoon van marit' }],
    wishlist: [{ title: 'Trui van marit' }],
  });
  expect(reply.body).not.toContain('joris');
  expect(reply.body).not.toMatch(/geheim|argon2|"token"|"passwordHash"/);
});

test('the file asks for the password, and is for who is inside, from a page of ours', async () => {
  const { visitor } = await begin('els');
  const wrong = await download(visitor, 'mis');
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Dat is niet je wachtwoord.');
  expect(wrong.body).not.toContain('Straat van els');
  expect((await visitor.post(accountPath.download, {})).statusCode).toBe(403);
  expect((await download(shop.visitor())).headers.location).toBe('/login');
});

test('who has no password gets it when he logged in just now, and later not', async () => {
  const { visitor, accountId } = await begin('noor');
  await shop.db.update(accounts).set({ hasPassword: false }).where(eq(accounts.id, accountId));
  expect((await download(visitor, '')).statusCode).toBe(200);
  shop.clock.advance(11 * 60_000);
  const late = await download(visitor, '');
  expect(late.statusCode).toBe(422);
  expect(late.body).toContain('Log eerst opnieuw in.');
});

test('what is found by an address alone is given to who was proven to read its mail', async () => {
  const { visitor } = await begin('bas', { isProven: false });
  const data = (await download(visitor)).json();
  expect(data).toMatchObject({ applications: [], reservations: [], stockAlerts: [] });
  expect(data.newsletter).toBeUndefined();
  expect(data.note).toContain('Ze staan hier niet in');
  expect(data.orders).toHaveLength(1);
});
