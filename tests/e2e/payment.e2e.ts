import { openSteps } from './harness/checkout';
import { expect, test } from './harness/test';

test('a payment that failed is tried again at the test bank, and the order is paid', async ({
  page,
}) => {
  await page.goto('/artikel/overslagjurk-roos');
  await page.getByRole('radio', { name: /^\d+$/ }).first().check();
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await expect(page.locator('dialog[data-cart-popover]')).toBeVisible();
  await page.goto('/webcore/checkout/view');
  await openSteps(page);
  const write = (name: string, text: string) =>
    page
      .getByRole('textbox', { name: new RegExp(`^${name}`) })
      .first()
      .fill(text);
  await write('E-mailadres', 'betaal@example.nl');
  await write('E-mailadres, nog een keer', 'betaal@example.nl');
  await write('Voornaam', 'Sanne');
  await write('Achternaam', 'de Wit');
  await write('Postcode', '3511 AW');
  await write('Huisnummer', '12');
  await expect(page.getByRole('textbox', { name: /^Straat/ }).first()).toHaveValue('Oudegracht');
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await page.getByRole('checkbox', { name: /^Ik ga akkoord/ }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await expect(page).toHaveURL(/\/webcore\/testbank\//);
  await page.getByRole('button', { name: 'Mislukt' }).click();
  await expect(page.getByRole('main')).toContainText('Er is niets afgeschreven.');
  await page.getByRole('link', { name: 'Betaal deze bestelling' }).click();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page).toHaveURL(/\/webcore\/testbank\//);
  await page.getByRole('button', { name: 'Betaald', exact: true }).click();
  await expect(page).toHaveURL(/\/webcore\/order\/view\//);
  await expect(page.getByRole('main')).toContainText(/[Bb]etaald/);
});
