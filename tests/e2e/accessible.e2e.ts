import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { openSteps } from './harness/checkout';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const product = '/artikel/coltrui-merinowol-dames';

const first = async (page: Page, list: string) => {
  await page.goto(list);
  await page.locator('[data-item] a').first().click();
  // A vacancy asks first whether its place will do.
  if (list === '/vacatures') await page.getByRole('dialog').getByText('Naar de vacature').click();
  await expect(page).not.toHaveURL(new RegExp(`${list}$`));
};

const add = async (page: Page) => {
  await page.goto(product);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await expect(page.locator('dialog[data-cart-popover] [data-cart-line]')).toBeVisible();
};

const search = async (page: Page) => {
  await page.goto('/');
  const toggle = page.locator('[data-search-toggle]');
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('combobox', { name: 'Zoek in de winkel' }).pressSequentially('trui');
  await expect(page.getByRole('option').first()).toBeVisible();
};

const filtered = async (page: Page) => {
  await page.goto('/dames');
  const toggle = page.locator('[data-refines-toggle]');
  if (await toggle.isVisible()) await toggle.click();
  const options = page.locator('[data-filter-column=category] label[data-filter-id]');
  await options.first().click();
  await expect(page.locator('[data-chips]')).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
};

const checkout = async (page: Page) => {
  await add(page);
  await page.getByRole('link', { name: 'Verder naar bestellen' }).click();
  await openSteps(page);
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
};

const menu = async (page: Page) => {
  await page.goto('/');
  const toggle = page.locator('[data-menu-toggle]');
  if (await toggle.isVisible()) await toggle.click();
  const panel = page.locator('[data-nav-toggle]').first();
  await panel.focus();
  await panel.press('Enter');
  await expect(page.locator('[data-nav-panel] a').first()).toBeVisible();
};

/** A form that comes back with something wrong; Enter in its last box sends it. */
const wrong = (path: string, values: Record<string, string>) => async (page: Page) => {
  await page.goto(path);
  for (const [name, text] of Object.entries(values)) {
    await page.locator(`main input[name=${name}]`).fill(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-error-summary]')).toBeVisible();
  // Where there is one field, that has the focus.
  await expect(
    page.locator('[data-error-summary]:focus, main [aria-invalid=true]:focus'),
  ).toBeFocused();
};

const login = async (page: Page) => {
  await page.goto('/login');
  const form = page.getByRole('region', { name: 'Inloggen' });
  await form.getByLabel('E-mailadres').fill('klant@brink.example');
  await form.getByLabel('Wachtwoord').fill('brink-klant');
  await form.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/login\/dashboard\//);
  await page.goto('/login/dashboard/view/profile');
  // What is folded in is looked at too.
  await page.locator('main details').evaluateAll((all) => {
    for (const fold of all) fold.setAttribute('open', '');
  });
};

const wish = async (page: Page) => {
  await page.goto(product);
  await page.getByRole('button', { name: 'Bewaar op je verlanglijst' }).click();
  await expect(page.locator('[data-wishlist-count]').first()).toHaveText('1');
  await page.goto('/verlanglijst');
};

type Views = Record<string, ((page: Page) => Promise<unknown>)[]>;

/** By what a visitor sees; pages that belong together share a test. */
/** On its way to the answer that is asked for, the page has others half under its header. */
const answered = async (page: Page) => {
  await page.goto('/klantenservice?faqid=3');
  const placeOf = () =>
    page.evaluate(() => document.querySelector('details[open]')?.getBoundingClientRect().top);
  await expect.poll(placeOf).toBeLessThan(300);
  const isStill = async () => {
    const before = await placeOf();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
    return before === (await placeOf());
  };
  await expect.poll(isStill).toBe(true);
};

const anywhere: Views = {
  'home, its search with suggestions and its menu': [(page) => page.goto('/'), search, menu],
  'a listing, and filtered with its filters open': [(page) => page.goto('/dames'), filtered],
  'a product, and the cart over it': [(page) => page.goto(product), add],
};

/** These hardly differ by the screen. */
const onPhones: Views = {
  'the search page and an unknown address': [
    (page) => page.goto('/zoeken?search=trui'),
    (page) => page.goto('/bestaat-niet'),
  ],
  'a store, a vacancy and the news': [
    (page) => first(page, '/winkels/diensten'),
    (page) => first(page, '/vacatures'),
    (page) => first(page, '/nieuws'),
  ],
  'the company with its numbers, a store’s hours, the answers and the cookies': [
    (page) => page.goto('/over-ons'),
    (page) => page.goto('/contact'),
    answered,
    (page) => page.goto('/cookies'),
  ],
  'the checkout with its messages': [checkout],
  'forms that come back with what is wrong': [
    wrong('/login', { etalage_username: 'an@klant.nl', etalage_password: 'onwaar' }),
    wrong('/herroepen', { order_number: 'abc', order_email: 'an@klant' }),
    wrong('/webcore/giftcard/balance', { giftcard_code: 'ABCD-EFGH-JKLM-NPQR' }),
    wrong('/nieuwsbrief', { email: 'an@klant' }),
  ],
  'an account from the inside, with its addresses, its orders and its end': [
    login,
    (page) => page.goto('/login/dashboard/view/addresses'),
    (page) => page.goto('/login/dashboard/view/addresses/nieuw'),
    (page) => page.goto('/login/dashboard/view/orders'),
    (page) => page.goto('/login/dashboard/verwijderen'),
  ],
  'a wish list, empty and not': [(page) => page.goto('/verlanglijst'), wish],
  'a bundle and forms to fill in': [
    (page) => page.goto('/sets/warm-naar-de-markt'),
    (page) => page.goto('/solliciteren'),
    (page) => page.goto('/klantenservice/vraag-stellen'),
  ],
};

for (const [screen, use, views] of [
  ['a phone', {}, { ...anywhere, ...onPhones }],
  ['a wide screen', desktop, anywhere],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(use);
    for (const [name, visits] of Object.entries(views)) {
      test(`axe finds nothing on ${name}`, async ({ page, problems }) => {
        problems.expect(/bestaat-niet|status of 4(04|22)/);
        for (const visit of visits) {
          await visit(page);
          expect(await violationsOf(page), page.url()).toEqual([]);
        }
      });
    }
  });
}
