import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { enterOffice, pageNumber } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

const PATH = '/cadeaukaart';

const parts = (page: Page) => ({
  bar: page.getByRole('region', { name: 'Pagina bouwen' }),
  rows: page.getByRole('tree', { name: 'Opbouw' }).getByRole('treeitem'),
  title: page
    .getByRole('region', { name: 'Instellingen' })
    .getByLabel(/^Titel/)
    .first(),
});

test('what is typed while the connection is gone is there after the window was closed, reaches the server, and is asked about when another published meanwhile', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|status of (401|412)/);
  await enterOffice(page, 'beheer');
  const address = `/admin/page/${await pageNumber(page, PATH)}/bouwen`;
  await page.goto(address);
  await parts(page).rows.first().click();
  await expect(parts(page).title).toBeVisible();
  const before = await parts(page).title.inputValue();

  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-tree-id]').first()).toBeVisible();
  // Its script is there: it marks what is chosen.
  await expect(frame.getByRole('toolbar', { name: /^Met / })).toBeVisible();

  // For a moment only: the page in the frame follows once it is over.
  await page.context().setOffline(true);
  await parts(page).title.fill('Getypt in een tunnel');
  await expect(parts(page).bar).toContainText('Geen verbinding');
  await expect(page.getByText('Er is geen verbinding', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await expect(frame.getByText('Getypt in een tunnel')).toBeVisible();
  await expect(page.getByText('Er is geen verbinding', { exact: false })).toHaveCount(0);
  await expect(page.getByText('Concept bewaard')).toBeVisible();

  // A server that is away tells nobody that it is back: it is asked again.
  const calls = /\/admin\/api\/pages\/\d+\/(?:draft|block)/;
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await parts(page).title.fill('Getypt voor niemand');
  await expect(parts(page).bar).toContainText('Geen verbinding');
  await expect(page.getByText('Er is geen verbinding', { exact: false })).toBeVisible();
  await page.unroute(calls);
  await expect(page.getByText('Concept bewaard')).toBeVisible({ timeout: 15_000 });
  await expect(frame.getByText('Getypt voor niemand')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Er is geen verbinding', { exact: false })).toHaveCount(0);

  // A laptop that is closed in a train: no connection, and then no window.
  const context = page.context();
  await context.setOffline(true);
  await parts(page).title.fill('Getypt in de trein');
  await expect(parts(page).bar).toContainText(/verbinding/i);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await parts(again).rows.first().click();
  await expect(parts(again).title).toHaveValue('Getypt in de trein');
  await expect(again.getByText('Concept bewaard')).toBeVisible();

  // Somebody else publishes another version of it: whose stays is asked.
  const other = await (await browser.newContext({ baseURL })).newPage();
  await enterOffice(other, 'redactie');
  await other.goto(address);
  await parts(other).rows.first().click();
  await expect(parts(other).title).toHaveValue('Getypt in de trein');
  await parts(other).title.fill('Van de redactie');
  await expect(other.getByText('Concept bewaard')).toBeVisible();
  await parts(again).title.fill('Nog eens uit de trein');
  const dialog = again.getByRole('alertdialog');
  await expect(dialog).toContainText('Iemand anders');
  await dialog.getByRole('button', { name: 'Vergelijk' }).click();

  await expect(dialog.getByText('Van de redactie → Nog eens uit de trein')).toBeVisible();
  expect(await violationsOf(again)).toEqual([]);
  await dialog
    .getByRole('button', { name: /^Gewijzigd/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Overschrijf' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(parts(again).title).toHaveValue('Nog eens uit de trein');
  await expect(again.getByText('Concept bewaard')).toBeVisible();
  await other.reload();
  await parts(other).rows.first().click();
  await expect(parts(other).title).toHaveValue('Nog eens uit de trein');
  await other.context().close();

  // A session that ended: the door opens in a window of its own, and what is typed goes on.
  await context.clearCookies();
  await parts(again).title.fill('Na het uitloggen');
  const ended = again.getByRole('alert').filter({ hasText: 'Je bent uitgelogd.' });
  await expect(ended).toBeVisible();
  const door = context.waitForEvent('page');
  await ended.getByRole('link', { name: 'Inloggen in een nieuw venster' }).click();
  const inside = await door;
  await enterOffice(inside, 'beheer');
  await inside.close();
  await parts(again).title.fill('Na het inloggen');
  await expect(again.getByText('Concept bewaard')).toBeVisible();
  await expect(ended).toHaveCount(0);

  // As it was.
  await parts(again).title.fill(before);
  await expect(again.getByText(/Gelijk aan wat live staat|Concept bewaard/)).toBeVisible();
});
