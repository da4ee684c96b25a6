import type { Page } from '@playwright/test';
import { type Bought, buy, choicesOf, inDatabase, sendBack } from './harness/buyers';
import { command } from './harness/command';
import { COUNTED_DRESS } from './harness/demo';
import { expectCleanScreen, staffPasswords } from './harness/office';
import { expect, test } from './harness/test';

const ORDERS = 30;
const MAIL = 'magazijnronde.nl';
const OWN = `klant%@${MAIL}`;
const PRICE = 109_95;
const HELPER = { email: `karin@${MAIL}`, password: 'twaalf grijze ganzen op het ijs' };

type Order = { id: number; number: string; email: string };

const ordersOf = () =>
  inDatabase<Order>(`select id, number, email from orders where email like $1 order by id`, [OWN]);

/** What lies in the web warehouse for sale, by variant. */
const stockOf = async (variantIds: readonly number[]): Promise<Map<number, number>> => {
  const rows = await inDatabase<{ id: number; pieces: number }>(
    `select s.variant_id as id, s.pieces from stock s join warehouses w on w.id = s.warehouse_id
      where w.kind = 'web' and s.variant_id = any($1)`,
    [variantIds],
  );
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
};

const refundsOf = () =>
  inDatabase(
    `select o.email, r.amount_cents as cents, r.state from refunds r join orders o on o.id = r.order_id
      where o.email like $1 order by r.id`,
    [OWN],
  );

/** What was mailed to these buyers: of which orders, by subject. */
const mailsOf = async (): Promise<Record<string, string[]>> => {
  const rows = await inDatabase<{ subject: string }>(
    `select subject from mails where "to" like $1`,
    [OWN],
  );
  const number = /\d{4}-\d{6}/;
  const found: Record<string, string[]> = {};
  for (const { subject } of rows) {
    const kind = subject.replace(number, '#');
    found[kind] = [...(found[kind] ?? []), number.exec(subject)?.[0] ?? ''].sort();
  }
  return found;
};

const placeAll = async (baseURL: string, choices: Awaited<ReturnType<typeof choicesOf>>) => {
  const bought: Awaited<ReturnType<typeof buy>>[] = [];
  const buyNth = (nth: number) => {
    const choice = choices[nth % choices.length] as (typeof choices)[number];
    return buy(baseURL, { email: `klant${nth}@${MAIL}`, quantity: 1 + (nth % 2), choice });
  };
  for (let nth = 0; nth < ORDERS; nth += 3) {
    bought.push(...(await Promise.all([nth, nth + 1, nth + 2].map(buyNth))));
  }
  await inDatabase(
    // Long ago: before what else waits, of which a phone is shown a part.
    `update orders set paid_at = paid_at - interval '9 days' where email like $1`,
    [OWN],
  );
  return bought;
};

const logIn = async (page: Page, at: string, { email, password } = HELPER): Promise<void> => {
  await page.goto(at);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Nothing is wider than the phone, and whatever is pressed is large enough for a thumb. */
const expectForThumbs = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const small = await page.locator('main :is(button, summary), main .pick').evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().height > 0)
      .filter((one) => one.getBoundingClientRect().height < 44)
      .map((one) => one.textContent),
  );
  expect(small).toEqual([]);
};

