import { expect, test } from './harness/test';

const address = '/klantenservice/vraag-stellen';

/** A photograph of one pixel. */
const photo = {
  name: 'rits.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what was chosen is told by the browser, within the button', async ({ page }) => {
    await page.goto(address);
    const field = page.locator('#field_fotos');
    const button = page.locator('label', { has: field });
    const before = await button.screenshot();
    await field.setInputFiles(photo);
    expect((await button.screenshot()).equals(before)).toBe(false);
    const { right, screen } = await button.evaluate((element) => ({
      right: element.getBoundingClientRect().right,
      screen: document.documentElement.clientWidth,
    }));
    expect(right).toBeLessThanOrEqual(screen);
  });

  test('S2.4/8 a photo that was chosen is still there when the form comes back', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 422/);
    await page.goto(address);
    const form = page.locator('form[data-form="klantenservice"]');
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByLabel('Er is iets stuk of verkeerd').check();
    await form.locator('#field_fotos').setInputFiles(photo);
    await form.getByRole('button', { name: 'Verstuur je vraag' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(form.getByText('Huidig bestand:')).toBeVisible();
    await expect(page.getByText('rits.png')).toBeVisible();
    await expect(form.getByLabel('Er is iets stuk of verkeerd')).toBeChecked();
    await form.getByLabel('Vertel het zo precies als je kunt').fill('De rits is stuk.');
    await form.getByLabel('Voornaam').fill('Anouk');
    await form.getByLabel('Achternaam').fill('de Vries');
    await form.getByLabel('E-mailadres').fill('anouk@klant.nl');
    await form.getByLabel(/Brink mag mijn gegevens gebruiken/).check();
    await form.getByRole('button', { name: 'Verstuur je vraag' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog één vraag');
    const words = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];
    const label = (await page.locator('label', { hasText: 'Hoeveel is' }).textContent()) ?? '';
    const [, left = '', right = ''] = /Hoeveel is (\S+) plus (\S+)\?/.exec(label) ?? [];
    await page.getByLabel(/Hoeveel is/).fill(String(words.indexOf(left) + words.indexOf(right)));
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je vraag is binnen');
  });
});
