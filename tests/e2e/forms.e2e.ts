import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { keyboard } from './harness/hands';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const contact = '/contact';
const steps = '/klantenservice/vraag-stellen';
const submitAddress = '**/webcore/form/submit/*';
const captchaName = 'Ik ben geen robot';
const contactButton = 'Verstuur je bericht';

const dialog = (page: Page): Locator => page.getByRole('alertdialog');
const formOf = (page: Page, name: string): Locator => page.locator(`form[data-form="${name}"]`);

/** Opens a page with a form, and waits until the form's script runs. */
const open = async (page: Page, address: string, name: string): Promise<Locator> => {
  await page.goto(address);
  const form = formOf(page, name);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-live', '');
  return form;
};

const fillContact = async (form: Locator): Promise<void> => {
  await form.getByLabel('Naam').fill('Anouk de Vries');
  await form.getByLabel('E-mailadres').fill('anouk@klant.nl');
  await form.getByLabel('Onderwerp').selectOption('website');
  await form.getByLabel('Je bericht').fill('Waar blijft mijn trui?');
};

const tickCaptcha = async (form: Locator): Promise<void> => {
  await form.getByLabel(captchaName).check();
  await expect(form.getByText('Gecontroleerd.')).toBeVisible();
};

const answerQuestions = async (form: Locator): Promise<void> => {
  await form.getByLabel('Er is iets stuk of verkeerd').check();
  await form.getByRole('button', { name: 'Volgende' }).click();
  await form.getByLabel('Vertel het zo precies als je kunt').fill('De rits is stuk.');
};

