import type { BrowserContext, Page } from '@playwright/test';
import { fullConsent, noConsent, readChoices } from '#kernel/values/consent';
import { CONSENT_FORM, CONSENT_TOLD } from '#kernel/wire';
import { violationsOf } from './harness/axe';
import { commandAt } from './harness/command';
import { createDemoPlace } from './harness/demo';
import { keyboard } from './harness/hands';
import { desktop } from './harness/listing';
import { type RunningServer, startServer } from './harness/server';
import { type StandIn, startStandIn } from './harness/stand-in';
import { expect, test } from './harness/test';

/** A server of its own: its site has scripts of third parties, which are at another origin. */
let standIn: StandIn;
let place: Awaited<ReturnType<typeof createDemoPlace>>;
let server: RunningServer;

test.describe.configure({ mode: 'default' });
test.use({ consent: 'open' });

const to = (path: string) => server.url + path;
const etalage = (...args: string[]) => commandAt(place, 'consent', ...args);

test.beforeAll(async () => {
  test.setTimeout(300_000);
  standIn = await startStandIn();
  place = await createDemoPlace(process.env.ETALAGE_E2E_POSTGRES ?? '');
  const matomo = ['--kind', 'matomo', '--account', '3', '--src', `${standIn.origin}/pk/matomo.js`];
  await etalage('add', 'meten', ...matomo);
  const google = ['--kind', 'google-ads', '--account', 'AW-1234567'];
  await etalage('add', 'adverteren', ...google, '--src', `${standIn.origin}/gcl/gtag.js`);
  const other = ['--party', 'Iemand', '--purpose', 'Iets.', '--cookie', '_los_*=1 dag'];
  await etalage('add', 'los', ...other, '--src', `${standIn.origin}/los/los.js`);
  server = await startServer(place, { MAP_TILES: `${standIn.origin}/tegels/{z}/{x}/{y}.png` });
});
test.afterAll(async () => {
  await server?.stop();
  await place?.drop();
  await standIn?.stop();
});
test.beforeEach(() => {
  standIn.takeAsked();
});

const banner = (page: Page) =>
  page.getByRole('region', { name: 'Deze website maakt gebruik van cookies' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name });
const cookiesOf = async (context: BrowserContext): Promise<Record<string, string>> =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
const choicesOf = async (context: BrowserContext) =>
  readChoices(decodeURIComponent((await cookiesOf(context)).ccform ?? ''));
const ran = (page: Page) =>
  page.evaluate(() => [...((window as never as { ran?: string[] }).ran ?? [])].sort());
const open = async (page: Page, path: string) => {
  await page.goto(to(path));
  await expect(banner(page)).toBeVisible();
};
/** Waits until what consent has to do on a page is done: its code comes once the page is idle. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done), 0)));

/** What the cookie page tells that the site keeps. */
const declared = async (page: Page): Promise<string[]> => {
  await page.goto(to('/cookies'));
  return page
    .locator('section, [data-block-type=CookieOverview]')
    .locator('tbody th')
    .allTextContents();
};
const isDeclared = (name: string, names: readonly string[]) =>
  names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));

test('S1/19 S2.13/1 before a choice 30 pages ask no other host for anything, and set no cookie but functional', async ({
  page,
  context,
}) => {
  test.slow();
  // Drawing each page's own pictures anew would take most of the time.
  await page.route('**/media/**', (route) => route.fulfill({ body: '', contentType: 'image/png' }));
  const hosts = new Set<string>();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (/^(https?|wss?):/.test(request.url)) hosts.add(new URL(request.url).host);
  });
  const map = await (await page.request.get(to('/sitemap.xml'))).text();
  const nested = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const first = nested.filter((url) => url.endsWith('.xml'));
  const pages = first.length > 0 ? [] : nested;
  for (const url of first) {
    const part = await (await page.request.get(url)).text();
    pages.push(
      ...[...part.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one = '']) => one).slice(0, 12),
    );
  }
  const some = [to('/'), to('/winkels'), to('/webcore/checkout/view'), ...pages].slice(0, 30);
  expect(some).toHaveLength(30);
  for (const url of some) {
    await page.goto(url);
    await settled(page);
  }
  await open(page, '/winkels');
  await page.locator('[data-store-map]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-store-map]')).toHaveAttribute('data-store-map', 'ready');
  expect([...hosts]).toEqual([new URL(server.url).host]);
  expect(standIn.takeAsked()).toEqual([]);
  expect(Object.keys(await cookiesOf(context)).sort()).toEqual([
    'etalage_script',
    'viewportDevice',
  ]);
});

