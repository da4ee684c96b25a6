import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { keyboard } from './harness/hands';
import { freshMailbox, mailedPath } from './harness/mails';
import { stay } from './harness/resize';
import { expect, test } from './harness/test';

const zwolle = new URLSearchParams({
  vacature: 'Verkoopmedewerker schoenen',
  locatie: 'Zwolle Diezerstraat',
  categorie: 'verkoop',
  code: '101',
});
const weekend = new URLSearchParams({
  vacature: 'Weekendhulp',
  locatie: 'Deventer Lange Bisschopstraat',
  categorie: 'bijbaan',
  code: '-44',
});
const address = (query: URLSearchParams) => `/webcore/content/view/26?${query}`;
const popupAddress = '**/webcore/vacancy/showPopup';
const send = 'Verstuur je sollicitatie';

/** A CV of one page with nothing on it. */
const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

const formOf = (page: Page): Locator => page.locator('form[data-form="sollicitatie"]');

const open = async (page: Page, query = zwolle): Promise<Locator> => {
  await page.goto(address(query));
  const form = formOf(page);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-live', '');
  await expect(page.locator('etalage-island[data-prefix="sollicitatie-"]')).toHaveAttribute(
    'data-awake',
    '',
  );
  return form;
};

type Birth = { day: number; month: number; year: number };
const adult: Birth = { day: 3, month: 4, year: 2001 };

const birthOf = (form: Locator, part: 'Dag' | 'Maand' | 'Jaar'): Locator =>
  form.getByRole('group', { name: 'Geboortedatum' }).getByRole('combobox', { name: part });

const chooseBirth = async (form: Locator, { day, month, year }: Birth): Promise<void> => {
  await birthOf(form, 'Dag').selectOption(String(day));
  await birthOf(form, 'Maand').selectOption(String(month));
  await birthOf(form, 'Jaar').selectOption(String(year));
};

/** So many years old today, and a number of days younger than that. */
const aged = (years: number, younger = 0): Birth => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format();
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + younger);
  return {
    day: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    year: date.getUTCFullYear() - years,
  };
};

const fillHome = async (form: Locator, zipcode: string): Promise<void> => {
  await form.getByLabel('Postcode').fill(zipcode);
  await form.getByLabel('Huisnummer').fill('12');
  await form.getByLabel('Huisnummer').press('Tab');
};

/** For a home that no register knows, and without script. */
const fillStreet = async (form: Locator): Promise<void> => {
  await form.getByLabel('Straat').fill('Kade');
  await form.getByLabel('Plaats').fill('Zwolle');
};

const fillRest = async (form: Locator, birth = adult, email = 'noor@klant.nl'): Promise<void> => {
  await form.getByLabel('Voornaam').fill('Noor');
  await form.getByLabel('Achternaam').fill('Bakker');
  await chooseBirth(form, birth);
  await form.getByLabel('E-mailadres', { exact: false }).first().fill(email);
  await form.getByLabel('Herhaal je e-mailadres').fill(email);
  await form.getByLabel('Telefoonnummer').fill('0612345678');
  await form.getByLabel('Waarom deze baan?').fill('Omdat ik graag help.');
  await form.getByLabel(/Brink mag mijn gegevens gebruiken/).check();
};

const tickCaptcha = async (form: Locator): Promise<void> => {
  const box = form.getByLabel('Ik ben geen robot');
  if (await box.isChecked()) return;
  await box.check();
  await expect(form.getByText('Gecontroleerd.')).toBeVisible();
};

test('S2.9/2 S2.9/3 a vacancy of the list says where it is first; a click beside it closes that', async ({
  page,
}) => {
  await page.goto('/vacatures');
  const link = page.locator('a[data-confirm-location]').first();
  const place = (await link.getAttribute('data-confirm-location')) ?? '';
  await link.click();
  const popup = dialog(page, 'Klopt de plek?');
  await expect(popup).toContainText(place);
  await page.mouse.click(5, 5);
  await expect(popup).toHaveCount(0);
  await link.click();
  await popup.getByRole('button', { name: 'Terug naar het overzicht' }).click();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(/\/vacatures$/);
  await link.click();
  await popup.getByRole('button', { name: 'Naar de vacature' }).click();
  await expect(page).toHaveURL(/\/vacatures\/.+/);
});

