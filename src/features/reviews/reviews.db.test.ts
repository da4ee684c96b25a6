import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { removeAccount } from '#features/accounts/server/credentials';
import { ENTITY_CHANGED } from '#features/overviews/api.server';
import { approveReview, refuseReview, replyToReview } from './api.server';
import { createReviewShop, type ReviewShop } from './reviews.test-support';
import { askForReviews } from './server/ask';
import { purgeReviews } from './server/jobs';

let it: ReviewShop;
let product: Awaited<ReturnType<ReviewShop['shop']['build']['product']>>;
beforeEach(async () => {
  it = await createReviewShop();
  product = await it.shop.build.product({ title: 'Trui Sanne', sizes: ['M'], pieces: 50 });
});
afterEach(() => it.shop.close());

const DAY = 86_400_000;
const by = 'cli:test';

/** Mails that ask for a review, as they were stored to be sent. */
const asked = async (): Promise<Record<string, string>[]> => {
  const { rows } = await it.shop.db.execute<{ data: Record<string, string> }>(sql`
    select data from pgboss.job where name = 'mail.send' and data->>'subject' like 'Hoe bevalt%'
    order by created_on, id`);
  return rows.map(({ data }) => data);
};

const written = async (fields: Record<string, string> = {}) => {
  const order = await it.delivered(product);
  await it.send(it.hrefOf(order, product), fields);
  const review = (await it.rows()).at(-1);
  return { order, id: review?.id ?? 0 };
};

test('a week after it came an order brings one mail, also when two processes ask at once', async () => {
  const order = await it.delivered(product);
  const { host } = it.shop;
  expect(await askForReviews(host)).toBe(0);
  it.shop.clock.advance(7 * DAY);
  const counts = await Promise.all([1, 2, 3].map(() => askForReviews(host)));
  expect(counts.sort()).toEqual([0, 0, 1]);
  const [mail, ...others] = await asked();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: order.email });
  expect(mail?.text).toContain(it.hrefOf(order, product));
  expect(mail?.unsubscribeUrl).toMatch(/^https?:.*\/review\/mails\//);
  it.shop.clock.advance(7 * DAY);
  expect(await askForReviews(host)).toBe(0);
});

test('who refuses it when he orders gets no mail about that order, and others of his do', async () => {
  const refused = await it.delivered(product, { noReviewMail: true });
  const other = await it.delivered(product, { email: refused.email });
  it.shop.clock.advance(7 * DAY);
  expect(await askForReviews(it.shop.host)).toBe(1);
  expect((await asked()).map(({ text }) => text?.includes(it.hrefOf(other, product)))).toEqual([
    true,
  ]);
});

test('an order that was sent, of which nobody noted that it came, counts as delivered days later', async () => {
  const order = await it.placed(product);
  await it.pay(order);
  for (const state of ['packed', 'sent'] as const) await it.move(order, state);
  it.shop.clock.advance(7 * DAY);
  expect(await askForReviews(it.shop.host)).toBe(0);
  it.shop.clock.advance(3 * DAY);
  expect(await askForReviews(it.shop.host)).toBe(1);
});

test('no mail for what was cancelled, sent back, reviewed, or came long ago', async () => {
  const { db, host } = it.shop;
  const back = await it.delivered(product);
  await db.execute(sql`
    with made as (
      insert into returns (order_id, number, key, state, name, email, announced_at)
      values (${back.id}, 'R-1', 'R-1', 'announced', 'An', ${back.email}, now()) returning id
    ) insert into return_lines (return_id, variant_id, quantity)
    select made.id, l.variant_id, l.quantity from made, order_lines l where l.order_id = ${back.id}`);
  const cancelled = await it.delivered(product);
  await db.execute(sql`update orders set state = 'cancelled' where id = ${cancelled.id}`);
  await written();
  it.shop.clock.advance(7 * DAY);
  expect(await askForReviews(host)).toBe(0);
  await it.delivered(product);
  it.shop.clock.advance(60 * DAY);
  expect(await askForReviews(host)).toBe(0);
  expect(await asked()).toEqual([]);
});

test('who wants no such mails gets none any more: by a button, or by his mail program', async () => {
  const order = await it.delivered(product);
  it.shop.clock.advance(7 * DAY);
  await askForReviews(it.shop.host);
  const [mail] = await asked();
  const at = new URL(mail?.unsubscribeUrl ?? '').pathname;
  const page = await it.shop.visitor().get(at);
  expect(page.body).toContain('niet meer gevraagd worden');
  // A mail program posts without a token of ours.
  expect((await it.shop.visitor().post(at, { 'List-Unsubscribe': 'One-Click' })).body).toContain(
    'Afgemeld',
  );
  expect((await it.shop.visitor().get(at)).body).toContain('Afgemeld');
  const { rows } = await it.shop.db.execute(sql`select mailbox from review_mail_stops`);
  expect(JSON.stringify(rows)).not.toContain('klant.nl');
  const again = await it.placed(product, { email: order.email });
  await it.deliver(again);
  it.shop.clock.advance(7 * DAY);
  expect(await askForReviews(it.shop.host)).toBe(0);
  expect((await it.shop.visitor().get(`${at.slice(0, -2)}xx`)).statusCode).toBe(404);
});

