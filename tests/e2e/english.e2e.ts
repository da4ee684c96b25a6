import type { APIRequestContext } from '@playwright/test';
import { get, parseHtml, textOf } from '../harness/html';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

type Shown = { path: string; html: string };

const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)/g)].map(([, at = '']) => new URL(at).pathname);

const isEnglish = (path: string) => path === '/en' || path.startsWith('/en/');

const listEnglish = async (request: APIRequestContext): Promise<Shown[]> => {
  const map = await (await request.get('/sitemap-paginas-1.xml')).text();
  const paths = pathsIn(map).filter(isEnglish);
  const read = async (path: string) => ({ path, html: await (await request.get(path)).text() });
  return Promise.all(paths.map(read));
};

const alternatesIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, hreflang, href = '']) => `${hreflang} ${new URL(href).pathname}`,
  );

/** What is read around a page's main part. */
const frameOf = (html: string): string =>
  textOf(get(parseHtml(html.replace(/<main\b.*<\/main>/s, '')), 'body'));

/** Words that an English sentence hasn't got; names and the other language's own are none of them. */
const DUTCH =
  /\b(?:alle|alles|besteld|bezorg\w*|dames|een|en|gratis|heren|het|inhoud|kies|klantenservice(?!@)|maat|menu openen|naar|nieuw|niet|ophalen|overeenkomst|retourneren|schoenen|sluiten|toon|van|verlanglijst|vanaf|voor|winkel|winkels|winkelmand|wonen|zoek|zoeken)\b/gi;

test('S1/2 twenty pages are English, and so is all that is read around them', async ({
  request,
}) => {
  const pages = await listEnglish(request);
  expect(pages).toHaveLength(20);
  for (const { path, html } of pages) {
    expect(html, path).toContain('<html lang="en-GB"');
    expect(frameOf(html).match(DUTCH) ?? [], path).toEqual([]);
    expect(html.replace(/<script\b.*?<\/script>/gs, ''), path).not.toMatch(/\{[a-z]+_[a-z_]+\}/);
  }
});

