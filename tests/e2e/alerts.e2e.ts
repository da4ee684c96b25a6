import type { Page } from '@playwright/test';
import { alive } from './harness/alive';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { freshMailbox, mailedPath } from './harness/mails';
import { expect, test } from './harness/test';

const alerts = '/webcore/productstockalert';
const address = '/artikel/fijn-vest-parelmoeren-knoopjes';

const axe = async (page: Page) => expect(await violationsOf(page)).toEqual([]);

test('S1/9 S2.6/2 S2.6/3 S2.6/4 S4.5/1 S8.3/2 a sold-out size opens the popup, which tells what is wrong and that it went well; the mail confirms and stops it', async ({
  page,
}) => {
  const email = await freshMailbox('an');
  await page.goto(address);
  await page.getByRole('radio', { name: /^XS/ }).check();
  await page.getByRole('link', { name: 'Mail me als hij er weer is' }).click();
  const popup = page.getByRole('dialog', { name: 'Bij beschikbaarheid herinneren' });
  await expect(popup.getByRole('heading')).toHaveText('Bij beschikbaarheid herinneren');
  await axe(page);
  await popup.getByRole('link', { name: 'Annuleer' }).click();
  await expect(popup).toBeHidden();
  await page.getByRole('link', { name: 'Mail me als hij er weer is' }).click();
  await popup.getByLabel('E-mailadres').fill('an@klant');
  await popup.getByRole('button', { name: 'Op de hoogte blijven' }).click();
  await expect(popup.getByRole('alert')).toContainText('Vul een e-mailadres in');
  const box = popup.getByLabel('E-mailadres');
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(/^Vul een e-mailadres in/);
  await axe(page);
  await popup.getByLabel('E-mailadres').fill(email);
  await popup.getByRole('button', { name: 'Op de hoogte blijven' }).click();
  await expect(popup).toBeHidden();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('U bent succesvol aangemeld!');
  await told.getByRole('button', { name: 'Sluiten' }).click();
  await page.goto(await mailedPath(email, `${alerts}/confirm/`));
  await axe(page);
  await page.getByRole('button', { name: 'Ja, mail me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je hoort van ons');
  await page.getByRole('link', { name: 'Toch niet? Zeg het af.' }).click();
  await page.getByRole('button', { name: 'Stuur me geen mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Afgemeld');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S7.3/7 S7.3/8 the form is a page of its own, and so is what the mail opens', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 410/);
    const email = await freshMailbox('bo');
    await page.goto(address);
    await page.getByRole('link', { name: 'XS', exact: true }).click();
    await page.getByRole('link', { name: 'Mail me als hij er weer is' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bij beschikbaarheid herinneren',
    );
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Op de hoogte blijven' }).click();
    await expect(page.getByText('U bent succesvol aangemeld!')).toBeVisible();
    const confirm = await mailedPath(email, `${alerts}/confirm/`);
    await page.goto(confirm);
    await page.getByRole('button', { name: 'Ja, mail me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je hoort van ons');
    // As a mail program does it by itself (RFC 8058).
    const stop = confirm.replace('/confirm/', '/stop/');
    const stopped = await page.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(stopped.status()).toBe(200);
    await page.goto(confirm);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Deze link is niet meer geldig',
    );
  });
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('a piece in a store is put aside, shown with its code, and given up', async ({ page }) => {
    await page.goto('/artikel/lamswollen-trui-sanne');
    await page.getByRole('radio', { name: 'Ecru' }).check();
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    const stock = page.locator('[data-stock]');
    await expect(stock).toContainText(/Bijgewerkt om \d\d:\d\d/);
    await stock.getByText('Toon alle winkels').click();
    await stock
      .getByRole('link', { name: /^Reserveer in de winkel/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserveer in de winkel');
    await axe(page);
    await page.getByLabel('Voornaam').fill('An');
    await page.getByLabel('E-mailadres').fill('an@klant.nl');
    await page.getByRole('button', { name: 'Reserveer dit artikel' }).click();
    // By when it is asked for: at once, or when the store opens.
    await expect(page.getByText(/^(Voor je gereserveerd|Wordt voor je weggelegd)$/)).toBeVisible();
    await expect(page.locator('main')).toContainText(/[2-9A-Z]{3}-[2-9A-Z]{3}/);
    await axe(page);
    await page.getByRole('button', { name: 'Zeg de reservering af' }).click();
    await expect(page.getByText('Afgezegd', { exact: true })).toBeVisible();
  });

  test('S1/6 S2.12/1 a bundle is found, chosen and put in the cart at its own price', async ({
    page,
  }) => {
    await page.goto('/sets');
    const overview = page.locator('section[data-block-type=ProductbundleOverview]');
    await overview.getByRole('link', { name: 'Eerste werkdag' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eerste werkdag');
    await alive(page);
    await axe(page);
    for (const select of await page.locator('form[name=addproduct] select').all()) {
      const value = await select
        .locator('option:not([disabled]):not([value=""])')
        .first()
        .getAttribute('value');
      await select.selectOption(value);
    }
    await page.getByRole('button', { name: 'Set in winkelmand' }).click();
    const cart = page.locator('dialog[data-cart-popover]');
    await expect(cart).toContainText('Samen voordeliger: Eerste werkdag');
  });
});
