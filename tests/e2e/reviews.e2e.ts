import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { openSteps } from './harness/checkout';
import { command } from './harness/command';
import { stay } from './harness/resize';
import { expect, test } from './harness/test';

const article = '/artikel/flesvaas-een-tak';
const widths = [1440, 820, 390];

/** Orders it by bank transfer and has it delivered; answers the order's page. */
const receive = async (page: Page, email: string): Promise<string> => {
  await page.goto(article);
  const added = page.waitForResponse((reply) => reply.url().includes('/webcore/checkout/add'));
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await added;
  await page.goto('/webcore/checkout/view');
  await openSteps(page);
  const main = page.getByRole('main');
  const typed = {
    ...{ email, email_check: email, firstname: 'Sanne', lastname: 'de Wit' },
    ...{ address_zipcode: '3511 LX', address_housenumber: '12' },
    ...{ address_street: 'Oudegracht', address_place: 'Utrecht' },
  };
  for (const [name, text] of Object.entries(typed)) {
    await main.locator(`input[name="${name}"]`).first().fill(text);
  }
  await main.locator('input[name="payment_method"][value="transfer"]').check({ force: true });
  await main.locator('input[name="conditions_agree"]').check({ force: true });
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await expect(page).toHaveURL(/\/webcore\/order\/view\//);
  const number = /\d{4}-\d{6}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  await command('orders', 'paid', number);
  await command('orders', 'pack', number);
  await command('orders', 'ship', number, '--code', '3SREVIEW', '--url', 'https://volg.example/3S');
  await command('orders', 'delivered', number);
  return page.url();
};

/** Nothing sticks out at any width, and axe finds nothing on a phone, or in the part that is named. */
const look = async (page: Page, within?: string) => {
  await stay(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  expect(await violationsOf(page, within)).toEqual([]);
};

/** Goes on with the Tab key, as who uses no mouse, until this has the focus. */
const tabTo = async (page: Page, wanted: Locator) => {
  await expect(wanted).toBeVisible();
  for (let count = 0; count < 120; count += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
};

/** The number by which staff names the review that waits with these words. */
const waitingNumber = async (words: string): Promise<string> => {
  const listed = await command('review', 'list', '--state', 'waiting');
  const one = listed.split('\n\n').find((text) => text.includes(words));
  return /\d+\.\d+/.exec(one ?? '')?.[0] ?? '';
};

test('by keyboard on a phone: from the order’s page to a review, which everybody sees once it was read', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  const order = await receive(page, 'review@example.nl');
  const main = page.getByRole('main');
  await page.goto(order);
  await tabTo(page, main.getByRole('link', { name: /^Schrijf een review over Flesvaas/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Wat vind je van Flesvaas/);
  await look(page);

  // Sent empty, it says what is missing, in Dutch and next to it.
  await tabTo(page, main.getByRole('button', { name: 'Verstuur review' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toContainText('Kies 1 tot 5 sterren.');
  await expect(main.getByRole('textbox', { name: /^Je review/ })).toHaveAccessibleDescription(
    /Schrijf iets meer/,
  );
  await look(page);

  const stars = main.getByRole('radio', { name: /^1 ster: Slecht/ });
  await tabTo(page, stars);
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('radio', { name: '4 sterren: Goed' })).toBeChecked();
  await tabTo(page, main.getByRole('textbox', { name: /^Kop/ }));
  await page.keyboard.type('Slank en zwaar');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Staat stevig, ook met een hoge tak erin.');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('textbox', { name: /^Je naam/ })).toHaveValue('Sanne');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toContainText('Bedankt voor je review');
  await look(page);
  await page.goto(article);
  await expect(main).not.toContainText('Staat stevig');

  await command('review', 'approve', await waitingNumber('Staat stevig'));
  await expect(async () => {
    await page.goto(article);
    await expect(main).toContainText('Staat stevig', { timeout: 500 });
  }).toPass();
  await tabTo(page, main.getByRole('link', { name: /^4,0 van 5 sterren, 1 review/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#reviews$/);
  const section = page.getByRole('region', { name: 'Reviews' });
  await expect(section).toBeInViewport();
  await expect(section.getByRole('article')).toContainText('Geverifieerde aankoop');
  // What lies half below the header, above the reviews, is no smaller for it.
  await look(page, '#reviews');

  await tabTo(page, section.getByRole('link', { name: 'Meld deze review van Sanne' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meld deze review');
  await look(page);
  await tabTo(page, main.getByRole('textbox', { name: /^Wat klopt er niet/ }));
  await page.keyboard.type('Dit is mijn naam.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor je melding');
  expect(await command('review', 'list', '--reported')).toContain('Gemeld: Dit is mijn naam.');
});

test('more reviews come where one reads: the first new one has the focus, and all of them are told', async ({
  page,
}) => {
  await page.goto('/artikel/lamswollen-trui-sanne');
  const section = page.getByRole('region', { name: 'Reviews' });
  await expect(section.getByRole('article')).toHaveCount(5);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
  const link = section.getByRole('link', { name: 'Toon meer reviews' });
  await expect(async () => {
    await link.focus();
    await expect(link).toBeFocused();
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('article')).toHaveCount(8);
  await expect(
    section
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .nth(5),
  ).toBeFocused();
  await expect(page.locator('[data-announce]').first()).toHaveText('8 van 8 getoond');
  await expect(link).toHaveCount(0);
  await expect(page).toHaveURL(/\?page_reviews=2$/);
  await page.reload();
  await expect(section.getByRole('article')).toHaveCount(8);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('more reviews come by a link, at the first new one', async ({ page }) => {
    await page.goto('/artikel/lamswollen-trui-sanne');
    const section = page.getByRole('region', { name: 'Reviews' });
    await expect(section.getByRole('article')).toHaveCount(5);
    await section.getByRole('link', { name: 'Toon meer reviews' }).click();
    await expect(section.getByRole('article')).toHaveCount(8);
    await expect(section.getByRole('article').nth(5)).toBeInViewport();
    await expect(section.getByRole('link', { name: 'Toon meer reviews' })).toHaveCount(0);
    const orders = section.getByRole('navigation', { name: 'Volgorde van de reviews' });
    await orders.getByRole('link', { name: 'Laagste' }).click();
    await expect(orders.getByRole('link', { name: 'Laagste' })).toHaveAttribute('aria-current');
    await expect(section).toBeInViewport();
  });
});
