import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { desktop } from './harness/listing';
import { ageProofs, expectCleanScreen } from './harness/office';
import { expect, test } from './harness/test';

const givePassword = async (page: Page) => {
  await page.getByRole('dialog').getByLabel('Wachtwoord').fill('brink-beheer');
  await page.keyboard.press('Enter');
};

test.use(desktop);

test('the office: an order is found from anywhere, a part of its money given back with the password, and all of its customer exported', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 40[03]/);
  await page.goto('/admin/bestellingen?q=koper%40brink');
  await page.getByLabel('E-mailadres').fill('beheer@brink.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('brink-beheer');
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await expectCleanScreen(page);
  const number = (await rows.last().textContent()) ?? '';
  // By the keyboard: an order's number, and Enter.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Bestelling ${number}` })).toBeFocused();
  await expectCleanScreen(page);
  await ageProofs(page);
  await page.getByRole('button', { name: 'Geld terugbetalen…' }).click();
  await expectCleanScreen(page);
  await page.getByRole('button', { name: 'Terugbetalen', exact: true }).click();
  await givePassword(page);
  await expect(page.getByLabel('Bedrag')).toBeFocused();
  await expect(page.getByLabel('Bedrag')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Bedrag').fill('1,50');
  await page.getByLabel('Reden').fill('Een kras op de doos');
  await page.keyboard.press('Enter');
  const given = page.getByRole('list', { name: 'Teruggegeven' });
  await expect(given).toContainText('1,50');
  await expect(given).toContainText('Een kras op de doos');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  // What lies half under the bar above the screen is looked at where it isn't.
  await page.keyboard.press('Control+Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectCleanScreen(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'Alles van koper@brink.example' }).click();
  await expect(page.getByRole('heading', { name: 'koper@brink.example' })).toBeFocused();
  await expectCleanScreen(page);
  await page.getByRole('button', { name: 'Alles tonen' }).click();
  await expect(page.getByRole('heading', { name: 'Alles van deze klant' })).toBeFocused();
  await expectCleanScreen(page);
  await ageProofs(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Downloaden als JSON' }).click();
  await givePassword(page);
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^gegevens-koper@brink\.example-\d{4}-\d\d-\d\d\.json$/);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(kept).toMatchObject({ email: 'koper@brink.example' });
  expect(kept.orders.map((one: { number: string }) => one.number)).toContain(number);
  await page.goto('/admin/audit');
  await expect(page.getByRole('row', { name: /Persoonsgegevens geëxporteerd/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Geld teruggegeven/ })).toContainText(number);
});