test('S1/2 every address that the English pages name is there', async ({ request }) => {
  const pages = await listEnglish(request);
  const links = pages.flatMap(({ html }) =>
    [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  );
  const wanted = [...new Set(links)];
  expect(wanted.length).toBeGreaterThan(60);
  const wrong: string[] = [];
  for (const href of wanted) {
    const status = (await request.get(href)).status();
    if (status !== 200) wrong.push(`${href} ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('S1/2 English text leads to English pages where they are', async ({ request }) => {
  const pages = await listEnglish(request);
  const pairs = new Map(
    pages.flatMap(({ path, html }) =>
      alternatesIn(html)
        .filter((one) => one.startsWith('nl '))
        .map((one) => [one.slice(3), path] as const),
    ),
  );
  expect(pairs.size).toBe(19);
  const allowed = ['/winkels', '/algemene-voorwaarden', '/privacy', '/cookies', '/nieuwsbrief'];
  for (const { path, html } of pages) {
    const text = get(parseHtml(html), 'main');
    const hrefs = [...JSON.stringify(text).matchAll(/"href":"(\/[^"?#]*)/g)].map(
      ([, href = '']) => href,
    );
    const dutch = hrefs.filter((href) => pairs.has(href) && !allowed.includes(href));
    expect(dutch, path).toEqual([]);
  }
});

test('S1/2 pages that say the same name each other, in their heads and in the sitemap', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap-paginas-1.xml')).text();
  let pairs = 0;
  for (const { path, html } of await listEnglish(request)) {
    const own = alternatesIn(html);
    const dutch = own.find((one) => one.startsWith('nl '))?.slice(3);
    if (dutch === undefined) {
      expect(own, path).toEqual([]);
      continue;
    }
    pairs += 1;
    expect(own, path).toEqual([`nl ${dutch}`, `en ${path}`, `x-default ${dutch}`]);
    expect(alternatesIn(await (await request.get(dutch)).text()), dutch).toEqual(own);
  }
  expect(pairs).toBe(19);
  // The Dutch page of the newsletter is no page of the page tree: another sitemap has it.
  expect(map.match(/<xhtml:link /g)).toHaveLength((pairs * 2 - 1) * 3);
});

test('S1/2 on English lists only names that are data are Dutch', async ({ request }) => {
  for (const path of ['/en/new', '/en/sale', '/en/stores', '/en/search?search=jas']) {
    const html = await (await request.get(path)).text();
    // A list of data is marked as a whole; in a filter's list stand names and counts alone.
    const forms = html.match(/<form[^>]*data-refines.*?<\/form>/gs) ?? [];
    expect(forms.length, path).toBeGreaterThan(0);
    const own = forms.join('').replace(/<div[^>]*\slang="nl".*?<\/details>/gs, '');
    expect(own.replace(/<[^>]*>/g, ' ').match(DUTCH) ?? [], path).toEqual([]);
    expect(own, path).not.toMatch(/Soort|Maat|Kleur|Prijs|Merk|Provincie|Assortiment|rolstoel/);
  }
});

test('S1/2 English filters say one size, and a link says once that it leads to Dutch', async ({
  request,
}) => {
  const html = await (await request.get('/en/new')).text();
  const forms = (html.match(/<form[^>]*data-refines.*?<\/form>/gs) ?? []).join('');
  expect(forms).toContain('One size');
  expect(forms).not.toContain('Eén maat');
  for (const { path, html } of await listEnglish(request)) {
    const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text, path).not.toContain('(in Dutch) (in Dutch)');
  }
});

test('S1/2 sizes are the same in both languages', async ({ request }) => {
  const numbers = async (path: string) => {
    const tables = (await (await request.get(path)).text()).match(/<table.*?<\/table>/gs) ?? [];
    return tables.map((table) => table.match(/\d+/g));
  };
  const dutch = await numbers('/maattabellen');
  expect(dutch.length).toBeGreaterThan(2);
  expect(await numbers('/en/size-tables')).toEqual(dutch);
});

for (const path of ['/en', '/en/delivery', '/en/stores', '/en/search?search=jas']) {
  test(`S1/2 axe finds nothing wrong on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('html.js').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test.describe('at a desk', () => {
  test.use(desktop);

  test('S1/2 by keyboard from a Dutch page to its English one and back', async ({ page }) => {
    await page.goto('/bezorgen');
    const footer = page.getByRole('contentinfo');
    const english = footer.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(english).toHaveAttribute('hreflang', 'en');
    await footer.getByRole('link', { name: 'Cookie-instellingen' }).focus();
    await page.keyboard.press('Tab');
    await expect(english).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/delivery$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const dutch = page.getByRole('contentinfo').getByRole('link', { name: 'Nederlands' });
    await expect(dutch).toHaveAttribute('lang', 'nl');
    await dutch.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/bezorgen$/);
  });
});

test('S1/2 a phone’s menu leads to the other language', async ({ page }) => {
  await page.goto('/artikel/coltrui-merinowol-dames');
  await page.locator('html.js').waitFor();
  await page.locator('[data-menu-toggle]').click();
  await page.locator('[data-menu-panel]').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await page.locator('html.js').waitFor();
  await page.locator('[data-menu-toggle]').click();
  const panel = page.locator('[data-menu-panel]');
  await expect(panel.getByRole('link', { name: 'Women (in Dutch)', exact: true })).toBeVisible();
  await panel.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('S1/2 an order’s quiet frame leads to no other language', async ({ page }) => {
  await page.goto('/artikel/coltrui-merinowol-dames');
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await page.getByRole('link', { name: 'Verder naar bestellen' }).click();
  await expect(page.getByRole('button', { name: 'Verder naar bezorging' })).toBeVisible();
  await expect(page.locator('[data-other-language]')).toHaveCount(0);
});
