import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { withLargeLetters } from './harness/large-letters';
import { desktop } from './harness/listing';
import { enterOffice } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

/** Screens that the menu leads to, by its links. */
const menu = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation', { name: 'Onderdelen' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Forms to make something of each kind, by what the office was told of itself. */
const forms = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const reply = await fetch('/admin/api/start', { headers: { accept: 'application/json' } });
    const { entities } = await reply.json();
    return entities
      .filter(({ may, access }: { may: { create: boolean }; access: string }) => {
        return may.create && access !== 'site';
      })
      .map(({ access }: { access: string }) => `/admin/${access}/nieuw`);
  });

const look = async (page: Page, href: string): Promise<string[]> => {
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Laden…', { exact: true })).toHaveCount(0);
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${href} at ${width}: ${wide} px wide`);
    const violations = await violationsOf(page);
    found.push(...violations.map((one) => `${href} at ${width}: ${one}`));
  }
  const wide = await withLargeLetters(page);
  if (wide > 390) found.push(`${href} with large letters: ${wide} px wide`);
  return found;
};

test('the office: every screen of the menu, and each form that makes something, is clean for axe and fits a phone', async ({
  page,
}) => {
  test.slow();
  await enterOffice(page);
  const hrefs = [...(await menu(page)), ...(await forms(page)), '/admin/account'];
  expect(hrefs.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const href of hrefs) found.push(...(await look(page, href)));
  expect(found).toEqual([]);
});
