import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const columns = ['Klantenservice', 'Winkels', 'Brink', 'Voorwaarden'];

test('on a phone the columns of the footer fold; the way to withdraw does not', async ({
  page,
}) => {
  await page.goto('/privacy');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Overeenkomst herroepen' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'Retourneren' })).toBeHidden();
  await foot.locator('summary', { hasText: 'Klantenservice' }).click();
  await expect(foot.getByRole('link', { name: 'Retourneren' })).toBeVisible();
  await expect(foot.getByRole('heading', { level: 2 })).toHaveText([
    'Onze nieuwsbrief',
    ...columns,
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the columns unfold, and the newsletter is asked where one types', async ({ page }) => {
    await page.goto('/privacy');
    const foot = page.getByRole('contentinfo');
    await foot.locator('summary', { hasText: 'Winkels' }).click();
    await expect(foot.getByRole('link', { name: 'Agenda' })).toBeVisible();
    await foot.getByLabel('Je mailadres').fill('voet@klant.example');
    await foot.getByRole('button', { name: 'Aanmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  });
});

test.describe('at a desk', () => {
  test.use(desktop);
  test('the columns are headings with lists, and nothing to press', async ({ page }) => {
    await page.goto('/privacy');
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: 'Retourneren' })).toBeVisible();
    await expect(foot.locator('summary:visible')).toHaveCount(0);
    await expect(foot.getByRole('heading', { level: 2 })).toHaveText([
      'Onze nieuwsbrief',
      ...columns,
    ]);
    await expect(foot.getByRole('button')).toHaveText(['Aanmelden']);
  });
});
