import type { Page } from '@playwright/test';
import { withClient } from '../harness/template';
import { violationsOf } from './harness/axe';
import { openSteps } from './harness/checkout';
import { createDemoPlace } from './harness/demo';
import { type RunningServer, startServer } from './harness/server';
import { expect, test } from './harness/test';

/** A shop of its own: what its site says of the popover is read at its start, by all its visitors. */
let shop: RunningServer & { drop: () => Promise<void> };
test.beforeAll(async () => {
  const place = await createDemoPlace(process.env.ETALAGE_E2E_POSTGRES ?? '');
  await withClient(place.databaseUrl, (client) =>
    client.query(`update sites set settings = settings || '{"checkoutIn": "popover"}'`),
  );
  shop = { ...(await startServer(place)), drop: place.drop };
});
test.afterAll(async () => {
  await shop?.stop();
  await shop?.drop();
});

const cart = (page: Page) => page.getByRole('dialog');
const box = (page: Page, name: string) =>
  cart(page)
    .getByRole('textbox', { name: new RegExp(`^${name}`) })
    .first();
const quiet = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-loading');
const order = (page: Page) =>
  cart(page).getByRole('button', { name: 'Bestellen en betalen' }).click();

test('S2.7/3 S2.7/6 S7.3/3 S4.3/1 an order from within the popover: what is wrong is told there, and nothing typed is lost', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 422/);
  await page.goto(`${shop.url}/artikel/overslagjurk-roos`);
  const address = () => new URL(page.url()).pathname;
  await page.getByRole('radio', { name: /^\d+$/ }).first().check();
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await expect(cart(page).getByRole('heading', { name: 'Bestellen' })).toBeVisible();
  // Its script is there once it tells what it thinks of an address. Until then its buttons lead to the whole checkout.
  await box(page, 'E-mailadres').fill('la@example.nl');
  await expect(box(page, 'E-mailadres')).toHaveClass(/(^| )valid( |$)/);
  await openSteps(page);
  expect(await violationsOf(page)).toEqual([]);

  await box(page, 'Voornaam').fill('Sanne');
  await order(page);
  const wrong = cart(page).getByRole('alert').filter({ hasText: 'Kijk dit nog even na' });
  await expect(wrong).toBeFocused();
  await expect(wrong).not.toContainText('Voornaam');
  expect(address()).toBe('/artikel/overslagjurk-roos');
  await expect(box(page, 'Voornaam')).toHaveValue('Sanne');

  await box(page, 'E-mailadres, nog een keer').fill('la@example.nl');
  await box(page, 'Achternaam').fill('de Wit');
  await box(page, 'Postcode').fill('3511 AW');
  await box(page, 'Huisnummer').fill('12');
  await expect(box(page, 'Straat')).toHaveValue('Oudegracht');
  const total = cart(page).locator('[data-part=total] strong').filter({ visible: true });
  const before = await total.textContent();
  await cart(page).locator('[data-fold] > summary').click();
  await cart(page)
    .getByRole('button', { name: /^Eén meer/ })
    .click();
  await expect(total).not.toHaveText(before ?? '');
  await expect(cart(page).getByRole('button', { name: /^Eén minder/ })).toBeVisible();
  await expect(box(page, 'Achternaam')).toHaveValue('de Wit');
  await cart(page)
    .getByRole('radio', { name: /^Overschrijving/ })
    .check();
  await quiet(page);
  await cart(page)
    .getByRole('checkbox', { name: /^Ik ga akkoord/ })
    .check();
  await order(page);
  await expect(page).toHaveURL(/\/webcore\/order\/view\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sanne');
  await expect(page.getByRole('main')).toContainText('2 ×');
});
