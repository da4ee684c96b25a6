import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { expect, test } from './harness/test';

const address = '/webcore/styleguide';
/** What the confirm link asks for. */
const target = `${address}/vraag`;

/** The frame of one sample: a type in one of its states. */
const sample = (page: Page, type: string, state: string): Locator =>
  page.locator(`[id="${type}-${state}-fieldset"]`);

const control = (page: Page, type: string, state: string): Locator =>
  page.locator(`[id="field_${type}-${state}"]`);

const awaken = async (island: Locator): Promise<void> => {
  await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
  await expect(island).toHaveAttribute('data-awake', '');
};

/** Opens the styleguide with every island awake. */
const open = async (page: Page): Promise<void> => {
  await page.goto(address);
  for (const island of await page.locator('main etalage-island').all()) await awaken(island);
};

/** Opens the styleguide of one type, with its island awake. */
const wake = async (page: Page, type: string): Promise<void> => {
  await page.goto(`${address}?veld=${type}`);
  await awaken(page.locator(`#veld-${type} etalage-island`));
};

/** The options of a panel that is open: those of the browser's own selects are not meant. */
const options = (page: Page, by?: { name: string }): Locator =>
  page.getByRole('listbox').getByRole('option', by);

for (const width of [390, 1440]) {
  test(`S2.14/1 every field in every state is accessible and hydrates as it was at ${width}`, async ({
    page,
  }, info) => {
    const anew: string[] = [];
    page.on('console', (message) => {
      if (/rendered anew|without its script/.test(message.text())) anew.push(message.text());
    });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    expect(anew, 'islands whose HTML was not the same').toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: info.outputPath(`styleguide-${width}.png`), fullPage: true });
    // What axe looks at is the same on a wide screen.
    if (width < 1000) expect(await violationsOf(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('S5.2/12 S2.14/13 a sum is shaped while it is typed, and the caret stays', async ({
  page,
}) => {
  await wake(page, 'price');
  const price = control(page, 'pricefield', 'empty');
  await price.pressSequentially('1234567,899x');
  await expect(price).toHaveValue('1.234.567,89');
  await price.press('Home');
  await price.press('ArrowRight');
  await price.pressSequentially('99');
  await expect(price).toHaveValue('199.234.567,89');
  expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await price.fill('5');
  await price.blur();
  await expect(price).toHaveValue('5,00');
  await price.press('Control+a');
  await expect(price).toHaveValue('5,00');
});

test('S5.2/10 S5.2/11 numbers and percentages take digits alone', async ({ page }) => {
  await wake(page, 'number');
  const number = control(page, 'numberfield', 'empty');
  await number.pressSequentially('1a2.5,-€');
  await expect(number).toHaveValue('12.5,');
  await wake(page, 'percentage');
  const percentage = control(page, 'percentagefield', 'empty');
  await percentage.pressSequentially('2x50');
  await expect(percentage).toHaveValue('100');
});

test('S2.14/11 S5.2/13 S9.7/3 the counter counts down and warns when little is left', async ({
  page,
}) => {
  await wake(page, 'textarea');
  const field = sample(page, 'textareafield', 'empty');
  const text = control(page, 'textareafield', 'empty');
  const counter = field.getByText(/tekens over/);
  await expect(counter).toHaveText('Je hebt nog 120 van 120 tekens over.');
  const calm = await counter.evaluate((element) => getComputedStyle(element).color);
  await text.fill('x'.repeat(102));
  await expect(counter).toHaveText('Je hebt nog 18 van 120 tekens over.');
  await text.fill('x'.repeat(103));
  await expect(counter).toHaveText('Je hebt nog 17 van 120 tekens over.');
  expect(await counter.evaluate((element) => getComputedStyle(element).color)).not.toBe(calm);
});

test('S4.2/3 S4.2/4 S2.14/4 S2.14/6 a field says that it is wrong, and then that it is right', async ({
  page,
}) => {
  await wake(page, 'phone');
  const field = sample(page, 'phonefield', 'error');
  const phone = control(page, 'phonefield', 'error');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription('Telefoonnummer is niet juist ingevuld.');
  await expect(field.locator('[data-state-icon=error]')).toBeVisible();
  await phone.press('End');
  await phone.pressSequentially('5678');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(field.locator('[data-state-icon=success]')).toBeVisible();
});

test('S2.14/3 a floating placeholder rises above what is typed', async ({ page }) => {
  await wake(page, 'text');
  const placeholder = sample(page, 'textfield', 'floating').getByText('Voornaam *').last();
  const before = await placeholder.boundingBox();
  await control(page, 'textfield', 'floating').fill('Anouk');
  await expect
    .poll(async () => (await placeholder.boundingBox())?.y ?? 0)
    .toBeLessThan((before?.y ?? 0) - 5);
});

test('S2.14/7 an explanation opens beside its label', async ({ page }) => {
  await wake(page, 'text');
  const field = sample(page, 'textfield', 'tooltip');
  await field.locator('summary').click();
  await expect(field.getByText('Dit gebruiken we alleen voor je bestelling.')).toBeVisible();
  await expect(control(page, 'textfield', 'inline')).toHaveAccessibleDescription(
    'Dit gebruiken we alleen voor je bestelling.',
  );
});

test('S2.14/16 a day is chosen in a Dutch calendar, with the keyboard too', async ({ page }) => {
  await wake(page, 'date');
  const field = sample(page, 'datefield', 'filled');
  const button = field.getByRole('button', { name: /kalender/ });
  await button.click();
  const dialog = field.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /14 mei 1991/ })).toBeFocused();
  expect(await violationsOf(page, '#veld-date')).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(control(page, 'datefield', 'filled')).toHaveValue('1991-05-15');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Whoever tabs on has left it, and is not called back.
  await button.click();
  await expect(dialog.locator(':focus')).toBeVisible();
  for (let stops = 0; stops < 12 && (await dialog.isVisible()); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(dialog).toBeHidden();
  await expect(button).not.toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await button.click();
  await expect(dialog).toBeVisible();
  const edges = await dialog
    .locator('button')
    .evaluateAll((days) =>
      days
        .map((day) => day.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > 320),
    );
  expect(edges).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('S5.2/14 a day that is typed the Dutch way is kept as year, month, day', async ({ page }) => {
  await wake(page, 'date');
  const date = control(page, 'datefield', 'empty');
  await date.fill('1-2-2027');
  await date.blur();
  await expect(date).toHaveValue('2027-02-01');
});

test('S2.14/16 a moment is a day and a time', async ({ page }) => {
  await wake(page, 'datetime');
  const field = sample(page, 'datetimefield', 'filled');
  await field.getByRole('button', { name: /kalender/ }).click();
  await field
    .getByRole('button', { name: /2 december 2026/ })
    .first()
    .click();
  await field.getByLabel('Tijd').fill('09:05');
  await field.getByRole('button', { name: 'Klaar' }).click();
  await expect(control(page, 'datetimefield', 'filled')).toHaveValue('2026-12-02 09:05');
});

test('S2.14/27 S5.2/15 a list is searched from 2 characters', async ({ page }) => {
  await wake(page, 'list');
  const trigger = control(page, 'listfield', 'empty');
  await expect(trigger).toHaveText('- Maak uw keuze -');
  await trigger.click();
  const search = page.getByRole('combobox', { name: /Zoek in/ });
  await expect(options(page)).toHaveCount(8);
  expect(await violationsOf(page)).toEqual([]);
  await search.pressSequentially('D');
  await expect(options(page)).toHaveCount(8);
  await search.pressSequentially('A');
  await expect(options(page)).toHaveText(['Breda']);
  await search.fill('xx');
  await expect(page.getByText('Geen resultaten gevonden')).toBeVisible();
  await search.fill('BRE');
  await options(page, { name: 'Breda' }).click();
  await expect(trigger).toHaveText('Uw keuze: Breda');
  await expect(
    sample(page, 'listfield', 'empty').locator('input[type=hidden]').first(),
  ).toHaveValue('breda');
});

test('S2.14/26 S2.14/25 S9.7/1 many checkboxes are a dropdown', async ({ page }) => {
  await wake(page, 'checkbox');
  const trigger = control(page, 'checkboxfield', 'many');
  await expect(trigger).toHaveText('Selecteer een Maten');
  await trigger.click();
  await options(page, { name: 'Breda' }).click();
  await options(page, { name: 'Utrecht' }).click();
  await page.keyboard.press('Escape');
  await expect(trigger).toContainText('Utrecht');
  await expect(trigger).toContainText('Breda');
  await trigger.click();
  await options(page, { name: 'Geen' }).click();
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveText('Geen');
  await expect(trigger).toBeFocused();
});

test('S2.14/18 S2.14/19 S2.14/20 rich text is made with exactly these tools', async ({ page }) => {
  await wake(page, 'editor');
  const field = sample(page, 'editorfield', 'empty');
  await field.getByRole('textbox', { name: 'Omschrijving' }).click();
  const toolbar = field.getByRole('toolbar');
  await expect(toolbar).toBeVisible();
  const names = await toolbar
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  expect(names).toEqual([
    'Kop',
    'Vet',
    'Cursief',
    'Lijst met punten',
    'Genummerde lijst',
    'Tabel invoegen',
    'Ongedaan maken',
    'Opnieuw',
    'Link',
  ]);
  expect(await violationsOf(page, '#veld-editor')).toEqual([]);
  const value = field.locator('input[name="editorfield-empty"]');
  await expect(field.getByRole('textbox')).toBeFocused();
  // A press of a tool never takes the focus from the text, not even until the press ends.
  await toolbar.getByRole('button', { name: 'Vet' }).hover();
  await page.mouse.down();
  expect(await field.getByRole('textbox').evaluate((box) => box === document.activeElement)).toBe(
    true,
  );
  await page.mouse.up();
  await page.keyboard.type('dik');
  await expect(value).toHaveValue('<p><strong>dik</strong></p>');
  await toolbar.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(value).not.toHaveValue(/dik/);
  await toolbar.getByRole('button', { name: 'Opnieuw' }).click();
  await expect(value).toHaveValue('<p><strong>dik</strong></p>');
  for (const [tool, html] of [
    ['Cursief', /<p>.*<(i|em)>/],
    ['Kop', /<h[2-4]>/],
    ['Lijst met punten', /<ul><li>/],
    ['Genummerde lijst', /<ol><li>/],
  ] as const) {
    await page.keyboard.press('Control+a');
    await toolbar.getByRole('button', { name: tool }).click();
    await expect(value, tool).toHaveValue(html);
    await toolbar.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(value).toHaveValue('<p><strong>dik</strong></p>');
  }
  await page.keyboard.press('Control+a');
  await toolbar.getByRole('button', { name: 'Link' }).click();
  await field.getByLabel('Adres van de link').fill('https://klant.nl/');
  await field.getByLabel('Openen in nieuw venster').check();
  await field.getByRole('button', { name: 'Link plaatsen' }).click();
  await expect(value).toHaveValue(/target="_blank"/);
  await expect(value).toHaveValue(/href="https:\/\/klant\.nl\/"/);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await toolbar.getByRole('button', { name: 'Tabel invoegen' }).click();
  await expect(value).toHaveValue(/<table><tbody><tr><th/);
});

test('S2.14/22 S7.4/1 S3.8/1 an address is looked up, and its details can be edited', async ({
  page,
}) => {
  await page.route('**/api/v1.0/lookup/zipcode?*', (route) =>
    route.fulfill({
      json: { data: { street: 'Domplein', place: 'Utrecht', state: 'Utrecht' }, errors: [] },
    }),
  );
  await wake(page, 'address');
  const field = sample(page, 'addressfield', 'empty');
  await expect(field.getByLabel('Straat')).toBeHidden();
  await field.getByLabel('Postcode').fill('3512 JE');
  await field.getByLabel('Huisnummer').fill('29');
  await expect(field.getByText('Domplein 29, 3512 JE Utrecht')).toBeVisible();
  await field.getByRole('button', { name: 'Gegevens bewerken' }).click();
  await expect(field.getByLabel('Straat')).toHaveValue('Domplein');
  await expect(field.getByLabel('Land').locator('option')).toHaveText([
    'Nederland',
    'België',
    'Frankrijk',
    'Duitsland',
    'Verenigd Koninkrijk',
    'Italië',
    'Spanje',
  ]);
});

for (const status of [401, 500]) {
  test(`S8.4/1 a lookup that answers ${status} stands in nobody's way`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of (401|500)/);
    let asked = 0;
    await page.route('**/api/v1.0/lookup/zipcode?*', (route) => {
      asked += 1;
      return route.fulfill({ status, json: {} });
    });
    await wake(page, 'address');
    const field = sample(page, 'addressfield', 'empty');
    await field.getByLabel('Postcode').fill('3512 JE');
    await field.getByLabel('Huisnummer').fill('29');
    await expect(field.getByLabel('Straat')).toBeVisible();
    await expect(field.getByLabel('Straat')).toHaveValue('');
    await field.getByLabel('Huisnummer').fill('30');
    if (status === 500) return expect.poll(() => asked).toBe(2);
    // Nothing happens in this time: there is nothing else to wait for.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
    expect(asked).toBe(1);
  });
}

test('S5.2/1 S2.14/31 a form with a fault is not sent; the first fault gets the focus', async ({
  page,
}) => {
  await page.goto(address);
  const form = page.locator('#sample-form');
  await awaken(page.locator('etalage-island:has(#sample-form)'));
  await form.getByLabel('Voornaam').fill('Anouk');
  await expect(form.getByText('Het formulier hoort: voornaam is nu ‘Anouk’.')).toBeVisible();
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(form.getByLabel('Achternaam')).toBeFocused();
  await expect(form.getByText('Achternaam is vereist.')).toBeVisible();
  await expect(form.getByText('Een keuze voor Waarmee bereiken we je? is vereist.')).toBeVisible();
  await form.getByLabel('Achternaam').fill('Bos');
  await form.getByLabel('E-mailadres').fill('anouk@klant.nl');
  await form.getByLabel('Telefoonnummer').fill('06-12345678');
  await form.getByLabel('Een artikel').check();
  await form.getByLabel('Bericht').fill('Past het?');
  await form.getByRole('checkbox', { name: 'Mail' }).check();
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Succesvol verzonden')).toBeVisible();
  await expect(page.getByText('De server kreeg 7 ingevulde velden.')).toBeVisible();
});

test('S2.5/1 S2.5/2 S2.5/3 S2.5/4 alert and confirm are dialogs of the page', async ({ page }) => {
  await page.goto(address);
  await awaken(page.locator('etalage-island[data-prefix="dialogs-"]'));
  const dialog = page.getByRole('alertdialog');
  const heading = dialog.getByRole('heading');
  const buttons = dialog.getByRole('button');
  const opener = (name: string) => page.getByRole('button', { name, exact: true });

  await opener('Melding').click();
  await expect(heading).toHaveText('De pagina meldt het volgende bericht');
  await expect(buttons).toHaveText(['Sluiten']);
  expect(await violationsOf(page, '[data-dialog]')).toEqual([]);
  await buttons.click();
  await expect(dialog).toBeHidden();
  await expect(opener('Melding')).toBeFocused();

  await opener('Vraag').click();
  await expect(heading).toHaveText('De pagina meldt het volgende bericht');
  await expect(dialog).toHaveAccessibleDescription('Wil je dit adres verwijderen?');
  await expect(buttons).toHaveText(['Oké', 'Annuleer']);
  await buttons.first().click();
  await expect(page.getByText('Het antwoord was ja.')).toBeVisible();

  await opener('Standaardvraag').click();
  await expect(heading).toHaveText('Weet u het zeker?');
  await expect(buttons).toHaveText(['Ja', 'Nee']);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Het antwoord was nee.')).toBeVisible();
  await expect(opener('Standaardvraag')).toBeFocused();
});

test('S2.5/5 a confirm link posts the token to its target after a yes', async ({ page }) => {
  await page.goto(address);
  const link = page.getByRole('link', { name: 'Link die het eerst vraagt' });
  await link.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleer' }).click();
  await expect(link).toBeFocused();
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await link.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oké' }).click();
  const request = await posted;
  expect(new URL(request.url()).pathname).toBe(target);
  expect(request.postData()).toMatch(/^etalage_token=[ps]\./);
});

test('in a popup that knows where it came from, that address is opened again', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => {
    const link = document.querySelector('a[data-confirm]')?.cloneNode(true) as HTMLElement;
    const popup = document.createElement('dialog');
    popup.dataset.batch = '/webcore/pagebuilder/batch/3';
    link.textContent = 'Haal weg';
    popup.append(link);
    document.body.append(popup);
    popup.showModal();
  });
  const sent: string[] = [];
  await page.route('**/webcore/pagebuilder/batch/3?*', (route) => {
    sent.push(`GET ${new URL(route.request().url()).search}`);
    return route.fulfill({ contentType: 'text/html', body: '<p>Opnieuw geopend</p>' });
  });
  await page.route(`**${target}`, (route) => {
    sent.push(route.request().method());
    return route.fulfill({ contentType: 'text/html', body: '' });
  });
  await page.getByRole('link', { name: 'Haal weg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oké' }).click();
  await expect(page.getByText('Opnieuw geopend')).toBeVisible();
  expect(sent).toEqual(['POST', 'GET ?view=ajax']);
});

