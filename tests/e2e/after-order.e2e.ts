import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { openSteps } from './harness/checkout';
import { command } from './harness/command';
import { freshMailbox, mailedPath } from './harness/mails';
import { stay } from './harness/resize';
import { expect, test } from './harness/test';

const widths = [390, 820, 1440];

/** Orders a dress by bank transfer; answers the order's number. */
const order = async (page: Page, email: string, hasScript = true): Promise<string> => {
  await page.goto('/artikel/overslagjurk-roos');
  await page.getByRole('radio', { name: '38', exact: true }).check({ force: true });
  const added = page.waitForResponse((reply) => reply.url().includes('/webcore/checkout/add'));
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await added;
  await page.goto('/webcore/checkout/view');
  if (hasScript) await openSteps(page);
  const main = page.getByRole('main');
  const fill = async (name: string, text: string) => {
    const box = main.locator(`input[name="${name}"]`).first();
    await box.fill(text);
  };
  await fill('email', email);
  await fill('email_check', email);
  await fill('firstname', 'Sanne');
  await fill('lastname', 'de Wit');
  await fill('address_zipcode', '3511 LX');
  await fill('address_housenumber', '12');
  await fill('address_street', 'Oudegracht');
  await fill('address_place', 'Utrecht');
  const transfer = main.locator('input[name="payment_method"][value="transfer"]');
  await transfer.check({ force: true });
  await main.locator('input[name="conditions_agree"]').check({ force: true });
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await expect(page).toHaveURL(/\/webcore\/order\/view\//);
  const text = await main.textContent();
  return /\d{4}-\d{6}/.exec(text ?? '')?.[0] ?? '';
};

/** Looks at the page at every width: nothing sticks out, and axe finds nothing on a phone. */
const look = async (page: Page) => {
  await stay(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violationsOf(page)).toEqual([]);
};

const journey = async (page: Page, email: string, seen: () => Promise<void>, hasScript = true) => {
  const number = await order(page, email, hasScript);
  const href = page.url();
  const step = page.getByRole('main').locator('[aria-current=step]');
  await expect(step).toContainText('Besteld');
  await seen();
  await command('orders', 'paid', number);
  await command('orders', 'pack', number);
  await page.goto(href);
  await expect(step).toContainText('In behandeling');
  await command('orders', 'ship', number, '--code', '3SE2E', '--url', 'https://volg.example/3SE2E');
  await page.goto(href);
  await expect(page.getByRole('link', { name: 'Volg pakket 3SE2E' })).toHaveAttribute(
    'href',
    'https://volg.example/3SE2E',
  );
  await expect(page.getByRole('link', { name: /^Factuur F\d{4}-/ })).toBeVisible();
  await seen();
  await page.getByRole('main').getByRole('link', { name: 'Overeenkomst herroepen' }).click();
  await seen();
  const main = page.getByRole('main');
  const pieces = page.getByRole('checkbox', { name: /Overslagjurk/ });
  await expect(main.getByRole('radio', { name: /^In de winkel/ })).toBeChecked();
  await expect(pieces).toBeChecked();
  await page.getByRole('button', { name: 'Kijk je retour na' }).click();
  await seen();
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je herroeping is ontvangen');
  await seen();
  await main.getByRole('link', { name: 'Retourcode en inleverplekken' }).click();
  await expect(main.getByRole('img', { name: `QR-code van retour R-${number}-1` })).toBeVisible();
  await expect(
    main.getByRole('listitem').filter({ hasText: 'Brink Utrecht' }).first(),
  ).toContainText(/\d (k?m)/);
  await seen();
  await main.getByRole('textbox', { name: 'Postcode' }).fill('9711 LM');
  await main.getByRole('button', { name: 'Zoek in de buurt' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Groningen' }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Ik stuur het op' }).click();
  await expect(main).toContainText('Doe je retourbon in het pakket');
  await seen();
  return { number, href };
};

test('from an order to a parcel, a withdrawal and the money back', async ({ page }) => {
  const seen = () => look(page);
  const { number, href } = await journey(page, 'sanne.terug@example.nl', seen);
  const rma = `R-${number}-1`;
  await command('orders', 'return', 'receive', rma);
  await command('orders', 'return', 'judge', rma);
  await page.goto(href);
  await expect(page.getByRole('main')).toContainText('Goedgekeurd, we betalen je terug');
  await expect(page.getByRole('link', { name: /^Creditfactuur C\d{4}-/ })).toBeVisible();
  await seen();
});

/** Goes on with the Tab key, as who uses no mouse, until this has the focus. */
const tabTo = async (page: Page, wanted: Locator) => {
  await expect(wanted).toBeVisible();
  for (let count = 0; count < 80; count += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
};

test('a guest withdraws by keyboard, from the link at the foot of every page', async ({ page }) => {
  const email = await freshMailbox('gast.terug');
  const number = await order(page, email);
  await page.goto('/');
  await page.locator('footer').getByRole('link', { name: 'Overeenkomst herroepen' }).click();
  await look(page);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('textbox', { name: /^Bestelnummer/ }));
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk in je mail');
  await look(page);
  await page.goto(await mailedPath(email, '/webcore/order/withdraw/'));
  await tabTo(page, main.getByRole('checkbox', { name: /Overslagjurk/ }));
  await tabTo(page, main.getByRole('button', { name: 'Kijk je herroeping na' }));
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('button', { name: 'Herroeping bevestigen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je herroeping is ontvangen');
  // It had not been sent, so nothing has to come back.
  await expect(main).toContainText('Je hoeft niets terug te sturen');
});

test('S5.4/2 the house number of an order’s address keeps its digits alone', async ({ page }) => {
  await order(page, 'huisnummer@example.nl');
  await page.getByText('Bezorgadres wijzigen').click();
  const number = page.getByRole('textbox', { name: /^Huisnummer/ });
  await number.fill('');
  await number.pressSequentially('1a2');
  await expect(number).toHaveValue('12');
  const suffix = page.getByRole('textbox', { name: /^Toevoeging/ });
  await suffix.fill('bis');
  await expect(suffix).toHaveValue('bis');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a withdrawal by links and forms, and an order changed and cancelled', async ({ page }) => {
    test.setTimeout(180_000);
    await journey(page, 'zonder.script@example.nl', async () => {}, false);
    await order(page, 'annuleren@example.nl', false);
    await page.getByText('Bezorgadres wijzigen').click();
    await page.getByRole('textbox', { name: /^Straat/ }).fill('Lange Nieuwstraat');
    await page.getByRole('button', { name: 'Bewaar dit adres' }).click();
    await expect(page.getByRole('main')).toContainText('Lange Nieuwstraat');
    await page.getByText('Bestelling annuleren').click();
    await page.getByRole('button', { name: 'Annuleer mijn bestelling' }).click();
    await expect(page.getByRole('main')).toContainText('Je bestelling is geannuleerd.');
  });
});
