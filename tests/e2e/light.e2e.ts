import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { uploadDefaults } from '#kernel/limits-uploads';
import { fieldErrors, fields, siteFormTexts } from '#kernel/messages/nl-fields';
import { siteForm } from '#kernel/messages/nl-forms-browser';
import { uploadTexts } from '#kernel/messages/nl-upload';
import { uppyTexts } from '#kernel/messages/nl-upload-dashboard';
import { apiPath, formEvent, localKey } from '#kernel/wire-forms';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const listing = '/dames';
const product = '/artikel/lamswollen-trui-sanne';
const kB = 1000;

/** Gathers a page's scripts; `weigh` tells their size since `begin`, in bytes of brotli. */
const weighScripts = (page: Page) => {
  let bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return {
    begin: () => {
      bodies = [];
    },
    weigh: async () => {
      const all = await Promise.all(bodies);
      return all.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    },
  };
};

/**
 * Waits until all that a page does by itself is done: what it puts off until it is idle, and its
 * calls and scripts. Pictures may still be on their way.
 */
const restOf = (page: Page) => {
  const running = new Set<Request>();
  page.on('request', (request) => {
    if (/^(script|fetch|font|stylesheet)$/.test(request.resourceType())) running.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => running.delete(request));
  }
  const idle = () =>
    page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  return async () => {
    await idle();
    await expect.poll(() => running.size).toBe(0);
    await idle();
  };
};

const wakeSearch = async (page: Page) => {
  await page.locator('[data-search-toggle]').click();
  await page.getByRole('combobox', { name: 'Zoek in de winkel' }).fill('trui');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
};

test('pages, scripts and styles are sent compressed', async ({ page }) => {
  const plain: string[] = [];
  const looks: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!/^(document|script|stylesheet)$/.test(response.request().resourceType())) return;
    const look = async () => {
      const encoding = await response.headerValue('content-encoding');
      if (!/^(br|gzip)$/.test(encoding ?? '')) plain.push(response.url());
    };
    looks.push(look());
  });
  await page.goto(listing);
  await restOf(page)();
  await Promise.all(looks);
  // The page, its script and its sheet at least.
  expect(looks.length).toBeGreaterThan(2);
  expect(plain).toEqual([]);
});

test('a listing and a product at rest run 15 kB of script at most, and 120 kB with all awake', async ({
  page,
}) => {
  const rest = restOf(page);
  const { begin, weigh } = weighScripts(page);
  for (const address of [listing, product]) {
    begin();
    await page.goto(address);
    await rest();
    const resting = await weigh();
    expect(resting, address).toBeGreaterThan(kB);
    expect(resting, address).toBeLessThanOrEqual(15 * kB);
    await wakeSearch(page);
    if (address === product) {
      await page.getByRole('radio', { name: 'S', exact: true }).check();
      await page.getByRole('button', { name: /^In winkelmand/ }).click();
      await expect(page.locator('dialog[data-cart-popover]')).toBeVisible();
    }
    await rest();
    expect(await page.locator('etalage-island:not([data-awake])').count(), address).toBe(0);
    const awake = await weigh();
    expect(awake, address).toBeGreaterThan(resting);
    expect(awake, address).toBeLessThanOrEqual(120 * kB);
  }
});

test('home, a listing and a product wait for one small style sheet on a phone, and fetch two fonts', async ({
  page,
}) => {
  const rest = restOf(page);
  let fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const address of ['/', listing, product]) {
    fonts = [];
    await page.goto(address);
    const sheets = page.locator('head link[rel=stylesheet]');
    await expect(sheets, address).toHaveCount(1);
    const reply = await page.request.get((await sheets.getAttribute('href')) ?? '');
    expect(brotliCompressSync(await reply.body()).length, address).toBeLessThanOrEqual(13 * kB);
    await rest();
    expect(new Set(fonts).size, address).toBeLessThanOrEqual(2);
    expect(await page.locator('img[fetchpriority=high]').count(), address).toBeGreaterThan(0);
  }
});

test('a page that waits for a second style sheet waits for one as small', async ({ page }) => {
  for (const address of ['/locaties/utrecht-oudegracht', '/vacatures', '/winkels', '/weblog']) {
    await page.goto(address);
    const sheets = page.locator('head link[rel=stylesheet]');
    await expect(sheets, address).toHaveCount(2);
    for (const sheet of await sheets.all()) {
      const reply = await page.request.get((await sheet.getAttribute('href')) ?? '');
      const size = brotliCompressSync(await reply.body()).length;
      expect(size, address).toBeLessThanOrEqual(14 * kB);
    }
  }
});

test('what is shown over a page has its style sheet before it is seen', async ({ page }) => {
  let asked = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/forms-[^/]*\.css$/, async (route) => {
    asked += 1;
    await opened;
    await route.continue();
  });
  await page.goto('/artikel/v-halstrui-loes');
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  const popover = page.locator('dialog[data-cart-popover]');
  // Asked for ahead as well as for the popover: both wait.
  await expect(page.locator('link[rel=stylesheet][href*=forms]')).toBeAttached();
  await expect(popover).toBeHidden();
  await expect.poll(() => asked).toBeGreaterThan(0);
  open();
  await expect(popover).toBeVisible();
});

