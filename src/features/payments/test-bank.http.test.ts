import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField } from '../../../tests/harness/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ work: true });
});
afterAll(() => shop.close());

let count = 0;

/** Orders and goes to the bank, as a browser without script does. */
const goToBank = async () => {
  count += 1;
  const email = `bank${count}@klant.nl`;
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 5000 }));
  const typed = { email, email_check: email, payment_method: 'ideal' };
  const placed = await sendOrder(visitor, await fillOrder(visitor, typed));
  const start = String(placed.headers.location);
  const started = await visitor.get(start);
  expect(started.statusCode).toBe(303);
  const bank = String(started.headers.location);
  const page = await visitor.get(bank);
  const decide = (outcome: string) =>
    visitor.post(bank, { outcome, etalage_token: hiddenField(page.body, 'etalage_token') });
  const order = `/webcore/order/view/${start.split('/').at(-1)}`;
  const comeBack = async (outcome: string) => {
    const back = await decide(outcome);
    expect(back.statusCode).toBe(303);
    const arrived = await visitor.get(String(back.headers.location));
    expect(arrived.headers.location).toBe(order);
    return (await visitor.get(order)).body;
  };
  return { visitor, email, start, bank, page, decide, comeBack, order };
};

test('without a key of Mollie a test bank takes payments, and says what it is', async () => {
  const { page, bank } = await goToBank();
  expect(bank).toMatch(/^\/webcore\/testbank\/tb_[\w-]{16}$/);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Dit is geen echte bank. Er wordt niets afgeschreven.');
  expect(page.body).toContain('€\u00a050,00');
  expect(page.headers['x-robots-tag']).toContain('noindex');
  // As in the checkout: nothing of the shop around it.
  expect(page.body).not.toContain('role="search"');
  for (const outcome of ['paid', 'failed', 'canceled', 'expired', 'later']) {
    expect(page.body).toContain(`value="${outcome}"`);
  }
});

test('the checkout says once that nothing is charged', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const { body } = await visitor.get('/webcore/checkout/view');
  expect(body).toContain('iDEAL | Wero');
  expect(body.match(/Testbank: er wordt niets afgeschreven\./g)).toHaveLength(1);
});

test('what is paid there pays the order, which is confirmed then', async () => {
  const { comeBack, email, bank, visitor } = await goToBank();
  expect(await shop.mailbox.list(email)).toEqual([]);
  expect(await comeBack('paid')).toContain('Betaald met iDEAL | Wero op 2 maart 2026.');
  await eventually(async () => expect(await shop.mailbox.list(email)).toHaveLength(1));
  const again = await visitor.get(bank);
  expect(again.body).toContain('Deze betaling is al afgerond.');
});

test.each([
  ['failed', 'De betaling is niet gelukt.'],
  ['canceled', 'Je hebt de betaling geannuleerd.'],
  ['expired', 'Het betalen duurde te lang'],
])('what is %s there can be tried again and paid', async (outcome, text) => {
  const { comeBack, visitor, start, order } = await goToBank();
  const told = await comeBack(outcome);
  expect(told).toContain(text);
  expect(told).toContain(start.replace('/start/', '/retry/'));
  const bank = String((await visitor.get(start)).headers.location);
  const etalage_token = hiddenField((await visitor.get(bank)).body, 'etalage_token');
  const back = await visitor.post(bank, { outcome: 'paid', etalage_token });
  await visitor.get(String(back.headers.location));
  expect((await visitor.get(order)).body).toContain('Betaald met iDEAL | Wero');
});

test('what is confirmed later waits, and is paid after a minute', async () => {
  const { comeBack, visitor, start, order } = await goToBank();
  expect(await comeBack('later')).toContain('We wachten op je bank.');
  shop.clock.advance(61_000);
  await visitor.get(start.replace('/start/', '/return/'));
  shop.clock.advance(-61_000);
  expect((await visitor.get(order)).body).toContain('Betaald met iDEAL | Wero');
});

test('only a page of ours decides, in one of five ways, and once', async () => {
  const { visitor, bank, decide } = await goToBank();
  expect((await visitor.post(bank, { outcome: 'paid' })).statusCode).toBe(403);
  expect((await decide('rich')).statusCode).toBe(400);
  await decide('canceled');
  await decide('paid');
  const [row] = (
    await shop.db.execute<{ state: string }>(
      sql`select state from testbank_payments where id = ${bank.split('/').at(-1)}`,
    )
  ).rows;
  expect(row?.state).toBe('canceled');
  expect((await visitor.get('/webcore/testbank/tb_nobody')).statusCode).toBe(404);
});
