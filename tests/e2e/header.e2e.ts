import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

test('S9.1/3 S2.12/12 S2.12/10 the header has a shadow after 10 px; the menu is a drawer that says so', async ({
  page,
}) => {
  await page.goto('/dames');
  const header = page.locator('[data-header]');
  const html = page.locator('html');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await expect(header).not.toHaveClass(/scrolled/);
  await scrollTo(10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
  await expect(header).not.toHaveClass(/scrolled/);
  await scrollTo(11);
  await expect(header).toHaveClass(/scrolled/);
  await scrollTo(0);
  await expect(header).not.toHaveClass(/scrolled/);

  const open = page.getByRole('button', { name: 'Menu' });
  const drawer = page.locator('[data-menu-panel]');
  await open.click();
  await expect(html).toHaveClass(/menu-open/);
  await expect(drawer).toBeVisible();
  const toggles = drawer.locator('[data-nav-toggle]');
  // Who presses the name of a department sees what is in it, the way to all of it first.
  const name = await drawer.getByText('Dames', { exact: true }).first().boundingBox();
  await page.mouse.click((name?.x ?? 0) + 80, (name?.y ?? 0) + 20);
  await expect(toggles.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/\/dames$/);
  await expect(drawer.locator('[data-nav-panel] a:visible').first()).toHaveText('Alles van Dames');
  await expect(drawer.getByRole('link', { name: 'Jurken' })).toBeVisible();
  // Of its groups the first is open.
  await expect(drawer.getByRole('link', { name: 'Laarzen' }).first()).toBeHidden();
  await drawer.locator('summary:visible', { hasText: 'Schoenen & accessoires' }).click();
  await expect(drawer.getByRole('link', { name: 'Laarzen' }).first()).toBeVisible();
  for (const [name, path] of [
    ['Vacatures', '/vacatures'],
    ['Agenda', '/agenda'],
    ['Weblog', '/weblog'],
    ['Cadeaukaart', '/cadeaukaart'],
  ] as const) {
    const link = drawer.getByRole('link', { name, exact: true }).filter({ visible: true });
    await expect(link).toHaveAttribute('href', path);
  }
  await toggles.nth(1).click();
  await expect(drawer.getByRole('link', { name: 'Jurken' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(html).not.toHaveClass(/menu-open/);
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(385, 400);
  await expect(html).not.toHaveClass(/menu-open/);
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('S9.9/2 S2.12/11 panels of the navigation open on hover and by the keyboard, one at a time', async ({
    page,
  }) => {
    await page.goto('/');
    const panels = page.locator('[data-nav-panel]:visible');
    const item = (name: string) =>
      page.locator('[data-nav-item]', { has: page.locator(`:scope > a:text-is("${name}")`) });
    await expect(panels).toHaveCount(0);
    const panel = item('Heren').locator('[data-nav-panel]');
    // S9.9/2, of the opacity: the first of what changes.
    await expect(panel).toHaveCSS('transition-delay', /^0\.35s/);
    await item('Heren').getByRole('link', { name: 'Heren', exact: true }).hover();
    await expect(panels).toHaveCount(1);
    await expect(panel).toHaveCSS('transition-delay', /^0\.15s/);
    await expect(panels.getByRole('link', { name: 'Overhemden' })).toBeVisible();
    await item('Wonen').getByRole('link', { name: 'Wonen', exact: true }).hover();
    await expect(panels.getByRole('link', { name: 'Lampen' })).toBeVisible();
    await expect(panels).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panels).toHaveCount(0);
    await page.mouse.move(700, 800);

    await item('Dames').getByRole('link', { name: 'Dames', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panels).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Truien & vesten' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panels).toHaveCount(0);
    await expect(item('Dames').locator('[data-nav-toggle]')).toBeFocused();
  });

  test('new and reduced articles, and service, are a press away; a department’s picture comes when one looks in', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/bezorgen');
    const navigation = page.getByRole('navigation', { name: 'Assortiment' });
    const picture = navigation
      .locator('[data-nav-panel]', { hasText: 'Alles van Wonen' })
      .locator('img')
      .first();
    const key = /\/media\/([^/]+)/.exec((await picture.getAttribute('src')) ?? '')?.[1] ?? '?';
    const isAsked = () => asked.some((url) => url.includes(key));
    expect(isAsked()).toBe(false);
    await navigation.getByRole('link', { name: 'Wonen', exact: true }).hover();
    await expect(picture).toBeVisible();
    await expect.poll(isAsked).toBe(true);
    await page.mouse.move(700, 800);
    const bar = page.getByRole('complementary');
    await bar.getByRole('link', { name: 'Winkels', exact: true }).click();
    await expect(page).toHaveURL(/\/winkels$/);
    await bar.getByRole('link', { name: 'Klantenservice' }).click();
    await expect(page).toHaveURL(/\/klantenservice$/);
    for (const [name, path] of [
      ['Nieuw', '/nieuw'],
      ['Sale', '/afgeprijsd'],
    ] as const) {
      await navigation.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  test('a panel groups its links: what there is, what is shown first, brands; what is new has each department', async ({
    page,
  }) => {
    await page.goto('/bezorgen');
    const navigation = page.getByRole('navigation', { name: 'Assortiment' });
    const panel = page.locator('[data-nav-panel]:visible');
    await navigation.getByRole('link', { name: 'Heren', exact: true }).hover();
    for (const group of ['Kleding', 'Schoenen & accessoires', 'Uitgelicht', 'Merken']) {
      await expect(panel.getByText(group, { exact: true }).filter({ visible: true })).toHaveCount(
        1,
      );
    }
    await panel.getByRole('link', { name: 'Nieuw binnen' }).click();
    await expect(page).toHaveURL(/\/heren\?filter_offer=2$/);
    await navigation.getByRole('link', { name: 'Sale', exact: true }).hover();
    await panel.getByRole('link', { name: 'Wonen' }).first().click();
    await expect(page).toHaveURL(/\/afgeprijsd\?filter_category=\d+$/);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('home leads to departments and categories by their pictures, and to all that is sold most', async ({
    page,
  }) => {
    await page.goto('/');
    const departments = page.getByRole('navigation', { name: 'Afdelingen' });
    await expect(departments.getByRole('link').locator('img')).toHaveCount(6);
    await expect(departments.getByRole('link', { name: 'Heren' })).toHaveAttribute(
      'href',
      '/heren',
    );
    const most = page.getByRole('link', { name: 'Alles bekijken' });
    await expect(most).toHaveAttribute('href', '/meest-verkocht');
    // Clothes as they are worn: the second picture stands where the first would, which isn't fetched.
    const worn = page.getByRole('region', { name: 'Zo draag je het' }).locator('article').first();
    await expect(worn.locator('img:visible')).toHaveCount(1);
    await expect(worn.locator('img:visible')).toHaveAttribute('src', /-worn/);
    const tiles = page.getByRole('navigation', { name: 'Snel naar' });
    await expect(tiles.getByRole('link')).toHaveCount(6);
    const lamps = tiles.getByRole('link', { name: 'Lampen' });
    await lamps.scrollIntoViewIfNeeded();
    await expect
      .poll(() => lamps.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await lamps.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lampen');
  });

  test('a window that widens shows no panel, without its script either', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    await page.route('**/assets/browser-*.js', (route) => route.abort());
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto('/');
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.locator('[data-nav-panel] a:visible').count()).toBe(0);
  });
});
