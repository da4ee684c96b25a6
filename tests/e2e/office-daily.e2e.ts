import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { listTexts } from '#kernel/messages/nl-lists';
import { inDatabase } from './harness/buyers';
import { desktop } from './harness/listing';
import { enterOffice, expectCleanScreen } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

/** A list, and a word, that no other walk looks at. */
const LIST = '/wonen/vazen-potten';
const WORD = 'vloerkleed';
/** Another form of it. */
const WORDS = 'vloerkleden';

/** The titles of the cards that a visitor sees first. */
const shownAt = async (page: Page, address: string): Promise<string[]> => {
  await page.goto(address);
  const cards = page.locator('section[data-total]').first().locator('a[data-card-link]');
  await expect(cards.first()).toBeVisible();
  return (await cards.allInnerTexts()).map((text) => text.trim());
};

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Pins what is third before all others and hides what is first, by keys alone; answers both. */
const arrange = async (page: Page): Promise<{ pinned: string; hidden: string }> => {
  const table = page.getByRole('table', { name: listTexts.preview });
  const titleAt = async (at: number): Promise<string> => {
    const hide = table
      .getByRole('row')
      .nth(at)
      .getByRole('button', { name: /^Verberg / });
    return ((await hide.getAttribute('aria-label')) ?? '').replace('Verberg ', '');
  };
  await expect(table).toBeVisible();
  const [hidden, pinned] = [await titleAt(1), await titleAt(3)];
  await table.getByRole('button', { name: listTexts.pinOf(pinned, 3) }).press('Enter');
  const place = page.getByRole('spinbutton', { name: listTexts.placeOf(pinned) });
  await place.fill('1');
  await place.press('Enter');
  await expect(place).toBeFocused();
  await table.getByRole('button', { name: listTexts.hideOf(hidden), exact: true }).press('Enter');
  await expect(table.getByRole('row').nth(1)).toContainText(listTexts.isPinned);
  await expectCleanScreen(page);
  await page.getByRole('button', { name: listTexts.publish }).press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: listTexts.publish }).press('Enter');
  await expect(page.getByText(listTexts.published)).toBeVisible();
  return { pinned, hidden };
};

const undo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /ongedaan maken$/ }).press('Enter');
  await dialogOf(page).getByRole('button', { name: listTexts.undo }).press('Enter');
  await expect(page.getByText(listTexts.undone)).toBeVisible();
  await expect(page.getByRole('heading', { name: listTexts.versions })).toBeFocused();
};

test('who arranges a list, and what a word finds, sees it on the site as it was previewed, and takes it back', async ({
  page,
  context,
}) => {
  const site = await context.newPage();
  const usual = await shownAt(site, LIST);
  await enterOffice(page);
  await page.goto('/admin/volgorde');
  await expectCleanScreen(page);
  await page.getByRole('link').filter({ hasText: LIST }).first().press('Enter');
  const list = await arrange(page);
  const shown = await shownAt(site, LIST);
  expect([shown[0], shown.includes(list.hidden)]).toEqual([list.pinned, false]);
  await undo(page);
  expect(await shownAt(site, LIST)).toEqual(usual);

  const address = `/zoeken?search=${WORD}`;
  const found = await shownAt(site, address);
  await page.getByRole('link', { name: listTexts.back }).press('Enter');
  const word = page.getByRole('searchbox', { name: listTexts.word });
  await page.getByRole('button', { name: listTexts.openWord }).press('Enter');
  await expect(word).toHaveAccessibleDescription(/Vul een woord in/);
  await word.fill(WORD);
  await word.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listTexts.searched(WORD));
  const arranged = await arrange(page);
  const now = await shownAt(site, `/zoeken?search=${WORDS}`);
  expect([now[0], now.includes(arranged.hidden)]).toEqual([arranged.pinned, false]);
  await undo(page);
  expect(await shownAt(site, address)).toEqual(found);
  await site.close();
});

