import type { Browser, Page } from '@playwright/test';
import { inDatabase } from './harness/buyers';
import { freshMailbox, mailedPath } from './harness/mails';
import { ageProofs, enterOffice, expectCleanScreen } from './harness/office';
import { expect, test } from './harness/test';

type Piece = { variant: number; sku: string; store: number; here: number; there: number };

/** An article of which a store has some, of the store at whose counter this member stands, and how many the warehouse has. */
const pieceAt = async (email: string): Promise<Piece> => {
  const [found] = await inDatabase<Piece>(
    `select v.id as variant, v.sku, w.location_id as store, s.pieces as here, coalesce(t.pieces, 0) as there
      from staff_members m join warehouses w on w.location_id = (m.store_ids ->> 0)::int
      join stock s on s.warehouse_id = w.id join variants v on v.id = s.variant_id
      join stock t on t.variant_id = v.id
      join warehouses o on o.id = t.warehouse_id and o.kind = 'web'
      where m.email = $1 and s.pieces > 2 and v.sku is not null and v.state = 'Online'
      order by v.id desc limit 1`,
    [email],
  );
  return found as Piece;
};

const stockOf = async ({ variant, store }: Piece) => {
  const rows = await inDatabase<{ kind: string; pieces: number }>(
    `select w.kind, s.pieces from stock s join warehouses w on w.id = s.warehouse_id
      where s.variant_id = $1 and (w.kind = 'web' or w.location_id = $2)`,
    [variant, store],
  );
  return Object.fromEntries(rows.map(({ kind, pieces }) => [kind, pieces]));
};

/** Somebody else, on a device of his own. */
const otherPage = async (browser: Browser, baseURL: string | undefined, width: number) => {
  const context = await browser.newContext({
    ...{ baseURL, locale: 'nl-NL', viewport: { width, height: 900 } },
  });
  return context.newPage();
};