test('S2.13/1 S4.11/4 S4.11/1 S3.11/1 accepting wakes all that waited, here and on later pages, without a second question', async ({
  page,
  context,
}) => {
  await open(page, '/dames');
  const layer = () =>
    page.evaluate(() =>
      ((window as never as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((one) => [
        ...Array.from(one),
      ]),
    );
  // Consent Mode v2: denied before, and nothing was fetched.
  expect(await layer()).toEqual([
    [
      'consent',
      'default',
      expect.objectContaining({
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      }),
    ],
    [
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
    ],
  ]);
  expect(standIn.takeAsked()).toEqual([]);
  await button(page, 'Accepteren').click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => ran(page)).toEqual(['gcl', 'los', 'pk']);
  expect((await layer()).slice(2)).toEqual([
    [
      'consent',
      'update',
      expect.objectContaining({
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'granted',
      }),
    ],
    ['js', expect.anything()],
    ['config', 'AW-1234567'],
  ]);
  const calls = await page.evaluate(() => (window as never as { _paq: unknown[] })._paq);
  expect(calls).toContainEqual(['setSiteId', '3']);
  expect(calls).toContainEqual(['setTrackerUrl', `${standIn.origin}/pk/matomo.php`]);
  await expect.poll(() => standIn.takeAsked().length).toBeGreaterThan(0);
  expect(await choicesOf(context)).toEqual(fullConsent);
  const kept = (await context.cookies()).filter(({ name }) =>
    /^(ccform|cookieconsent_status)$/.test(name),
  );
  expect(kept).toHaveLength(2);
  for (const { value, name, expires } of kept) {
    if (name === 'cookieconsent_status') expect(value).toBe('allow');
    // S9.9/10: 365 days, to the minute.
    expect(Math.abs(expires - Date.now() / 1000 - 365 * 86_400)).toBeLessThan(60);
  }
  await page.goto(to('/heren'));
  await expect.poll(() => ran(page)).toEqual(['gcl', 'los', 'pk']);
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  // Where they don't belong nothing of them is.
  await page.goto(to('/webcore/checkout/view'));
  await settled(page);
  expect(await page.locator('script[data-consent-type]').count()).toBe(0);
  expect(await ran(page)).toEqual([]);
});

test('S2.13/1 refusing is kept as well, and nothing of anybody else comes', async ({
  page,
  context,
}) => {
  await open(page, '/dames');
  await button(page, 'Weigeren').click();
  await expect(banner(page)).toHaveCount(0);
  expect(await choicesOf(context)).toEqual(noConsent);
  await page.goto(to('/heren'));
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  expect(standIn.takeAsked()).toEqual([]);
});

test('refusing holds when the server can’t be reached; accepting says that it could not be kept', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await open(page, '/dames');
  await page.route('**/cookies/instellingen', (route) => route.abort());
  await button(page, 'Accepteren').click();
  await expect(banner(page).getByRole('alert')).toHaveText(
    'Je keuze kon niet worden bewaard. Probeer het nog eens.',
  );
  expect(standIn.takeAsked()).toEqual([]);
  await button(page, 'Weigeren').click();
  await expect(banner(page)).toHaveCount(0);
  expect(await choicesOf(context)).toEqual(noConsent);
});

/** The page that he returns to says that it is kept: to be seen, and read because it has the focus. */
const isTold = async (page: Page) => {
  const told = page.getByRole('status').filter({ hasText: 'Je keuze is bewaard.' });
  await expect(told).toBeInViewport();
  await expect(told).toBeFocused();
};

test('S2.13/2 S2.13/3 S4.11/3 Aanpassen leads to the settings, where there is no banner; each type is its own, and it leads back', async ({
  page,
  context,
}) => {
  await open(page, '/dames?page_1=1');
  const more = banner(page).getByRole('link', { name: 'Lees meer' });
  await expect(more).toHaveAttribute('href', '/cookies');
  await button(page, 'Aanpassen').click();
  await expect(page).toHaveURL(to('/cookies/instellingen'));
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  const form = page.locator(`form#${CONSENT_FORM}`);
  await expect(form.getByRole('checkbox')).toHaveCount(5);
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(form.getByRole('checkbox', { name: 'Functioneel' })).toBeDisabled();
  await form.getByRole('checkbox', { name: 'Statistiek' }).check();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Keuze opslaan' }).click();
  await expect(page).toHaveURL(to(`/dames?page_1=1#${CONSENT_TOLD}`));
  await isTold(page);
  expect(await choicesOf(context)).toEqual({ ...noConsent, analytics: true });
  await expect.poll(() => ran(page)).toEqual(['pk']);
  // Whoever goes on has read it.
  await page.keyboard.press('Tab');
  await expect(page.getByText('Je keuze is bewaard.')).not.toBeInViewport();
  await page.goto(to('/cookies'));
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('Je keuze is bewaard.')).toBeHidden();
});

