import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { openSteps } from './harness/checkout';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const openProduct = async (page: Page, name: string) => {
  await page.goto(`/artikel/${name}`);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
};

const partsOf = (page: Page) => ({
  add: page.getByRole('button', { name: /^In winkelmand/ }),
  dialog: page.locator('dialog[data-cart-popover]'),
  badge: page.locator('[data-header] [data-cart-count]'),
  button: page.locator('[data-cart-button]'),
});

test('S2.7/3 S2.7/5 S4.3/1 adding opens the cart over the page, which changes, undoes and closes', async ({
  page,
}) => {
  await openProduct(page, 'coltrui-merinowol-dames');
  const { add, dialog, badge, button } = partsOf(page);
  await expect(badge).toBeHidden();
  await add.click();
  await expect(dialog.getByRole('heading', { name: 'Winkelmand 1 artikel' })).toBeVisible();
  await expect(badge).toHaveText('1');
  await expect(dialog).toContainText('maat M');
  expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  // The page behind it is out of reach.
  expect(await dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await button.click();
  await expect(dialog).toBeVisible();
  const line = dialog.locator('[data-cart-line]');
  const quantity = line.getByRole('textbox', { name: /^Aantal/ });
  const more = line.getByRole('button', { name: /^Eén meer/ });
  await more.click();
  await expect(quantity).toHaveValue('2');
  await expect(badge).toHaveText('2');
  await expect(more).toBeFocused();
  await expect(dialog.locator('[data-announce]')).toHaveText(/^2 artikelen, Totaal €/);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await quantity.fill('1');
  await quantity.press('Enter');
  await expect(badge).toHaveText('1');
  await quantity.fill('2');
  await quantity.press('Tab');
  await expect(badge).toHaveText('2');

  await line.getByRole('button', { name: /^Verwijder/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Je winkelmand is leeg' })).toBeVisible();
  await expect(badge).toBeHidden();
  expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await dialog.getByRole('button', { name: 'Zet terug' }).click();
  await expect(line).toHaveCount(1);
  await expect(quantity).toHaveValue('2');
  await expect(badge).toHaveText('2');
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await expect(dialog).toBeHidden();

  // Another page knows it too; then on to the checkout.
  await page.goto('/');
  await expect(badge).toHaveText('2');
  await button.click();
  await dialog.getByRole('link', { name: 'Verder naar bestellen' }).click();
  await expect(page).toHaveURL(/\/webcore\/checkout\/view$/);
});

test('S2.7/5 back closes the cart, forward opens it, and no step of it is left behind the checkout', async ({
  page,
}) => {
  await page.goto('/');
  await openProduct(page, 'coltrui-merinowol-dames');
  const { add, dialog } = partsOf(page);
  await add.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await expect(page).toHaveURL(/coltrui-merinowol-dames/);
  await page.goForward();
  await dialog.getByRole('link', { name: 'Verder naar bestellen' }).click();
  await expect(page).toHaveURL(/\/webcore\/checkout\/view$/);
  // Loaded anew, for the browser of these tests keeps no pages: it lies over nothing, and is no step.
  await page.goBack();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
  await expect(page).toHaveURL(/coltrui-merinowol-dames/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('S2.5/3 S2.5/5 S7.6/4 emptying the cart asks first, then opens the popover again from where it came', async ({
  page,
}) => {
  await openProduct(page, 'coltrui-merinowol-dames');
  const { add, dialog, badge } = partsOf(page);
  await add.click();
  const empty = dialog.getByRole('link', { name: 'Maak je winkelmand leeg' });
  const question = page.getByRole('alertdialog', { name: 'Weet u het zeker?' });
  await empty.click();
  await expect(question.getByRole('button', { name: 'Nee' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Nee' }).click();
  await expect(empty).toBeFocused();
  await expect(badge).toHaveText('1');
  // A step back leaves no question about a cart that is gone.
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await page.goForward();
  await expect(badge).toHaveText('1');
  await empty.click();
  const opened = page.waitForRequest(/checkout\/view\?view=framework$/);
  await question.getByRole('button', { name: 'Ja' }).click();
  await opened;
  await expect(dialog.getByRole('heading', { name: 'Je winkelmand is leeg' })).toBeFocused();
  await expect(badge).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/artikel/coltrui-merinowol-dames');
});

test('S7.3/5 the checkout changes in the background and keeps what was typed', async ({
  page,
  problems,
}) => {
  await openProduct(page, 'coltrui-merinowol-dames');
  const { add, dialog } = partsOf(page);
  await add.click();
  await dialog.getByRole('link', { name: 'Verder naar bestellen' }).click();
  // Nothing leads away from it but the way back to the shop.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([
    /Brink/,
    'Verder winkelen',
    /\d/,
  ]);
  await openSteps(page);
  const street = page.getByRole('textbox', { name: 'Straat' });
  const country = page.getByRole('combobox', { name: 'Land' });
  await street.fill('Meir');
  const sent = page.waitForRequest('**/webcore/checkout/update');
  await country.focus();
  await country.selectOption({ label: 'België' });
  expect((await sent).postData()).toMatch(/name="view"\s+ajax/);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(country).toHaveValue('BE');
  await expect(country).toBeFocused();
  await expect(street).toHaveValue('Meir');

  await street.fill('Grote Markt');
  await page.getByText('Je bestelling 1 artikel').first().click();
  await page.getByRole('button', { name: /^Eén meer/ }).click();
  await expect(page.getByText('Je bestelling 2 artikelen').first()).toBeVisible();
  await expect(street).toHaveValue('Grote Markt');

  problems.expect(/status of 500/);
  await page.route('**/webcore/checkout/update', (route) => route.fulfill({ status: 500 }));
  await country.selectOption({ label: 'Nederland' });
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(street).toHaveValue('Grote Markt');
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('S2.7/5 a click on the background closes; S2.7/2 S5.4/4 S5.1/2 S5.1/4 a button with a toggle goes to the page', async ({
    page,
  }) => {
    await page.goto('/artikel/noorse-trui-finse');
    const { add, dialog } = partsOf(page);
    // S5.4/4 S5.1/2 S5.1/4: the check of site forms, in the page's own dialog and words (S5.1/12).
    const told = 'Kies eerst je maat.';
    const alert = page.getByRole('alertdialog', { name: 'De pagina meldt het volgende bericht' });
    // No size, no order: each time it is asked for where the sizes are.
    for (let times = 0; times < 2; times += 1) {
      await add.click();
      await expect(alert).toContainText(told);
      await expect(page.locator('fieldset').getByText(told)).toBeInViewport();
      // It stands beside what it asks for: the focus is there already, also once it is closed.
      const first = page.locator('input[name=size_id]').first();
      await expect(first).toBeFocused();
      if (times === 0) await page.keyboard.press('Escape');
      else await alert.getByRole('button', { name: 'Sluiten' }).click();
      await expect(alert).toBeHidden();
      await expect(first).toBeFocused();
      await add.focus();
    }
    await add.click();
    await expect(alert).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('radio', { name: 'L', exact: true }).check();
    await expect(alert).toBeHidden();
    await add.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(200, 500);
    await expect(dialog).toBeHidden();

    // S2.7/2: the button with the toggle attribute is sent the plain way.
    await page.getByRole('button', { name: 'Direct afrekenen' }).click();
    await expect(page).toHaveURL(/\/webcore\/checkout\/view$/);
  });

  test('S8.2/3 S8.2/4 what fails is told beside the button, or leads to the page', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 500/);
    await openProduct(page, 'spencer-juul');
    const { add, dialog, badge, button } = partsOf(page);
    await page.route('**/webcore/checkout/add', (route) => route.fulfill({ status: 500 }));
    await add.click();
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(alert).toHaveText('Oeps! Er ging iets mis, probeer het later opnieuw.');
    await expect(dialog).toBeHidden();
    await expect(badge).toBeHidden();
    await page.unroute('**/webcore/checkout/add');
    await add.click();
    await expect(dialog).toBeVisible();
    await expect(alert).toBeHidden();
    await page.keyboard.press('Escape');

    await page.route(/view=framework/, (route) => route.fulfill({ status: 500 }));
    await button.click();
    await expect(page).toHaveURL(/\/webcore\/checkout\/view$/);
    await expect(page.getByRole('heading', { name: 'Bestellen' })).toBeVisible();
  });
});
