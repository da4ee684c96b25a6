import { choicesOf, desktop, Listing, queryOf, scrollOf, sectionAddress } from './harness/listing';
import { expect, test } from './harness/test';

const jumpers = /^Truien & vesten/;
const tall = { ...desktop, viewport: { width: 1440, height: 1000 } };

test.describe('on a wide screen', () => {
  test.use(tall);

  test('S2.2/4 S2.2/6 S2.2/7 S4.1/2 each choice is a step; back and forward bring it all back', async ({
    page,
  }) => {
    await page.goto('/dames');
    const listing = new Listing(page);
    const all = await listing.total();
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();

    const many = await listing.promised(jumpers);
    await listing.option(jumpers).click();
    await listing.shows(many);
    expect(Object.keys(choicesOf(page))).toEqual(['filter_category']);
    // S2.2/20
    const id = await listing.section.getAttribute('data-block-id');
    const limit = (await listing.section.getAttribute('data-limit')) ?? '';
    expect(queryOf(page)).toMatchObject({ [`page_${id}`]: ['1'], [`limit_${id}`]: [limit] });
    await expect(listing.group('category')).toHaveClass(/hasActive/);
    await expect(listing.group('category').locator('[data-group-summary]')).toHaveText(
      'Soort 1 geselecteerd',
    );
    await expect(listing.chips.first()).toContainText('Truien & vesten');

    const few = await listing.promised(/^Ecru/);
    expect(few).toBeLessThan(many);
    await listing.option(/^Ecru/).click();
    await listing.shows(few);
    expect(await steps()).toBe(before + 2);
    await expect(page.locator('html')).toHaveAttribute('data-active-filters', '2');
    await expect(listing.cards).toHaveCount(few);

    // Options that would leave nothing are disabled, and none of the others.
    const states = await listing
      .group('color')
      .locator('label')
      .evaluateAll((options) =>
        options.map((one) => [
          one.querySelector('input')?.disabled,
          one.querySelector('[data-option-count]')?.textContent === '0',
        ]),
      );
    expect(states.some(([disabled]) => disabled)).toBe(true);
    for (const [disabled, empty] of states) expect(disabled).toBe(empty);

    await page.goBack();
    await listing.shows(many);
    await expect(listing.option(/^Ecru/).locator('input')).not.toBeChecked();
    await expect(listing.option(jumpers).locator('input')).toBeChecked();
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => history.state?.y)).toBe(700);
    await page.goBack();
    await listing.shows(all);
    await expect(listing.chips).toHaveCount(0);
    await page.goForward();
    await listing.shows(many);
    await expect.poll(() => scrollOf(page)).toBe(700);
    await page.goForward();
    await listing.shows(few);
    await expect(listing.option(/^Ecru/).locator('input')).toBeChecked();
  });

  test('S2.2/5 S4.1/1 at the start the page asks for its own headers and disables what they leave out', async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/dames', async (route) => {
      if (route.request().method() !== 'HEAD') return route.continue();
      asked += 1;
      const reply = await route.fetch();
      const headers = { ...reply.headers() };
      const name = Object.keys(headers).find((one) => one.endsWith('_enabled_category_ids')) ?? '';
      const [first, ...others] = (headers[name] ?? '').split(',');
      expect(first).toBeTruthy();
      headers[name] = others.slice(1).join(',');
      return route.fulfill({ response: reply, headers });
    });
    await page.goto('/dames');
    const listing = new Listing(page);
    const input = listing.option(jumpers).locator('input');
    await expect(input).toBeDisabled();
    await expect(listing.option(jumpers)).toHaveClass(/disabled/);
    expect(asked).toBe(1);
  });

  test('S2.2/8 S2.2/9 S2.2/10 a radio unchecks, a long group unfolds, empty values and all clear', async ({
    page,
  }) => {
    await page.goto('/dames');
    const listing = new Listing(page);
    const all = await listing.total();
    const stores = listing.group('store');
    if (!(await stores.locator('[data-group-more]').isVisible())) {
      await stores.locator('summary').click();
    }
    const shown = stores.locator('label[data-filter-id]:visible');
    const limit = Number(await stores.getAttribute('data-filter-limit'));
    await expect(shown).toHaveCount(limit);
    await stores.getByRole('button', { name: 'Toon meer' }).click();
    expect(await shown.count()).toBeGreaterThan(limit);
    // The first of what came has the focus: the button is far below it now.
    await expect(stores.locator('[data-beyond] input').first()).toBeFocused();
    await stores.getByRole('button', { name: 'Toon minder' }).click();
    await expect(shown).toHaveCount(limit);

    const store = shown.first();
    const name = (await store.locator('span').first().textContent()) ?? '';
    const input = store.locator('input');
    const summary = stores.locator('[data-group-summary]');
    const count = Number(await store.locator('[data-option-count]').textContent());
    await store.click();
    await listing.shows(count);
    await expect(summary).toHaveText(name);
    await store.click();
    await listing.shows(all);
    await expect(input).not.toBeChecked();
    await expect(summary).not.toHaveText(name);
    expect(choicesOf(page)).toEqual({});

    // The space bar does what a click does, both ways.
    await input.focus();
    await page.keyboard.press('Space');
    await listing.shows(count);
    await page.keyboard.press('Space');
    await listing.shows(all);
    expect(choicesOf(page)).toEqual({});

    await store.click();
    await listing.shows(count);
    await stores.locator('label', { has: page.locator('input[value=""]') }).click();
    await listing.shows(all);

    await store.click();
    await listing.option(/^Ecru/).click();
    await expect(page.locator('html')).toHaveAttribute('data-active-filters', '2');
    await listing.form.getByRole('button', { name: 'Wis alles' }).click();
    await listing.shows(all);
    await expect(listing.form.locator('input:checked:not([value=""])')).toHaveCount(0);
    expect(choicesOf(page)).toEqual({});
  });

  test('S2.2/10 forms with the same ajax_filter_id say the same, and all resets both', async ({
    page,
  }) => {
    await page.goto('/dames');
    const listing = new Listing(page);
    const all = await listing.total();
    await listing.form.evaluate((form) => {
      const second = form.cloneNode(true) as HTMLFormElement;
      for (const one of [second, ...second.querySelectorAll('[id]')]) one.id += '-second';
      second.dataset.second = '';
      document.querySelector('main')?.prepend(second);
    });
    const second = page.locator('form[data-second]');
    const many = await listing.promised(jumpers);
    await second.locator('label[data-filter-id]').filter({ hasText: jumpers }).click();
    await listing.shows(many);
    await expect(listing.option(jumpers).locator('input')).toBeChecked();
    await second.getByRole('button', { name: 'Wis alles' }).click();
    await listing.shows(all);
    await expect(listing.option(jumpers).locator('input')).not.toBeChecked();
  });

  test('S2.2/22 the order applies when it is chosen; words and prices narrow; chips take away', async ({
    page,
  }) => {
    await page.goto('/dames');
    const listing = new Listing(page);
    const all = await listing.total();
    await page.getByLabel('Sorteer op').selectOption({ label: 'Prijs oplopend' });
    await expect(page).toHaveURL(/sort=/);
    const first = async () => (await listing.titles())[0];
    await expect(listing.section).not.toHaveAttribute('aria-busy');
    const cheapest = await first();
    await page.getByLabel('Sorteer op').selectOption({ label: 'Prijs aflopend' });
    await expect.poll(first).not.toBe(cheapest);

    // S2.2/20 S4.1/4: another order has as many results, so that the page stays.
    const id = await listing.section.getAttribute('data-block-id');
    await listing.section.getByRole('link', { name: 'Volgende' }).click();
    await expect(listing.section).toHaveAttribute('data-page', '2');
    await page.getByLabel('Sorteer op').selectOption({ label: 'Prijs oplopend' });
    await expect.poll(() => queryOf(page).sort).toEqual(['price']);
    expect(queryOf(page)[`page_${id}`]).toEqual(['2']);
    await page.getByLabel('Sorteer op').selectOption({ label: 'Prijs aflopend' });
    await expect(listing.section).not.toHaveAttribute('aria-busy');
    await expect(listing.section).toHaveAttribute('data-page', '2');

    await listing.form.getByRole('combobox').fill('vest');
    await listing.form.getByRole('combobox').press('Enter');
    await expect(listing.chips.first()).toContainText('vest');
    await expect.poll(() => listing.total()).toBeLessThan(all);
    await expect(page.getByLabel('Sorteer op').locator('option:checked')).toHaveText(
      'Prijs aflopend',
    );
    // S4.1/2: words and an order are no filters.
    await expect(page.locator('html')).toHaveAttribute('data-active-filters', '0');
    expect(queryOf(page)[`page_${id}`]).toEqual(['1']);
    const words = await listing.total();
    await listing.group('price').locator('summary').click();
    const until = listing.group('price').getByRole('spinbutton').last();
    await until.fill('80');
    await until.press('Enter');
    await expect.poll(() => listing.total()).toBeLessThan(words);
    await expect(page.locator('html')).toHaveAttribute('data-active-filters', '1');
    await listing.chips.first().click();
    await expect.poll(() => listing.total()).toBeGreaterThan(words);
    await expect(listing.form.getByRole('combobox')).toHaveValue('');
    await listing.section.getByRole('link', { name: 'Wis alle filters' }).click();
    await listing.shows(all);
  });

  test('WCAG 1.3.1 each group of filters is one group, named after what it filters', async ({
    page,
  }) => {
    await page.goto('/dames');
    const tree = await page.context().newCDPSession(page);
    const { nodes } = await tree.send('Accessibility.getFullAXTree');
    const named = new Map(nodes.map((node) => [node.nodeId, node]));
    type Node = (typeof nodes)[number];
    const parentOf = ({ parentId = '' }: Node) => named.get(parentId);
    const isGroup = (node: Node | undefined): boolean =>
      !!node && !node.ignored && ['group', 'Details'].includes(node.role?.value);
    const isWithin = (node: Node, is: (one: Node) => boolean): boolean => {
      const parent = parentOf(node);
      return parent !== undefined && (is(parent) || isWithin(parent, is));
    };
    const isFilters = ({ role, name }: Node) =>
      role?.value === 'form' && String(name?.value).includes('Filter');
    const groups = nodes.filter((node) => isGroup(node) && isWithin(node, isFilters));
    const labels = await new Listing(page).form
      .locator('[data-group-summary]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.label));
    expect(labels.length).toBeGreaterThan(3);
    expect(groups.map(({ name }) => name?.value)).toEqual(labels);
  });

  test('WCAG 2.4.7 the column that stays beside the results cuts off no outline', async ({
    page,
  }) => {
    await page.goto('/dames');
    const listing = new Listing(page);
    const column = page.locator('[data-refines-panel]');
    for (const one of [
      listing.form.getByRole('combobox'),
      listing.form.locator('summary').first(),
      listing.form.locator('input[type=checkbox]:visible').first(),
    ]) {
      await one.focus();
      const room = await column.evaluate((panel) => {
        const focused = document.activeElement as HTMLElement;
        const box = focused.closest('label') ?? focused;
        const inner = box.getBoundingClientRect();
        const outer = panel.getBoundingClientRect();
        return Math.min(inner.left - outer.left, outer.right - inner.right);
      });
      // Three px of outline, two away.
      expect(room).toBeGreaterThanOrEqual(5);
    }
  });

  test('S4.3/2 S9.2/4 the loader shows while a load runs and 350 ms after', async ({ page }) => {
    await page.goto('/dames');
    const listing = new Listing(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(sectionAddress, async (route) => {
      await held;
      await route.continue();
    });
    const many = await listing.promised(jumpers);
    await listing.option(jumpers).click();
    await expect(page.locator('html')).toHaveAttribute('data-loading', '');
    await expect(listing.section).toHaveAttribute('aria-busy', 'true');
    const hidden = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new MutationObserver(() => {
            if ('loading' in document.documentElement.dataset) return;
            const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            const last = loads.filter(({ name }) => name.includes('/webcore/pagebuilder/')).at(-1);
            resolve(performance.now() - (last?.responseEnd ?? 0));
          }).observe(document.documentElement, { attributes: true });
        }),
    );
    release();
    await listing.shows(many);
    expect(await hidden).toBeGreaterThanOrEqual(349);
  });

  test('a newer load aborts an older one', async ({ page }) => {
    await page.goto('/dames');
    const listing = new Listing(page);
    const failed: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.method() === 'POST') failed.push(request.failure()?.errorText ?? '');
    });
    let first = true;
    await page.route(sectionAddress, async (route) => {
      if (!first) return route.continue();
      // Never answered: only an abort ends it.
      first = false;
      return undefined;
    });
    await listing.option(jumpers).click();
    await expect(listing.section).toHaveAttribute('aria-busy', 'true');
    await listing.option(/^Ecru/).click();
    await expect(listing.chips.filter({ hasText: 'Ecru' })).toBeVisible();
    await expect(listing.section).not.toHaveAttribute('aria-busy');
    expect(failed).toEqual(['net::ERR_ABORTED']);
    expect(await listing.cards.count()).toBe(await listing.total());
  });

  test('a load that fails goes to the address, which says the same', async ({ page, problems }) => {
    problems.expect(/status of 500/);
    await page.goto('/dames');
    const listing = new Listing(page);
    const many = await listing.promised(jumpers);
    await page.route(sectionAddress, (route) => route.fulfill({ status: 500, body: 'Nee' }));
    await Promise.all([page.waitForEvent('load'), listing.option(jumpers).click()]);
    await expect(page).toHaveURL(/filter_category/);
    await listing.shows(many);
    await expect(listing.option(jumpers).locator('input')).toBeChecked();
  });
});