test('S2.9/4 S4.7/2 a chosen place ends that, and two seconds after it is let go it is back', async ({
  page,
}) => {
  await page.goto('/vacatures?filter_importedlocation[]=34');
  await page.locator('a[data-confirm-location]').first().click();
  await expect(page).toHaveURL(/\/vacatures\/.+/);
  await page.clock.install();
  await page.goto('/vacatures');
  // From here time stands still: only what the test lets pass counts.
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = page.locator('input[name^="filter_importedlocation"]').first();
  const toggle = () =>
    box.evaluate((input: HTMLInputElement) => {
      input.checked = !input.checked;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await page.evaluate(() => {
    addEventListener('click', (event) => event.defaultPrevented || event.preventDefault());
  });
  const link = page.locator('a[data-confirm-location]').first();
  const popup = dialog(page, 'Klopt de plek?');
  await toggle();
  await toggle();
  await page.clock.runFor(1900);
  await link.dispatchEvent('click');
  await expect(popup).toHaveCount(0);
  await page.clock.runFor(200);
  await link.dispatchEvent('click');
  await expect(popup).toBeVisible();
});

test('S2.9/6 S2.9/9 S2.9/11 who lives 3 km away applies with a CV, and is thanked', async ({
  page,
}) => {
  const form = await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Solliciteer nu voor\s+Verkoopmedewerker schoenen bij Brink Zwolle Diezerstraat/,
  );
  await expect(form.getByText('0/1000')).toBeVisible();
  const asked = page.waitForResponse(popupAddress);
  await fillHome(form, '8022 AB');
  expect(await (await asked).text()).toBe('false');
  await expect(dialog(page, /eind reizen/)).toBeHidden();
  // Nobody knows this street: its inputs open by themselves.
  await fillStreet(form);
  await expect(form.getByLabel('Straat')).toHaveValue('Kade');
  await fillRest(form);
  await expect(form.getByText('20/1000')).toBeVisible();
  await expect(form.getByText(/tekens over/)).toHaveCount(0);
  await form.getByRole('button', { name: /^Je cv/ }).click();
  const uploader = page.locator('dialog[open]');
  await uploader.locator('input[type=file]').first().setInputFiles(cv);
  await expect(
    uploader
      .locator('.uppy-StatusBar')
      .getByText(/Geüpload|geüpload/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByText('cv.pdf')).toBeVisible();
  await tickCaptcha(form);
  await form.getByRole('button', { name: send }).click();
  const thanks = dialog(page, 'Bedankt voor je sollicitatie!');
  await expect(thanks).toBeVisible();
  await expect(thanks).toContainText('Hij is binnen. Je krijgt een mail');
  await expect(thanks.getByRole('link', { name: 'Ga naar home' })).toHaveAttribute('href', '/');
  await thanks.getByRole('link', { name: 'Meer vacatures' }).click();
  await expect(page).toHaveURL(/\/vacatures$/);
});

test('S2.9/10 S4.7/1 S7.5/1 from 30 km away a popup tells so, and one goes on', async ({
  page,
}) => {
  const email = await freshMailbox('noor');
  let form = await open(page);
  const asked = page.waitForRequest(popupAddress);
  await fillHome(form, '7411 KT');
  const body = (await asked).postData() ?? '';
  expect(body).toContain('name="field_83[zipcode]"');
  expect(body).toContain('name="field_7"');
  const far = dialog(page, 'Dat is een eind reizen');
  await expect(far).toBeVisible();
  await expect(far.getByText('Dichter bij huis zoeken we ook')).toBeVisible();
  await expect(far.locator('li a').first()).toHaveAttribute('href', /^\/vacatures\//);
  await far.getByRole('button', { name: 'Bekijk alle vacatures' }).click();
  await expect(page).toHaveURL(/\/vacatures$/);
  form = await open(page);
  await fillHome(form, '7411 KT');
  await far.getByRole('button', { name: 'Doorgaan met solliciteren' }).click();
  await expect(far).toBeHidden();
  await fillStreet(form);
  await fillRest(form, adult, email);
  await tickCaptcha(form);
  await form.getByRole('button', { name: send }).click();
  await expect(dialog(page, 'Bedankt voor je sollicitatie!')).toBeVisible();
  // The mail's link: how it stands, and taking it back.
  await page.goto(await mailedPath(email, '/sollicitatie/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je sollicitatie');
  await expect(page.getByText('Binnengekomen')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // S2.5/2: it is asked first.
  const withdraw = page.getByRole('link', { name: 'Trek je sollicitatie in' });
  await withdraw.click();
  const question = page.getByRole('alertdialog', {
    name: 'De pagina meldt het volgende bericht',
  });
  await question.getByRole('button', { name: 'Annuleer' }).click();
  await expect(withdraw).toBeFocused();
  await withdraw.click();
  await question.getByRole('button', { name: 'Oké' }).click();
  await expect(page.getByText('Ingetrokken', { exact: true })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
});

test('S2.9/10 S4.7/1 whoever writes on in another field is told that it is far once he leaves it', async ({
  page,
}) => {
  const form = await open(page);
  const answered = page.waitForResponse(popupAddress);
  const name = form.getByLabel('Voornaam');
  await form.getByLabel('Postcode').fill('7411 KT');
  await form.getByLabel('Huisnummer').fill('12');
  await name.focus();
  expect(await (await answered).text()).toBe('true');
  await name.pressSequentially('Noor');
  const far = dialog(page, 'Dat is een eind reizen');
  await expect(far).toBeHidden();
  await expect(name).toHaveValue('Noor');
  await expect(name).toBeFocused();
  await name.blur();
  await expect(far).toBeVisible();
});

test('S5.3/5 S8.5/1 S9.5/1 what can’t be asked is noted in the console, and counts as near', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500|Failed to load/);
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  await page.clock.install();
  const form = await open(page);
  // Half a second after the last key, and not before.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  for (const key of '80') {
    await form.getByLabel('Postcode').pressSequentially(key);
    await page.clock.runFor(490);
  }
  expect(notes).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => notes).toEqual(['Ongeldige postcode.']);
  await page.clock.resume();
  await form.getByLabel('Postcode').fill('8011 RD');
  await expect.poll(() => notes).toContain('Niet alle vereiste velden zijn ingevuld.');
  await page.route(popupAddress, (route) => route.fulfill({ status: 500, body: 'true' }));
  await form.getByLabel('Huisnummer').fill('1');
  await expect.poll(() => notes).toContain('API fout');
  await expect(dialog(page, /eind reizen/)).toBeHidden();
});

test('S5.3/1 S5.3/2 S8.5/2 too young, or two e-mail addresses: a popup, and nothing is sent', async ({
  page,
}) => {
  const form = await open(page);
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().includes('/webcore/form/submit/')) posts += 1;
  });
  await fillHome(form, '8011 RD');
  await expect(form.getByText('Diezerstraat 12, 8011 RD Zwolle')).toBeVisible();
  await fillRest(form, aged(14, 1));
  await tickCaptcha(form);
  await form.getByRole('button', { name: send }).click();
  const oops = dialog(page, 'Oeps!');
  await expect(oops).toContainText('vanaf 14 jaar');
  await oops.getByRole('button').click();
  await expect(birthOf(form, 'Jaar')).toBeFocused();
  await expect(birthOf(form, 'Jaar')).toHaveAttribute('aria-invalid', 'true');
  await chooseBirth(form, aged(14));
  await expect(birthOf(form, 'Jaar')).not.toHaveAttribute('aria-invalid', 'true');
  const again = form.getByLabel('Herhaal je e-mailadres');
  await again.fill('noor@klant.be');
  await again.blur();
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: send }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'De e-mailadressen komen niet overeen.',
  );
  await expect(again).toBeFocused();
  await expect(form.getByText('De e-mailadressen komen niet overeen.')).toBeVisible();
  expect(posts).toBe(0);
  await again.fill('noor@klant.nl');
  await form.getByRole('button', { name: send }).click();
  await expect(dialog(page, 'Bedankt voor je sollicitatie!')).toBeVisible();
});

