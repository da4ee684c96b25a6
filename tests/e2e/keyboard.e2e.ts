import type { Locator } from '@playwright/test';
import { coveredStop, keyboard } from './harness/hands';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const product = '/artikel/coltrui-merinowol-dames';

const isWithin = (place: Locator) =>
  place.evaluate(
    (one) => one.contains(document.activeElement) || document.activeElement === document.body,
  );

test.describe('on a phone', () => {
  for (const [name, path, opener, drawer] of [
    ['the menu', '/', '[data-menu-toggle]', '[data-menu-panel]'],
    ['the filters', '/dames', '[data-refines-toggle]', '[data-refines-panel]'],
  ] as const) {
    test(`${name} keep the focus while they lie over the page, and give it back`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.locator('html.js').waitFor();
      const toggle = page.locator(opener).first();
      await toggle.focus();
      await page.keyboard.press('Enter');
      const panel = page.locator(drawer).first();
      await expect(panel).toHaveRole('dialog');
      await expect(panel.getByRole('button', { name: /luiten/ })).toBeFocused();
      for (let stops = 0; stops < 40; stops += 1) {
        await page.keyboard.press(stops % 3 === 2 ? 'Shift+Tab' : 'Tab');
        expect(await isWithin(panel)).toBe(true);
      }
      await expect(page.locator('body > footer')).toHaveJSProperty('inert', true);
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
      // Slides out of sight stay so.
      await expect(page.locator('[inert]:not(etalage-slider *)')).toHaveCount(0);
    });
  }

  for (const [name, path, bar] of [
    ['with the button', product, 'a:text-is("Kies je maat")'],
    ['for filters and order', '/dames', '[data-refines-toggle]'],
  ] as const) {
    test(`nothing that has the focus lies under the bar ${name}`, async ({ page }) => {
      await page.goto(path);
      await page.locator(bar).waitFor();
      const covered: string[] = [];
      for (let stops = 0; stops < 60; stops += 1) {
        await page.keyboard.press('Tab');
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const one = await coveredStop(page);
        if (one !== undefined) covered.push(one);
      }
      expect(covered).toEqual([]);
    });
  }

  test('what the sizes measure is a dialog: it takes the focus, gives it back, and closes behind who goes on', async ({
    page,
  }) => {
    await page.goto('/artikel/laars-vita-ronde-neus');
    await page.getByRole('link', { name: 'Kies je maat', exact: true }).waitFor();
    const opener = page.getByRole('button', { name: 'Welke maat heb ik?' });
    const panel = page.getByRole('dialog', { name: 'Welke maat heb ik?' });
    const open = async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeFocused();
    };
    await open();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await open();
    await panel.locator('a, button').last().focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    expect(await isWithin(page.getByRole('main'))).toBe(true);
  });

  test('an explanation beside its sign closes when the focus goes on', async ({ page }) => {
    await page.goto('/artikel/laars-vita-ronde-neus');
    const sign = page.getByRole('button', { name: 'Uitleg over bezorgen en retour' });
    const panel = page.locator('[data-popper-panel]:popover-open');
    await sign.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    for (let stops = 0; stops < 5; stops += 1) {
      if ((await page.evaluate(() => document.activeElement?.tagName)) === 'SUMMARY') break;
      await page.keyboard.press('Tab');
    }
    await expect(page.locator('summary', { hasText: 'Omschrijving' })).toBeFocused();
    await expect(panel).toHaveCount(0);
  });

  test('S4.3/6 after a new e-mail address Tab comes to a field that stays', async ({ page }) => {
    await page.goto('/artikel/overslagjurk-roos');
    await page.getByRole('radio', { name: /^\d+$/ }).first().check();
    await page.getByRole('button', { name: /^In winkelmand/ }).click();
    await expect(page.locator('dialog[data-cart-popover] [data-cart-line]')).toBeVisible();
    await page.goto('/webcore/checkout/view');
    const login = page.locator('[data-login-block]');
    await expect(login).toBeVisible();
    await page.locator('form[data-update-url] input[name=email]').focus();
    await page.keyboard.type('nog-niet-bekend@klant.nl');
    await page.keyboard.press('Tab');
    const second = page.getByRole('textbox', { name: /nog een keer/ });
    await expect(second).toBeFocused();
    await expect(login).toBeHidden();
    await expect(second).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: /^Voornaam/ })).toBeFocused();
  });
});

