import { desktop, Listing, queryOf, scrollOf, sectionAddress } from './harness/listing';
import { expect, test } from './harness/test';

test.describe('pages by number', () => {
  test.use(desktop);

  test('S2.2/12 S2.2/14 S2.2/20 a page loads in place, scrolls to its section and stands in the address', async ({
    page,
  }) => {
    await page.goto('/dames');
    const listing = new Listing(page);
    const id = await listing.section.getAttribute('data-block-id');
    const pages = listing.section.getByRole('navigation');
    for (const name of ['Eerste', 'Vorige']) {
      await expect(pages.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    const first = await listing.titles();
    await page.evaluate(() => {
      (window as { same?: boolean }).same = true;
    });
    await pages.getByRole('link', { name: 'Volgende' }).click();
    await expect(pages.locator('[aria-current=page]')).toHaveText(/2$/);
    expect(queryOf(page)).toEqual({
      [`page_${id}`]: ['2'],
      [`limit_${id}`]: [String(first.length)],
    });
    const second = await listing.titles();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await expect(listing.section).toBeFocused();
    // Which page came is read with how many there are.
    await expect(page.locator('[data-announce]').first()).toHaveText(
      /^\d+ artikelen, pagina 2 van \d+$/,
    );
    // S9.2/5: the header's height and 100 px above the section.
    const goal = await page.evaluate(() => {
      const section = document.querySelector('section[data-block-id]') as HTMLElement;
      const header = document.querySelector('[data-header]') as HTMLElement;
      const top = section.getBoundingClientRect().top + scrollY;
      return Math.max(0, Math.round(top - header.offsetHeight - 100));
    });
    await expect.poll(() => scrollOf(page)).toBe(goal);

    await pages.getByRole('link', { name: 'Laatste' }).click();
    await expect(pages.getByRole('link', { name: 'Laatste' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await pages.getByRole('link', { name: 'Vorige' }).click();
    await expect(pages.locator('[aria-current=page]')).toHaveText(/3$/);
    // What is pressed while the page still scrolls may slide from under the pointer.
    await expect.poll(() => scrollOf(page)).toBe(goal);
    await pages.getByRole('link', { name: 'Eerste' }).click();
    await expect(pages.locator('[aria-current=page]')).toHaveText(/1$/);
    expect(await listing.titles()).toEqual(first);
    for (const _ of [1, 2, 3]) await page.goBack();
    await expect(pages.locator('[aria-current=page]')).toHaveText(/2$/);
    expect(await listing.titles()).toEqual(second);
    expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
    // S4.1/5: what the address says is what a fresh page shows.
    await page.reload();
    expect(await listing.titles()).toEqual(second);
  });

  test('S2.2/13 one page needs no numbers; S4.1/4 another total goes back to the first page', async ({
    page,
  }) => {
    await page.goto('/dames/truien-vesten');
    const listing = new Listing(page);
    await expect(listing.section.getByRole('navigation')).toHaveCount(0);

    await page.goto('/dames');
    const pages = listing.section.getByRole('navigation');
    // As if articles had come and gone since the page was made.
    await listing.section.evaluate((section) => {
      section.dataset.total = '1000';
    });
    await pages.getByRole('link', { name: 'Laatste' }).click();
    await expect(pages.locator('[aria-current=page]')).toHaveText(/1$/);
    const id = await listing.section.getAttribute('data-block-id');
    await expect.poll(() => queryOf(page)[`page_${id}`]).toEqual(['1']);
    await page.goBack();
    await expect.poll(() => queryOf(page)).toEqual({});
  });

  test('S2.2/21 cards in a row are equally high, whatever they show', async ({ page }) => {
    for (const address of ['/dames', '/winkels/diensten', '/agenda', '/nieuws', '/weblog']) {
      await page.goto(address);
      const rows = await page.evaluate(() => {
        const found = new Map<number, number[]>();
        for (const cell of document.querySelectorAll('[data-results] [data-item]')) {
          const card = cell.firstElementChild as HTMLElement;
          const { top, height } = card.getBoundingClientRect();
          found.set(Math.round(top), [...(found.get(Math.round(top)) ?? []), Math.round(height)]);
        }
        return [...found.values()];
      });
      expect(
        rows.some((row) => row.length > 1),
        `${address} has rows`,
      ).toBe(true);
      for (const row of rows) expect(new Set(row).size, `${address}: ${row}`).toBe(1);
    }
  });
});

test.describe('more on the same page', () => {
  test('S2.2/16 S2.2/18 S2.2/19 S4.1/7 loads come one at a time, count themselves and end', async ({
    page,
  }) => {
    await page.goto('/vacatures');
    const listing = new Listing(page);
    const id = await listing.section.getAttribute('data-block-id');
    const total = await listing.total();
    const more = listing.section.locator('[data-load-more]');
    const count = (kind: string) => more.locator(`[data-count=${kind}]`);
    const first = await listing.cards.count();
    await expect(count('current')).toHaveText(String(first));
    await expect(count('total')).toHaveText(String(total));
    const pending = Number(await count('pending').textContent());

    // Clicks as long as there is something to click: S9.2/3 leaves 750 ms between two loads.
    const waits = await more.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const click = () => {
            const now = document.querySelector<HTMLElement>('[data-load-more]');
            now?.click();
            if (now) return void requestAnimationFrame(click);
            const loads = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.includes('/webcore/pagebuilder/view/'));
            const ends = loads as PerformanceResourceTiming[];
            resolve(ends.slice(1).map((load, at) => load.startTime - (ends[at]?.responseEnd ?? 0)));
          };
          click();
        }),
    );
    await expect(listing.cards).toHaveCount(total);
    expect(waits).toHaveLength(Math.ceil((total - first) / pending) - 1);
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(740);
    const titles = await listing.cards
      .locator('[data-card-link]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(titles).size).toBe(total);
    expect(queryOf(page)).toEqual({ [`page_${id}`]: ['1'], [`limit_${id}`]: [String(total)] });
    // Elsewhere and back: all of them are there again.
    await page.goto('/dames');
    await page.goBack();
    await expect(listing.cards).toHaveCount(total);
  });

  test('S2.2/17 what loads by itself does so within 100 px of its button, and then stops', async ({
    page,
  }) => {
    await page.route('**/vacatures', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const reply = await route.fetch();
      const body = (await reply.text()).replace('data-auto="false"', 'data-auto="true"');
      return route.fulfill({ response: reply, body });
    });
    await page.goto('/vacatures');
    const listing = new Listing(page);
    const first = await listing.cards.count();
    const near = (distance: number) =>
      page.evaluate((px) => {
        const top = document.querySelector('[data-load-more]')?.getBoundingClientRect().top ?? 0;
        scrollBy({ top: top - innerHeight - px, behavior: 'instant' });
        return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }, distance);
    await near(110);
    await expect(listing.section).not.toHaveAttribute('aria-busy');
    await expect(listing.cards).toHaveCount(first);
    const asked = page.waitForRequest(sectionAddress);
    await near(90);
    await asked;
    await expect.poll(() => listing.cards.count()).toBeGreaterThan(first);
  });
});

test('S8.7/3 paging of a section that is not there is logged, and the page works on', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('no section'));
  await page.goto('/dames?page_99999=2');
  expect((await logged).text()).toContain('99999');
  await expect(new Listing(page).section).toBeVisible();
});