const floorLogin = async (page: Page, who: 'winkel' | 'magazijn', at: string): Promise<void> => {
  await page.goto(at);
  await page.getByLabel('E-mailadres').fill(`${who}@brink.example`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(`brink-${who}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeVisible();
};

/** Two pieces leave a store; one comes in at the warehouse, which says why, and the store reads it. */
const transfer = async (store: Page, warehouse: Page): Promise<void> => {
  const piece = await pieceAt('winkel@brink.example');
  await floorLogin(store, 'winkel', '/admin/balie');
  await store.getByRole('link', { name: 'Verplaatsen' }).click();
  await expectCleanScreen(store);
  await store.getByLabel('Waarheen').selectOption({ label: 'Webmagazijn Tiel' });
  await store.getByRole('button', { name: 'Begin' }).click();
  await store.getByLabel('EAN, artikelnummer of naam').fill(piece.sku);
  await store.keyboard.press('Enter');
  await expect(store.getByRole('status')).toContainText('1 stuk');
  await store.getByLabel(/, aantal$/).fill('2');
  await expectCleanScreen(store);
  await store.getByRole('button', { name: 'Verstuur' }).click();
  await expect(store.getByRole('status')).toContainText('Verstuurd');
  const number = /V-\d+/.exec((await store.getByRole('heading', { level: 1 }).textContent()) ?? '');
  expect(await stockOf(piece)).toEqual({ store: piece.here - 2, web: piece.there });

  await floorLogin(warehouse, 'magazijn', '/admin/magazijn');
  await warehouse.getByRole('link', { name: 'Verplaatsen' }).click();
  await warehouse.getByRole('link', { name: new RegExp(`^${number?.[0]}:`) }).click();
  await expectCleanScreen(warehouse);
  const came = warehouse.getByLabel(/hoeveel kwamen er van de 2/);
  await came.fill('1');
  await warehouse.getByRole('button', { name: 'Neem in' }).click();
  const why = warehouse.getByLabel(/^Waarom is het aantal/);
  await expect(warehouse.getByRole('main')).toContainText('Schrijf waarom het aantal anders is.');
  await why.fill('Er zat er een in de doos');
  await warehouse.getByRole('button', { name: 'Neem in' }).click();
  await expect(warehouse.getByRole('status').first()).toContainText('Ontvangen');
  expect(await stockOf(piece)).toEqual({ store: piece.here - 2, web: piece.there + 1 });

  await store.reload();
  await expect(store.getByRole('main')).toContainText(
    '1 van 2 ontvangen: Er zat er een in de doos',
  );
  await store.getByRole('button', { name: 'Gezien' }).click();
  await expect(store.getByRole('button', { name: 'Gezien' })).toHaveCount(0);
};

/** Who is on the telephone orders, and is mailed a link; answers the order's number. */
const orderByTelephone = async (office: Page, email: string): Promise<string> => {
  await office.goto('/admin/bestellingen/nieuw');
  await office.getByLabel(/^Zoek op naam, artikelnummer/).fill('Overslagjurk Roos');
  const add = office.getByRole('button', { name: /^Toevoegen Overslagjurk Roos/ });
  await add.first().click();
  await expect(office.getByRole('button', { name: /^Eén meer van Overslagjurk/ })).toBeVisible();
  for (const [name, value] of [
    ['email', email],
    ['firstname', 'Bel'],
    ['lastname', 'Telefoonsma'],
    ['address_zipcode', '3511 LX'],
    ['address_housenumber', '12'],
    ['address_street', 'Oudegracht'],
    ['address_place', 'Utrecht'],
  ] as const) {
    await office.locator(`#telephone-${name}`).fill(value);
  }
  await office.getByRole('radio', { name: /^Betaallink per mail/ }).check();
  await office.getByRole('checkbox', { name: /^Ik heb verteld wat het kost/ }).check();
  await expect(
    office.getByText(`Bij het plaatsen gaat de betaallink naar ${email}.`),
  ).toBeVisible();
  await expectCleanScreen(office);
  await office.getByRole('button', { name: 'Plaats bestelling' }).click();
  const heading = office.getByRole('heading', { name: /^Bestelling \d/ });
  await expect(heading).toBeVisible();
  return /\d{4}-\d{6}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
};

const PRICED = 'kokerjurk-kantoor';

const priceOf = async () => {
  const [found] = await inDatabase<{ id: number; cents: number; variant: number; own: number }>(
    `select p.id, p.price_cents as cents, v.id as variant, v.price_cents as own
      from products p join variants v on v.product_id = p.id where p.access = $1 order by v.id limit 1`,
    [PRICED],
  );
  if (!found) throw new Error(`no ${PRICED}`);
  return found;
};

/** A size gets a price of its own in the grid; a file changes the article's, and that is taken back at once. */
const changePrices = async (office: Page): Promise<void> => {
  const before = await priceOf();
  await office.goto(`/admin/product/${before.id}/varianten`);
  await office.locator(`#vak-${before.variant}-price_cents`).fill('119,95');
  await expect(office.getByRole('status').filter({ hasText: '1 vak gewijzigd' })).toBeVisible();
  await expectCleanScreen(office);
  await office.getByRole('button', { name: 'Bewaren' }).click();
  await expect(office.getByText('Varianten bewaard')).toBeVisible();
  expect(await priceOf()).toMatchObject({ cents: before.cents, own: 119_95 });

  await office.goto(`/admin/product?q=${PRICED}`);
  const name = 'kokerjurk.csv';
  const rows = `product;price_cents\n${PRICED};99,95\n`;
  await office.getByRole('button', { name: 'CSV inlezen' }).click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await office.locator('#import-file').setInputFiles(file);
  await expect(office.getByRole('dialog')).toContainText('99,95');
  await expectCleanScreen(office);
  expect((await priceOf()).cents).toBe(before.cents);
  await office.getByRole('button', { name: 'Voer uit' }).click();
  await expect(office.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
  expect(await priceOf()).toMatchObject({ cents: 99_95, own: 119_95 });
  await office.goto('/admin/imports');
  await expectCleanScreen(office);
  await office.getByRole('button', { name: new RegExp(`^Draai terug: ${name}`) }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Draai terug' }).click();
  await expect(office.getByText(/1 teruggedraaid/)).toBeVisible();
  expect(await priceOf()).toMatchObject({ cents: before.cents, own: 119_95 });
};

test('a day at the counter and on the telephone: a transfer is counted, prices change and are taken back, a mailed link is paid, the order is cancelled, and its buyer is forgotten', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of 40[039]/);
  const warehouse = await otherPage(browser, baseURL, 390);
  await transfer(page, warehouse);
  await warehouse.context().close();

  const office = await otherPage(browser, baseURL, 1440);
  await enterOffice(office);
  await changePrices(office);
  const email = await freshMailbox('beller');
  const number = await orderByTelephone(office, email);
  const status = office.getByRole('region', { name: /^Status/ });
  await expect(status).toContainText('De klant heeft nog niet betaald.');

  // Its buyer pays on his own phone, as the mail leads him.
  const buyer = await otherPage(browser, baseURL, 390);
  const link = await mailedPath(email, '/webcore/payment/link/');
  await buyer.goto(link);
  await expect(buyer.getByRole('main')).toContainText(number);
  await expectCleanScreen(buyer);
  await buyer.getByRole('radio', { name: /iDEAL/ }).check({ force: true });
  await buyer.getByRole('button', { name: 'Verder' }).click();
  await buyer.getByRole('button', { name: 'Betaald', exact: true }).click();
  await expect(buyer).toHaveURL(/\/webcore\/order\/view\//);
  await buyer.goto(link);
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Deze bestelling is betaald');
  await buyer.context().close();

  // It doesn't go on: the money goes back by itself, and only then is he forgotten.
  await office.reload();
  await expect(status).not.toContainText('De klant heeft nog niet betaald.');
  await office.getByRole('button', { name: 'Annuleren…' }).click();
  await office.getByRole('dialog').getByLabel('Reden').fill('De klant bedacht zich');
  await office.getByRole('button', { name: /^Annuleren en .* terugbetalen$/ }).click();
  await expect(office.getByRole('dialog')).toBeHidden();
  await expect
    .poll(() =>
      inDatabase(
        `select r.state from refunds r join orders o on o.id = r.order_id where o.number = $1`,
        [number],
      ),
    )
    .toEqual([{ state: 'done' }]);
  await office.getByRole('link', { name: `Alles van ${email}` }).click();
  await office.getByRole('button', { name: 'Gegevens wissen…' }).click();
  const ask = office.getByRole('dialog');
  await expect(ask).toContainText('Dit blijft, en waarom');
  await expectCleanScreen(office);
  await ask.getByLabel('Typ het e-mailadres over').fill('iemand@anders.nl');
  await ask.getByRole('button', { name: 'Definitief wissen' }).click();
  await expect(ask.getByLabel('Typ het e-mailadres over')).toBeFocused();
  await ageProofs(office);
  await ask.getByLabel('Typ het e-mailadres over').fill(email);
  await ask.getByRole('button', { name: 'Definitief wissen' }).click();
  await office.getByRole('dialog').getByLabel('Wachtwoord').fill('brink-beheer');
  await office.keyboard.press('Enter');
  await expect(office.getByRole('heading', { name: 'Alles is gewist' })).toBeFocused();
  await expectCleanScreen(office);
  await office.goto(`/admin/bestellingen/${number}`);
  await expect(office.getByRole('heading', { name: `Bestelling ${number}` })).toBeVisible();
  await expect(office.getByRole('main')).not.toContainText(email);
  await office.goto(`/admin/klanten?q=${encodeURIComponent(email)}`);
  await expect(office.getByRole('main')).not.toContainText('Telefoonsma');
  expect(
    await inDatabase(`select 1 from mails where "to" = $1 and subject ilike '%betaal%'`, [email]),
  ).toEqual([]);
  await office.context().close();
});