test('a page without a form carries none of this', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(
    scripts.filter((path) => /field|calendar|dropdown|editor|dialogs|list-/i.test(path)),
  ).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S2.14/16 S2.14/22 S2.14/26 dates, addresses and choices are the browser’s own', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(control(page, 'datefield', 'filled')).toHaveAttribute('type', 'date');
    await expect(control(page, 'datefield', 'filled')).toHaveValue('1991-05-14');
    await expect(control(page, 'datetimefield', 'filled')).toHaveValue('2026-12-01T14:30');
    await expect(sample(page, 'addressfield', 'empty').getByLabel('Straat')).toBeVisible();
    await expect(control(page, 'listfield', 'empty')).toHaveValue('');
    await expect(sample(page, 'checkboxfield', 'many').getByRole('checkbox')).toHaveCount(0);
    await sample(page, 'checkboxfield', 'many').locator('summary').click();
    await expect(sample(page, 'checkboxfield', 'many').getByRole('checkbox')).toHaveCount(8);
    await expect(control(page, 'editorfield', 'filled')).toHaveValue(/<strong>merinowol/);
  });

  test('S5.2/1 the server checks what the browser could not', async ({ page, problems }) => {
    problems.expect(/status of 422/);
    await page.goto(address);
    const form = page.locator('#sample-form');
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByLabel('Voornaam').fill('Anouk');
    await form.getByLabel('Telefoonnummer').fill('06');
    await form.getByRole('checkbox', { name: 'Telefoon' }).check();
    await form.getByRole('button', { name: 'Versturen' }).click();
    await expect(form.getByText('Achternaam is vereist.')).toBeVisible();
    await expect(form.getByText('Telefoonnummer is niet juist ingevuld.')).toBeVisible();
    await expect(form.getByLabel('Voornaam')).toHaveValue('Anouk');
    await expect(form.getByRole('checkbox', { name: 'Telefoon' })).toBeChecked();
  });

  test('S2.5/5 a confirm link leads to a page that asks', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Link die het eerst vraagt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'De pagina meldt het volgende bericht',
    );
    await expect(page.getByText('Wil je dit adres verwijderen?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Annuleer' })).toHaveAttribute('href', address);
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Oké' }).click();
    expect(new URL((await posted).url()).pathname).toBe(target);
  });
});
