import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { enterOffice } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

/** Makes a page of texts; answers its number. */
const makePage = (page: Page, path: string, texts: readonly string[]): Promise<number> =>
  page.evaluate(
    async ([at, words]) => {
      const content = words.map((title, nth) => ({
        type: 'RichText',
        props: { id: `t${nth}`, title, html: `<p>${title} staat hier.</p>` },
      }));
      const data = { path: at, title: at, state: 'Online', content: { content } };
      const reply = await fetch('/admin/api/rows/page', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'etalage-office': '1' },
        body: JSON.stringify({ data }),
      });
      return (await reply.json()).id;
    },
    [path, texts] as const,
  );

test('blocks become a section that two pages share: changed in one place, seen on both, made loose, taken back', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/);
  await enterOffice(page);
  const one = await makePage(page, '/gedeeld-een', ['Kop', 'Belofte', 'Garantie']);
  const other = await makePage(page, '/gedeeld-twee', ['Anders']);
  const rows = page.getByRole('tree', { name: 'Opbouw' }).getByRole('treeitem');
  const frame = page.frameLocator('iframe');
  const bar = page.getByRole('region', { name: 'Pagina bouwen' });
  const publish = bar.getByRole('button', { name: 'Publiceren' });

  await page.goto(`/admin/page/${one}/bouwen`);
  await rows.nth(1).click();
  await page.getByRole('button', { name: 'Bewaar als sectie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bewaar als sectie' });
  await dialog.getByLabel('Welke blokken').selectOption('2');
  await dialog.getByLabel('Naam').fill('');
  await dialog.getByRole('button', { name: 'Bewaar als sectie' }).click();
  await expect(dialog.getByLabel('Naam')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Naam').fill('Onze beloften');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText(['Tekst Kop', 'Gedeelde sectie ‘Onze beloften’']);
  await expect(rows.nth(1)).toBeFocused();
  // All that it shows is of one block.
  await expect(frame.locator('[data-editor-chosen]')).toHaveText([/^Belofte/, /^Garantie/]);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('Control+Shift+z');
  await expect(rows).toHaveCount(2);
  await publish.click();
  await expect(bar).toContainText('Gelijk aan wat live staat');

  await page.goto(`/admin/page/${other}/bouwen`);
  await rows.first().click();
  await page.keyboard.press('+');
  await page.getByRole('dialog').getByRole('combobox').fill('onze beloften');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText(['Tekst Anders', 'Gedeelde sectie ‘Onze beloften’']);
  await publish.click();
  await expect(bar).toContainText('Gelijk aan wat live staat');

  await page.getByRole('button', { name: 'Sectie bewerken' }).click();
  await expect(bar).toContainText('Gebruikt op 2 pagina’s');
  await rows.first().click();
  await page
    .getByRole('region', { name: 'Instellingen' })
    .getByLabel('Titel van de pagina')
    .fill('Beloofd');
  await expect(bar).toContainText('Concept bewaard');
  await publish.click();
  const sure = page.getByRole('dialog', { name: 'Deze sectie publiceren?' });
  await expect(sure.getByRole('listitem')).toHaveText(['/gedeeld-een', '/gedeeld-twee']);
  await sure.getByRole('button', { name: 'Publiceren' }).click();
  await expect(bar).toContainText('Gelijk aan wat live staat');
  for (const path of ['/gedeeld-een', '/gedeeld-twee']) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText('Beloofd');
    await expect(page.locator('main h1')).toHaveCount(1);
  }

  await page.goto(`/admin/page/${other}/bouwen`);
  await rows.nth(1).click();
  await page.getByRole('button', { name: 'Maak los' }).click();
  await expect(rows).toHaveText(['Tekst Anders', 'Tekst Beloofd', 'Tekst Garantie']);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(2);
});
