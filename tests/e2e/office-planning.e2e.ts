import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

test.use(desktop);

const PATH = '/duurzaam';

const enter = async (page: Page) => {
  await page.goto('/admin/login');
  await page.fill('#staff-email', 'beheer@brink.example');
  await page.fill('#staff-password', 'brink-beheer');
  await page.click('button[type=submit]');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dag');
};

const pageAt = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (at) => {
    const reply = await fetch(`/admin/api/rows/page?q=${encodeURIComponent(at)}&limit=200`);
    const { rows } = await reply.json();
    return rows.find((row: { href?: string }) => row.href === at).id;
  }, path);

test('a draft is planned for Friday, seen by a link without an account, compared, and published from the planning', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  // A link that ended is no page.
  problems.expect(/status of 404/);
  await enter(page);
  const id = await pageAt(page, PATH);
  await page.goto(`/admin/page/${id}/bouwen`);
  await page.getByRole('tree', { name: 'Opbouw' }).getByRole('treeitem').first().click();
  await page.getByRole('button', { name: 'Dupliceren' }).click();
  await expect(page.getByText('Concept bewaard')).toBeVisible();

  await page.getByRole('button', { name: 'Delen' }).click();
  await page.getByRole('button', { name: 'Link maken' }).click();
  const link = await page.getByRole('textbox', { name: 'De link' }).inputValue();
  const shown = new URL(new URL(link).pathname, baseURL).href;
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(shown);
  await expect(guest.locator('main h1', { hasText: 'Duurzaam' }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Intrekken/ })
    .first()
    .click();
  await expect(page.getByText('Er zijn geen links die gelden.')).toBeVisible();
  expect((await guest.goto(shown))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Sluiten' }).click();

  await page.getByRole('button', { name: 'Plannen', exact: true }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^vrijdag 18:00/ }).click();
  await expect(page.getByRole('button', { name: /^Gepland: / })).toBeVisible();

  await page.getByRole('link', { name: 'Versies' }).click();
  await expect(page.getByText('1 verschil')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(2);
  await page.getByRole('button', { name: /^Nieuw: / }).click();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/admin/planning');
  await expect(page.getByRole('heading', { name: 'Komt eraan' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Duurzaam' }).click();
  await expect(page.getByText('Alles is in orde.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const blocks = async () => {
    await guest.goto(PATH);
    return guest.locator('main [data-block-type=RichText]').count();
  };
  const before = await blocks();
  await page.getByRole('button', { name: 'Nu publiceren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nu publiceren' }).click();
  await expect(page.getByText(/^Gepubliceerd: /)).toBeVisible();
  await expect.poll(blocks).toBe(before + 1);
});
