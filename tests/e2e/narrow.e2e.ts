import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

const product = '/artikel/coltrui-merinowol-dames';

/** A page of each kind, those with the longest words. */
const kinds = [
  '/',
  '/dames',
  '/accessoires',
  product,
  '/sets/warm-naar-de-markt',
  '/winkels',
  '/winkels/diensten',
  '/locaties/s-hertogenbosch-hinthamerstraat',
  '/vacatures',
  '/vacatures/decorbouwer-winkelinrichting-distributiecentrum',
  '/solliciteren',
  '/nieuws',
  '/agenda',
  '/agenda/kerstkaarten-drukken',
  '/maattabellen',
  '/retourneren',
  '/klantenservice/vraag-stellen',
  '/contact',
  '/login',
  '/herroepen',
  '/verlanglijst',
  '/nieuwsbrief',
  '/zoeken?search=trui',
  '/bestaat-niet',
  '/en',
  '/en/new',
];

/** What a visitor may set by WCAG 1.4.12, in the way of a reader’s own style sheet. */
const spread = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

const withStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);

const ways = [
  ['a screen of 320 px', 320, ''],
  ['letters that stand apart', 320, spread],
  ['letters twice as large on a screen of 320 px', 320, 'html { font-size: 200% !important; }'],
  ['letters twice as large', 390, 'html { font-size: 200% !important; }'],
  ['letters twice as large at a desk', 1440, 'html { font-size: 200% !important; }'],
] as const;

const isPhone = ([, width]: (typeof ways)[number]): boolean => width < 768;

// In two parts, as two are tested at once.
for (const part of [0, 1]) {
  test(`WCAG 1.4.10 no kind of page scrolls sideways on 320 px, with letters apart or twice as large (${part + 1} of 2)`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 404/);
    const found: string[] = [];
    // A page that gets another kind of screen asks for what is shown there anew: each kind has a visit of its own.
    for (const some of [ways.filter(isPhone), ways.filter((way) => !isPhone(way))]) {
      const [[, first]] = some as [(typeof ways)[number]];
      for (const path of kinds.filter((_, at) => at % 2 === part)) {
        await page.setViewportSize({ width: first, height: 640 });
        await page.goto(path);
        for (const [name, width, styles] of some) {
          await page.setViewportSize({ width, height: 640 });
          await withStyles(page, styles);
          const [seen = 0, whole = 0] = await page.evaluate(() => {
            const { clientWidth, scrollWidth } = document.documentElement;
            return [clientWidth, scrollWidth];
          });
          if (whole > seen) found.push(`${path} with ${name}: ${whole} px`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}

test('WCAG 1.4.10 WCAG 1.4.4 nor do cart, checkout and account with letters twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const widths: Record<string, number> = {};
  const measure = async (path: string) => {
    await page.goto(path);
    await withStyles(page, 'html { font-size: 200% !important; }');
    widths[path] = await page.evaluate(() => document.documentElement.scrollWidth);
  };
  await page.goto(product);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await expect(page.locator('dialog[data-cart-popover]')).toBeVisible();
  await measure('/webcore/checkout/view');
  await page.goto('/login');
  const login = page.getByRole('region', { name: 'Inloggen' });
  await login.getByLabel('E-mailadres').fill('klant@brink.example');
  await login.getByLabel('Wachtwoord').fill('brink-klant');
  await login.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/login\/dashboard/);
  await measure('/login/dashboard/view/orders');
  const order = page.locator('main a[href*="/webcore/order/view/"]').first();
  await measure((await order.getAttribute('href')) ?? '');
  await measure('/login/dashboard/view/profile');
  await measure('/webcore/checkout/view');
  for (const [path, width] of Object.entries(widths)) expect(width, path).toBeLessThanOrEqual(320);
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

for (const [width, path] of [
  [320, '/retourneren'],
  [820, '/'],
] as const) {
  test(`letters that stand apart are not cut off on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(path);
    await withStyles(page, spread);
    // Not `innerWidth`: a phone makes that as wide as what hangs out.
    const outside = await page.evaluate((screen) => {
      const texts = document.querySelectorAll('aside li, main p, main h2, main h2 + *');
      const isOut = ({ left, right, width }: DOMRect) =>
        width > 1 && (left < -1 || right > screen + 1);
      return (
        [...texts]
          // A slider's row goes on beside the page, and can be moved.
          .filter((one) => !one.closest('[data-slider-view]') && one.checkVisibility())
          .filter((one) => isOut(one.getBoundingClientRect()))
          .map((one) => one.textContent)
      );
    }, width);
    expect(outside).toEqual([]);
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole).toBeLessThanOrEqual(width + 1);
  });
}

/** Whether all of what has the focus is seen: nothing lies over it, and it is not off the screen. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (one.contains(top) || top.contains(one));
  });

test.describe('a page at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('what is being typed in is not covered by the total', async ({ page }) => {
    await page.goto(product);
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('button', { name: /^In winkelmand/ }).click();
    await expect(page.locator('dialog[data-cart-popover]')).toBeVisible();
    await page.goto('/webcore/checkout/view');
    await page
      .getByRole('textbox', { name: /^E-mailadres/ })
      .first()
      .focus();
    for (const name of ['email_check', 'firstname', 'lastname', 'phone']) {
      while ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) !== name) {
        await page.keyboard.press('Tab');
      }
      await expect.poll(() => isSeen(page), name).toBe(true);
    }
  });
});

test('what is promised at the top fits on one line of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 640 });
  await page.goto('/login');
  const heights = await page
    .locator('aside li:visible')
    .evaluateAll((items) => items.map((one) => one.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights)).toBeLessThan(30);
});

test('S2.6/1 beside tall pictures a keyboard comes by nothing that can’t be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/artikel/overslagjurk-roos');
  await page.getByRole('button', { name: /^In winkelmand/ }).focus();
  const names = ['Direct afrekenen', 'Uitleg over bezorgen en retour', 'Bewaar op je verlanglijst'];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
    await expect.poll(() => isSeen(page)).toBe(true);
  }
});

test('WCAG 1.4.4 at a desk with letters twice as large the header stays a header, and its bar breaks no word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dames');
  await withStyles(page, 'html { font-size: 200% !important; }');
  const header = page.locator('[data-header]');
  await expect
    .poll(() => header.evaluate((one) => one.getBoundingClientRect().height))
    .toBeLessThan(900 / 3);
  for (const name of ['Sale', 'Winkelmand']) {
    await expect(header.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
  }
  // One line: its word is whole.
  const help = page.locator('aside').first().getByRole('link', { name: 'Klantenservice' });
  expect(await help.evaluate((one) => one.getClientRects().length)).toBe(1);
});

test('WCAG 1.4.4 WCAG 2.4.11 with letters twice as large, or on a low screen, the bar to buy with hides nothing', async ({
  page,
}) => {
  await page.goto(product);
  const buy = page.locator('form[name=addproduct] [data-bottom-bar]');
  await expect(buy).toBeInViewport();
  await withStyles(page, 'html { font-size: 200% !important; }');
  await expect(buy).not.toBeInViewport();
  await withStyles(page, '');
  await expect(buy).toBeInViewport();
  await page.setViewportSize({ width: 700, height: 360 });
  await expect(buy).not.toBeInViewport();
});
