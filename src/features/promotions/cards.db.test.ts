import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '#platform/db/transact';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import {
  findCard,
  findCards,
  issueCard,
  redeemAgain,
  refundToCards,
  returnCards,
  spendCards,
} from './api.server';

const now = new Date('2026-03-02T09:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const issue = (origin: string, cents: number) =>
  issueCard(database.db, 'secret', { origin, cents, now });
const balanceOf = async ({ code }: { code: string }) =>
  (await findCard(database.db, code))?.balanceCents;

/** Spends of cards for an order, as ordering does. */
const spend = (orderId: number, cards: { code: string; cents: number }[]) =>
  transact(database.db, async (tx) => {
    const codes = cards.map(({ code }) => code);
    const found = await findCards(tx, { codes, now, lock: true });
    const paid = found.cards.map(({ id }, at) => ({ id, cents: cards[at]?.cents ?? 0 }));
    await spendCards(tx, { orderId, at: now, cards: paid });
  });

const refund = (orderId: number, cents: number, once: string) =>
  transact(database.db, (tx) => refundToCards(tx, { orderId, cents, once, at: now }));

test('a card is made once of its origin, however often it is asked for', async () => {
  const cards = await Promise.all([1, 2, 3].map(() => issue('same', 2500)));
  expect(new Set(cards.map(({ code }) => code)).size).toBe(1);
  expect(await balanceOf(cards[0] as { code: string })).toBe(2500);
  const { rows } = await database.db.execute(
    sql`select count(*)::int as n from gift_cards where origin = 'same'`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('what cards paid goes back to them, the last first, never more than they paid', async () => {
  const [one, two] = [await issue('one', 1000), await issue('two', 1000)];
  await spend(7, [
    { code: one.code, cents: 1000 },
    { code: two.code, cents: 400 },
  ]);
  expect(await refund(7, 500, 'return-1')).toBe(500);
  expect([await balanceOf(one), await balanceOf(two)]).toEqual([100, 1000]);
  expect(await refund(7, 5000, 'return-2')).toBe(900);
  expect([await balanceOf(one), await balanceOf(two)]).toEqual([1000, 1000]);
  expect(await refund(7, 100, 'return-3')).toBe(0);
});

test('the same refund is booked once', async () => {
  const card = await issue('refund-once', 1000);
  await spend(8, [{ code: card.code, cents: 800 }]);
  await refund(8, 300, 'again');
  await refund(8, 300, 'again');
  expect(await balanceOf(card)).toBe(500);
});

test('the money of a cancelled order comes back once', async () => {
  const card = await issue('cancelled', 1000);
  await spend(9, [{ code: card.code, cents: 1000 }]);
  const giveBack = () => transact(database.db, (tx) => returnCards(tx, 9, now));
  await Promise.all([giveBack(), giveBack(), giveBack()]);
  expect(await balanceOf(card)).toBe(1000);
});

test('an order that is taken up again and cancelled again, twice, loses and makes no money', async () => {
  const [one, two] = [await issue('twice-one', 1000), await issue('twice-two', 1000)];
  await spend(10, [
    { code: one.code, cents: 1000 },
    { code: two.code, cents: 250 },
  ]);
  const giveBack = () => transact(database.db, (tx) => returnCards(tx, 10, now));
  const takeAgain = () => transact(database.db, (tx) => redeemAgain(tx, 10, now));
  const balances = async () => [await balanceOf(one), await balanceOf(two)];
  for (const round of [1, 2]) {
    await giveBack();
    await giveBack();
    expect([round, ...(await balances())]).toEqual([round, 1000, 1000]);
    expect(await takeAgain()).toBe(true);
    expect([round, ...(await balances())]).toEqual([round, 0, 750]);
  }
  expect(await refund(10, 100, 'after')).toBe(100);
  await giveBack();
  expect(await balances()).toEqual([1000, 1000]);
});

test('a card that is over or blocked pays nothing, and says so', async () => {
  const [over, blocked] = [await issue('over', 1000), await issue('blocked', 1000)];
  await database.db.execute(sql`update gift_cards set expires_at = ${now.toISOString()}::timestamptz
    where origin = 'over'`);
  await database.db.execute(sql`update gift_cards set state = 'blocked' where origin = 'blocked'`);
  const codes = [over.code, blocked.code];
  const { cards, problems } = await findCards(database.db, { codes, now });
  expect(cards).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual([
    'Deze cadeaukaart was geldig tot en met 2 maart 2026.',
    'Deze cadeaukaart is geblokkeerd. Neem contact met ons op.',
  ]);
});