test('S2.4/5 S5.1/10 a contact form is filled in and sent with the keyboard alone', async ({
  page,
}) => {
  const form = await open(page, contact, 'contact');
  const hands = keyboard(page);
  await hands.write(form.getByLabel('Naam'), 'Anouk de Vries');
  await hands.write(form.getByLabel('E-mailadres'), 'anouk@klant.nl');
  await hands.write(form.getByLabel('Onderwerp'), 'De w');
  await expect(form.getByLabel('Onderwerp')).toHaveValue('website');
  await hands.write(form.getByLabel('Je bericht'), 'Waar blijft mijn trui?');
  await hands.choose(form.getByLabel(captchaName));
  await hands.press(form.getByRole('button', { name: contactButton }));
  const thanks = page.locator('[tabindex="-1"]', { hasText: 'Je bericht is binnen' }).last();
  await expect(thanks).toBeFocused();
  await expect(page.getByText('We lezen het vandaag of morgen')).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('S5.1/4 S5.1/2 what is wrong is told beside the page, and its field has the focus', async ({
  page,
}) => {
  const form = await open(page, contact, 'contact');
  await form.getByRole('button', { name: contactButton }).click();
  await expect(dialog(page)).toContainText('De pagina meldt het volgende bericht');
  await expect(dialog(page)).toContainText('Vul je naam in.');
  await expect(form.getByLabel('Naam')).toBeFocused();
  await expect(form.getByLabel('Naam')).toHaveAccessibleDescription('Vul je naam in.');
  // It goes with the first letter, and leaves the focus to whoever goes on.
  await page.keyboard.type('A');
  await page.keyboard.press('Tab');
  await expect(dialog(page)).toHaveCount(0);
  await expect(form.getByLabel('E-mailadres')).toBeFocused();
  await fillContact(form);
  await form.getByRole('button', { name: contactButton }).click();
  await expect(dialog(page)).toContainText('Vink nog aan: Ik ben geen robot.');
  await page.keyboard.press('Escape');
  await expect(form.getByLabel(captchaName)).toBeFocused();
});

test('S2.1/18 S4.2/1 three steps: forward when right, back always, by the hash and after a reload', async ({
  page,
}) => {
  const form = await open(page, steps, 'klantenservice');
  const heading = (text: string) => form.locator('legend', { hasText: text });
  await form.getByRole('button', { name: 'Volgende' }).click();
  await expect(dialog(page)).toContainText('Kies waar je vraag over gaat.');
  // Asked only after certain answers, in this step and a later one.
  await expect(form.getByLabel('Ontvangen op', { exact: true })).toBeHidden();
  await form.getByLabel('Er is iets stuk of verkeerd').check();
  await expect(form.getByLabel('Ontvangen op', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Volgende' }).click();
  await expect(heading('Wat is er aan de hand?')).toBeFocused();
  await expect(form.getByRole('group', { name: 'Wat zou je willen?' })).toBeVisible();
  await expect(page).toHaveURL(/#verhaal$/);
  await expect(form.getByText('Stap 2 van 3')).toBeVisible();
  await form.getByLabel('Vertel het zo precies als je kunt').fill('De rits is stuk.');
  await form.getByRole('button', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(/#gegevens$/);
  await form.getByLabel('Voornaam').fill('Anouk');

  await page.reload();
  await expect(form).toHaveAttribute('data-live', '');
  await expect(form.locator('[aria-current=step]')).toHaveText('Hoe bereiken we je?');
  await expect(form.getByLabel('Voornaam')).toHaveValue('Anouk');
  await form.getByRole('button', { name: 'Vorige' }).click();
  await expect(form.getByLabel('Vertel het zo precies als je kunt')).toHaveValue(
    'De rits is stuk.',
  );
  await page.goBack();
  await expect(form.getByLabel('Voornaam')).toBeVisible();
  await page.goBack();
  await expect(heading('Wat is er aan de hand?')).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('Er is iets stuk of verkeerd')).toBeChecked();
  await form.getByRole('button', { name: 'Begin opnieuw' }).click();
  await expect(form.getByLabel('Er is iets stuk of verkeerd')).not.toBeChecked();
});

test('S5.1/2 S2.5/4 a click on a form whose script is still on its way ends in its alert', async ({
  page,
}) => {
  let arrive = () => {};
  const clicked = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/assets/site-form.island-*.js', async (route) => {
    await clicked;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(contact);
  const form = formOf(page, 'contact');
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Naam').fill('Anouk de Vries');
  // After some time it would be sent as it is: that stands still until the script is there.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await form.getByRole('button', { name: contactButton }).click();
  await expect(dialog(page)).toHaveCount(0);
  arrive();
  await expect(form).toHaveAttribute('data-live', '');
  await page.clock.resume();
  await expect(dialog(page)).toContainText('De pagina meldt het volgende bericht');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(form.getByLabel('Naam')).toHaveValue('Anouk de Vries');
});

test('S2.4/2 the other steps wait for the script, and are shown when it never comes', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route('**/assets/browser-*.js', (route) => route.abort());
  await page.goto(steps);
  const wait = (time: string) =>
    page.evaluate(
      (value) => document.documentElement.style.setProperty('--script-wait', value),
      time,
    );
  const shown = formOf(page, 'klantenservice').locator('fieldset:visible');
  const send = formOf(page, 'klantenservice').locator('button[type=submit]');
  await wait('3600s');
  await expect(shown).toHaveCount(1);
  await expect(send).toBeHidden();
  await wait('0s');
  for (const id of ['#verhaal', '#gegevens']) await expect(page.locator(id)).toBeVisible();
  await expect(send).toBeVisible();
});

test('S2.4/2 S5.1/11 S3.3/1 a form of three steps is sent whole, once its conditions are agreed with', async ({
  page,
}) => {
  const form = await open(page, steps, 'klantenservice');
  await answerQuestions(form);
  await form.getByLabel('Vertel het zo precies als je kunt').press('Tab');
  await form.getByRole('button', { name: 'Volgende' }).click();
  await form.getByLabel('Voornaam').fill('Anouk');
  await form.getByLabel('Achternaam').fill('de Vries');
  await form.getByLabel('E-mailadres').fill('anouk@klant.nl');
  await tickCaptcha(form);
  await form.getByLabel('E-mailadres').press('Enter');
  await expect(dialog(page)).toContainText('Vink aan dat we je gegevens mogen gebruiken.');
  await form.getByLabel(/Brink mag mijn gegevens gebruiken/).check();
  const posted = page.waitForRequest(submitAddress);
  await form.getByRole('button', { name: 'Verstuur je vraag' }).click();
  const body = (await posted).postData() ?? '';
  for (const name of ['etalage_token', 'no_spam', 'ajax_form', 'altcha', 'conditions_agree']) {
    expect(body, name).toContain(`name="${name}"`);
  }
  await expect(page.getByText('Je vraag is binnen')).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('etalage_form'))).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${steps}$`));
});

test('S2.4/4 S2.4/6 S8.2/1 a server that fails loses nothing, and the form can be sent again', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 503/);
  const form = await open(page, contact, 'contact');
  await fillContact(form);
  await tickCaptcha(form);
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route(
    submitAddress,
    async (route) => {
      await gate;
      await route.fulfill({ status: 503, contentType: 'text/html', body: '<!doctype html>' });
    },
    { times: 1 },
  );
  const button = form.getByRole('button', { name: contactButton });
  await button.click();
  await expect(button).toBeDisabled();
  release();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Oeps! Er is iets mis gegaan');
  await expect(alert).toContainText('Wat je invulde staat er nog.');
  await expect(form).toBeHidden();
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(button).toBeFocused();
  await expect(form.getByLabel('Je bericht')).toHaveValue('Waar blijft mijn trui?');
  await button.click();
  await expect(page.getByText('Je bericht is binnen')).toBeVisible();
});

test('S2.4/6 without a connection that is said, and nothing is lost', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const form = await open(page, contact, 'contact');
  await fillContact(form);
  await tickCaptcha(form);
  await context.setOffline(true);
  await form.getByRole('button', { name: contactButton }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Je hebt geen internet.');
  await context.setOffline(false);
  await expect(alert).toContainText('Je hebt weer internet.');
  // The browser says so a moment before its requests get through again.
  const answers = () =>
    page.evaluate(() =>
      fetch('/healthz').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  await expect.poll(answers).toBe(true);
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await tickCaptcha(form);
  await form.getByRole('button', { name: contactButton }).click();
  await expect(page.getByText('Je bericht is binnen')).toBeVisible();
});

for (const [screen, use] of [
  ['a phone', {}],
  ['a wide screen', desktop],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test('a form is accessible in every state', async ({ page, problems }) => {
      problems.expect(/status of 503/);
      const form = await open(page, contact, 'contact');
      const button = form.getByRole('button', { name: contactButton });
      expect(await violationsOf(page), 'at rest').toEqual([]);
      await button.click();
      await expect(dialog(page)).toBeVisible();
      expect(await violationsOf(page), 'with its dialog').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(form.getByLabel('Naam')).toBeFocused();
      expect(await violationsOf(page), 'with errors').toEqual([]);
      await fillContact(form);
      await tickCaptcha(form);
      const failure = { status: 503, json: { success: false } };
      await page.route(submitAddress, (route) => route.fulfill(failure), { times: 1 });
      await button.click();
      await page.getByRole('button', { name: 'Probeer opnieuw' }).waitFor();
      expect(await violationsOf(page), 'with an error').toEqual([]);
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
      await button.click();
      await page.getByText('Je bericht is binnen').waitFor();
      expect(await violationsOf(page), 'when sent').toEqual([]);
      const other = await open(page, steps, 'klantenservice');
      await answerQuestions(other);
      expect(await violationsOf(page), 'in its second step').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        await page.evaluate(() => innerWidth),
      );
    });
  });
}

test('a page without a form carries none of this', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/dames');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => /form|solve|worker|captcha/i.test(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S2.4/2 S7.2/1 all steps stand below one another, and the form is sent as it is', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 422/);
    await page.goto(steps);
    const form = formOf(page, 'klantenservice');
    await expect(form.getByLabel(captchaName)).toBeHidden();
    await expect(form.getByRole('button', { name: 'Volgende' })).toBeHidden();
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.getByLabel('Er is iets stuk of verkeerd').check();
    await form.getByLabel('Vertel het zo precies als je kunt').fill('De rits is stuk.');
    await form.getByLabel('Voornaam').fill('Anouk');
    await form.getByLabel('E-mailadres').fill('anouk@klant.nl');
    await form.getByLabel(/Brink mag mijn gegevens gebruiken/).check();
    await form.getByRole('button', { name: 'Verstuur je vraag' }).click();
    const wrong = page.getByRole('alert');
    await expect(wrong).toContainText('Vul je achternaam in.');
    await wrong.getByRole('link').first().click();
    await expect(page).toHaveURL(/#field_achternaam$/);
    await expect(form.getByLabel('Vertel het zo precies als je kunt')).toHaveValue(
      'De rits is stuk.',
    );
    await form.getByLabel('Achternaam').fill('de Vries');
    const question = page.getByLabel(/Hoeveel is \S+ plus \S+\?/);
    await form.getByRole('button', { name: 'Verstuur je vraag' }).click();
    await expect(question).toBeVisible();
    const words = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'];
    const label = (await page.locator('label', { hasText: 'Hoeveel is' }).textContent()) ?? '';
    const [, left = '', right = ''] = /Hoeveel is (\S+) plus (\S+)\?/.exec(label) ?? [];
    await question.fill(String(words.indexOf(left) + words.indexOf(right)));
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je vraag is binnen');
  });
});
