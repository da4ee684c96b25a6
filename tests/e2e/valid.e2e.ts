import type { APIRequestContext, Page } from '@playwright/test';
import { findHtmlProblems } from '../harness/valid-html';
import { expect, test } from './harness/test';

/** Of kinds with many pages alike, so many are looked at. */
const OF_A_KIND = 2;

const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);

const listPaths = async (request: APIRequestContext): Promise<string[]> => {
  const read = async (path: string) => pathsIn(await (await request.get(path)).text());
  const maps = await read('/sitemap.xml');
  const lists = await Promise.all(maps.map(read));
  return maps.flatMap((map, at) =>
    (lists[at] ?? []).slice(0, map.includes('paginas') ? undefined : OF_A_KIND),
  );
};

test('the HTML of every page in the sitemap is valid', async ({ request }) => {
  const paths = await listPaths(request);
  expect(paths.length).toBeGreaterThan(40);
  const found: Record<string, string[]> = {};
  for (const path of [...paths, '/login', '/verlanglijst', '/bestaat-niet']) {
    const problems = await findHtmlProblems(await (await request.get(path)).text());
    if (problems.length > 0) found[path] = problems;
  }
  expect(found).toEqual({});
});

const FORM = /<form\b[^>]*method="post"[^>]*>.*?<\/form>/gs;
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** The forms of a page's main part, as a browser would send them with nothing filled in. */
const emptyForms = (html: string) =>
  [...(html.split('<main')[1] ?? '').matchAll(FORM)].map(([form]) => ({
    action: attributeOf(form, 'action') ?? '',
    fields: Object.fromEntries(
      [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
        const name = attributeOf(input, 'name');
        const isChosen = !/type="(?:radio|checkbox)"/.test(input) || /\schecked\b/.test(input);
        return name && isChosen ? [[name, attributeOf(input, 'value') ?? '']] : [];
      }),
    ),
  }));

test('WCAG 4.1.1 so is that of forms that come back', async ({ request }) => {
  const paths = ['/login', '/herroepen', '/webcore/giftcard/balance', '/webcore/order/lookup'];
  const forms = [
    '/nieuwsbrief',
    '/nieuwsbrief/afmelden',
    '/contact',
    '/klantenservice/vraag-stellen',
    '/solliciteren',
  ];
  const found: Record<string, string[]> = {};
  let seen = 0;
  for (const path of [...paths, ...forms]) {
    for (const { action, fields } of emptyForms(await (await request.get(path)).text())) {
      const reply = await request.post(action, { form: fields, headers: { accept: 'text/html' } });
      const html = await reply.text();
      expect(html, action).toContain('data-error-summary');
      seen += 1;
      const problems = await findHtmlProblems(html);
      if (problems.length > 0) found[`${path} ${action}`] = problems;
    }
  }
  expect(seen).toBeGreaterThan(7);
  expect(found).toEqual({});
});

/** Keeps the HTML of all that is opened, as it was sent. */
const keepPages = (page: Page) => {
  const pages: Promise<{ url: string; html: string }>[] = [];
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document' && response.status() !== 303;
    if (isPage) pages.push(response.text().then((html) => ({ url: response.url(), html })));
  });
  /** Before the next page is opened: a browser forgets what it has left. */
  const keep = async () => {
    await page.waitForLoadState();
    await Promise.all(pages);
  };
  const readAll = async () => {
    const found: Record<string, string[]> = {};
    for (const { url, html } of await Promise.all(pages)) {
      const problems = await findHtmlProblems(html);
      if (problems.length > 0) found[url] = problems;
    }
    return { count: pages.length, found };
  };
  return { keep, readAll };
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('so is that of an order from the cart to its page, and of an account', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 422/);
    const { keep, readAll } = keepPages(page);
    await page.goto('/artikel/overslagjurk-roos');
    await keep();
    await page.getByRole('radio', { name: /^\d+$/ }).first().check();
    await page.getByRole('button', { name: /^In winkelmand/ }).click();
    await expect(page).toHaveURL(/\/webcore\/checkout\/view$/);
    await keep();
    await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await keep();
    const fill = (name: string, text: string) =>
      page
        .getByRole('textbox', { name: new RegExp(`^${name}`) })
        .first()
        .fill(text);
    await fill('E-mailadres', 'geldig@klant.nl');
    await fill('E-mailadres, nog een keer', 'geldig@klant.nl');
    await fill('Voornaam', 'Sanne');
    await fill('Achternaam', 'de Wit');
    await fill('Postcode', '3511 AW');
    await fill('Huisnummer', '12');
    await fill('Straat', 'Oudegracht');
    await fill('Plaats', 'Utrecht');
    await page.getByRole('radio', { name: /^Overschrijving/ }).check();
    await page.getByRole('checkbox', { name: /voorwaarden/ }).check();
    await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
    await expect(page).toHaveURL(/\/webcore\/order\/view\//);
    await keep();
    await page.goto('/login');
    await keep();
    const login = page.getByRole('region', { name: 'Inloggen' });
    await login.getByLabel('E-mailadres').fill('klant@brink.example');
    await login.getByLabel('Wachtwoord').fill('brink-klant');
    await login.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL(/\/login\/dashboard\//);
    await keep();
    const links = page.getByRole('main').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    for (const href of new Set(hrefs)) {
      if (!href?.startsWith('/')) continue;
      await page.goto(href);
      await keep();
    }
    const { count, found } = await readAll();
    expect(count).toBeGreaterThan(8);
    expect(found).toEqual({});
  });
});