test('S5.3/3 S9.5/3 code -44 with two choices is refused with its text, with three it is not', async ({
  page,
}) => {
  const form = await open(page, weekend);
  await fillHome(form, '7411 KT');
  await fillStreet(form);
  await fillRest(form);
  await tickCaptcha(form);
  const box = (day: string, value: string) =>
    form.locator(`input[name="beschikbaar_${day}[]"][value="${value}"]`);
  await box('zaterdag', 'ochtend').check();
  await box('zaterdag', 'middag').check();
  await form.getByRole('button', { name: send }).click();
  const popup = dialog(page, 'Beschikbaarheid');
  await expect(popup).toContainText(
    'Voer minimaal drie keuzes in. Je uiteindelijke werktijden worden in overleg met je Brink team bepaald.',
  );
  await popup.getByRole('button').click();
  await expect(box('maandag', 'ochtend')).toBeFocused();
  await expect(form.getByText(/^Voer minimaal drie keuzes in/)).toBeVisible();
  await box('zondag', 'middag').check();
  await expect(form.getByText(/^Voer minimaal drie keuzes in/)).toHaveCount(0);
  await form.getByRole('button', { name: send }).click();
  await expect(dialog(page, 'Bedankt voor je sollicitatie!')).toBeVisible();
});

test('one applies with the keyboard alone', async ({ page }) => {
  const form = await open(page);
  const hands = keyboard(page);
  await hands.write(form.getByLabel('Voornaam'), 'Noor');
  await hands.write(form.getByLabel('Achternaam'), 'Bakker');
  await hands.write(form.getByLabel('Postcode'), '8011 RD');
  await hands.write(form.getByLabel('Huisnummer'), '12');
  // Shown in a line, or in inputs of its own once somebody has been there.
  await expect(form.locator('[name="field_83[street]"]')).toHaveValue('Diezerstraat');
  await expect(form.locator('[name="field_83[place]"]')).toHaveValue('Zwolle');
  await hands.write(birthOf(form, 'Dag'), '3');
  await hands.write(birthOf(form, 'Maand'), 'apr');
  await hands.write(birthOf(form, 'Jaar'), '2001');
  await hands.write(form.getByLabel('E-mailadres').first(), 'noor@klant.nl');
  await hands.write(form.getByLabel('Herhaal je e-mailadres'), 'noor@klant.nl');
  await hands.write(form.getByLabel('Telefoonnummer'), '0612345678');
  await hands.write(form.getByLabel('Waarom deze baan?'), 'Omdat ik graag help.');
  await hands.choose(form.getByLabel(/Brink mag mijn gegevens gebruiken/));
  await hands.choose(form.getByLabel('Ik ben geen robot'));
  await hands.press(form.getByRole('button', { name: send }));
  const thanks = dialog(page, 'Bedankt voor je sollicitatie!');
  await expect(thanks).toBeVisible();
  await expect(thanks.getByRole('link', { name: 'Ga naar home' })).toBeFocused();
});

