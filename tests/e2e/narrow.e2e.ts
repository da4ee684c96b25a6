import { expect, test } from './harness/test';

const product = '/artikel/coltrui-merinowol-dames';

test.describe('a screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of ['/', '/dames', product, '/winkels', '/maattabellen', '/login']) {
    test(`nothing scrolls sideways on ${path}`, async ({ page }) => {
      await page.goto(path);
      const [seen, whole] = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return [clientWidth, scrollWidth];
      });
      expect(whole).toBe(seen);
    });
  }
});

test.describe('a visitor’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('S2.6/1 the chosen size and colour look unlike the others', async ({ page }) => {
    await page.goto(product);
    const look = (name: string) =>
      page
        .getByRole('radio', { name, exact: true })
        .locator('..')
        .evaluate((label) => {
          const { backgroundColor, borderTopColor } = getComputedStyle(label);
          return `${backgroundColor} ${borderTopColor}`;
        });
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await expect.poll(() => look('M')).not.toBe(await look('L'));
    expect(await look('Zwart')).not.toBe(await look('Camel'));
  });
});

test.describe('a phone that lies down', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('S2.7/5 the cart’s line and its way on can both be reached', async ({ page }) => {
    await page.goto(product);
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('button', { name: /^In winkelmand/ }).click();
    const line = page.locator('dialog[data-cart-popover] [data-cart-line]');
    await expect(line.getByRole('button', { name: /Verwijder/ })).toBeInViewport({ ratio: 1 });
    const onward = page.getByRole('link', { name: 'Verder naar bestellen' });
    await onward.scrollIntoViewIfNeeded();
    await expect(onward).toBeInViewport({ ratio: 1 });
  });
});
