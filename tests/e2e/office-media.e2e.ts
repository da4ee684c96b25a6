import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { officeHeader } from '#kernel/wire-staff';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { enterOffice } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

const axe = async (page: Page) => expect(await violationsOf(page)).toEqual([]);

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** A page of this test's own, with a large picture yet to be chosen in its draft; answers its number. */
const makePage = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    async ([at, header]) => {
      const hero = { id: 'kop', version: 1, title: 'Met beeld', text: 'Tekst' };
      const tree = (content: object[]) => ({ root: { props: {} }, content, zones: {} });
      const data = {
        ...{ title: 'Beeldproef', path: at, noindex: true, content: tree([]) },
        draft: tree([{ type: 'Hero', props: hero }]),
      };
      const reply = await fetch('/admin/api/rows/page', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [header as string]: '1' },
        body: JSON.stringify({ data }),
      });
      const told = await reply.json();
      if (!reply.ok) throw new Error(JSON.stringify(told));
      return told.id;
    },
    [path, officeHeader],
  );

test('a picture is added with what is on it, its point set by keyboard, put on a page, found there, replaced and put back', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const [alt, run] = ['Een paarse muur in het licht', Date.now().toString(36)];
  await enterOffice(page);
  await page.goto('/admin/media');
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
      .first(),
  ).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Afbeeldingen toevoegen' }).click();
  const upload = page.getByRole('dialog', { name: 'Afbeeldingen toevoegen' });
  await upload
    .getByLabel('Bestanden kiezen')
    .setInputFiles([
      await photo('IMG_0042.jpg', '#604080'),
      { name: 'lijst.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
  // Each tells what is wrong with it, and keeps no other from being sent.
  await expect(upload.getByText('Dit is geen JPEG, PNG, WebP of AVIF.')).toBeVisible();
  await upload.getByRole('button', { name: 'lijst.txt weghalen' }).click();
  // What was chosen isn't lost by a slip.
  await page.keyboard.press('Escape');
  const sure = page.getByRole('dialog', { name: 'Gekozen afbeelding niet toevoegen?' });
  await sure.getByRole('button', { name: 'Annuleren' }).click();
  await upload.getByLabel('Wat staat erop?').fill('IMG_0042');
  await upload.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(upload.getByText('Dit is de naam van een bestand.')).toBeVisible();
  await expect(upload.getByLabel('Wat staat erop?')).toBeFocused();
  await axe(page);
  await upload.getByLabel('Wat staat erop?').fill(alt);
  await upload.getByLabel('Map').fill(`Proef/${run}`);
  await upload.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(upload).toHaveCount(0);
  await page.goto(`/admin/media?folder=${encodeURIComponent(`Proef/${run}`)}`);
  await page.getByRole('link', { name: alt }).click();

  const handle = page.getByRole('button', { name: /^Belangrijkste punt/ });
  await handle.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(`Shift+${key}`);
  }
  await expect(page.getByLabel('Van links, in procenten')).toHaveValue('20');
  await page.getByLabel('Van boven, in procenten').fill('45');
  await expect(handle).toHaveAccessibleName(/20% van links en 45% van boven/);
  await expect(page.getByText('Deze afbeelding staat nergens.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Opslaan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opslaan' })).toBeFocused();
  const address = page.url();

  const id = await makePage(page, `/beeldproef-${run}`);
  await page.goto(`/admin/page/${id}/bouwen`);
  await page.getByRole('tree', { name: 'Opbouw' }).getByRole('treeitem').first().click();
  const settings = page.getByRole('region', { name: 'Instellingen' });
  await settings.getByRole('button', { name: 'Afbeelding kiezen' }).click();
  const media = page.getByRole('dialog', { name: 'Afbeeldingen' });
  await media.getByRole('searchbox').fill('paarse muur');
  await media.getByRole('combobox', { name: 'Map' }).selectOption(`Proef/${run}`);
  await expect(media.getByText('1 afbeelding', { exact: true })).toBeVisible();
  await axe(page);
  await media.getByRole('button', { name: alt }).click();
  await expect(settings.getByLabel('Wat staat erop?')).toHaveValue(alt);
  await expect(page.frameLocator('iframe').getByRole('img', { name: alt })).toBeVisible();
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  // What was typed here stays when another is taken, whose own words are offered.
  await settings.getByLabel('Wat staat erop?').fill('Zelf geschreven');
  await settings.getByRole('button', { name: 'Andere kiezen' }).click();
  // One that is added here is sent by pieces too; what a file can't be is told before.
  await media.getByText('Nieuwe afbeelding').click();
  await media.getByLabel('Bestand kiezen').setInputFiles({
    ...{ name: 'lijst.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  });
  await media.getByLabel('Wat staat erop?').fill('Een lijst');
  await media.getByRole('button', { name: 'Toevoegen en kiezen' }).click();
  await expect(media.getByText('Dit is geen JPEG, PNG, WebP of AVIF.')).toBeVisible();
  await media.getByLabel('Bestand kiezen').setInputFiles(await photo('IMG_0043.jpg', '#403060'));
  await media.getByLabel('Wat staat erop?').fill('Een donkere muur');
  await media.getByRole('button', { name: 'Toevoegen en kiezen' }).click();
  await expect(settings.getByRole('button', { name: 'Gebruik ‘Een donkere muur’' })).toBeVisible();
  await settings.getByRole('button', { name: 'Andere kiezen' }).click();
  await media.getByRole('searchbox').fill('paarse muur');
  await media.getByRole('combobox', { name: 'Map' }).selectOption(`Proef/${run}`);
  await media.getByRole('button', { name: alt }).click();
  await expect(settings.getByLabel('Wat staat erop?')).toHaveValue('Zelf geschreven');
  await settings.getByRole('button', { name: `Gebruik ‘${alt}’` }).click();
  await expect(settings.getByLabel('Wat staat erop?')).toHaveValue(alt);
  await expect(settings.getByLabel('Wat staat erop?')).toBeFocused();
  await expect(page.getByText('Concept bewaard')).toBeVisible();

  await page.goto(address);
  const used = page.getByRole('region', { name: 'Gebruikt op' });
  await expect(used.getByRole('link', { name: 'Beeldproef' })).toHaveAttribute(
    'href',
    `/admin/page/${id}/bouwen`,
  );
  await expect(used).toContainText('(concept)');
  await page.getByRole('button', { name: 'Overal vervangen' }).click();
  const replace = page.getByRole('dialog', { name: 'Overal vervangen' });
  await replace.getByLabel('Bestand kiezen').setInputFiles(await photo('groen.jpg', '#208040'));
  await replace.getByLabel('Wat staat erop?').fill('Een groene muur in het licht');
  await axe(page);
  // A connection that is lost makes it wait, and it goes on by itself.
  await page.context().setOffline(true);
  await replace.getByRole('button', { name: 'Vervangen' }).click();
  await expect(
    replace.getByText(/^0 van 1 verstuurd\. Geen verbinding: gaat verder/).first(),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Op 1 plek vervangen.')).toBeVisible();
  await expect(used).toContainText('Deze afbeelding staat nergens.');
  await page.getByRole('button', { name: 'Zet de oude terug' }).click();
  await expect(used.getByRole('link', { name: 'Beeldproef' })).toBeVisible();
});
