import { alive } from './harness/alive';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('S2.3/1 S9.3/1 the box suggests from two characters on; arrows, Enter and Escape work', async ({
    page,
  }) => {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Zoek in de winkel' });
    const options = page.getByRole('option');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/search/suggest')) asked.push(String(searchParams));
    });
    await box.pressSequentially('tr');
    await expect(options.first()).toBeVisible();
    await box.pressSequentially('ui', { delay: 20 });
    await expect(page.getByRole('option', { name: /trui/i }).first()).toBeVisible();
    await expect.poll(() => asked.at(-1)).toBe('limit=10&search=trui');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(options.last()).toHaveText(/trui/);

    await box.press('ArrowDown');
    const active = page.locator('[role=option][aria-selected=true]');
    await expect(active).toHaveCount(1);
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await box.press('ArrowUp');
    await expect(active).toHaveCount(0);
    await box.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();

    await box.press('Escape');
    await expect(options.first()).toBeHidden();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(options.first()).toBeHidden();

    await box.focus();
    await box.press('ArrowDown');
    const href = await options.first().getAttribute('href');
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test('S2.3/1 before anything is typed the box shows what was looked at, which can be erased, what others look for, and departments', async ({
    page,
  }) => {
    const article = '/artikel/lamswollen-trui-sanne';
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Zoek in de winkel' });
    const list = page.getByRole('listbox', { name: 'Suggesties' });
    const groups = list.getByRole('group');
    const names = () =>
      groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await box.focus();
    await expect(list).toBeVisible();
    expect(await names()).toEqual(['Vaak gezocht', 'Afdelingen']);
    await page.goto(article);
    await page.goto('/bezorgen');
    await box.click();
    await expect.poll(names).toEqual(['Recent bekeken', 'Vaak gezocht', 'Afdelingen']);
    await expect(list.getByRole('option').first()).toHaveAttribute('href', article);
    expect(await violationsOf(page, '[data-header]')).toEqual([]);
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', 'suggest-clear');
    await box.press('Enter');
    await expect.poll(names).toEqual(['Vaak gezocht', 'Afdelingen']);
    await expect(box).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('etalage_recent'))).toBeNull();
    // One letter is too few to suggest by, and no longer nothing.
    await box.press('j');
    await expect(list).toBeHidden();
    await box.press('Backspace');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await box.focus();
    await list.getByRole('option', { name: 'sneakers' }).click();
    await expect(page).toHaveURL(/\/zoeken\?search=sneakers$/);
  });

  test('S2.3/1 the last line tells how many there are in all, and is in sight', async ({
    page,
  }) => {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Zoek in de winkel' });
    await box.pressSequentially('jas');
    const all = page.getByRole('option').last();
    await expect(all).toHaveText(/^Alle \d+ resultaten voor ‘jas’$/);
    await expect(all).toBeInViewport({ ratio: 1 });
    const total = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page.getByText(`${total} resultaten`).first()).toBeVisible();
  });

  test('S2.3/1 S7.1/4 every search box of an overview suggests, as a combobox; arrows lead through what it suggests', async ({
    page,
  }) => {
    const boxes = [
      ['/dames', 'Zoek in deze artikelen', 'trui', /trui/i],
      ['/winkels/diensten', 'Zoek in deze winkels', 'utr', /Utrecht/],
      ['/nieuws', 'Zoek in deze berichten', 'win', /win/i],
      ['/locaties/utrecht-oudegracht', 'Zoek een artikel in deze winkel', 'jas', /jas/i],
    ] as const;
    for (const [path, name, words, title] of boxes) {
      await page.goto(path);
      const box = page.getByRole('combobox', { name });
      const form = page.locator('form', { has: box });
      const hits = form.locator('[data-suggest-box] [role=option]');
      await box.pressSequentially(words);
      await expect(hits.first(), path).toBeVisible();
      await expect(hits.first()).toContainText(title);
      expect(new URL(page.url()).search, path).toBe('');
    }
    const box = page.getByRole('combobox', { name: boxes[3][1] });
    const hits = page.locator('[data-suggest-box] [role=option]');
    expect(await violationsOf(page)).toEqual([]);
    // A list that scrolls is no stop of the Tab key.
    await box.press('Tab');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Zoek', exact: true }).last()).toBeFocused();
    await box.pressSequentially('s');
    await box.press('Backspace');
    await expect(hits.first()).toBeVisible();
    await box.press('Escape');
    await expect(hits.first()).toBeHidden();
    await expect(box).toHaveValue('jas');
    await box.pressSequentially('s');
    await box.press('Backspace');
    await expect(hits.first()).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await box.press('ArrowDown');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    // WCAG 2.4.11: what is gone to covers nothing of the box.
    const [typed, hit] = [await box.boundingBox(), await hits.first().boundingBox()];
    expect(hit?.y).toBeGreaterThanOrEqual((typed?.y ?? 0) + (typed?.height ?? 0));
    await box.press('Enter');
    await expect(page).toHaveURL(/\/artikel\//);
  });

  test('S2.3/1 the search page has one box, with the words; Enter shows all, by kind, with filters beside them', async ({
    page,
  }) => {
    await page.goto('/zoeken');
    const box = page.getByRole('combobox', { name: /^Zoek/ });
    await box.pressSequentially('jurk');
    await expect(page.getByRole('option').first()).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(/\/zoeken\?search=jurk$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('jurk');
    await expect(box).toHaveValue('jurk');
    const products = page.locator('section[data-module-access=product]');
    await expect(products.locator('[data-item]').first()).toContainText(/jurk/i);
    const other = page.locator('section[data-section-url]').nth(1);
    await expect(other.locator('[data-item]').first()).toBeVisible();

    // S7.1/3: a section that no page holds is filtered and paged as others are.
    await alive(page);
    const before = Number(await products.getAttribute('data-total'));
    await expect(page.getByRole('list', { name: 'Gekozen filters' })).toBeHidden();
    await page.locator('[data-filter-column=color] label[data-filter-id]').first().click();
    await expect.poll(() => products.getAttribute('data-total').then(Number)).toBeLessThan(before);
    await expect(page).toHaveURL(/search=jurk/);
    // The words are no filter: all filters go, and they stay.
    await page.getByRole('button', { name: 'Wis alles' }).click();
    await expect.poll(() => products.getAttribute('data-total').then(Number)).toBe(before);
    await expect(page).toHaveURL(/search=jurk/);
    await expect(other.locator('[data-item]').first()).toBeVisible();
  });

  test('a word that nothing has offers another; no suggestions, no list', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Zoek in de winkel' });
    const reply = page.waitForResponse(/search\/suggest/);
    await box.fill('xqzwv');
    await reply;
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.press('Enter');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: 'xqzwv' })).toBeVisible();
    // What sells well is offered in its place.
    await expect(main.locator('[data-item]')).toHaveCount(8);
  });
});

