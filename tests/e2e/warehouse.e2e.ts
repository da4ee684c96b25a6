import { type APIRequestContext, type Page, request } from '@playwright/test';
import { fillOrder, sendOrder } from '../harness/ordering';
import { withClient } from '../harness/template';
import { hiddenField, type Visitor } from '../harness/visitor';
import { expectCleanScreen, staffPasswords } from './harness/office';
import { expect, test } from './harness/test';

const ORDERS = 30;
const MAIL = 'magazijnronde.nl';

const inDatabase = <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  withClient(String(process.env.ETALAGE_E2E_DATABASE), async (client) => {
    const { rows } = await client.query(query, values);
    return rows as T[];
  });

/** A browser without script, which posts the forms that it reads. */
const visitorOf = (client: APIRequestContext): Pick<Visitor, 'get' | 'post' | 'token'> => {
  const answer = async (reply: Awaited<ReturnType<APIRequestContext['get']>>) => ({
    ...{ statusCode: reply.status(), body: await reply.text(), headers: reply.headers() },
  });
  return {
    get: async (url) => answer(await client.get(url)) as never,
    post: async (url, form) =>
      answer(
        await client.post(url, { form: form as Record<string, string>, maxRedirects: 0 }),
      ) as never,
    token: async () => (await (await client.get('/webcore/session')).json()).token,
  };
};

type Choice = { item_id: number; color_id: number | null; size_id: number | null };

const placeOrder = async (baseURL: string, nth: number, choice: Choice): Promise<void> => {
  const client = await request.newContext({ baseURL });
  const visitor = visitorOf(client) as Visitor;
  const etalage_token = await visitor.token();
  const { item_id, color_id, size_id } = choice;
  const chosen = { ...(color_id && { color_id }), ...(size_id && { size_id }) };
  const added = { item_id, ...chosen, quantity: 1 + (nth % 2), etalage_token };
  expect((await visitor.post('/webcore/checkout/add', added)).statusCode).toBe(303);
  const email = `klant${nth}@${MAIL}`;
  const form = await fillOrder(visitor, { email, email_check: email });
  const { body } = await visitor.post('/webcore/checkout/update', form);
  const reply = await sendOrder(visitor, { ...form, quote: hiddenField(body, 'quote') });
  expect(reply.statusCode).toBe(303);
  await inDatabase(
    // Long ago: before what else waits, of which a phone is shown a part.
    `update orders set payment_state = 'paid', paid_at = now() - interval '9 days', expires_at = null
      where email = $1`,
    [email],
  );
  await client.dispose();
};

const placeAll = async (baseURL: string): Promise<void> => {
  const choices = await inDatabase<Choice>(
    `select p.id as item_id, v.color_id, v.size_id from variants v join products p on p.id = v.product_id
      join stock s on s.variant_id = v.id join warehouses w on w.id = s.warehouse_id
      where p.access = 'overslagjurk-roos' and w.kind = 'web' and s.pieces > 400 and v.state = 'Online'
      order by v.id`,
  );
  expect(choices.length).toBeGreaterThan(2);
  for (let nth = 0; nth < ORDERS; nth += 1) {
    await placeOrder(baseURL, nth, choices[nth % choices.length] as Choice);
  }
};

const logIn = async (page: Page): Promise<void> => {
  await page.goto('/admin/magazijn');
  await page.getByLabel('E-mailadres').fill('magazijn@brink.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(staffPasswords.magazijn);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Magazijn', level: 1 })).toBeVisible();
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

test('the warehouse: thirty orders are picked in one walk on a phone, packed, and leave in thirty parcels', async ({
  page,
  browser,
  baseURL,
}) => {
  await placeAll(String(baseURL));
  await logIn(page);
  await expectCleanScreen(page);
  await page.getByText('Kies zelf welke bestellingen').click();
  const own = await inDatabase<{ id: number }>(`select id from orders where email like $1`, [
    `%@${MAIL}`,
  ]);
  for (const { id } of own) await page.locator(`input[value="${id}"]`).check();
  await page.getByRole('button', { name: 'Maak een lijst van deze' }).click();
  await expect(page.getByRole('heading', { name: '0 van 45 stuks gepakt' })).toBeVisible();
  await expectCleanScreen(page);
  await expectForThumbs(page);

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

  while ((await lines.count()) > 0) {
    await lines
      .first()
      .getByRole('button', { name: /^Gepakt: / })
      .click();
    await expect(page.getByRole('status').filter({ hasText: 'Gepakt:' })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Klaar: naar inpakken' }).click();
  await expect(page.getByRole('heading', { name: 'Inpakken' })).toBeVisible();
  await expectCleanScreen(page);
  await lines.first().getByRole('link').click();
  await expectCleanScreen(page);
  await expectForThumbs(page);

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
  const parcels = await inDatabase<{ orders: number; parcels: number }>(
    `select count(distinct o.id)::int as orders, count(p.id)::int as parcels from orders o
      join parcels p on p.order_id = o.id where o.email like $1 and o.state = 'sent'`,
    [`%@${MAIL}`],
  );
  expect(parcels).toEqual([{ orders: ORDERS, parcels: ORDERS }]);
});
