import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { enterOffice, pageNumber } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

const PATH = '/duurzaam';

test('a page is built: typed, seen at once, a block put in, taken back, there after a reload, and published', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  await enterOffice(page);
  const id = await pageNumber(page, PATH);
  await page.goto(`/admin/page/${id}`);
  await page.getByRole('link', { name: 'Bouwen', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Pagina bouwen' });
  const frame = page.frameLocator('iframe');
  const outline = page.getByRole('tree', { name: 'Opbouw' });
  const rows = outline.getByRole('treeitem');
  await expect(rows.first()).toBeVisible();
  await expect(frame.locator('[data-tree-id]').first()).toBeVisible();
  const before = await rows.count();
  expect(await frame.locator('[data-tree-id]').count()).toBeGreaterThanOrEqual(before);

  // The keyboard walks the outline.
  await rows.first().click();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: '+ Blok toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await dialog.getByRole('combobox').fill('tekst');
  await expect(dialog.getByRole('option').first()).toHaveText(/^Tekst/);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(before + 1);
  const settings = page.getByRole('region', { name: 'Instellingen' });
  await expect(frame.getByText('Tekst: vul nog een tekst in')).toBeInViewport();
  const text = settings.getByRole('textbox', { name: 'Tekst', exact: true });
  // The editor of texts comes once somebody goes into one, and has what was typed until then.
  await text.focus();
  await page.keyboard.type('Een alinea.');
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expect(frame.getByText('Een alinea.', { exact: true })).toBeVisible();
  await settings.getByLabel('Titel van de pagina', { exact: false }).fill('Gebouwd met de hand');
  // The frame isn't loaded anew: what was put on its window stays.
  const inner = page.frames().find((one) => one.url().includes('/admin/preview/'));
  await inner?.evaluate(() => Object.assign(window, { stayed: true }));
  const heading = frame.getByRole('heading', { name: 'Gebouwd met de hand' });
  await expect(heading).toBeVisible();
  await expect(heading.locator('xpath=ancestor::*[@data-editor-chosen]')).toHaveCount(1);
  expect(await inner?.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(heading).toHaveCount(0);
  await bar.getByRole('button', { name: 'Opnieuw', exact: true }).click();
  await expect(heading).toBeVisible();
  await expect(page.getByText('Concept bewaard')).toBeVisible();

  await page.reload();
  await expect(rows).toHaveCount(before + 1);
  await expect(heading).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Ongedaan maken' })).toBeEnabled();

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  problems.expect(/status of 404/);
  expect((await visitor.goto(`/admin/preview/page/${id}`))?.status()).toBe(404);
  await visitor.goto(PATH);
  await expect(visitor.getByText('Gebouwd met de hand')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText('Gepubliceerd', { exact: true })).toBeVisible();
  await expect(async () => {
    await visitor.goto(PATH);
    await expect(visitor.getByText('Gebouwd met de hand')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.context().close();

  // As it was, for the next run.
  const undo = bar.getByRole('button', { name: 'Ongedaan maken' });
  while (await undo.isEnabled()) await undo.click();
  await expect(rows).toHaveCount(before);
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText('Gelijk aan wat live staat')).toBeVisible();
});

test('by keyboard a block is put between others in the page itself, its text written there, and taken back', async ({
  page,
}) => {
  await enterOffice(page);
  const id = await pageNumber(page, '/retourneren');
  await page.goto(`/admin/page/${id}/bouwen`);
  const frame = page.frameLocator('main iframe');
  const rows = page.getByRole('tree', { name: 'Opbouw' }).getByRole('treeitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await rows.first().click();

  // What can be done with a block is a key away, and the outline another.
  const tools = frame.getByRole('toolbar', { name: /^Met / });
  await expect(tools).toBeVisible();
  await page.keyboard.press('F2');
  await expect(tools.locator('button:focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(tools.getByRole('button', { name: 'Verwijderen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();
  await frame.getByRole('link').last().focus();
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();

  // One of the places between blocks is a stop of the keyboard; arrows go to the others.
  const places = frame.getByRole('toolbar', { name: 'Blokken toevoegen' }).getByRole('button');
  await expect(places).not.toHaveCount(0);
  await places.and(frame.locator('[tabindex="0"]')).focus();
  await page.keyboard.press('Home');
  await expect(places.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(places.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(places.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox').fill('oproep');
  await expect(dialog.getByRole('option', { selected: true })).toHaveText(/^Oproep/);
  await expect(dialog.locator('iframe').first()).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before + 1);
  const settings = page.getByRole('region', { name: 'Instellingen' });
  await settings.getByLabel('Titel', { exact: false }).first().fill('Kom langs');
  const title = frame.locator('[data-editor-chosen] [data-tree-field="title"]');
  await expect(title).toHaveText('Kom langs');

  await expect(title).toHaveAttribute('aria-description', /Enter om deze tekst hier te wijzigen/);
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveAttribute('contenteditable', 'plaintext-only');
  await expect(frame.getByRole('textbox', { name: 'Titel' })).toBeFocused();
  await page.keyboard.type(' vandaag');
  await expect(settings.getByLabel('Titel', { exact: false }).first()).toHaveValue(
    'Kom langs vandaag',
  );
  await page.keyboard.press('Escape');
  await expect(title).not.toHaveAttribute('contenteditable');
  await expect(title).not.toHaveAttribute('role');
  await expect(title).toHaveText('Kom langs vandaag');
  expect(await violationsOf(page)).toEqual([]);

  // At a width that doesn't show it a line stands in its place, by which it is chosen.
  for (const name of ['Tablet', 'Groot scherm']) await settings.getByLabel(name).uncheck();
  await expect(title).toBeHidden();
  const line = frame.locator('[data-tree-devices="phone"]');
  await rows.first().click();
  await expect(line).not.toHaveAttribute('data-editor-chosen');
  await line.click({ position: { x: 40, y: 14 } });
  await expect(line).toHaveAttribute('data-editor-chosen');
  const content = line.evaluate((one) => getComputedStyle(one, '::before').content);
  expect(await content).toBe('"Alleen op telefoon"');
  await expect(settings.getByLabel('Telefoon')).toBeChecked();

  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  while (await undo.isEnabled()) await undo.click();
  await expect(rows).toHaveCount(before);
  await expect(title).toHaveCount(0);
  await expect(page.getByText('Gelijk aan wat live staat')).toBeVisible();
});

test('a text with markup is written on the page itself: bold, a link, taken back, and left as it was', async ({
  page,
}) => {
  await enterOffice(page);
  const id = await pageNumber(page, '/betalen');
  await page.goto(`/admin/page/${id}/bouwen`);
  const frame = page.frameLocator('main iframe');
  const rows = page.getByRole('tree', { name: 'Opbouw' }).getByRole('treeitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await rows.last().click();
  await page.keyboard.press('+');
  const dialog = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await dialog.getByRole('combobox').fill('tekst');
  await expect(dialog.getByRole('option', { selected: true })).toHaveText(/^Tekst/);
  await page.keyboard.press('Enter');
  const settings = page.getByRole('region', { name: 'Instellingen' });
  const field = settings.getByRole('textbox', { name: 'Tekst', exact: true });
  await field.focus();
  await page.keyboard.type('Zo betaal je.');
  await expect(field).toHaveAttribute('contenteditable', 'true');
  const text = frame.locator('[data-editor-chosen] [data-tree-field="html"]');
  await expect(text).toHaveText('Zo betaal je.');
  await expect(text).toHaveAttribute('aria-description', /Enter om deze tekst hier te wijzigen/);
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  const look = await text.getAttribute('class');
  const height = (await text.boundingBox())?.height;

  await text.focus();
  await expect(text).toBeFocused();
  await page.keyboard.press('F2');
  const writing = frame.getByRole('textbox', { name: 'Tekst' });
  await expect(writing).toBeFocused();
  const tools = frame.getByRole('toolbar', { name: 'Opmaak' });
  await expect(tools).toBeVisible();
  // Nothing moves by it: the text stands in its own element.
  expect((await text.boundingBox())?.height).toBe(height);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Ook ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('achteraf');
  await expect(tools.getByRole('button', { name: 'Vet' })).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toHaveText('Zo betaal je. Ook achteraf');
  await expect(field.locator('strong')).toHaveText('achteraf');
  expect(await violationsOf(page)).toEqual([]);
  // Its tools are a key away, and back.
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button', { name: 'Vet' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(writing).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: 'Link', exact: true }).click();
  await frame.getByLabel('Adres van de link').fill('/bezorgen');
  await page.keyboard.press('Enter');
  await expect(writing.getByRole('link')).toHaveAttribute('href', '/bezorgen');
  await expect(writing).toBeFocused();
  // One row of steps, whoever did them.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writing.getByRole('link')).toHaveCount(0);
  await expect(field.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await expect(tools).toHaveCount(0);
  await expect(text).not.toHaveAttribute('contenteditable');
  await expect(text).toHaveAttribute('class', look ?? '');
  await expect(text.locator('strong')).toHaveText('achteraf');

  const bar = page.getByRole('region', { name: 'Pagina bouwen' });
  const undo = bar.getByRole('button', { name: 'Ongedaan maken' });
  while (await undo.isEnabled()) await undo.click();
  await expect(rows).toHaveCount(before);
  await expect(page.getByText('Gelijk aan wat live staat')).toBeVisible();
});

test('what keeps a page from being published is told where it is seen, and leads to each field', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 422/);
  await enterOffice(page);
  const id = await pageNumber(page, '/maattabellen');
  await page.goto(`/admin/page/${id}/bouwen`);
  const rows = page.getByRole('tree', { name: 'Opbouw' }).getByRole('treeitem');
  await expect(rows.first()).toBeVisible();
  await rows.last().click();
  await page.keyboard.press('+');
  await page.getByRole('dialog').getByRole('combobox').fill('foto');
  await page.getByRole('option', { name: /^Foto/ }).first().click();
  const settings = page.getByRole('region', { name: 'Instellingen' });
  // Only its panels scroll: the page in the middle is never scrolled away.
  await expect(settings.getByRole('textbox').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await settings.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  await page.getByRole('button', { name: 'Publiceren' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Nog niet gepubliceerd' });
  await expect(refused).toBeFocused();
  await expect(refused).toBeInViewport({ ratio: 1 });
  expect(await violationsOf(page)).toEqual([]);
  const lines = refused.getByRole('listitem').getByRole('button');
  const count = await lines.count();
  expect(count).toBeGreaterThan(0);
  await lines.last().click();
  await expect(settings.locator(':focus')).toHaveCount(1);
  await refused.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('button', { name: 'Publiceren' })).toBeFocused();

  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  while (await undo.isEnabled()) await undo.click();
  await expect(refused).toBeHidden();
  await expect(page.getByText('Gelijk aan wat live staat')).toBeVisible();
});

for (const [width, height, most] of [
  [1440, 900, 60],
  [820, 1100, 60],
  [390, 844, 110],
  [320, 640, 110],
] as const) {
  test(`at ${width} px the bar leaves the page its room`, async ({ page, browser, baseURL }) => {
    await page.setViewportSize({ width, height });
    await enterOffice(page);
    const id = await pageNumber(page, '/maattabellen');
    await page.goto(`/admin/page/${id}/bouwen`);
    const bar = page.getByRole('region', { name: 'Pagina bouwen' });
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(most);
    // Who else is here may be told above it.
    const room = (await page.locator('main iframe').boundingBox())?.height;
    expect(room).toBeGreaterThan(height * 0.45);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const more = page.getByRole('button', { name: 'Meer' });
    const menu = page.locator('[popover]').filter({ hasText: 'Versies' });
    const title = (await bar.getByRole('heading').boundingBox()) ?? { x: 0, width: width };
    expect(title.x + title.width).toBeLessThanOrEqual((await more.boundingBox())?.x ?? 0);
    await expect(page.getByRole('radio', { name: 'Telefoon' })).toBeChecked({
      checked: width < 600,
    });
    await more.click();
    await expect(page.getByRole('link', { name: 'Versies' })).toBeInViewport({ ratio: 1 });
    expect(await violationsOf(page)).toEqual([]);
    // It closes with the focus: at its last, going on leads out of it.
    await page.getByRole('link', { name: 'Versies' }).focus();
    for (let stops = 0; stops < 9 && (await menu.isVisible()); stops += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(menu).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(more).not.toBeFocused();
    if (width > 1099) return;
    // A panel opens and closes: whoever looks at the page has all the room.
    const settings = page.getByRole('button', { name: 'Blok', exact: true });
    const form = page.getByRole('region', { name: 'Instellingen' });
    await settings.click();
    await expect(form).toBeVisible();
    await settings.click();
    await expect(form).toBeHidden();
    // A block that is pressed shows its form at once.
    await page.getByRole('button', { name: 'Opbouw', exact: true }).click();
    await expect(page.getByText('Alt met pijl')).toBeVisible();
    await page.getByRole('treeitem').first().click();
    await expect(form).toBeFocused();
    // Who has no keyboard isn't told of its keys.
    const touched = await browser.newContext({
      ...{ baseURL, isMobile: true, hasTouch: true, viewport: { width, height } },
      storageState: await page.context().storageState(),
    });
    const screen = await touched.newPage();
    await screen.goto(page.url());
    await expect(screen.getByRole('region', { name: 'Pagina bouwen' })).toBeVisible();
    const outline = screen.getByRole('button', { name: 'Opbouw', exact: true });
    if ((await outline.getAttribute('aria-expanded')) === 'false') await outline.tap();
    await expect(screen.getByRole('treeitem').first()).toBeVisible();
    await expect(screen.getByText('Alt met pijl')).toBeHidden();
    await touched.close();
  });
}