test('a category of one’s own is added, moved by keys, and taken away', async ({ page }) => {
  await enterOffice(page);
  await page.goto('/admin/category/boom');
  const name = 'Walk van de dag';
  await page.getByRole('button', { name: 'Voeg categorie toe' }).press('Enter');
  await dialogOf(page).getByLabel('Naam').fill(name);
  await dialogOf(page).getByLabel('Naam').press('Enter');
  const row = page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  await expect(row).toBeFocused();
  await expectCleanScreen(page);
  const status = page.locator('p[role=status].visually-hidden');
  /** Once the server has it: leaving the page before that asks first. */
  const pressed = async (keys: string): Promise<void> => {
    const answer = page.waitForResponse((reply) => reply.url().endsWith('/move') && reply.ok());
    await row.press(keys);
    await answer;
  };
  await pressed('Alt+ArrowUp');
  await expect(status).toContainText(`${name} staat bovenaan, plek`);
  await expect(row).toBeFocused();
  const [at, size] = [
    await row.getAttribute('aria-posinset'),
    await row.getAttribute('aria-setsize'),
  ];
  expect(Number(at)).toBe(Number(size) - 1);
  await pressed('Alt+ArrowRight');
  await expect(status).toContainText(/staat onder /);
  await expect(row).toHaveAttribute('aria-level', '2');
  await page.reload();
  await expect(row).toHaveAttribute('aria-level', '2');
  await pressed('Alt+ArrowLeft');
  await expect(row).toHaveAttribute('aria-level', '1');
  await row.press('Delete');
  await dialogOf(page).getByRole('button', { name: 'Verwijder', exact: true }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`${name} is verwijderd`)).toBeVisible();
});

test('a feed is switched on, fetched by a program as it is, and switched off', async ({
  page,
  request,
}) => {
  const at = '/feeds/google-artikelen.xml';
  expect((await request.get(at)).status()).toBe(404);
  await enterOffice(page);
  await page.goto('/admin/feeds');
  await expectCleanScreen(page);
  await page.getByRole('button', { name: 'Zet aan: Artikelen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Zet uit: Artikelen' })).toBeVisible();
  const reply = await request.get(at);
  expect([reply.status(), reply.headers()['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const xml = await reply.text();
  const read = await page.evaluate((text) => {
    const told = new DOMParser().parseFromString(text, 'application/xml');
    const links = [...told.querySelectorAll('item')].map(
      (item) => item.getElementsByTagName('g:link')[0]?.textContent ?? '',
    );
    return { isWrong: told.querySelector('parsererror') !== null, links };
  }, xml);
  expect(read.isWrong).toBe(false);
  const [link = ''] = read.links;
  expect((await request.get(new URL(link).pathname)).status()).toBe(200);
  const again = await request.get(at, { headers: { 'if-none-match': reply.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  await page.reload();
  await expect(page.getByText(/^Laatst opgevraagd: /)).toBeVisible();
  await page.getByRole('button', { name: 'Zet uit: Artikelen' }).press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Zet uit' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Zet aan: Artikelen' })).toBeVisible();
  expect((await request.get(at)).status()).toBe(404);
});

test('somebody’s ZIP is asked for, made, downloaded and opened: all of him and no other, and no address names him', async ({
  page,
}) => {
  // Of the demo: it changes nothing of him.
  const email = 'klant@brink.example';
  const [order] = await inDatabase<{ number: string }>(
    'select number from orders where email = $1 order by id limit 1',
    [email],
  );
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await enterOffice(page);
  await page.goto(`/admin/bestellingen/${order?.number}`);
  await page
    .getByRole('link', { name: new RegExp(email) })
    .last()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(email);
  await expectCleanScreen(page);
  await page.getByRole('button', { name: 'ZIP laten maken' }).press('Enter');
  const fetch = page.getByRole('button', { name: 'ZIP downloaden' });
  await expect(fetch).toBeVisible({ timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await fetch.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^gegevens-.+\.zip$/);
  const parts: Buffer[] = [];
  for await (const piece of await download.createReadStream()) parts.push(piece as Buffer);
  const files = unzipSync(Buffer.concat(parts));
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(['gegevens.html', 'gegevens.json']));
  // Nothing that leads out of the folder that it is opened in.
  for (const name of names) expect(name).not.toMatch(/^[/\\]|\.\.|[\\:]/);
  const data = strFromU8(files['gegevens.json'] ?? new Uint8Array());
  expect(JSON.parse(data)).toBeTruthy();
  expect([data.includes(email), data.includes(String(order?.number))]).toEqual([true, true]);
  await page.getByRole('button', { name: 'ZIP verwijderen' }).press('Enter');
  await expect(page.getByText('De ZIP is verwijderd')).toBeVisible();
  const naming = addresses.filter((address) => decodeURIComponent(address).includes(email));
  expect(naming).toEqual([]);
});
