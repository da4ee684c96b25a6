import type { Page } from '@playwright/test';
import { desktop } from './harness/listing';
import { freshMailbox, mailedPath } from './harness/mails';
import { ageProofs, expectCleanScreen } from './harness/office';
import { expect, test } from './harness/test';

const logIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
};

const PASSWORD = 'zes paarse kikkers in de sloot';

test.use(desktop);

test('the office: somebody is invited, chooses a password by the mailed link without script, comes in, and is blocked', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of 40[03]/);
  const email = await freshMailbox('collega');
  await page.goto('/admin/medewerkers');
  await logIn(page, 'beheer@brink.example', 'brink-beheer');
  await expect(page.getByRole('row', { name: /Roos Redactie.*Redacteur.*Actief/ })).toBeVisible();
  await expectCleanScreen(page);
  await page.getByRole('link', { name: 'Medewerker uitnodigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectCleanScreen(page);
  await ageProofs(page);
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await page.getByRole('dialog').getByLabel('Wachtwoord').fill('brink-beheer');
  await page.keyboard.press('Enter');
  for (const label of ['E-mailadres', 'Naam', 'Rol']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await ageProofs(page);
  // By the keyboard alone, with the password asked in between.
  await page.getByLabel('E-mailadres').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cato Collega');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Winkel');
  // Of a role of own stores one is asked for some.
  await expect(page.getByText('Kies minstens één winkel')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  const without = page.getByRole('dialog', { name: 'Cato Collega heeft nog geen eigen winkel' });
  await expect(without).toBeVisible();
  await expectCleanScreen(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Zoek een winkel' }).fill('oudegracht');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 winkel gekozen')).toBeVisible();
  const send = page.getByRole('button', { name: 'Uitnodiging versturen' });
  await send.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ben jij het?' });
  await expect(dialog.getByLabel('Wachtwoord')).toBeFocused();
  await expectCleanScreen(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Wachtwoord')).toHaveValue('');
  await page.keyboard.type('niet mijn wachtwoord');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Dat is niet je wachtwoord.');
  await dialog.getByLabel('Wachtwoord').fill('brink-beheer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Uitnodiging verstuurd naar ${email}`)).toBeVisible();
  await expect(page.getByRole('row', { name: /Cato Collega.*Winkel.*Uitgenodigd/ })).toBeVisible();

  const context = await browser.newContext({ baseURL, locale: 'nl-NL', javaScriptEnabled: false });
  const colleague = await context.newPage();
  await colleague.goto(await mailedPath(email, '/admin/login/wachtwoord/'));
  await colleague.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await colleague.getByLabel('Nog een keer').fill(PASSWORD);
  await colleague.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
  await expect(colleague.getByRole('status')).toContainText('Je wachtwoord is bewaard.');
  await logIn(colleague, email, PASSWORD);
  await expect(colleague).toHaveURL(/\/admin$/);

  await page.getByRole('link', { name: 'Cato Collega' }).click();
  // It was asked for anew when he came back to it.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Overal uitloggen' })).toBeVisible();
  await expectCleanScreen(page);
  await page.getByRole('button', { name: 'Blokkeren' }).click();
  const sure = page.getByRole('dialog', { name: 'Cato Collega blokkeren?' });
  await sure.getByRole('button', { name: 'Blokkeren' }).click();
  await expect(page.getByText('Geblokkeerd').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Blokkade opheffen' })).toBeVisible();
  await colleague.goto('/admin');
  await expect(colleague).toHaveURL(/\/admin\/login/);
  await logIn(colleague, email, PASSWORD);
  await expect(colleague.getByRole('alert')).toContainText('Inloggen niet gelukt');
  await context.close();
});

test('the office: who may not see members, roles or the log is told who may, with nothing to try again', async ({
  page,
}) => {
  await page.goto('/admin/medewerkers');
  await logIn(page, 'redactie@brink.example', 'brink-redactie');
  for (const [path, right] of [
    ['medewerkers', 'Medewerkers en rollen wijzigen'],
    ['medewerkers/nieuw', 'Medewerkers en rollen wijzigen'],
    ['rollen/1', 'Medewerkers en rollen wijzigen'],
    ['audit', 'Auditlog lezen'],
  ]) {
    await page.goto(`/admin/${path}`);
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText('Dit mag je niet met jouw rol (Redacteur).');
    await expect(refusal).toContainText(`‘${right}’`);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
  await expectCleanScreen(page);
});

test('the office: a link for a new password is asked for at its door; pages of links are clean', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 422/);
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expectCleanScreen(page);
  await page.getByLabel('E-mailadres').fill('redactie@brink.example');
  await page.getByRole('button', { name: 'Stuur een link' }).click();
  await expect(page.getByRole('status')).toContainText('ligt er zo een mail in je postvak');
  await expectCleanScreen(page);
  await page.goto(await mailedPath('redactie@brink.example', '/admin/login/wachtwoord/'));
  await expectCleanScreen(page);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('kort');
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click();
  await expect(page.getByRole('alert')).toContainText('minstens');
  await expectCleanScreen(page);
  await page.goto('/admin/login/wachtwoord/bestaat-niet');
  await expect(page.getByRole('alert')).toContainText('verlopen of al gebruikt');
  await expectCleanScreen(page);
});

test('the office: a role is copied, told in words while it is changed, and taken away', async ({
  page,
}) => {
  await page.goto('/admin/rollen');
  await logIn(page, 'beheer@brink.example', 'brink-beheer');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'alleen eigen winkels, 7 velden' }).first(),
  ).toContainText('Winkels: lezen en wijzigen, alleen eigen winkels, 7 velden');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'De site zelf' }).first(),
  ).toContainText('Navigatie, Teksten, Gegevens (2 van');
  await expectCleanScreen(page);
  await page.getByRole('link', { name: 'Kopiëren Winkel', exact: true }).click();
  await expect(page.getByLabel('Naam')).toHaveValue('Winkel (kopie)');
  await page.getByLabel('Naam').fill('Etaleur');
  const news = page.getByRole('group', { name: /^Nieuws:/ });
  await news.getByLabel('Wijzigen').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'Nieuws: lezen en wijzigen' })).toBeVisible();
  await news.getByText('Velden: alle velden').click();
  await news.getByLabel('Alle velden').click();
  await news.getByLabel('Titel', { exact: true }).click();
  await expectCleanScreen(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('link', { name: 'Etaleur', exact: true }).click();
  // Drawn anew once it was saved, it has the focus where it was.
  await page.getByLabel('Wijzigen').first().click();
  await page.getByRole('button', { name: 'Opslaan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rol opgeslagen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeFocused();
  // A press before the form was drawn anew opens nothing that stays.
  const remove = page.getByRole('main').getByRole('button', { name: 'Rol verwijderen' }).first();
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Rol verwijderen' });
  await expect(async () => {
    if (!(await sure.isVisible())) await remove.click({ timeout: 2000 });
    await sure.click({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(/\/rollen$/);
  await expect(page.getByRole('link', { name: 'Etaleur', exact: true })).toHaveCount(0);
});
