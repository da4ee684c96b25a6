import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { openSteps } from './harness/checkout';
import { type Hands, keyboard, pointer } from './harness/hands';
import { desktop } from './harness/listing';
import { freshMailbox } from './harness/mails';
import { expect, test } from './harness/test';

const PRODUCT = '/artikel/overslagjurk-roos';
const CHECKOUT = '/webcore/checkout/view';
const PASSWORD = 'een lang wachtwoord';

const box = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first();

/** One piece in the cart, at the checkout. */
const open = async (
  page: Page,
  { press, choose }: Hands = pointer,
  hasScript = true,
  isWhole = hasScript,
) => {
  await page.goto(PRODUCT);
  await choose(page.getByRole('radio', { name: /^\d+$/ }).first());
  await press(page.getByRole('button', { name: /^In winkelmand/ }));
  if (hasScript) await expect(page.locator('dialog[data-cart-popover]')).toBeVisible();
  await page.goto(CHECKOUT);
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellen' })).toBeVisible();
  if (isWhole) await openSteps(page);
};

/** Types an address, and waits until the checkout's own script tells what it thinks of that. */
const scripted = async (page: Page) => {
  await box(page, 'E-mailadres').fill('sanne@example.nl');
  await expect(box(page, 'E-mailadres')).toHaveClass(/(^| )valid( |$)/);
};

/** Waits until nothing is sent any more. */
const quiet = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-loading');

const contact = async (page: Page, email: string, { write }: Hands = pointer) => {
  await write(box(page, 'E-mailadres'), email);
  await write(box(page, 'E-mailadres, nog een keer'), email);
  await write(box(page, 'Voornaam'), 'Sanne');
  await write(box(page, 'Achternaam'), 'de Wit');
};

/** Where it goes to; and paid by transfer, so that no bank comes between. */
const address = async (page: Page, { write, choose }: Hands = pointer) => {
  await write(box(page, 'Postcode'), '3511 AW');
  await write(box(page, 'Huisnummer'), '12');
  await choose(page.getByRole('radio', { name: /^Overschrijving/ }));
};

const agree = (page: Page, { choose }: Hands = pointer) =>
  choose(page.getByRole('checkbox', { name: /^Ik ga akkoord/ }));

const send = (page: Page, { press }: Hands = pointer) =>
  press(page.getByRole('button', { name: 'Bestellen en betalen' }));

