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
  await page.getByRole('radio', { name: 'Engels' }).check();
  const tree = page.getByRole('tree', { name: 'Engelse voet van de site' });
  await tree.getByRole('treeitem', { level: 2 }).first().click();
  // Out from under the bar at the foot of the screen.
  const up = page.getByRole('button', { name: `Omhoog (${first})` });
  await up.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await axe(page);
  await expect(page.frameLocator('iframe').locator('footer')).toBeAttached();
  // Another screen of the site is saved meanwhile: that is no reason to refuse this one.
  await site.goto('/admin/gegevens');
  await site.getByLabel('Handelsnaam').fill('Brink tijdelijk');
  await site.getByLabel('Handelsnaam').press('Control+s');
  await expect(site.getByText('Er is niets gewijzigd')).toBeVisible();
  await expect(site.getByLabel('Handelsnaam')).toBeFocused();
  await site.getByLabel('Handelsnaam').fill('Brink');
  await site.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(site.getByText('Er is niets gewijzigd')).toBeVisible();
  await expect(site.getByRole('button', { name: 'Opslaan' })).toBeFocused();
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

test('the office: a tree says what can’t be and what it did, closes, is typed ahead in, and takes back what was taken away', async ({
  page,
}) => {
  await enter(page, '/admin/navigatie');
  await page.getByRole('radio', { name: 'Engels' }).check();
  const whole = page.getByRole('group', { name: 'Engelse voet van de site' });
  const tree = whole.getByRole('tree');
  const rows = tree.getByRole('treeitem');
  const said = whole.getByRole('status').last();
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  const [first, second] = [rows.nth(0), rows.nth(1)];
  const name = String(await second.locator('span').nth(1).textContent());
  const parent = String(await first.locator('span').nth(1).textContent());
  await first.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(said).toHaveText(`${parent} kan nergens onder: er staat niets boven op dit niveau`);
  await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(rows).not.toHaveCount(count);
  await page.keyboard.press('ArrowRight');
  await expect(rows).toHaveCount(count);
  await page.keyboard.type(name.slice(0, 3).toLowerCase());
  await expect(second).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said).toHaveText(new RegExp(`^${name} staat nu onder ${parent}, 2 van \\d+$`));
  await page.keyboard.press('Control+z');
  await expect(said).toHaveText('Ongedaan gemaakt');
  await expect(second).toContainText(name);

  await second.focus();
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(count - 1);
  await axe(page);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(rows).toHaveCount(count);
  await second.focus();
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(count - 1);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(count);
  await expect(second).toBeFocused();
  await expect(page.getByText('Er is niets gewijzigd')).toBeVisible();

  // Each language has its own; a department that was taken away comes back from the shop's categories.
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  const menu = page.getByRole('tree', { name: 'Navigatie' });
  const departments = menu.getByRole('treeitem', { level: 1 });
  const names = await departments.count();
  await departments.filter({ hasText: 'Wonen' }).focus();
  await page.keyboard.press('Delete');
  await expect(departments).toHaveCount(names - 1);
  await page.getByRole('button', { name: 'Uit categorieën' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uit categorieën' });
  await dialog.getByRole('checkbox', { name: /^Wonen/ }).check();
  await axe(page);
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(departments.last()).toContainText('Wonen');
  await departments.last().focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Er is niets gewijzigd')).toBeVisible();
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
  await expect(frame).toHaveCSS('--brand', '#f2c9dd');
  // What the office and the page in its frame both have is told apart.
  const all = await violationsOf(page);
  expect(all.filter((one) => one.startsWith('landmark'))).toEqual([]);
  await expect(page.getByRole('row', { name: /^Merkkleur Achtergrond/ })).toContainText(
    'te weinig',
  );
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('alert')).toContainText('4,5 op 1');
  await axe(page);
  // What is kept on the device is told as such, and what was wrong goes with the draft.
  await page.reload();
  await expect(page.getByText(/Concept op dit apparaat bewaard/)).toBeVisible();
  await expect(page.getByText(/Geen verbinding/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('alert')).toContainText('4,5 op 1');
  await page.getByRole('button', { name: 'Concept weggooien' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concept weggooien' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The preview stays in sight, and never over what stands below it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const preview = await page.getByRole('region', { name: 'Zo wordt het' }).boundingBox();
  const contrast = await page.getByRole('heading', { name: 'Contrast' }).boundingBox();
  expect(contrast?.y).toBeGreaterThan((preview?.y ?? 0) + (preview?.height ?? 0));
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wide)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await brand.fill('#f2c9dd');
  await page.getByRole('button', { name: 'Terug naar de huisstijl van het platform' }).click();
  await expect(page.getByText('Er is niets gewijzigd')).toBeVisible();
  await expect(frame).toHaveCSS('--brand', '#17442f');
});

test('the office: what the law asks of the chain can’t be emptied', async ({ page, problems }) => {
  // The server is asked what else is wrong.
  problems.expect(/status of 400/);
  await enter(page, '/admin/gegevens');
  await page.getByLabel('KvK-nummer').fill('');
  await axe(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('alert')).toContainText('KvK-nummer');
  await page.getByLabel('KvK-nummer').fill('30912745');
  await expect(page.getByText('Er is niets gewijzigd')).toBeVisible();
});
