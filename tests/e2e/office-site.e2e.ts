import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

test.use(desktop);

// They write the one row that holds the site itself.
test.describe.configure({ mode: 'default' });

const axe = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsOf(page, undefined, { withoutFrames: true })).toEqual([]);
};

const enter = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByLabel('E-mailadres').fill('beheer@brink.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('brink-beheer');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
};

/** Of the English footer, which no other journey minds. */
const footerLinks = async (page: Page): Promise<string[]> => {
  await page.goto('/en');
  return page.locator('footer nav').getByRole('link').allTextContents();
};

test('the office: an entry of a footer is moved by keyboard, seen in the preview and on the site, and back', async ({
  page,
  context,
}) => {
  const site = await context.newPage();
  const before = await footerLinks(site);
  const [first = '', second = ''] = before;
  await enter(page, '/admin/navigatie');
  const tree = page.getByRole('tree', { name: 'Engelse voet van de site' });
  await tree.getByRole('treeitem', { level: 2 }).first().click();
  // Out from under the bar at the foot of the screen.
  const up = page.getByRole('button', { name: `Omhoog (${first})` });
  await up.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await axe(page);
  await page.getByLabel('Taal').selectOption('en');
  await expect(page.frameLocator('iframe').locator('footer')).toBeAttached();
  await tree.getByRole('treeitem', { level: 2, selected: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText(first);
  await expect(tree.getByRole('treeitem', { level: 2 }).first()).toContainText(second);
  await expect(tree.getByRole('treeitem', { selected: true })).toBeFocused();
  await expect(page.frameLocator('iframe').locator('footer nav a').first()).toHaveText(second);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Er is niets gewijzigd')).toBeVisible();
  expect((await footerLinks(site)).slice(0, 2)).toEqual([second, first]);

  await tree.getByRole('treeitem', { level: 2 }).nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Er is niets gewijzigd')).toBeVisible();
  await expect.poll(() => footerLinks(site)).toEqual(before);
});

test('the office: a colour with too little contrast is shown, told and refused; nothing of the site changes', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/);
  await enter(page, '/admin/huisstijl');
  const brand = page.getByLabel('Merkkleur', { exact: true });
  await brand.fill('#f2c9dd');
  const frame = page.frameLocator('iframe').locator('html');
  await expect(frame).toHaveCSS('--green', '#f2c9dd');
  await expect(page.getByRole('row', { name: /^Merkkleur Achtergrond/ })).toContainText(
    'te weinig',
  );
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('alert')).toContainText('4,5 op 1');
  await axe(page);
  await page.getByRole('button', { name: 'Terug naar de huisstijl van het platform' }).click();
  await expect(page.getByText('Er is niets gewijzigd')).toBeVisible();
  await expect(frame).toHaveCSS('--green', '#17442f');
});

test('the office: what the law asks of the chain can’t be emptied', async ({ page }) => {
  await enter(page, '/admin/gegevens');
  await page.getByLabel('KvK-nummer').fill('');
  await axe(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('alert')).toContainText('KvK-nummer');
  await page.getByLabel('KvK-nummer').fill('30912745');
  await expect(page.getByText('Er is niets gewijzigd')).toBeVisible();
});
