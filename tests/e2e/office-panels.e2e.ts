import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { enterOffice } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

/** Minded by this journey alone. */
const PATH = '/toegankelijkheid';

const openEditor = async (page: Page): Promise<void> => {
  const id = await page.evaluate(async (at) => {
    const reply = await fetch(`/admin/api/rows/page?q=${encodeURIComponent(at)}&limit=200`);
    const { rows } = await reply.json();
    return rows.find((row: { href?: string }) => row.href === at).id;
  }, PATH);
  await page.goto(`/admin/page/${id}/bouwen`);
  await expect(page.frameLocator('main iframe').locator('[data-tree-id]').first()).toBeVisible();
};

test('panels of the editor say what is missing and lead to where it is put right, by keyboard too', async ({
  page,
}) => {
  await enterOffice(page);
  await openEditor(page);
  const side = page.getByRole('region', { name: 'Instellingen' });
  const axe = async () =>
    expect(await violationsOf(page, undefined, { withoutFrames: true })).toEqual([]);

  // How it is found: a title that Google cuts.
  await side.getByRole('button', { name: 'Vindbaarheid' }).focus();
  await page.keyboard.press('Enter');
  const title = side.getByLabel('Titel voor zoekmachines');
  const before = await title.inputValue();
  const tooLong = side.getByRole('listitem').filter({ hasText: 'De titel is te lang' });
  await expect(title).toBeVisible();
  await expect(tooLong).toHaveCount(0);
  await title.fill(
    'Toegankelijkheid van de site en van alle winkels, voor iedereen die dat nodig heeft',
  );
  await expect(side.getByRole('region', { name: 'In Google' })).toContainText('…');
  await expect(side.getByText('om te verbeteren')).toBeVisible();
  await axe();
  await tooLong.getByRole('button', { name: 'Los op' }).focus();
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await title.fill('Toegankelijkheid van site en winkels');
  await expect(tooLong).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bewaard: dit geldt meteen')).toBeVisible();
  await expect(side.getByRole('button', { name: 'Bewaren' })).toBeDisabled();
  await page.reload();
  await side.getByRole('button', { name: 'Vindbaarheid' }).click();
  await expect(title).toHaveValue('Toegankelijkheid van site en winkels');
  await title.fill(before);
  await side.getByRole('button', { name: 'Bewaren' }).click();
  await expect(side.getByRole('button', { name: 'Bewaren' })).toBeDisabled();

  // How well it reads: a link that says nothing.
  await page.getByRole('button', { name: '+ Blok toevoegen' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('oproep');
  await page.keyboard.press('Enter');
  await side.getByLabel('Titel', { exact: false }).first().fill('Kom langs');
  await side
    .getByLabel(/^Adres/)
    .first()
    .fill('/winkels');
  await side.getByLabel('Tekst van de link').first().fill('Klik hier');
  const frame = page.frameLocator('main iframe');
  await expect(frame.getByRole('link', { name: 'Klik hier' })).toBeVisible();
  await side.getByRole('button', { name: 'Kwaliteit' }).focus();
  await page.keyboard.press('Enter');
  const empty = side.getByRole('listitem').filter({ hasText: 'De link ‘Klik hier’' });
  await expect(empty).toBeVisible({ timeout: 40_000 });
  await expect(side.getByText('om te verbeteren')).toBeVisible();
  await axe();
  await empty.getByRole('button', { name: 'Los op' }).focus();
  await page.keyboard.press('Enter');
  const words = side.getByLabel('Tekst van de link').first();
  await expect(words).toHaveValue('Klik hier');
  await words.fill('Zoek uw winkel');
  await expect(frame.getByRole('link', { name: 'Zoek uw winkel' })).toBeVisible();
  await side.getByRole('button', { name: 'Kwaliteit' }).click();
  await expect(side.getByRole('button', { name: 'Opnieuw controleren' })).toBeEnabled({
    timeout: 40_000,
  });
  await expect(empty).toHaveCount(0);

  // For whom it is: with all blocks for some, others have an empty page.
  const rows = page.getByRole('tree', { name: 'Opbouw' }).getByRole('treeitem');
  const visitors = side.getByLabel('Voor welke bezoekers');
  const some = side.getByRole('listitem').filter({ hasText: 'voor anderen is de pagina leeg' });
  for (const row of await rows.all()) {
    await row.click();
    await visitors.selectOption('Wie een winkel koos, welke ook');
  }
  await side.getByRole('button', { name: 'Kwaliteit' }).click();
  await some.getByRole('button', { name: 'Los op' }).focus({ timeout: 40_000 });
  await page.keyboard.press('Enter');
  await expect(visitors).toBeFocused();
  await visitors.selectOption('Alle bezoekers');
  await side.getByRole('button', { name: 'Kwaliteit' }).click();
  await expect(side.getByRole('button', { name: 'Opnieuw controleren' })).toBeEnabled({
    timeout: 40_000,
  });
  await expect(some).toHaveCount(0);

  // What only people can judge: looked at, it stays so on this device.
  const own = side.getByRole('region', { name: 'Zelf nakijken' });
  await own.getByRole('checkbox', { name: /^Zegt de titel van de pagina/ }).check();
  await own.getByText('Hoe kijk ik dit na? Zegt de titel').click();
  await expect(own.getByText('WCAG 2.2: 2.4.2')).toBeVisible();
  await axe();
  await page.reload();
  await side.getByRole('button', { name: 'Kwaliteit' }).click();
  await expect(own.getByRole('checkbox', { name: /^Zegt de titel/ })).toBeChecked({
    timeout: 40_000,
  });
  await expect(own).toContainText('Nagekeken op');
});
