import type { Locator } from '@playwright/test';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

/** A page of each kind. */
const addresses = [
  '/',
  '/dames',
  '/artikel/lamswollen-trui-sanne?size_id=1',
  '/zoeken?search=trui',
  '/winkels',
  '/vacatures',
  '/nieuws',
  '/contact',
  '/login',
];

/** Brings an island into view and touches it, as a finger does that then slides on. */
const touch = (island: Locator) =>
  island.evaluate((element) => {
    element.firstElementChild?.scrollIntoView();
    element.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });

test.use(desktop);

test('every island comes to life over the HTML of the server', async ({ page }) => {
  const met = new Set<string>();
  for (const address of addresses) {
    await page.goto(address);
    for (const island of await page.locator('etalage-island').all()) {
      await touch(island);
      // The harness fails a test in which an island had to be rendered anew.
      await expect(island).toHaveAttribute('data-awake', '');
      met.add((await island.getAttribute('data-island')) ?? '');
    }
  }
  expect([...met]).toEqual(
    expect.arrayContaining([
      'features/search/site/search-box',
      'features/catalog/site/product-form',
    ]),
  );
});

test('what is done to a sleeping island is done once it is awake, in that order', async ({
  page,
}) => {
  await page.goto('/artikel/lamswollen-trui-sanne');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/product-form.island-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const size = page.getByRole('radio', { name: /^M(,|$)/ });
  await page.getByRole('radio', { name: 'Ecru' }).check();
  await size.check();
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await expect(size).toBeChecked();
  release();
  const dialog = page.locator('dialog[data-cart-popover]');
  await expect(dialog).toContainText('Ecru, maat M');
  await expect(page.getByText('Kleur: Ecru')).toBeAttached();
});

test('an island whose code fails keeps its plain HTML, which works', async ({ page, problems }) => {
  problems.expect(/product-form/);
  problems.expect(/ERR_FAILED/);
  await page.route('**/assets/product-form.island-*.js', (route) => route.abort());
  await page.goto('/artikel/noorse-trui-finse');
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await expect(page.locator('etalage-island[data-failed]')).toHaveCount(1);
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await expect(page.locator('dialog[data-cart-popover]')).toContainText('maat M');
});