const ordered = async (page: Page) => {
  await expect(page).toHaveURL(/\/webcore\/order\/view\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sanne');
};

const checkAxe = async (page: Page) => {
  // What lies half below the header is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOf(page)).toEqual([]);
};

test('S2.7/10 S5.4/3 S6/1 a guest has it delivered at an address that was found by its postcode', async ({
  page,
}) => {
  await open(page);
  await checkAxe(page);
  await contact(page, 'gast@example.nl');
  await address(page);
  await expect(box(page, 'Straat')).toHaveValue('Oudegracht');
  await expect(box(page, 'Plaats')).toHaveValue('Utrecht');
  await quiet(page);
  await agree(page);
  await send(page);
  await ordered(page);
  await expect(page.getByRole('main')).toContainText('Oudegracht 12');
});

test('S2.7/6 S5.1 one part after another: what is missing is told there, and a part that is done can be changed', async ({
  page,
}) => {
  await open(page, pointer, true, false);
  await checkAxe(page);
  const step = (name: string) => page.locator(`[data-step=${name}]`);
  const onward = page.getByRole('button', { name: 'Verder naar bezorging' });
  const stateOf = async () => step('contact').getAttribute('data-state');
  await expect(page.getByRole('button', { name: 'Bestellen en betalen' })).toBeHidden();
  await scripted(page);
  await onward.click();
  const wrong = page.getByRole('alert').filter({ hasText: 'Kijk dit nog even na' });
  await expect(wrong).toBeFocused();
  await expect(wrong.getByRole('listitem')).toHaveText([
    'Vul hetzelfde e-mailadres nog een keer in.',
    'Vul je voornaam in.',
    'Vul je achternaam in.',
  ]);
  expect(await stateOf()).toBe('open');
  await contact(page, 'stap@example.nl');
  await onward.click();
  await expect(step('delivery').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(box(page, 'Voornaam')).toBeHidden();
  await expect(step('contact')).toContainText('Sanne de Wit');
  await checkAxe(page);
  await step('contact').getByRole('button', { name: 'Wijzig' }).click();
  await expect(step('contact').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(box(page, 'Voornaam')).toHaveValue('Sanne');
  await box(page, 'Voornaam').fill('Sam');
  // Enter in a line is the button below it.
  await page.keyboard.press('Enter');
  await expect(step('delivery').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(step('contact')).toContainText('Sam de Wit');
  await page.reload();
  await expect(step('delivery')).toHaveAttribute('data-state', 'open');
  await expect(step('contact')).toContainText('Sam de Wit');
});

test('S2.7/14 S4.3/9 wrapping opens its field and changes the total at once, and so do a code and a country', async ({
  page,
}) => {
  await open(page);
  const total = page.locator('[data-part=total] strong').filter({ visible: true });
  const before = await total.textContent();
  await page.getByText('Kortingscode, cadeaukaart of inpakken').click();
  const wrapping = page.getByRole('checkbox', { name: 'Pak het in als cadeau' });
  const field = page.locator('[data-giftservice-field]');
  await expect(box(page, 'Tekst op het kaartje')).toBeHidden();
  await wrapping.check();
  await expect(field).toHaveClass(/\bopen\b/);
  await expect(box(page, 'Tekst op het kaartje')).toBeVisible();
  await wrapping.uncheck();
  await expect(field).not.toHaveClass(/\bopen\b/);
  await expect(box(page, 'Tekst op het kaartje')).toBeHidden();
  await wrapping.check();
  await expect(total).not.toHaveText(before ?? '');
  await box(page, 'Kortingscode').fill('WELKOM10');
  await page.getByRole('button', { name: 'Gebruik' }).first().click();
  await expect(page.getByRole('main')).toContainText('Korting met WELKOM10');
  await page.getByRole('button', { name: 'Haal weg' }).click();
  await expect(page.getByRole('main')).not.toContainText('Korting met WELKOM10');
  await page.getByRole('combobox', { name: 'Land' }).first().selectOption('BE');
  await expect(page.getByRole('radio', { name: /afhaalpunt/ })).toHaveCount(0);
  await checkAxe(page);
});

test('S5.4/1-2 S8.2/7 the second address is typed; a house number is digits', async ({ page }) => {
  await open(page);
  const second = box(page, 'E-mailadres, nog een keer');
  const alert = page.getByRole('alertdialog');
  await scripted(page);
  await second.focus();
  await second.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  );
  await expect(alert).toContainText('Plakken/kopiëren is niet toegestaan in dit veld.');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveCount(0);
  await box(page, 'Huisnummer').pressSequentially('1a2');
  await expect(box(page, 'Huisnummer')).toHaveValue('12');
});

test('what is wrong is said at its field when it is left, and no more once it is corrected', async ({
  page,
}) => {
  await open(page);
  const email = box(page, 'E-mailadres');
  const second = box(page, 'E-mailadres, nog een keer');
  const zipcode = box(page, 'Postcode');
  const wrong = (label: 'E-mailadres' | 'Postcode') =>
    label === 'Postcode'
      ? 'Vul de postcode in, bijvoorbeeld 1234 AB.'
      : 'Vul je e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.';
  await scripted(page);
  await email.fill('sanne@');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText(wrong('E-mailadres'))).toBeVisible();
  await expect(email).toHaveAccessibleDescription(new RegExp(wrong('E-mailadres')));
  await email.fill('sanne@example.nl');
  await expect(page.getByRole('main').getByText(wrong('E-mailadres'))).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  // Nothing is said of a field that is still empty.
  await second.focus();
  await page.keyboard.press('Tab');
  await expect(second).not.toHaveAttribute('aria-invalid', 'true');
  await second.fill('sanne@example.com');
  await zipcode.fill('12');
  await expect(second).toHaveAccessibleDescription('De twee e-mailadressen zijn niet gelijk.');
  // The message comes between: what it pushes away is pressed all the same.
  await zipcode.press('Tab');
  await expect(zipcode).toHaveAccessibleDescription(wrong('Postcode'));
  await box(page, 'Telefoon').fill('06 12');
  await page.getByRole('checkbox', { name: /^Maak een account/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Maak een account/ })).toBeChecked();
  await expect(box(page, 'Telefoon')).toHaveAccessibleDescription(/^Dit nummer klopt niet/);
  await checkAxe(page);
  // HTML that comes anew says it again.
  await page.getByRole('combobox', { name: 'Land' }).first().selectOption('BE');
  await quiet(page);
  await expect(zipcode).toHaveAccessibleDescription('Vul de postcode in, bijvoorbeeld 1000.');
  await zipcode.fill('9000');
  await page.keyboard.press('Tab');
  await expect(zipcode).not.toHaveAttribute('aria-invalid', 'true');
});

test('S5.1/9 S5.4/2 a house number without a digit is told when it is left, of the other address too', async ({
  page,
}) => {
  await open(page);
  await scripted(page);
  const wrong = 'Vul het huisnummer in, bijvoorbeeld 12.';
  const leave = async (number: Locator, typed: string) => {
    await number.pressSequentially(typed);
    await number.press('Tab');
  };
  const own = box(page, 'Huisnummer');
  await leave(own, 'abc');
  await expect(own).toHaveAccessibleDescription(wrong);
  await leave(own, '12');
  await expect(own).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('checkbox', { name: 'Bezorg het op dit adres' }).uncheck();
  const other = page.getByRole('group', { name: 'Bezorgadres' });
  for (const [label, typed] of [
    ['Postcode', '12'],
    ['Huisnummer', 'bis'],
  ] as const) {
    const input = other.getByRole('textbox', { name: label });
    await leave(input, typed);
    await expect(input).toHaveAccessibleDescription(new RegExp(`^Vul .*${label.toLowerCase()} in`));
  }
  // HTML that comes anew says it again.
  await other.getByRole('combobox', { name: 'Land' }).selectOption('BE');
  await quiet(page);
  await expect(other.getByRole('textbox', { name: 'Huisnummer' })).toHaveAccessibleDescription(
    wrong,
  );
});

test('S2.7/11 S2.7/12 S4.3/11 another delivery address opens and comes into sight; its country is sent at once', async ({
  page,
}) => {
  await open(page);
  const fields = page.getByRole('group', { name: 'Bezorgadres' });
  await expect(fields).toBeHidden();
  const same = page.getByRole('checkbox', { name: 'Bezorg het op dit adres' });
  await same.uncheck();
  await expect(fields).toBeVisible();
  await expect(fields.getByRole('textbox', { name: /^Postcode/ })).toBeInViewport();
  await checkAxe(page);
  await quiet(page);
  const sent = page.waitForRequest('**/webcore/checkout/update');
  await page.locator('#address_delivery_country').selectOption('BE');
  expect((await sent).postData()).toMatch(/name="address_delivery_country"\s+BE\s/);
  await quiet(page);
  await expect(page.locator('#address_delivery_country')).toHaveValue('BE');
  await same.check();
  await expect(fields).toBeHidden();
});

test('S1/11 S6/2 S2.7/7-8 S4.3/3-8 S2.11/3 an account is made at the checkout, and found the next time', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 4/);
  const email = await freshMailbox('vast');
  await open(page);
  await contact(page, email);
  await address(page);
  await expect(box(page, 'Straat')).toHaveValue('Oudegracht');
  await expect(page.locator('[data-login-block]')).toBeHidden();
  await expect(box(page, 'E-mailadres')).toHaveClass(/(^| )valid( |$)/);
  const wanted = page.getByRole('checkbox', { name: /^Maak een account/ });
  const passwords = [
    page.getByLabel(/^Kies een wachtwoord/),
    page.getByLabel(/^Nog een keer hetzelfde/),
  ];
  for (const one of passwords) await expect(one).toBeHidden();
  await wanted.check();
  for (const one of passwords) {
    await expect(one).toBeVisible();
    await expect(one).toHaveJSProperty('required', true);
  }
  await wanted.uncheck();
  for (const one of passwords) {
    await expect(one).toBeHidden();
    await expect(one).toHaveJSProperty('required', false);
  }
  await wanted.check();
  await page.getByLabel(/^Kies een wachtwoord/).fill(PASSWORD);
  await page.getByLabel(/^Nog een keer hetzelfde/).fill(PASSWORD);
  await checkAxe(page);
  await agree(page);
  await send(page);
  await ordered(page);

  await open(page);
  await page.getByText('Opmerking bij je bestelling').click();
  await box(page, 'Opmerking').fill('Bij de buren');
  await box(page, 'E-mailadres').fill(email);
  await expect(page.locator('[data-account-message]')).toContainText('Er is een account');
  await expect(page.locator('[data-create-block]')).toBeHidden();
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een verkeerd wachtwoord');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Inloggen niet gelukt');
  await page.keyboard.press('Enter');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.locator('[data-account-message]')).toHaveText(
    'Welkom terug! U bent succesvol ingelogd',
  );
  await openSteps(page);
  await expect(page.getByRole('radio', { name: /^Oudegracht 12/ })).toBeChecked();
  await expect(box(page, 'Opmerking')).toHaveValue('Bij de buren');
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('S2.7/15 S4.3/10 a service point is chosen from those near by', async ({ page }) => {
    await open(page);
    await contact(page, 'punt@example.nl');
    await address(page);
    await expect(box(page, 'Straat')).toHaveValue('Oudegracht');
    await page.getByRole('radio', { name: /^Bij een afhaalpunt/ }).check();
    const option = page.locator('[data-pickup-option]').first();
    await option.check();
    await expect(page.getByText('Gekozen afhaalpunt')).toBeVisible();
    await expect(page.locator('input[name=pickup_point_id]')).not.toHaveValue('');
    await checkAxe(page);
    const title = await page.locator('input[name=pickup_point_title]').inputValue();
    await page.reload();
    await openSteps(page);
    await expect(page.locator('[data-pickup-option]').first()).toBeChecked();
    await quiet(page);
    await agree(page);
    await send(page);
    await ordered(page);
    await expect(page.getByRole('main')).toContainText(title);
  });

  test('S5.1 a page that a plain form brought is not sent again by reloading it', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form#checkout');
      if (!form) throw new Error('There is no form');
      form.action = form.dataset.updateUrl ?? '';
      // As a button does before the page's script is there.
      form.submit();
    });
    await expect(page).toHaveURL(CHECKOUT);
    await openSteps(page);
    await box(page, 'Voornaam').fill('Sanne');
    const kept = page.waitForResponse(/\/webcore\/checkout\/update$/);
    await page.getByRole('radio', { name: /^Bij een afhaalpunt/ }).check();
    await kept;
    await quiet(page);
    await page.reload();
    await openSteps(page);
    await expect(box(page, 'Voornaam')).toHaveValue('Sanne');
  });

  test('S2.7/13 S4.3/9 a gift card and a code pay what they can, and the bank the rest', async ({
    page,
  }) => {
    await open(page);
    await contact(page, await freshMailbox('kaart'));
    await box(page, 'Postcode').fill('3511 AW');
    await box(page, 'Huisnummer').fill('12');
    await expect(box(page, 'Straat')).toHaveValue('Oudegracht');
    await page.getByText('Kortingscode, cadeaukaart of inpakken').click();
    const withCard = page.getByRole('checkbox', { name: 'Ik betaal met een cadeaukaart' });
    const shown = async (card: boolean) => {
      await expect(page.locator('[data-giftcard-row]')).toBeVisible({ visible: card });
      await expect(page.locator('[data-no-card-row]')).toBeVisible({ visible: !card });
    };
    await shown(false);
    await withCard.check();
    await shown(true);
    await withCard.uncheck();
    await shown(false);
    await withCard.check();
    await box(page, 'Code van de cadeaukaart').fill('BRINK DEMO KAART 50');
    await page.getByRole('button', { name: 'Gebruik' }).last().click();
    await expect(page.getByRole('main')).toContainText(/Cadeaukaart eindigend op \w{4}/);
    await expect(page.locator('[data-giftcard-row] [id$=-error]')).toHaveCount(0);
    await box(page, 'Kortingscode').fill('WELKOM10');
    await page.getByRole('button', { name: 'Gebruik' }).first().click();
    await expect(page.getByRole('main')).toContainText('Korting met WELKOM10');
    const left = page.locator('form#checkout [data-sum="0"]');
    await expect(left).toContainText('Nog te betalen');
    const due = (await left.locator('strong').textContent()) ?? '';
    expect(due).toMatch(/^€\s\d/);
    await checkAxe(page);
    await agree(page);
    await send(page);
    await expect(page).toHaveURL(/\/webcore\/testbank\//);
    await expect(page.getByRole('main')).toContainText(due);
    await page.getByRole('button', { name: 'Betaald', exact: true }).click();
    await ordered(page);
    const main = page.getByRole('main');
    for (const text of ['Korting met WELKOM10', 'Cadeaukaart eindigend op', due]) {
      await expect(main).toContainText(text);
    }
    await expect(main).toContainText('We pakken je bestelling in.');
  });

  test('with the keyboard alone, in a store', async ({ page }) => {
    const hands = keyboard(page);
    await open(page, hands);
    await contact(page, 'toets@example.nl', hands);
    await hands.choose(page.getByRole('radio', { name: /^Ophalen in de winkel/ }));
    await quiet(page);
    await hands.write(box(page, 'Jouw postcode'), '3511 AW');
    await page.keyboard.press('Tab');
    const store = page.getByRole('radio', { name: /^Utrecht/ }).first();
    await hands.choose(store);
    await quiet(page);
    await expect(store).toBeChecked();
    await expect(store).toBeFocused();
    await hands.choose(page.getByRole('radio', { name: /^Pinnen in de winkel/ }));
    await agree(page, hands);
    await send(page, hands);
    await ordered(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each choice works by a button', async ({ page }) => {
    await open(page, pointer, false);
    await contact(page, await freshMailbox('zonder'));
    await address(page);
    await box(page, 'Straat').fill('Oudegracht');
    await box(page, 'Plaats').fill('Utrecht');
    await page.getByRole('radio', { name: /^Bij een afhaalpunt/ }).check();
    await page.getByRole('button', { name: 'Zoek afhaalpunten' }).click();
    await expect(page.getByRole('radio', { name: /km|m$/ }).first()).toBeVisible();
    await page.locator('[data-pickup-option]').first().check();
    await page.getByText('Kortingscode, cadeaukaart of inpakken').click();
    await box(page, 'Kortingscode').fill('WELKOM10');
    await page.getByRole('button', { name: 'Gebruik' }).first().click();
    await expect(page.getByRole('main')).toContainText('Korting met WELKOM10');
    await expect(page.locator('[data-pickup-option]').first()).toBeChecked();
    await agree(page);
    await send(page);
    await ordered(page);
  });
});
