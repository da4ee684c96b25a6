import type { Page, Request } from '@playwright/test';
import { rested } from './harness/alive';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const product = '/artikel/lamswollen-trui-sanne';
const service = '/klantenservice';
const about = '/over-ons';

const dialog = (page: Page) => page.getByRole('dialog');
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Foto’s en films' });
const at = (page: Page, text: string) => expect(page.locator('.pswp__counter')).toHaveText(text);
/** Nothing happens in this time: there is nothing else to wait for. */
const pause = (page: Page, ms: number) =>
  page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));
const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.pswp--open:not(.pswp--ui-visible)') === null);

/** Answers all that is asked elsewhere, and tells what that was. */
const watchOutside = async (page: Page) => {
  const asked: string[] = [];
  await page.route(
    (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Elders</title><p>Elders</p>' });
    },
  );
  return asked;
};

/** Drags so many px to the left, fast or slow. */
const drag = async (page: Page, px: number, steps: number) => {
  const x = 300;
  await page.mouse.move(x, 400);
  await page.mouse.down();
  await page.mouse.move(x - px, 400, { steps });
  await page.mouse.up();
};

/** Loads the page anew, once the step back that closing took in the history has ended. */
const reloaded = (page: Page) =>
  expect(async () => {
    await page.reload();
  }).toPass();

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('S1/18 S2.12/14 S4.10/6 pictures of a product open in the lightbox: keys, zoom, back and forward', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (/\/media\/.*marine-front\/(1200|1600)\./.test(request.url()))
        pictures.push(request.url());
    });
    await page.goto(product);
    const first = page.locator('[data-gallery] a').first();
    await expect(first).toHaveAttribute('href', /\/media\/.+\.jpg$/);
    expect(pictures).toEqual([]);
    const steps = await page.evaluate(() => history.length);
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(lightbox(page)).toBeVisible();
    await at(page, '1 van 4');
    await settled(page);
    await expect(page.getByRole('button', { name: 'Sluiten' })).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    expect(await violationsOf(page)).toEqual([]);
    // The page behind stands still.
    const scrolled = () => page.evaluate(() => scrollY);
    const stood = await scrolled();
    for (const key of ['End', 'PageDown', 'ArrowDown']) {
      await page.getByRole('button', { name: 'Volgende' }).first().focus();
      await page.keyboard.press(key);
      expect(await scrolled()).toBe(stood);
    }
    await page.getByRole('button', { name: 'Sluiten' }).focus();

    // The keyboard stays within.
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await page.keyboard.press('Tab');
      // Beyond its last stop is the browser's own bar, where the page has no focus at all.
      const isWithin = () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null;
      expect(await page.evaluate(isWithin)).toBe(true);
    }
    const width = () =>
      page
        .locator('.pswp__item[aria-hidden=false] img.pswp__img:not([role])')
        .evaluate((picture) => Math.round(picture.getBoundingClientRect().width));
    const plain = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(plain);
    // Its largest size is fetched only now.
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(plain);
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, -300);
    await expect.poll(width).toBeGreaterThan(plain);
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await expect.poll(width).toBe(plain);

    await page.keyboard.press('ArrowRight');
    await at(page, '2 van 4');
    await expect(lightbox(page).getByRole('status').last()).toContainText('2 van 4: ');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(await focused(page)).toBe(await first.getAttribute('href'));
    expect(new URL(page.url()).pathname).toBe(product);
    await page.goForward();
    await expect(lightbox(page)).toBeVisible();
    await at(page, '2 van 4');
    await settled(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // Escape took its step back: one more leaves the page.
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
    // Pictures of another colour belong to another group.
    await page.getByRole('radio', { name: 'Ecru' }).check();
    const shown = page.locator('[data-gallery] a:visible').first();
    await expect(shown.locator('img')).toHaveAttribute('alt', /ecru/);
    await shown.click();
    await expect(page.locator('.pswp__item[aria-hidden=false] img').last()).toHaveAttribute(
      'alt',
      /ecru/,
    );
  });

  test('S3.11/1 S9.9/7 a film of a third party waits for a word, and is 640 × 360', async ({
    page,
  }) => {
    const asked = await watchOutside(page);
    await page.goto(about);
    const film = page.locator('[data-lightbox=video]');
    await expect(film).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
    await film.click();
    const text = page.getByText('Bekijk deze video: daarvoor plaatst YouTube cookies');
    await expect(text).toBeVisible();
    const box = await text.locator('..').boundingBox();
    expect([box?.width, box?.height]).toEqual([640, 360]);
    await settled(page);
    expect(await violationsOf(page)).toEqual([]);
    // Its neighbours are a picture and a page of others: none of them asks for anything.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Bekijk dit onderdeel: daarvoor plaatst')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Duurzaam' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.goBack();
    // A page that is there before its slide has opened is shown too.
    await page.getByRole('link', { name: 'Hoe we repareren' }).click();
    await expect(page.getByRole('heading', { name: 'Duurzaam' })).toBeVisible();
    await page.goBack();

    await film.click();
    await page.getByRole('button', { name: 'Deze keer' }).click();
    const frame = page.locator('dialog iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await expect.poll(() => asked.length).toBe(1);
    // What was once allowed is not kept, and a film that is left behind is gone.
    await page.keyboard.press('Escape');
    await expect(frame).toHaveCount(0);
    await reloaded(page);
    await film.click();
    await page.getByRole('button', { name: 'Altijd', exact: true }).click();
    await expect(frame).toBeVisible();
    // Kept, before the page is left.
    const kept = () => page.evaluate(() => decodeURIComponent(document.cookie));
    await expect.poll(kept).toContain('"social":true');
    await page.keyboard.press('Escape');
    await expect(frame).toHaveCount(0);
    await reloaded(page);
    await film.click();
    await expect(frame).toBeVisible();
    expect(asked.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
  });

  test('S2.12/4 all of a card is pressed as its link; text is chosen, keys and buttons open a tab', async ({
    page,
    context,
  }) => {
    await page.goto('/nieuws');
    const card = page.locator('[data-results] article').first();
    const href = await card.locator('a[data-card-link]').getAttribute('href');
    const intro = card.locator('p').last();
    const box = await intro.boundingBox();
    if (!box) throw new Error('no text');
    // A text that a pointer draws over is chosen.
    await page.mouse.move(box.x + 2, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 8, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
    expect(new URL(page.url()).pathname).toBe('/nieuws');
    for (const press of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await intro.click(press);
      const tab = await opened;
      await tab.waitForURL((url) => url.pathname === href);
      await tab.close();
    }
    expect(new URL(page.url()).pathname).toBe('/nieuws');
    await intro.click();
    await page.waitForURL((url) => url.pathname === href);
  });

  test('S2.12/4 a card opens in a tab, in the lightbox or over the page with view=ajax', async ({
    page,
    context,
  }) => {
    await watchOutside(page);
    await context.route('https://9292.nl/**', (route) => route.fulfill({ body: 'Reis' }));
    await page.goto(service);
    const card = (title: RegExp) => page.getByRole('article').filter({ hasText: title });
    const opened = context.waitForEvent('page');
    await card(/Met de trein of de bus/)
      .locator('p')
      .first()
      .click();
    expect((await opened).url()).toBe('https://9292.nl/');
    await (await opened).close();
    await card(/Kijk mee in de werkplaats/)
      .locator('p')
      .first()
      .click();
    await expect(lightbox(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);

    const link = page.getByRole('link', { name: 'Hulp bij je maat' });
    const asked = page.waitForRequest(/\/maattabellen\?view=ajax$/);
    await card(/Hulp bij je maat/)
      .locator('p')
      .first()
      .click();
    await asked;
    const popup = page.getByRole('dialog', { name: 'Maattabellen' });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Sluiten' })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    // A drag that ends beside it is no click beside it.
    await page.mouse.move(720, 450);
    await page.mouse.down();
    await page.mouse.move(20, 450);
    await page.mouse.up();
    await expect(popup).toBeVisible();
    await page.mouse.click(20, 450);
    await expect(popup).toHaveCount(0);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.goForward();
    await expect(popup).toBeVisible();
    await page.goBack();
    await expect(popup).toHaveCount(0);
    await expect(page).toHaveURL(service);
  });

  test('S2.5/1 a dialog whose fragment is late says so; one that fails can be tried again', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 500/);
    await page.goto(service);
    let answer = async (_: () => Promise<void>, fail: () => Promise<void>) => fail();
    await page.route('**/maattabellen?view=ajax', (route) =>
      answer(
        () => route.continue(),
        () => route.fulfill({ status: 500 }),
      ),
    );
    const link = page.getByRole('link', { name: 'Hulp bij je maat' });
    await link.click();
    const failed = page.getByRole('dialog', { name: 'Dit kon niet worden opgehaald' });
    await expect(failed).toBeVisible();
    await expect(failed.getByRole('link', { name: 'Open als pagina' })).toHaveAttribute(
      'href',
      /\/maattabellen$/,
    );
    // The gate is there before the request is: opening it early lets the request through at once.
    const gate = () => {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      answer = async (go) => {
        await opened;
        await go();
      };
      return open;
    };
    const letGo = gate();
    await failed.getByRole('button', { name: 'Probeer opnieuw' }).click();
    letGo();
    await expect(page.getByRole('dialog', { name: 'Maattabellen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // Late: it says so, and who closes it doesn't get it after all.
    const letGoLater = gate();
    await link.click();
    await expect(page.getByRole('dialog').getByText('Een ogenblik …')).toBeVisible();
    await page.keyboard.press('Escape');
    const done = page.waitForResponse(/maattabellen/);
    letGoLater();
    await done;
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('S2.12/13 S4.10/2 a panel opens by a press and closes by a second, elsewhere, or a scroll', async ({
    page,
  }) => {
    await page.goto(product);
    const sign = page.getByRole('button', { name: 'Uitleg over bezorgen en retour' });
    const tip = page.getByRole('button', { name: 'Uitleg over de doorgestreepte prijs' });
    const open = page.locator('[data-popper-panel]:popover-open');
    await sign.hover();
    await sign.click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Bezorgen kost € 4,95');
    await expect(open).toHaveAttribute('data-placed', '');
    expect(await violationsOf(page)).toEqual([]);
    await sign.click();
    await expect(open).toHaveCount(0);
    await sign.click();
    await page.mouse.click(5, 500);
    await expect(open).toHaveCount(0);
    await sign.click();
    await page.mouse.wheel(0, 200);
    await expect(open).toHaveCount(0);
    // One at a time.
    await sign.click();
    await tip.focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('laagste prijs');
    await expect(open).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(tip).toBeFocused();
  });

  test('S2.12/13 on a desk a tooltip opens by a pointer, not by the focus; it can be gone to, and Escape ends it', async ({
    page,
  }) => {
    await page.goto(product);
    const tip = page.getByRole('button', { name: 'Uitleg over de doorgestreepte prijs' });
    const open = page.locator('[data-popper-panel]:popover-open');
    await expect(tip).toHaveAccessibleDescription(/laagste prijs die we in de 30 dagen/);
    await tip.hover();
    await expect(open).toHaveCount(1);
    await open.hover();
    // Longer than it takes to close: it stays as long as the pointer is on it (WCAG 1.4.13).
    await pause(page, 500);
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await page.mouse.move(200, 300);
    await tip.focus();
    await pause(page, 300);
    await expect(open).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(open).toHaveCount(1);
  });

  test('S2.12/9 S4.10/4 sub-navigation: the first press opens a panel, the second follows its link', async ({
    page,
  }) => {
    await page.goto(service);
    await rested(page);
    const nav = page.getByRole('navigation', { name: 'Klantenservice' });
    const toggle = (name: string) => nav.getByRole('link', { name, exact: true });
    await expect(toggle('Betalen')).toHaveAttribute('aria-expanded', 'false');
    await toggle('Retourneren').click();
    await expect(toggle('Retourneren')).toHaveAttribute('aria-expanded', 'true');
    await expect(nav.getByRole('link', { name: /Retour aanmelden|retour/i }).last()).toBeVisible();
    await toggle('Betalen').focus();
    await page.keyboard.press('Enter');
    await expect(toggle('Betalen')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle('Retourneren')).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle('Cadeaukaart')).toBeVisible();
    await expect(page).toHaveURL(service);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/betalen');
    // There its panel stands open, as the server wrote it.
    await expect(toggle('Betalen')).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle('Betalen')).toHaveAttribute('aria-current', 'page');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('on a phone the sub-navigation is one row, in which the page that one is on is in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    const nav = page.getByRole('navigation', { name: 'Klantenservice' });
    await expect(nav.getByRole('link', { name: 'Contact' })).toBeInViewport({ ratio: 1 });
    await expect(nav.getByRole('link', { name: 'Bezorgen' })).not.toBeInViewport();
    expect((await nav.boundingBox())?.height).toBeLessThan(60);
    // What opens comes behind its toggle.
    await nav.getByRole('link', { name: 'Betalen', exact: true }).click();
    await expect(nav.getByRole('link', { name: 'Cadeaukaart' })).toBeInViewport();
    expect((await nav.boundingBox())?.height).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('S2.12/17 S9.9/11 a link back goes to the list as it was left, or else where it says', async ({
    page,
  }) => {
    const back = page.getByRole('link', { name: 'Terug naar de vacatures' });
    await page.goto('/vacatures');
    const own = await page.locator('[data-results] a[data-card-link]').first().getAttribute('href');
    await page.goto('/');
    // Who came from elsewhere has no list to go back to.
    await page.goto(own ?? '');
    const list = await back.getAttribute('href');
    await back.click();
    await expect(page).toHaveURL(list ?? '');
    await page.goto('/');
    await page.goto('/vacatures?search=verkoper');
    const vacancy = page.locator('[data-results] a[data-card-link]').first();
    const href = await vacancy.getAttribute('href');
    await page.evaluate((address) => {
      location.href = address ?? '';
    }, href);
    await page.waitForURL((url) => url.pathname === href);
    await back.click();
    await expect(page).toHaveURL('/vacatures?search=verkoper');
  });

  test('S2.12/16 S9.9/8 pictures below the screen are fetched when they come near; the first row at once', async ({
    page,
  }) => {
    // Two columns: the last is further away than a browser looks ahead over a slow line (2,500 px).
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/dames');
    const images = page.locator('[data-results] article picture:first-child img');
    await expect(images.first()).toHaveAttribute('loading', 'eager');
    await expect(images.last()).toHaveAttribute('loading', 'lazy');
    const isLoaded = () =>
      images.last().evaluate((img) => (img as HTMLImageElement).currentSrc !== '');
    expect(await isLoaded()).toBe(false);
    await images.last().scrollIntoViewIfNeeded();
    await expect.poll(isLoaded).toBe(true);
  });
});

const classIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'viewportDevice');
const size = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test('S2.12/18 S4.10/7 S9.1/1 S9.1/2 S9.9/10 the class of the device is kept, and the page is loaded again when it changes', async ({
  page,
}) => {
  const year = 365 * 86_400;
  await page.clock.install();
  for (const [width, name] of [
    [767, 'mobile'],
    [768, 'tablet'],
    [1024, 'tablet'],
    [1025, 'none'],
  ] as const) {
    await size(page, width);
    await page.goto('/');
    await expect.poll(async () => (await classIn(page))?.value).toBe(name);
    const left = ((await classIn(page))?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(left - year)).toBeLessThan(60);
  }
  // A change is looked at after 200 ms: one that is gone by then loads nothing.
  const loads: Request[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request));
  // Time stands still between the two, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await size(page, 500);
  await size(page, 1025);
  await page.clock.runFor(400);
  await page.clock.resume();
  expect(loads).toEqual([]);
  await size(page, 767);
  await expect.poll(() => loads.length).toBe(1);
  await expect.poll(async () => (await classIn(page))?.value).toBe('mobile');
  await page.waitForLoadState();
  expect(loads).toHaveLength(1);
});

test('S2.12/18 what was typed is never lost to that: the reload waits until it is sent or left', async ({
  page,
}) => {
  await size(page, 900);
  await page.goto('/contact');
  const box = page.getByRole('textbox', { name: /naam/i }).first();
  await box.fill('Fleur');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await size(page, 600);
  await expect.poll(async () => (await classIn(page))?.value).toBe('mobile');
  await pause(page, 2000);
  expect(loads).toBe(0);
  await expect(box).toHaveValue('Fleur');
  await box.fill('');
  await box.blur();
  await expect.poll(() => loads).toBe(1);
});

test('S2.12/18 who refuses cookies is never loaded again', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await size(page, 900);
  await page.goto('/');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await size(page, 600);
  await pause(page, 600);
  expect(loads).toBe(0);
});

test('S9.9/7 on a phone a swipe of 100 px leads on, one of less springs back', async ({ page }) => {
  await page.goto(product);
  await page.locator('[data-gallery] a').first().click();
  await at(page, '1 van 4');
  await settled(page);
  // Fast, yet not far enough.
  await drag(page, 90, 2);
  await at(page, '1 van 4');
  await pause(page, 600);
  await at(page, '1 van 4');
  await drag(page, 110, 12);
  await at(page, '2 van 4');
  // Not only by a swipe (WCAG 2.5.1).
  await page.getByRole('button', { name: 'Volgende' }).click();
  await at(page, '3 van 4');
});

test('S2.12/13 on a phone a tooltip opens by the focus too, and one tap leaves it open', async ({
  page,
}) => {
  await page.goto(product);
  const tip = page.getByRole('button', { name: 'Uitleg over de doorgestreepte prijs' });
  const open = page.locator('[data-popper-panel]:popover-open');
  await tip.focus();
  await expect(open).toHaveCount(1);
  await tip.blur();
  await expect(open).toHaveCount(0);
  await tip.click();
  await expect(open).toHaveCount(1);
  await tip.click();
  await expect(open).toHaveCount(0);
});

test('S2.12/10 S4.10/3 the menu and the search mark the page; the background ends both', async ({
  page,
}) => {
  await page.goto('/');
  const html = page.locator('html');
  await page.locator('[data-menu-toggle]').first().click();
  await expect(html).toHaveClass(/menu-open/);
  await page.keyboard.press('Escape');
  await expect(html).not.toHaveClass(/menu-open/);
  await page.locator('[data-search-toggle]').click();
  await expect(html).toHaveClass(/search-open/);
  // Both at once: the menu was opened with the search.
  await html.evaluate((root) => root.classList.add('menu-open'));
  await page.locator('main').click({ position: { x: 5, y: 500 } });
  await expect(html).not.toHaveClass(/menu-open|search-open/);
});

test('S4.10/1 of the answers one is open', async ({ page }) => {
  await page.goto(service);
  const items = page.locator('details[name]');
  const open = page.locator('details[name][open]');
  await items.nth(0).locator('summary').click();
  await items.nth(1).locator('summary').click();
  await expect(open).toHaveCount(1);
  await items.nth(1).locator('summary').click();
  await expect(open).toHaveCount(0);
});

test('a page that has none of it fetches no code of lightbox, panels or dialogs', async ({
  page,
}) => {
  const codes: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') codes.push(response.text());
  });
  for (const address of ['/dames', product, '/cookies']) {
    await page.goto(address);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
  const code = (await Promise.all(codes)).join('\n');
  expect(code.length).toBeGreaterThan(1000);
  expect(
    ['pswp', 'fallbackPlacements', 'Een ogenblik …'].filter((mark) => code.includes(mark)),
  ).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2.12/4 S2.12/9 S2.12/13 S2.12/14 S2.12/17 links lead on, and explanations can be read', async ({
    page,
  }) => {
    await page.goto(product);
    const link = page.locator('[data-gallery] a').first();
    const href = await link.getAttribute('href');
    expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('image/jpeg');
    await page.getByRole('button', { name: 'Uitleg over bezorgen en retour' }).click();
    await expect(page.locator('[data-popper-panel]:popover-open')).toContainText('Bezorgen kost');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Welke maat heb ik?' }).click();
    const sizes = page.getByRole('dialog', { name: 'Welke maat heb ik?' });
    await expect(sizes.getByRole('rowheader', { name: /^M of 38\b/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sizes).toBeHidden();
    await page.getByRole('button', { name: 'Welke maat heb ik?' }).click();
    await sizes.getByRole('link', { name: /^Alle maattabellen/ }).click();
    await expect(page).toHaveURL('/maattabellen');
    const nav = page.getByRole('navigation', { name: 'Klantenservice' });
    await nav.getByRole('link', { name: 'Betalen', exact: true }).click();
    await expect(page).toHaveURL('/betalen');
    await expect(nav.getByRole('link', { name: 'Cadeaukaart' })).toBeVisible();
    await page.goto('/nieuws');
    const card = page.locator('[data-results] article').first();
    const to = await card.locator('a[data-card-link]').getAttribute('href');
    // The link's box covers the card.
    await card.locator('p').last().click({ force: true });
    await expect(page).toHaveURL(to ?? '');
  });

  test('S2.12/4 view=ajax answers the content alone, for no search engine', async ({ request }) => {
    const reply = await request.get('/maattabellen?view=ajax');
    const html = await reply.text();
    expect(html).toContain('Maattabellen</h1>');
    expect(html).not.toMatch(/<html|<header|<footer|data-announce/);
    expect(reply.headers()['x-robots-tag']).toBe('noindex');
  });
});
