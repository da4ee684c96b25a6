import type { Page } from '@playwright/test';
import { officeHeader } from '#kernel/wire-staff';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { enterOffice } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

const PATH = `/planproef-${Date.now().toString(36)}`;

const axe = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsOf(page, undefined, { withoutFrames: true })).toEqual([]);
};

/** A page of this test's own with one text, online; answers its number. */
const makePage = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    async ([at, header]) => {
      const text = { id: 'tekst', version: 1, title: 'Planproef', html: '<p>Eerste tekst.</p>' };
      const content = {
        root: { props: {} },
        content: [{ type: 'RichText', props: text }],
        zones: {},
      };
      const reply = await fetch('/admin/api/rows/page', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [header as string]: '1' },
        body: JSON.stringify({ data: { title: 'Planproef', path: at, noindex: true, content } }),
      });
      const told = await reply.json();
      if (!reply.ok) throw new Error(JSON.stringify(told));
      return told.id;
    },
    [path, officeHeader],
  );

test('a draft is planned for Friday, seen by a link without an account, compared, and published from the planning', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  // A link that ended is no page.
  problems.expect(/status of 404/);
  await enterOffice(page);
  const id = await makePage(page, PATH);
  await page.goto(`/admin/page/${id}/bouwen`);
  await page.getByRole('tree', { name: 'Opbouw' }).getByRole('treeitem').first().click();
  await page.getByRole('button', { name: 'Dupliceren' }).click();
  await expect(page.getByText('Concept bewaard')).toBeVisible();

  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('button', { name: 'Delen' }).click();
  await page.getByRole('button', { name: 'Link maken' }).click();
  const link = await page.getByRole('textbox', { name: 'De link' }).inputValue();
  const shown = new URL(new URL(link).pathname, baseURL).href;
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(shown);
  await expect(guest.getByRole('heading', { name: 'Planproef' }).first()).toBeVisible();
  await axe(page);
  await page
    .getByRole('button', { name: /^Intrekken/ })
    .first()
    .click();
  await expect(page.getByText('Er zijn geen links die gelden.')).toBeVisible();
  expect((await guest.goto(shown))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Sluiten' }).click();

  await page.getByRole('button', { name: 'Plannen', exact: true }).click();
  await axe(page);
  await page.getByRole('button', { name: /^vrijdag 18:00/ }).click();
  await expect(page.getByRole('button', { name: /^Gepland: / })).toBeVisible();

  await page.getByRole('button', { name: 'Meer' }).click();
  await page.getByRole('link', { name: 'Versies' }).click();
  await expect(page.getByText('1 verschil')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(2);
  const halves = page.locator('iframe');
  for (const nth of [0, 1]) {
    await expect(
      halves.nth(nth).contentFrame().locator('[data-consent-banner]:visible'),
    ).toHaveCount(0);
  }
  // On a narrow screen one stands below the other, and the way to them is one step.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const [one, other] = [await halves.first().boundingBox(), await halves.last().boundingBox()];
    expect(other?.y).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0));
  }).toPass();
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute(
    'href',
    '#office-main',
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: /^Nieuw: / }).click();
  await axe(page);

  await page.goto('/admin/planning');
  await expect(page.getByRole('heading', { name: 'Komt eraan' })).toBeVisible();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Planproef' }).click();
  await expect(page.getByText('Alles is in orde.')).toBeVisible();
  await axe(page);
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

test('a release without a name or a day is refused at its field, which has the focus', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/);
  await enterOffice(page);
  await page.getByRole('link', { name: 'Planning', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Nieuwe release' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Release maken, geen moment' }).click();
  const name = dialog.getByLabel('Naam');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Geef de release een naam.');
  await axe(page);
  await dialog.getByRole('button', { name: 'Release maken', exact: true }).click();
  const day = dialog.getByLabel('Dag');
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/Vul een dag en een tijd in\./);
});