test('a store’s page has no island awake at rest for who has no store of his own', async ({
  page,
}) => {
  const rest = restOf(page);
  await page.goto('/locaties/utrecht-oudegracht');
  await rest();
  const button = page.getByRole('button', { name: 'Maak dit mijn winkel' }).first();
  await expect(button).toBeVisible();
  await expect(page.locator('etalage-island[data-awake]')).toHaveCount(0);
  await button.click();
  await expect(page.locator('etalage-island[data-awake]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Niet meer mijn winkel' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Niet meer mijn winkel' })).toBeVisible();
});

test('the page behind a card is fetched when a finger touches it, not before', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch');
    if (isAhead && request.url().includes('/artikel/')) ahead.push(request.url());
  });
  const rules = page.waitForResponse('**/speculation-rules.json');
  await page.goto(listing);
  await (await rules).finished();
  await restOf(page)();
  expect(ahead).toEqual([]);
  await page.locator('[data-card-link]').first().click();
  await page.waitForURL('**/artikel/**');
  expect(ahead).toEqual([page.url()]);
  const delivery = await page.evaluate(
    () =>
      performance.getEntriesByType('navigation')[0] as PerformanceEntry & { deliveryType: string },
  );
  expect(delivery.deliveryType).toBe('navigational-prefetch');
});

test('what the header suggests has its style sheet too, on a page that came without it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('link[rel=stylesheet][href*=more]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Zoeken' }).first().click();
  await page.getByRole('combobox').first().pressSequentially('trui');
  const option = page.getByRole('option', { name: /€/ }).first();
  await expect(option).toBeVisible();
  // Picture and words stand beside each other.
  await expect(option).toHaveCSS('display', 'flex');
});

/** What stands in the code of fields, forms, uploads and the API, also once that is minified. */
const textsIn = (group: unknown): string[] => {
  if (typeof group === 'string') return group.length < 12 ? [] : [group];
  return typeof group === 'object' && group !== null ? Object.values(group).flatMap(textsIn) : [];
};
const marks = [
  ...[fields, fieldErrors, siteFormTexts, siteForm, uploadTexts, uppyTexts].flatMap(textsIn),
  ...[apiPath, formEvent, localKey].flatMap((names) => Object.values(names)),
  uploadDefaults.allowedFileTypes,
];

test('S4.8 a page without a form has no byte of fields, forms, uploads or the API', async ({
  page,
}) => {
  const rest = restOf(page);
  let bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  const marksOf = async (address: string) => {
    bodies = [];
    await page.goto(address);
    await scrollThrough(page);
    await rest();
    const code = (await Promise.all(bodies)).join('\n');
    expect(code.length, address).toBeGreaterThan(kB);
    return marks.filter((mark) => code.includes(mark));
  };
  for (const address of ['/', listing, product, '/nieuws', '/vacatures', '/cookies']) {
    expect(await marksOf(address), address).toEqual([]);
  }
  const found = await marksOf('/contact');
  expect(found).toContain(siteForm.error);
  expect(found.length).toBeGreaterThan(20);
});

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
};

/** What moved by itself since the page began: how far, and what. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) =>
          (node as Element | null)?.outerHTML?.slice(0, 90),
        );
        shifts.push(`${entry.value} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Less than counts: layouts shift by thousandths at least (CLS, as it is told). */
const NOTHING = 0.001;

/** What moved, when that counts: some letters are a hair wider than those before them. */
const shiftsOf = async (page: Page): Promise<string[]> => {
  const all = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const sum = all.reduce((total, one) => total + Number.parseFloat(one), 0);
  return sum < NOTHING ? [] : all;
};

/** Resolves when the page as it is has been drawn. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Down the whole page by the screen, so that every picture is fetched and drawn. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });

for (const [screen, use] of [
  ['a phone', {}],
  ['a wide screen', desktop],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(use);
    test('nothing moves by itself on home, a listing and a product', async ({ page }) => {
      await watchShifts(page);
      const rest = restOf(page);
      for (const address of ['/', listing, product]) {
        await page.goto(address);
        await rest();
        await scrollThrough(page);
        await rest();
        expect(await shiftsOf(page), address).toEqual([]);
      }
    });

    test('nor on home and a listing when the letters of their faces come late', async ({
      page,
    }) => {
      await watchShifts(page);
      for (const address of ['/', listing]) {
        let letGo = () => {};
        const painted = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route('**/*.woff2', async (route) => {
          await painted;
          await route.continue();
        });
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await page.evaluate(drawn);
        letGo();
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(drawn);
        expect(await shiftsOf(page), address).toEqual([]);
        await page.unroute('**/*.woff2');
      }
    });
  });
}