/** Picks all of the list but one piece of this article, which lies nowhere. */
const walk = async (page: Page, lost: number): Promise<void> => {
  // A code is typed as a scanner does it: what was wrong is told, and the next can be scanned at once.
  const code = page.getByLabel('EAN of artikelnummer');
  await code.fill('0000000000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Onbekende code');
  await expect(code).toBeFocused();
  const lines = page.locator('ol > li');
  const number = /Art\. (\S+)/.exec((await lines.first().textContent()) ?? '')?.[1] ?? '';
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 van 45 stuks gepakt' })).toBeVisible();
  await expect(code).toBeFocused();

  const line = page.locator(`#v${lost}`);
  await line.locator('summary').filter({ hasText: 'Niet gevonden' }).click();
  await line.getByLabel('Hoeveel stuks vind je niet?').fill('1');
  await line.getByLabel('De plank is leeg: verkoop er niets meer van').uncheck();
  await line.getByRole('button', { name: 'Meld als niet gevonden' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gemeld als niet' })).toContainText(
    'In geen magazijn meer: 1 stuk',
  );
  while ((await lines.count()) > 0) {
    await lines
      .first()
      .getByRole('button', { name: /^Gepakt ?: / })
      .click();
    await expect(page.getByRole('status').filter({ hasText: 'Gepakt:' })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Klaar: naar inpakken' }).click();
  await expect(page.getByRole('heading', { name: 'Inpakken' })).toBeVisible();
};

/** A member's page on a phone of his own. */
const phoneOf = async (page: Page): Promise<Page> => {
  const browser = page.context().browser();
  const context = await browser?.newContext({
    ...{ baseURL: new URL(page.url()).origin, locale: 'nl-NL' },
    viewport: { width: 390, height: 844 },
  });
  return (await context?.newPage()) as Page;
};

/** Two give the same customer the same sum at once, each on his own phone: it goes once, and the second reads why. */
const giveTwice = async (first: Page, second: Page, { number }: Order): Promise<void> => {
  const both = [first, second];
  for (const page of both) {
    await page.goto(`/admin/bestellingen/${number}`);
    await page.getByRole('button', { name: 'Geld terugbetalen…' }).click();
    await page.getByLabel('Bedrag').fill('5,00');
    await page.getByLabel('Reden').fill('Een los draadje');
  }
  const send = (page: Page) => page.getByRole('button', { name: /5,00 terugbetalen$/ }).click();
  await send(first);
  await expect(first.getByRole('dialog')).toBeHidden();
  await expect(first.getByRole('list', { name: 'Teruggegeven' })).toContainText('5,00');
  await send(second);
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('Iemand gaf net geld van deze bestelling terug.');
  await expect(second.getByLabel('Bedrag')).toBeFocused();
  await expect(second.getByLabel('Bedrag')).toHaveAttribute('aria-invalid', 'true');
  await expect(second.getByLabel('Reden')).toHaveValue('Een los draadje');
  await dialog.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(
    second.getByRole('list', { name: 'Teruggegeven' }).getByRole('listitem'),
  ).toHaveCount(1);
};

test('a day in the warehouse: thirty orders are picked in one walk on a phone, one piece short, packed and sent; three come back, and stock, money and mails come out even', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of 409/);
  const choices = await choicesOf(COUNTED_DRESS);
  expect(choices.length).toBeGreaterThan(2);
  const ids = choices.map(({ variant_id }) => variant_id);
  const before = await stockOf(ids);
  const bought = await placeAll(String(baseURL), choices);
  const all = await ordersOf();
  const orderOf = (one: Bought) => all.find(({ email }) => email === one.email) as Order;

  await logIn(page, '/admin/magazijn', {
    ...{ email: 'magazijn@brink.example', password: staffPasswords.magazijn },
  });
  await expectCleanScreen(page);
  await page.getByText('Kies zelf welke bestellingen').click();
  for (const { id } of all) await page.locator(`input[value="${id}"]`).check();
  await page.getByRole('button', { name: 'Maak een lijst van deze' }).click();
  await expect(page.getByRole('heading', { name: '0 van 45 stuks gepakt' })).toBeVisible();
  await expectCleanScreen(page);
  await expectForThumbs(page);
  // The last box goes without: of two pieces it gets one.
  const short = bought.at(-1) as (typeof bought)[number];
  expect(short.quantity).toBe(2);
  await walk(page, short.variant_id);
  await expectCleanScreen(page);
  const lines = page.locator('ol > li');
  await lines.first().getByRole('link').click();
  await expectCleanScreen(page);
  await expectForThumbs(page);

  // Its label has where it goes.
  const label = await page.request.get(`${page.url()}/label`);
  expect(await label.text()).toContain('Oudegracht');

  // One leaves without script; then the next is on the table at once.
  const plain = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: false, storageState: await page.context().storageState() },
  });
  const bare = await plain.newPage();
  await bare.goto(page.url());
  await bare.getByRole('button', { name: 'Verzonden' }).click();
  await expect(bare.getByRole('status')).toContainText('Verzonden: ');
  await plain.close();

  // Its page stood open elsewhere: pressed again it tells who sent it, and sends nothing.
  await page.getByRole('button', { name: 'Verzonden' }).click();
  await expect(page.getByRole('status')).toContainText('was al verzonden');
  const send = page.getByRole('button', { name: 'Verzonden' });
  while ((await send.count()) > 0) {
    await send.click();
    await expect(page.getByRole('status')).toContainText('Verzonden: ');
  }

  // What lies nowhere is decided about by who may give money back: one of the two goes, the other is paid.
  await command(
    'staff',
    'add',
    HELPER.email,
    '--name',
    'Karin Klant',
    '--role',
    'klantenservice',
    '--password',
    HELPER.password,
  );
  const helper = await phoneOf(page);
  await logIn(helper, '/admin/magazijn/tekort');
  const row = helper.getByRole('listitem').filter({ hasText: orderOf(short).number });
  await row.getByRole('button', { name: /^Annuleer en betaal terug/ }).click();
  await expect(helper.getByRole('status')).toBeVisible();
  await expect(row).toHaveCount(0);

  // Three come back in the post: two can be sold again, one is damaged.
  const back = bought.slice(0, 3);
  for (const one of back) {
    const number = await sendBack(one);
    await page.goto('/admin/magazijn/retouren');
    await page.getByLabel('Scan of zoek een retour').fill(orderOf(one).number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    const verdict = one === back[2] ? 'Beschadigd, wel terugnemen' : 'Verkoopbaar';
    await page.getByRole('radio', { name: verdict }).check();
    await page.getByRole('button', { name: 'Neem in en betaal terug' }).click();
    await expect(page.getByRole('status')).toBeVisible();
  }
  await expectForThumbs(page);

  const chief = await phoneOf(page);
  await logIn(chief, '/admin', { email: 'beheer@brink.example', password: staffPasswords.beheer });
  const twice = bought[3] as Bought;
  await giveTwice(chief, helper, orderOf(twice));

  // Counted: what there was, less what was ordered, and what came back to be sold. What was lost is not for sale.
  const left = new Map(before);
  for (const { variant_id, quantity } of bought)
    left.set(variant_id, (left.get(variant_id) ?? 0) - quantity);
  for (const { variant_id } of back.slice(0, 2))
    left.set(variant_id, (left.get(variant_id) ?? 0) + 1);
  expect(await stockOf(ids)).toEqual(left);

  // Money goes back once for each, by the bank that took it.
  await expect.poll(refundsOf).toEqual(
    [short, ...back, twice].map(({ email }) => ({
      ...{ email, state: 'done', cents: email === twice.email ? 500 : PRICE },
    })),
  );
  const parcels = await inDatabase<{ orders: number; parcels: number }>(
    `select count(distinct o.id)::int as orders, count(p.id)::int as parcels from orders o
      join parcels p on p.order_id = o.id where o.email like $1 and o.state = 'sent'`,
    [OWN],
  );
  expect(parcels).toEqual([{ orders: ORDERS, parcels: ORDERS }]);
  const numbers = (some: readonly Bought[]) => some.map((one) => orderOf(one).number).sort();
  await expect.poll(mailsOf).toEqual({
    'Je bestelling #': numbers(bought),
    'Je bestelling # is onderweg': numbers(bought),
    'De rest van je bestelling # komt niet meer': numbers([short]),
    'Je herroeping van bestelling #': numbers(back),
    'Je retour R-#-1 is bekeken': numbers(back),
    'Je krijgt geld terug van bestelling #': numbers([short, ...back, twice]),
  });
  await Promise.all(bought.map(({ close }) => close()));
  await helper.context().close();
  await chief.context().close();
});