test('of an order a product has one review, however often it is sent at once', async () => {
  const order = await it.delivered(product);
  const href = it.hrefOf(order, product);
  const replies = await Promise.all(
    [1, 2, 3, 4].map((star) => it.send(href, { rating: String(star) })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
  expect(await it.rows()).toHaveLength(1);
  // Another order of the same is another's, or his second thoughts.
  await written();
  expect(await it.rows()).toHaveLength(2);
});

test('the count is right after approvals and refusals at once, and each is announced', async () => {
  const { host } = it.shop;
  const all = [await written({ rating: '5' }), await written({ rating: '3' })];
  all.push(await written({ rating: '1' }), await written({ rating: '4' }));
  const changes: unknown[] = [];
  host.events.subscribe(ENTITY_CHANGED, (change) => void changes.push(change));
  await Promise.all(all.map(({ id }) => approveReview(host, { id, version: 1, by })));
  expect(await it.ratingOf(product)).toEqual({ count: 4, sum: 13 });
  await Promise.all([
    refuseReview(host, { id: all[2]?.id ?? 0, version: 1, by }, { ground: 'nep' }),
    refuseReview(host, { id: all[3]?.id ?? 0, version: 1, by }, { ground: 'reclame' }),
    it.send(`${it.hrefOf(all[0]?.order as never, product)}/intrekken`),
  ]);
  expect(await it.ratingOf(product)).toEqual({ count: 1, sum: 3 });
  // The orders before them tell of their pieces too, perhaps only now.
  await expect.poll(() => changes.length).toBeGreaterThanOrEqual(7);
  expect(new Set(changes.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ entity: 'Product', ids: [product.id] })]),
  );
});

test('what was changed since somebody read it is not moderated by what he read', async () => {
  const { order, id } = await written();
  await it.send(it.hrefOf(order, product), { text: 'Heel andere woorden dan eerst.' });
  const { host } = it.shop;
  const read = { id, version: 1, by };
  await expect(approveReview(host, read)).rejects.toThrow('intussen gewijzigd');
  await expect(replyToReview(host, read, 'Dank!')).rejects.toThrow('intussen gewijzigd');
  await expect(approveReview(host, { ...read, id: 999 })).rejects.toThrow('Er is geen review 999.');
  expect(await it.rows()).toMatchObject([{ state: 'waiting', reply: null }]);
});

test('a review is refused for a ground of the list, and for nothing else', async () => {
  const { id } = await written({ rating: '1', text: 'Na één keer wassen was hij op.' });
  const read = { id, version: 1, by };
  const refuse = refuseReview(it.shop.host, read, { ground: 'te negatief' });
  await expect(refuse).rejects.toThrow('Een review wordt alleen geweigerd om: beledigend');
  await expect(replyToReview(it.shop.host, read, 'x'.repeat(2001))).rejects.toThrow('2000 tekens');
  expect(await it.rows()).toMatchObject([{ state: 'waiting' }]);
});

test('with an account goes the name at its reviews, and what it thought stays', async () => {
  const { db, host } = it.shop;
  const email = 'an@klant.nl';
  const account = await createAccount(host, {
    email,
    password: 'een lang wachtwoord',
    firstName: 'An',
  });
  const { id, order } = await written();
  const other = await written();
  await db.execute(sql`update orders set account_id = ${account?.id ?? 0} where id = ${order.id}`);
  await approveReview(host, { id, version: 1, by });
  await removeAccount(host, account?.id ?? 0);
  expect(await it.rows()).toMatchObject([
    { id, name: '', state: 'shown' },
    { id: other.id, name: 'An' },
  ]);
});

test('a review outlives its order; what was refused goes after a year', async () => {
  const { db, host, clock } = it.shop;
  const kept = await written();
  const refused = await written();
  await approveReview(host, { id: kept.id, version: 1, by });
  await refuseReview(host, { id: refused.id, version: 1, by }, { ground: 'beledigend' });
  clock.advance(364 * DAY);
  await purgeReviews(host);
  expect(await it.rows()).toHaveLength(2);
  clock.advance(2 * DAY);
  await purgeReviews(host);
  await db.execute(sql`delete from orders`);
  expect(await it.rows()).toMatchObject([{ id: kept.id, orderId: null, isVerified: true }]);
});