test('S2.2/3 on a phone the filters are a sheet that says what waits behind it', async ({
  page,
}) => {
  await page.goto('/dames');
  const listing = new Listing(page);
  const open = page.getByRole('button', { name: 'Filters' });
  await expect(listing.form).toBeHidden();
  await listing.cards.nth(8).scrollIntoViewIfNeeded();
  await open.click();
  await expect(listing.form).toBeVisible();
  const many = await listing.promised(jumpers);
  await listing.option(jumpers).click();
  const apply = page.getByRole('button', { name: `Toon ${many} artikelen` });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Filters sluiten' })).toBeInViewport({ ratio: 1 });
  await apply.click();
  await expect(listing.form).toBeHidden();
  await listing.shows(many);
  await expect(open.locator('[data-active-count]')).toHaveText('1');
  await expect(open).toBeFocused();
  // One begins at the top of what is left, and nothing is promoted in it.
  await expect(listing.section.locator('[data-section-status]')).toBeInViewport({ ratio: 1 });
  await expect(listing.section.locator('[data-extra]')).toHaveCount(0);

  await open.click();
  await page.keyboard.press('Escape');
  await expect(listing.form).toBeHidden();
  await open.click();
  await page.getByRole('button', { name: 'Filters sluiten' }).click();
  await expect(listing.form).toBeHidden();

  // To a product and back: the same results at the same place.
  await listing.cards.nth(8).scrollIntoViewIfNeeded();
  const place = await scrollOf(page);
  expect(place).toBeGreaterThan(500);
  await listing.cards.nth(8).locator('[data-card-link]').click();
  await expect(page).toHaveURL(/\/artikel\//);
  await page.goBack();
  await listing.shows(many);
  await expect.poll(async () => Math.abs((await scrollOf(page)) - place)).toBeLessThan(80);
});