test('S2.3/2 on a phone the search opens below the header; Escape closes it', async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  const toggle = page.locator('[data-search-toggle]');
  const box = page.getByRole('combobox', { name: 'Zoek in de winkel' });
  await expect(box).toBeHidden();
  await toggle.click();
  await expect(html).toHaveClass(/search-open/);
  await expect(box).toBeFocused();
  await box.pressSequentially('lamp');
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  await expect(first).toBeInViewport({ ratio: 1 });
  // The first Escape is for the list, the second for the search.
  await box.press('Escape');
  await expect(first).toBeHidden();
  await expect(html).toHaveClass(/search-open/);
  await box.press('Escape');
  await expect(html).not.toHaveClass(/search-open/);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await box.press('ArrowDown');
  await first.click();
  await expect(page).not.toHaveURL(/\/$/);
});

test('S9.2/5 a link to a place on the page scrolls for 900 ms to 50 px below the header, and into the address', async ({
  page,
}) => {
  await page.goto('/zoeken?search=trui');
  const link = page.getByRole('link', { name: /^Weblog \(/ });
  const id = (await link.getAttribute('href')) ?? '';
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const note = () => times.push(performance.now());
    addEventListener('click', note, { capture: true, once: true });
    addEventListener('scroll', note);
  });
  await link.click();
  const below = () =>
    page.locator(id).evaluate((section) => {
      const header = document.querySelector('[data-header]') as HTMLElement;
      return Math.round(section.getBoundingClientRect().top - header.offsetHeight);
    });
  await expect.poll(below).toBe(50);
  const lasted = await page.evaluate(() => {
    const { times } = window as unknown as { times: number[] };
    return (times.at(-1) ?? 0) - (times[0] ?? 0);
  });
  // The last frames may move it by less than a pixel, of which nothing is told; on a busy machine one may come late.
  expect(lasted).toBeGreaterThanOrEqual(900 - 50);
  expect(lasted).toBeLessThan(3000);
  expect(new URL(page.url()).hash).toBe(id);
});