test('taking back: cookies of others go, what runs is stopped, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await open(page, '/dames');
  await button(page, 'Accepteren').click();
  await expect.poll(async () => Object.keys(await cookiesOf(context))).toContain('_los_id');
  // Three pages of his are open; on one he typed.
  const typing = await context.newPage();
  await typing.goto(to('/klantenservice/vraag-stellen'));
  await expect.poll(() => ran(typing)).toEqual(['gcl', 'los', 'pk']);
  const box = typing.locator('main').getByRole('textbox').first();
  await box.fill('Half een vraag');
  const settings = await context.newPage();
  await settings.goto(to('/dames'));
  await settings.getByRole('link', { name: 'Cookie-instellingen' }).click();
  await settings.getByRole('button', { name: 'Alles weigeren' }).click();
  await expect(settings).toHaveURL(to('/dames#cookiekeuze-bewaard'));
  await settled(settings);
  await expect.poll(() => ran(settings)).toEqual([]);
  await expect
    .poll(async () =>
      Object.keys(await cookiesOf(context)).filter((name) => /^_(los|pk|gcl)/.test(name)),
    )
    .toEqual([]);
  expect(
    await settings.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^_(los|pk|gcl)/.test(key)),
    ),
  ).toEqual([]);
  // The first page is looked at again: it comes anew, without them.
  const again = page.waitForEvent('load');
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await again;
  await expect.poll(() => ran(page)).toEqual([]);
  await typing.bringToFront();
  await typing.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(typing.locator('[data-announce]').first()).toHaveText(
    /zodra je naar een andere pagina gaat/,
  );
  await expect(box).toHaveValue('Half een vraag');
});

test('S4.11/4 the map shows pictures by the same consent, given on it or in the banner, and taken back', async ({
  page,
  context,
}) => {
  await open(page, '/winkels');
  const map = page.locator('[data-store-map]');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-store-map', 'ready');
  await map.getByRole('button', { name: 'Altijd tonen' }).click();
  await expect(map.locator('.leaflet-tile').first()).toBeAttached();
  await expect(banner(page)).toHaveCount(0);
  expect(await choicesOf(context)).toEqual({ ...noConsent, social: true });
  expect(standIn.takeAsked().every((path) => path.startsWith('/tegels/'))).toBe(true);
  await context.clearCookies({ name: 'ccform' });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(map.locator('.leaflet-tile')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`S2.13/1 on a phone of ${width} px the banner covers neither the focus nor the bar to buy with, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/artikel/lamswollen-trui-sanne');
    await settled(page);
    const shifted = await page.evaluate(() =>
      (window as never as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(shifted).toBeLessThan(0.001);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // First in the order of the keyboard, after the link that leads past all that is repeated.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    for (const name of ['Lees meer', 'Accepteren', 'Weigeren', 'Aanpassen']) {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByText(name)).toBeFocused();
    }
    const hidden: string[] = [];
    for (let stop = 0; stop < 130; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        const focused = document.activeElement;
        const over = document.querySelector('[data-consent-banner]');
        if (!focused || focused === document.body || !over || over.contains(focused))
          return undefined;
        const { top, bottom } = focused.getBoundingClientRect();
        const edge = over.getBoundingClientRect();
        return top >= edge.top && bottom <= edge.bottom
          ? focused.outerHTML.slice(0, 120)
          : undefined;
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
    // Where the bar has come to its own place, in sight, there is nothing to stand above.
    await page
      .locator('form[name=addproduct] button[data-toggle]')
      .evaluate((below) => below.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(page.locator('[data-bottom-bar]')).toBeInViewport();
    const above = () =>
      banner(page).evaluate((one) => Math.round(innerHeight - one.getBoundingClientRect().bottom));
    await expect.poll(above).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    // What lies half under it can be scrolled from under it, so a link's size there tells nothing.
    expect(await violationsOf(page, '[data-consent-banner]')).toEqual([]);
  });
}

/** Of what has the focus, how much lies under something else: 1 is all of it. */
const coveredPart = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('[data-consent-banner]'))
      return undefined;
    const box = focused.closest('label') ?? focused;
    const { x, y, width, height } = box.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = (right: number, down: number) => {
      const there = document.elementFromPoint(x + width * right, y + height * down);
      return there !== null && (box.contains(there) || there.contains(box));
    };
    const seen = parts.flatMap((right) => parts.filter((down) => isSeen(right, down)));
    const name = (focused as HTMLInputElement).name || focused.textContent?.trim();
    return { name, covered: 1 - seen.length / parts.length ** 2 };
  });

for (const [width, height, path, stops] of [
  [1280, 800, '/dames', 64],
  [320, 256, '/dames', 40],
  [320, 256, '/artikel/laars-vita-ronde-neus', 40],
] as const) {
  test(`WCAG 2.4.11 at ${width} × ${height} px nothing of ${path} has the focus out of sight under the banner`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    const covered: unknown[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const found = await coveredPart(page);
      if (found && found.covered > 0.7) covered.push([stop, found.name]);
    }
    expect(covered).toEqual([]);
  });
}

test.describe('on a wide screen', () => {
  test.use(desktop);
  test('S2.13/1 the three buttons are alike, the keyboard works them, and the focus goes on in the page', async ({
    page,
  }) => {
    // Of slides that come by themselves the texts fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const looks = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          const { backgroundColor, color, fontSize, fontWeight, borderColor } =
            getComputedStyle(one);
          return JSON.stringify([
            Math.round(width),
            Math.round(height),
            backgroundColor,
            color,
            fontSize,
            fontWeight,
            borderColor,
          ]);
        }),
      );
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await keyboard(page).press(button(page, 'Weigeren'));
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
  });

  test('S2.13/1 who chooses by keyboard far down a page goes on there', async ({ page }) => {
    await open(page, '/klantenservice');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(500);
    await button(page, 'Weigeren').focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    const focused = page.locator('main :is(h1, h2, h3):focus');
    await expect(focused).toBeAttached();
    await page.keyboard.press('Tab');
    const next = page.locator(':focus');
    await expect(next).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 300);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('S2.13/3 S4.11/3 there is no banner and nothing to consent to; the settings are kept all the same', async ({
    page,
    context,
  }) => {
    await page.goto(to('/dames'));
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
    await page.getByRole('checkbox', { name: 'Advertenties' }).check();
    await page.getByRole('button', { name: 'Keuze opslaan' }).click();
    await expect(page).toHaveURL(to(`/dames#${CONSENT_TOLD}`));
    await isTold(page);
    expect(await choicesOf(context)).toEqual({ ...noConsent, ads: true });
    expect(standIn.takeAsked()).toEqual([]);
  });
});

