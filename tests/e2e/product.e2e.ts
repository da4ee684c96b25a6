import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const address = '/artikel/lamswollen-trui-sanne';

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('S2.6/1 S7.3/6 a colour shows its pictures, a size its stock; both stay in the address', async ({
    page,
  }) => {
    await page.goto(address);
    const pictures = page.locator('[data-gallery] [data-color]:visible');
    const colors = () =>
      pictures.evaluateAll((all) => [...new Set(all.map((one) => one.dataset.color))]);
    const steps = await page.evaluate(() => history.length);
    const before = await colors();
    expect(before).toHaveLength(1);
    await page.getByRole('radio', { name: 'Ecru' }).check();
    await expect(page.getByText('Kleur: Ecru')).toBeVisible();
    await expect.poll(colors).not.toEqual(before);
    const [chosen] = await colors();
    await expect(page).toHaveURL(`${address}?color_id=${chosen}`);
    const loaded = await pictures
      .first()
      .locator('img')
      .evaluate(async (img) => {
        await (img as HTMLImageElement).decode();
        return (img as HTMLImageElement).naturalWidth;
      });
    expect(loaded).toBeGreaterThan(300);

    const stock = page.locator('[data-stock]');
    await expect(stock).toContainText('Kies je maat om de voorraad');
    const asked = page.waitForRequest(/getStockAvailability/);
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    const form = new URLSearchParams((await asked).postData() ?? '');
    expect([...form.keys()].sort()).toEqual(['color_id', 'etalage_token', 'size_id']);
    await expect(stock).toContainText(/In \d+ winkels/);
    await stock.getByText('Toon alle winkels').click();
    expect(await stock.getByRole('link', { name: /^Brink / }).count()).toBeGreaterThan(4);
    await expect(page).toHaveURL(`${address}?color_id=${chosen}&size_id=${form.get('size_id')}`);
    expect(await page.evaluate(() => history.length)).toBe(steps);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Ecru' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await expect(stock).toContainText(/In \d+ winkels/);
    expect(await colors()).toEqual([chosen]);
  });

  test('S8.3/1 stock that can not be had leaves ordering as it is', async ({ page, problems }) => {
    problems.expect(/status of 500/);
    await page.goto('/artikel/coltrui-merinowol-dames');
    await page.route(/getStockAvailability/, (route) => route.fulfill({ status: 500 }));
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await expect(page.locator('[data-stock]')).toContainText('Bestellen kan wel');
    await expect(page.getByRole('button', { name: /^In winkelmand/ })).toBeEnabled();
  });
});

test('a size that is sold out says so and has no button to order it, which else stays within reach', async ({
  page,
}) => {
  await page.goto('/artikel/fijn-vest-parelmoeren-knoopjes');
  const button = page.getByRole('button', { name: /^In winkelmand/ });
  const toSizes = page.getByRole('link', { name: 'Kies je maat', exact: true });
  await expect(toSizes).toBeInViewport({ ratio: 1 });
  await expect(button).toBeHidden();
  // Name, price and colours are on the first screen.
  await expect(page.getByText(/^Kleur:/)).toBeInViewport({ ratio: 1 });
  // A thumb on the bar; a click of the test's own would scroll to where the bar would stand by itself.
  const box = await toSizes.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + 12);
  const tray = page.getByRole('dialog', { name: 'Kies je maat' });
  await expect(tray.getByRole('button', { name: /^XS/ })).toBeFocused();
  await expect(tray).toBeInViewport({ ratio: 1 });
  await expect(tray.getByRole('listitem').filter({ hasText: /^S/ })).toHaveText(
    /^S (Op voorraad|Nog \d stuks|Laatste stuk)$/,
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await tray.getByRole('button', { name: /^XS/ }).click();
  await expect(page.getByRole('radio', { name: /^XS/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^XS/ })).toBeFocused();
  await expect(page.getByText('Deze maat is online uitverkocht.')).toBeVisible();
  await expect(button).toBeHidden();
  await expect(page.locator('[data-bottom-bar]')).toBeHidden();
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await expect(tray).toHaveCount(0);
  await expect(button).toBeEnabled();
  await expect(button).toHaveText(/€\s\d+,\d\d$/);
  await expect(toSizes).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar leads to the sizes, and orders once one is chosen', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Kies je maat', exact: true }).click();
    await expect(page).toHaveURL(/#maten$/);
    await page.getByRole('radio', { name: 'S', exact: true }).check();
    await page.getByRole('button', { name: /^In winkelmand/ }).click();
    await expect(page).toHaveURL(/\/webcore\/checkout\/view$/);
  });
});

test('S2.6/1 the sizes over a phone’s bar: back closes them, and a choice stays in the address', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto(address);
  const open = page.getByRole('link', { name: 'Kies je maat' });
  const sizes = page.getByRole('dialog', { name: 'Kies je maat' });
  // At the top of the page the form's own sizes are out of sight, and a click of ours would scroll to them.
  await open.evaluate((link) => {
    scrollTo(0, 0);
    (link as HTMLElement).click();
  });
  await expect(sizes).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe('sizes');
  await page.goBack();
  await expect(sizes).toBeHidden();
  await expect(open).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(address);
  await page.goForward();
  await sizes.getByRole('button', { name: /^S / }).click();
  await expect(sizes).toBeHidden();
  await expect(page).toHaveURL(/size_id=\d+$/);
  await expect(page.getByRole('button', { name: /^In winkelmand/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});