test('axe finds nothing at any width, and nothing sticks out', async ({ page }) => {
  const look = async () => {
    await stay(page);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  };
  await open(page);
  await look();
  await page.goto('/vacatures');
  await look();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S1/13 S2.9/10 S2.9/11 one lists, applies from far away with a CV, and reads what is nearer', async ({
    page,
  }) => {
    await page.goto('/vacatures');
    await page.getByLabel('Postcode').fill('8011');
    await page.getByRole('button', { name: 'Toon vacatures' }).click();
    await expect(
      page.getByRole('heading', { name: 'Vacatures binnen 20 km van 8011' }),
    ).toBeVisible();
    await page.goto(address(zwolle));
    const form = formOf(page);
    await form.getByLabel('Postcode').fill('7411 KT');
    await form.getByLabel('Huisnummer').fill('12');
    await fillStreet(form);
    await fillRest(form);
    await form.locator('input[type=file]').first().setInputFiles(cv);
    await form.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog één vraag');
    const words = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];
    const label = (await page.locator('label', { hasText: 'Hoeveel is' }).textContent()) ?? '';
    const [, left = '', right = ''] = /Hoeveel is (\S+) plus (\S+)\?/.exec(label) ?? [];
    await page.getByLabel(/Hoeveel is/).fill(String(words.indexOf(left) + words.indexOf(right)));
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bedankt voor je sollicitatie!',
    );
    await expect(page.getByText(/Brink Zwolle Diezerstraat is \d+ km van je huis/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Meer vacatures' })).toBeVisible();
  });
});
