import type { Page } from '@playwright/test';
import { alive } from './harness/alive';
import { type Hands, keyboard, pointer } from './harness/hands';
import { desktop, Listing } from './harness/listing';
import { expect, test } from './harness/test';

const medium = /^M ?\d/;

/** Chooses a size that has more than a page of results, and goes to the second page. */
const findInListing = async (page: Page, { press, choose }: Hands) => {
  // What is looked for once, and pressed, must be there.
  await page.waitForLoadState();
  const listing = new Listing(page);
  const toggle = page.locator('[data-refines-toggle]');
  const isSheet = await toggle.isVisible();
  const many = await listing.promised(medium);
  const perPage = await listing.cards.count();
  expect(many).toBeGreaterThan(perPage);
  if (isSheet) await press(toggle);
  await choose(listing.option(medium).locator('input'));
  const apply = listing.form.locator('[data-apply]');
  if (await apply.isVisible()) await press(apply);
  await listing.shows(many);
  await press(listing.section.getByRole('navigation').getByRole('link', { name: 'Volgende' }));
  await expect(listing.section.locator('[aria-current=page]')).toHaveText(/2$/);
  await expect(listing.cards).toHaveCount(Math.min(perPage, many - perPage));
};

const findBySearch = async (page: Page, { press, write }: Hands, words: string) => {
  await page.waitForLoadState();
  const box = page.locator('header input[name=search]');
  if (!(await box.isVisible())) await press(page.locator('[data-search-toggle]'));
  await write(box, words);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/zoeken\?search=/);
  await press(page.getByRole('main').getByRole('link', { name: 'Overslagjurk Roos' }).first());
  await expect(page).toHaveURL(/\/artikel\/overslagjurk-roos$/);
};

const addToCart = async (page: Page, { press, choose }: Hands, hasScript: boolean) => {
  if (hasScript) await alive(page);
  await choose(page.getByRole('radio', { name: '38', exact: true }));
  await press(page.getByRole('button', { name: /^In winkelmand/ }));
  if (hasScript) {
    const dialog = page.locator('dialog[data-cart-popover]');
    await expect(dialog).toContainText('maat 38');
    await press(dialog.getByRole('link', { name: 'Verder naar bestellen' }));
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellen' })).toBeVisible();
};

const order = async (page: Page, { press, choose, write }: Hands, hasScript: boolean) => {
  const send = page.getByRole('button', { name: 'Bestellen en betalen' });
  const box = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first();
  const who: [string, string][] = [
    ['E-mailadres', 'sanne@example.nl'],
    ['E-mailadres, nog een keer', 'sanne@example.nl'],
    ['Voornaam', 'Sanne'],
    ['Achternaam', 'de Wit'],
  ];
  const where: [string, string][] = [
    ['Postcode', '3511 LX'],
    ['Huisnummer', '12'],
    ['Straat', 'Oudegracht'],
    ['Plaats', 'Utrecht'],
  ];
  const fill = async (fields: [string, string][], next: string) => {
    for (const [name, text] of fields) await write(box(name), text);
    if (!hasScript) return;
    await expect(send).toBeHidden();
    await press(page.getByRole('button', { name: `Verder naar ${next}` }));
    await expect(page.getByRole('heading', { name: new RegExp(next, 'i') })).toBeFocused();
  };
  await fill(who, 'bezorging');
  await fill(where, 'betalen');
  if (hasScript)
    await expect(page.getByRole('main')).toContainText('Oudegracht 12, 3511 LX Utrecht');
  await press(send);
  // S5.1/11: the conditions were forgotten; what was typed is still there.
  await expect(page.getByRole('alert')).toContainText(
    'U dient akkoord te gaan met de voorwaarden.',
  );
  await expect(page.locator('input[name=address_street]')).toHaveValue('Oudegracht');
  await choose(page.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
  await expect(page.getByRole('radio', { name: /^iDEAL/ })).toBeChecked();
  await press(send);
  await expect(page).toHaveURL(/\/webcore\/testbank\//);
  await press(page.getByRole('button', { name: 'Betaald', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sanne');
  await expect(page).toHaveURL(/\/webcore\/order\/view\//);
  await expect(page.getByRole('main')).toContainText('Overslagjurk Roos');
  await expect(page.locator('[data-header] [data-cart-count]')).toBeHidden();
};

const shop = async (page: Page, hands: Hands, hasScript = true) => {
  await page.goto('/');
  const menu = page.locator('[data-menu-toggle]');
  const isFolded = await menu.isVisible();
  if (isFolded) await hands.press(menu);
  // Without script the menu's panels are open, and have links of that name too.
  const dames = page.locator('[data-nav-item] > a').filter({ hasText: /^Dames$/ });
  if (isFolded && hasScript) {
    // On a phone a department's name opens what is in it, its page first.
    await hands.press(page.getByRole('button', { name: /Dames$/ }).filter({ visible: true }));
    await hands.press(
      page.getByRole('link', { name: 'Alles van Dames' }).filter({ visible: true }),
    );
  } else await hands.press(dames);
  await expect(page).toHaveURL(/\/dames$/);
  await findInListing(page, hands);
  await findBySearch(page, hands, 'overslagjurk');
  await addToCart(page, hands, hasScript);
  await order(page, hands, hasScript);
};

test('S1/4-5 S1/8 S1/10 on a phone: from the home page by filters, pages and search to an order', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 422/);
  await shop(page, pointer);
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('the same with the keyboard alone', async ({ page, problems }) => {
    problems.expect(/status of 422/);
    await shop(page, keyboard(page));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same by links and forms', async ({ page, problems }) => {
    problems.expect(/status of 422/);
    await shop(page, pointer, false);
  });
});
