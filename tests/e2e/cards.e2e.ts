import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { desktop, Listing, restingScrollOf, scrollOf } from './harness/listing';
import { expect, test } from './harness/test';

const address = '/dames';

/** The first card with several colours. */
const cardOf = (page: Page) =>
  page
    .locator('[data-item] article')
    .filter({ has: page.locator('[data-card-color]') })
    .first();

test.describe('at a desk', () => {
  test.use(desktop);

  test('S2.6/1 a colour on a card shows its picture there, and the card leads to the article in it', async ({
    page,
  }) => {
    await page.goto(address);
    const card = cardOf(page);
    const image = card.locator('img').first();
    const shown = () => image.evaluate((img: HTMLImageElement) => img.currentSrc);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(shown).not.toBe('');
    const before = await shown();
    const colors = card.locator('[data-card-color]');
    const chosen = colors.filter({ hasNot: page.locator('[aria-current]') }).nth(1);
    const to = (await chosen.getAttribute('href')) ?? '';
    await chosen.click();
    await expect(page).toHaveURL(address);
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    const name = (await chosen.getAttribute('aria-label')) ?? '';
    await expect(card.getByText(name, { exact: true })).toBeVisible();
    await expect.poll(shown).not.toBe(before);
    await image.evaluate((img: HTMLImageElement) => img.decode());
    await expect(card.locator('picture')).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(to);
  });

  test('S2.7/1 a size is chosen on a card and put in the cart, by keyboard alone too', async ({
    page,
  }) => {
    await page.goto(address);
    const card = cardOf(page);
    const opener = card.getByRole('button', { name: /^Kies je maat van/ });
    const sizes = card.getByRole('form', { name: /^Kies je maat van/ });
    await expect(opener).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(opener).toHaveCSS('opacity', '1');
    await opener.click();
    await expect(sizes.getByRole('button', { disabled: false }).first()).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sizes).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sizes.getByRole('button', { disabled: false }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    const cart = page.locator('dialog[data-cart-popover]');
    await expect(cart).toBeVisible();
    await expect(page.locator('[data-cart-count]').first()).toHaveText(/1/);
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    // Elsewhere on the page they aren't in the way.
    await page.locator('h1').click();
    await expect(sizes).toHaveCount(0);
  });

  test('a choice far down brings the results’ begin into view; the filters stay where they are', async ({
    page,
  }) => {
    await page.goto(address);
    const listing = new Listing(page);
    const brand = listing.group('brand');
    await brand.locator('summary').click();
    await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }));
    const panel = page.locator('[data-refines-panel]');
    await panel.evaluate((column) => {
      column.scrollTop = 300;
    });
    const total = await listing.total();
    const option = brand.locator('label[data-filter-id]').first();
    await option.locator('input').evaluate((input: HTMLInputElement) => input.click());
    await expect.poll(() => listing.total()).toBeLessThan(total);
    // The header's height at most: the title of the results stands below it.
    await expect.poll(() => restingScrollOf(page)).toBeLessThan(60);
    await expect(panel).toBeInViewport();
    expect(await panel.evaluate((column) => column.scrollTop)).toBe(300);
    await expect(brand.locator('details')).toHaveAttribute('open', '');
    // What is in view already stays as it is.
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
    await option.locator('input').evaluate((input: HTMLInputElement) => input.click());
    await listing.shows(total);
    expect(await scrollOf(page)).toBe(60);
  });
});

test.describe('by touch', () => {
  test('S2.7/1 a bag on the picture opens the sizes, and a size goes into the cart', async ({
    page,
  }) => {
    await page.goto('/dames/jassen');
    await page.locator('html.js').waitFor();
    const card = page.locator('[data-item] article').first();
    const bag = card.getByRole('button', { name: /^Kies je maat van/ });
    const box = await bag.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await bag.tap();
    const sizes = card.getByRole('form', { name: /^Kies je maat van/ });
    await expect(sizes).toBeInViewport({ ratio: 1 });
    // What lies half under the button for filters can be scrolled from under it.
    expect(await violationsOf(page, '[data-sizes-of]')).toEqual([]);
    await sizes.getByRole('button', { disabled: false }).first().tap();
    await expect(page.locator('dialog[data-cart-popover] [data-cart-line]')).toHaveCount(1);
  });

  test('S2.7/1 what comes in one size goes into the cart at once', async ({ page }) => {
    await page.goto('/zoeken?search=azulejo');
    await page.locator('html.js').waitFor();
    await page
      .getByRole('button', { name: /^Leg Betegelde tafellamp Azulejo/ })
      .first()
      .tap();
    await expect(page.locator('dialog[data-cart-popover] [data-cart-line]')).toHaveCount(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2.6/1 a colour leads to the article in it, and nothing on a card does nothing', async ({
    page,
  }) => {
    await page.goto(address);
    const card = cardOf(page);
    await expect(card.getByRole('button', { includeHidden: false })).toHaveCount(0);
    const color = card.getByRole('list', { name: 'Kleuren' }).getByRole('link').nth(1);
    const name = await color.getAttribute('aria-label');
    await color.click();
    await expect(page.getByText(`Kleur: ${name}`)).toBeVisible();
  });
});