for (const [name, path, values, first] of [
  [
    'login',
    '/login',
    { etalage_username: 'an@klant.nl', etalage_password: 'onwaar' },
    'etalage_username',
  ],
  ['a withdrawal', '/herroepen', { order_number: 'abc', order_email: 'an@klant' }, 'order_number'],
  [
    'a gift card',
    '/webcore/giftcard/balance',
    { giftcard_code: 'ABCD-EFGH-JKLM-NPQR' },
    'giftcard_code',
  ],
] as const) {
  test(`WCAG 3.3.1: ${name} that comes back has its errors under the focus, and a way to the field`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 422/);
    const { write } = keyboard(page);
    await page.goto(path);
    for (const [field, text] of Object.entries(values)) {
      await write(page.locator(`main input[name=${field}]`), text);
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await expect(page).toHaveTitle(/^Fout: /);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const control = page.locator(`main input[name=${first}]`);
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(/\w+/);
  });
}

test('S1/12 a store is found with the keyboard alone, and the focus is where one looks', async ({
  page,
}) => {
  await page.goto('/winkels');
  await page.locator('html.js').waitFor();
  const hands = keyboard(page);
  const box = page.getByRole('textbox', { name: 'Zoek een winkel bij jou in de buurt' });
  await hands.write(box, 'utrecht');
  await expect(page.getByText('3 winkels in Utrecht').first()).toBeVisible();
  await expect(box).toBeFocused();
  const link = page.getByRole('link', { name: 'Bekijk winkel' }).first();
  await hands.press(link);
  await expect(page).toHaveURL(/\/locaties\/utrecht-/);
  // A new page begins at its begin: the first stop leads past the menu.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a piece is put aside in a store with the keyboard alone', async ({ page, problems }) => {
  problems.expect(/status of 422/);
  await page.goto('/artikel/lamswollen-trui-sanne?color_id=2');
  await page.getByRole('link', { name: 'Kies je maat', exact: true }).waitFor();
  const hands = keyboard(page);
  const size = page.getByRole('radio', { name: 'M', exact: true });
  await hands.choose(size);
  await expect(size).toBeFocused();
  await hands.press(page.locator('summary', { hasText: 'Toon alle winkels' }));
  const reserve = page.getByRole('link', { name: /^Reserveer in de winkel/ }).first();
  await expect(reserve).toBeVisible();
  await hands.press(reserve);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserveer in de winkel');
  const form = page.locator('main form').last();
  await form.evaluate((one: HTMLFormElement) => {
    one.noValidate = true;
  });
  await hands.press(page.getByRole('button', { name: 'Reserveer dit artikel' }));
  // What was wrong has the focus, and leads to the first field.
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Voornaam')).toBeFocused();
  await page.keyboard.type('An');
  await hands.write(page.getByLabel('E-mailadres'), 'an.toets@klant.nl');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(Voor je gereserveerd|Wordt voor je weggelegd)$/)).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Zeg de reservering af' }));
  await expect(page.getByText('Afgezegd', { exact: true })).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('Enter and the space bar open what stands together on the map', async ({ page }) => {
    await page.goto('/winkels');
    const marks = page.locator('.leaflet-marker-icon');
    const clusters = marks.filter({ hasText: /\d/ });
    await clusters.first().waitFor();
    for (const key of ['Enter', 'Space']) {
      const before = await marks.count();
      await clusters.first().focus();
      await page.keyboard.press(key);
      await expect.poll(() => marks.count()).not.toBe(before);
      await expect(page.locator('.leaflet-marker-icon:focus')).toHaveCount(1);
    }
  });
});