test('all that a journey leaves in the browser is told on the cookie page', async ({
  page,
  context,
}) => {
  await open(page, '/artikel/lamswollen-trui-sanne');
  await button(page, 'Accepteren').click();
  await expect.poll(() => ran(page)).toEqual(['gcl', 'los', 'pk']);
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await expect(page.locator('dialog[data-cart-popover]')).toBeVisible();
  await page.goto(to('/winkels?place_input=Tiel'));
  await settled(page);
  await page.goto(to('/klantenservice/vraag-stellen'));
  await page.locator('main').getByRole('textbox').first().fill('Een vraag');
  await page.goto(to('/login'));
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const names = [...Object.keys(await cookiesOf(context)), ...left];
  expect(names.length).toBeGreaterThan(8);
  const told = await declared(page);
  // The stand-in leaves keys by names that its maker's scripts don't have.
  const own = names.filter((name) => !/^_(pk|gcl)_(id|key)$/.test(name));
  expect(own.filter((name) => !isDeclared(name, told))).toEqual([]);
});

test('S4.11/2 in implicit mode the first page is noted, and going on to another is consent', async ({
  page,
  context,
}) => {
  await etalage('set', '--implicit', 'on');
  try {
    await expect(async () => {
      await page.goto(to('/dames'));
      await expect(page.locator('html')).toHaveAttribute('data-consent-implicit', '', {
        timeout: 500,
      });
    }).toPass();
    await context.clearCookies();
    await open(page, '/dames');
    expect(decodeURIComponent((await cookiesOf(context)).ccfirstpage ?? '')).toBe('/dames');
    // The same page, and those about cookies, are no consent.
    for (const path of ['/dames', '/cookies', '/cookies/instellingen']) {
      await page.goto(to(path));
      await settled(page);
      expect((await cookiesOf(context)).ccform, path).toBeUndefined();
    }
    await page.goto(to('/heren'));
    await expect.poll(() => choicesOf(context)).toEqual(fullConsent);
    expect((await cookiesOf(context)).cookieconsent_status).toBe('allow');
    await expect(banner(page)).toHaveCount(0);
  } finally {
    await etalage('set', '--implicit', 'off');
  }
});

test('a new version of the text asks again, and until then nothing is allowed', async ({
  page,
}) => {
  await open(page, '/dames');
  await button(page, 'Accepteren').click();
  await expect.poll(() => ran(page)).toEqual(['gcl', 'los', 'pk']);
  await etalage('set', '--ask-again');
  await expect(async () => {
    await page.goto(to('/heren'));
    await expect(banner(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await ran(page)).toEqual([]);
  await button(page, 'Weigeren').click();
  await expect(banner(page)).toHaveCount(0);
});
