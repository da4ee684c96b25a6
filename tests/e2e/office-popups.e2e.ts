import { desktop } from './harness/listing';
import { enterOffice, expectCleanScreen } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

test('the office: a popup opens in the middle of its preview while its title is typed, and takes neither the focus nor a letter', async ({
  page,
}) => {
  await enterOffice(page, 'beheer');
  await page.goto('/admin/popup/nieuw');
  const title = page.getByLabel('Titel', { exact: true });
  const preview = page.getByTitle('Voorbeeld van de popup');
  const popup = preview.contentFrame().getByRole('dialog');
  await page.getByRole('radio', { name: 'Scherm', exact: true }).check();
  await page.getByRole('radio', { name: 'Midden op de pagina' }).check();
  await title.fill('Eerste');
  await expect(popup.getByRole('heading', { name: 'Eerste' })).toBeVisible();
  await title.press('End');
  await title.pressSequentially(' versie van wat wij zeggen', { delay: 120 });
  await expect(
    popup.getByRole('heading', { name: 'Eerste versie van wat wij zeggen' }),
  ).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Eerste versie van wat wij zeggen');
  await expectCleanScreen(page);

  // Who goes there can try it by the keyboard, and close it.
  await popup.getByRole('button', { name: 'Sluiten' }).press('Enter');
  await expect(popup).toHaveCount(0);
});
