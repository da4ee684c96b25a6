import type { Locator, Page } from '@playwright/test';
import { desktop } from './harness/listing';
import { freshMailbox, mailedPath } from './harness/mails';
import { ageProofs, enterOffice, expectCleanScreen } from './harness/office';
import { expect, test } from './harness/test';

const wanted = new URLSearchParams({
  vacature: 'Verkoopmedewerker schoenen',
  locatie: 'Zwolle Diezerstraat',
  categorie: 'verkoop',
  code: '101',
});

/** Applies by the site's form, with a CV. */
const applyAs = async (page: Page, lastName: string, email: string): Promise<void> => {
  await page.goto(`/webcore/content/view/26?${wanted}`);
  const form = page.locator('form[data-form="sollicitatie"]');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-live', '');
  await form.getByLabel('Postcode').fill('8022 AB');
  await form.getByLabel('Huisnummer').fill('12');
  await form.getByLabel('Huisnummer').press('Tab');
  await form.getByLabel('Straat').fill('Kade');
  await form.getByLabel('Plaats').fill('Zwolle');
  await form.getByLabel('Voornaam').fill('Noor');
  await form.getByLabel('Achternaam').fill(lastName);
  const born = form.getByRole('group', { name: 'Geboortedatum' });
  await born.getByRole('combobox', { name: 'Dag' }).selectOption('3');
  await born.getByRole('combobox', { name: 'Maand' }).selectOption('4');
  await born.getByRole('combobox', { name: 'Jaar' }).selectOption('2001');
  await form.getByLabel('E-mailadres', { exact: false }).first().fill(email);
  await form.getByLabel('Herhaal je e-mailadres').fill(email);
  await form.getByLabel('Telefoonnummer').fill('0612345678');
  await form.getByRole('group', { name: 'Maandag' }).getByLabel('Avond').check();
  await form.getByLabel('Waarom deze baan?').fill('Omdat ik graag help.');
  await form.getByLabel(/Brink mag mijn gegevens gebruiken/).check();
  const robot = form.getByLabel('Ik ben geen robot');
  if (!(await robot.isChecked())) await robot.check();
  await expect(form.getByText('Gecontroleerd.')).toBeVisible();
  await form.getByRole('button', { name: 'Verstuur je sollicitatie' }).click();
  await expect(page.getByText('Bedankt voor je sollicitatie!').first()).toBeVisible();
};

const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });

/** The board with those alone who are called so. */
const openBoard = async (page: Page, lastName: string): Promise<void> => {
  await page.goto(`/admin/sollicitaties?q=${lastName}`);
  await expect(column(page, 'Nieuw')).toBeVisible();
};

test.use(desktop);

test('the office: who applies by the form is read by personnel, invited with a mail that was changed, hired and erased', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 40[03]/);
  const email = await freshMailbox('noor');
  // No other journey applies as Noor Q.: of two such names the office tells the numbers too.
  const lastName = `Quist${Date.now()}`;
  const visitor = await browser.newContext({ baseURL: String(baseURL) });
  const site = await visitor.newPage();
  await applyAs(site, lastName, email);
  const status = await mailedPath(email, '/sollicitatie/');

  await enterOffice(page, 'personeel');
  await expect(page.getByRole('link', { name: /^Sollicitaties \d+ nieuw$/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(lastName);
  await expect(page.getByRole('option', { name: new RegExp(lastName) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Noor ${lastName}` })).toBeFocused();
  await expect(page.getByText('Omdat ik graag help.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Maandag kan niet kan niet kan' })).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:/);
  await expectCleanScreen(page);
  await page.getByLabel('Nieuwe notitie').fill('Klinkt aardig.');
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  await expect(page.getByText('Klinkt aardig.')).toHaveCount(1);
  await expect(page.getByLabel('Nieuwe notitie')).toHaveValue('');

  // The mail as it will be sent, changed for this one; what nobody knows isn't sent.
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Noor Q. uitnodigen' });
  await expect(dialog.getByLabel('Tekst')).toHaveValue(/Verkoopmedewerker schoenen/);
  await expectCleanScreen(page);
  await dialog.getByLabel('Tekst').fill('Kom je {dan}?');
  await expect(dialog.getByText(/Wat is \{dan\}/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(dialog.getByLabel('Tekst')).toBeFocused();
  await dialog.getByLabel('Onderwerp').fill('Koffie, {voornaam}?');
  await dialog.getByLabel('Tekst').fill('Kom dinsdag om tien uur langs.');
  await expect(dialog.getByText('Koffie, Noor?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Gemaild: Koffie, Noor?')).toBeVisible();
  await site.goto(status);
  await expect(site.getByText('Uitgenodigd')).toBeVisible();
  await visitor.close();

  // Hired from the board, without a mail.
  await openBoard(page, lastName);
  await expectCleanScreen(page);
  await column(page, 'Uitgenodigd').getByRole('button', { name: 'Aannemen Noor Q.' }).click();
  await page.getByRole('button', { name: 'Zonder mail' }).click();
  await expect(column(page, 'Aangenomen').getByRole('link', { name: 'Noor' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: /^Aangenomen/ }).click();
  await expectCleanScreen(page);
  await column(page, 'Aangenomen').getByRole('link', { name: 'Noor' }).click();
  await expect(page.getByText(/Dat gaat vanzelf/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await ageProofs(page);
  await page.getByRole('button', { name: 'Nu wissen' }).click();
  await page.getByRole('button', { name: 'Ja, wis alles' }).click();
  await page.getByRole('dialog').getByLabel('Wachtwoord').fill('brink-personeel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /is gewist$/ })).toBeFocused();
  await expect(page.getByText('Alles gewist')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(lastName);
});

test('the office: of two who move the same card one does, the other is told; a store’s own people see none of another’s', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 40[0349]/);
  const email = await freshMailbox('twee');
  const lastName = `Dubbel${Date.now()}`;
  const visitor = await browser.newContext({ baseURL: String(baseURL) });
  await applyAs(await visitor.newPage(), lastName, email);
  await visitor.close();
  await enterOffice(page, 'personeel');
  await openBoard(page, lastName);
  const other = await browser.newContext({ ...desktop, baseURL: String(baseURL) });
  const chief = await other.newPage();
  await enterOffice(chief, 'beheer');
  await openBoard(chief, lastName);
  await chief.getByRole('button', { name: 'Afwijzen Noor D.' }).click();
  await expect(chief.getByRole('dialog').getByLabel('Tekst')).toHaveValue(/./);

  // Dragged by the one, while the other has his answer open.
  await column(page, 'Nieuw').getByRole('listitem').dragTo(column(page, 'Uitgenodigd'));
  await page.getByRole('dialog').getByRole('button', { name: 'Versturen' }).click();
  await expect(column(page, 'Uitgenodigd').getByRole('link', { name: 'Noor' })).toBeVisible();

  await chief.getByRole('dialog').getByRole('button', { name: 'Versturen' }).click();
  await expect(chief.getByText('Pia Personeel was je voor')).toBeVisible();
  await expect(column(chief, 'Uitgenodigd').getByRole('link', { name: 'Noor' })).toBeVisible();
  await other.close();

  const store = await browser.newContext({ ...desktop, baseURL: String(baseURL) });
  const winkel = await store.newPage();
  await enterOffice(winkel, 'winkel');
  await winkel.goto(`/admin/sollicitaties?q=${lastName}`);
  await expect(winkel.getByText('Geen sollicitaties gevonden.').first()).toBeVisible();
  await store.close();
});
