import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** What a visitor sees of a state: all that is drawn in a place, and behind and before it. */
const looksOf = (place: Locator, part?: string) =>
  place.evaluate((one, pseudo) => {
    const { backgroundColor, color, borderTopColor, borderTopStyle, fontWeight, ...style } =
      getComputedStyle(one, pseudo);
    const outline = style.outlineStyle === 'none' ? '' : style.outlineColor;
    return [backgroundColor, color, borderTopColor, borderTopStyle, fontWeight, outline].join(' ');
  }, part);

const expectTold = async (state: Locator, other: Locator) => {
  // What changes its colours may be on its way to them.
  await expect
    .poll(async () => (await looksOf(state.first())) !== (await looksOf(other.first())))
    .toBe(true);
};

/** Its own colour of the page, so that a thing of that colour isn't seen. */
const canvasOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

test('WCAG 1.4.1: in a visitor’s own colours what is chosen, where one is and what is open is told', async ({
  page,
}) => {
  await page.goto('/artikel/overslagjurk-roos');
  const size = page.locator('label:has(input[name=size_id])');
  await size.nth(1).click();
  await expectTold(size.filter({ has: page.locator(':checked') }), size.nth(0));
  const color = page.locator('label:has(input[name=color_id])');
  const chosen = color.filter({ has: page.locator(':checked') });
  await expectTold(chosen, color.filter({ hasNot: page.locator(':checked') }));
  await page.goto('/dames');
  const pages = page.locator('[data-pagination] [data-page-to]');
  await expectTold(page.locator('[data-pagination] [aria-current=page]'), pages.nth(1));
  await page.goto('/klantenservice/vraag-stellen');
  const steps = page.locator('ol:has([aria-current=step]) > li');
  await expectTold(steps.first(), steps.last());
});

test('WCAG 1.4.11: in a visitor’s own colours a pin and a progress are drawn', async ({ page }) => {
  await page.goto('/winkels');
  await page.locator('[data-store-map]').scrollIntoViewIfNeeded();
  const canvas = await canvasOf(page);
  const mark = page.locator('.leaflet-marker-icon').first();
  await mark.waitFor();
  const drawn = await mark.evaluate((one) => {
    const before = getComputedStyle(one, '::before');
    return before.content === 'none'
      ? getComputedStyle(one).borderTopColor
      : before.backgroundColor;
  });
  expect(drawn).not.toBe(canvas);
});
