import type { Locator, Page } from '@playwright/test';
import { sliders, ticker } from '#kernel/limits-content';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const sliderIn = (page: Page, type: string): Locator =>
  page.locator(`[data-block-type=${type}] etalage-slider`);
const banner = (page: Page): Locator => sliderIn(page, 'BannerSlider');
const services = (page: Page): Locator => sliderIn(page, 'ServiceSlider');
const playing = (slider: Locator): Locator => slider.locator('[data-slider-play]');

/** Brings a slider into view and waits until its script knows that it is there. */
const wake = async (slider: Locator): Promise<void> => {
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute('data-awake', '');
  // Observers are told in the order in which they began: the slider's own is told before this one.
  await slider.evaluate(
    (root) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(root);
      }),
  );
};

/** From here the page's time passes by `runFor` alone. */
const standStill = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);

/** Brings a slider to its first slide, from which it goes on by itself. */
const begin = async (page: Page, slider: Locator): Promise<void> => {
  const [dot] = await slider.locator('[data-slider-dot]').all();
  await dot?.dispatchEvent('click');
  await page.clock.runFor(3000);
  await playing(slider).dispatchEvent('click');
};

/** How many slides are in view, and the px between them. */
const measure = (slider: Locator): Promise<{ across: number; gap: number }> =>
  slider.evaluate((root) => {
    const view = root.querySelector('[data-slider-view]') as HTMLElement;
    const slides = [...(view.firstElementChild as Element).children] as HTMLElement[];
    const [first] = slides;
    const gap = Number.parseFloat(getComputedStyle(first as HTMLElement).paddingLeft);
    const own = (first as HTMLElement).getBoundingClientRect().width - gap;
    const across = (view.getBoundingClientRect().width + gap) / (own + gap);
    return { across: Math.round(across * 100) / 100, gap };
  });

/** The slides that can be reached. */
const reachable = (slider: Locator): Promise<number[]> =>
  slider.evaluate((root) =>
    [...root.querySelectorAll('[aria-roledescription=dia]')].flatMap((slide, index) =>
      (slide as HTMLElement).inert ? [] : [index],
    ),
  );

const kinds = [
  ['/', 'BannerSlider', sliders.banner],
  ['/afgeprijsd', 'ProductbundleSlider', sliders.bundle],
  ['/werken-bij-brink', 'ReferenceSlider', sliders.reference],
  ['/over-ons', 'ServiceSlider', sliders.service],
  ['/over-ons', 'LocationSlider', sliders.location],
  ['/over-ons', 'UspSlider', sliders.usp],
] as const;

for (const [name, width] of [
  ['mobile', 390],
  ['tablet', 900],
  ['desktop', 1440],
] as const) {
  test(`S2.12/15 S9.9/4 each kind of slider has its slides in view: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let at = '';
    for (const [path, type, look] of kinds) {
      if (path !== at) await page.goto(path);
      at = path;
      const slider = sliderIn(page, type);
      const told = { across: look.perView[name], gap: look.gutter[name] };
      expect(await measure(slider), type).toEqual(told);
      await wake(slider);
      expect(await measure(slider), type).toEqual(told);
      await expect(slider.locator('[data-slider-dot]').first()).toBeVisible({
        visible: look.dots,
      });
      await expect(slider.locator('[data-slider-to]').first()).toBeVisible({
        visible: look.arrows,
      });
    }
  });
}

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('S9.9/4 the banner goes on after 7 s, others after 8; a hidden tab, the pointer and the keyboard stop it', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await wake(banner(page));
    await standStill(page);
    await begin(page, banner(page));
    const dots = banner(page).locator('[data-slider-dot]');
    const shown = (place: number) =>
      expect(dots.nth(place)).toHaveAttribute('aria-current', 'true');
    await shown(0);
    await expect(banner(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(6900);
    await shown(0);
    await page.clock.runFor(200);
    await shown(1);
    // The pointer holds it up for as long as it is there.
    await banner(page).hover({ position: { x: 300, y: 100 } });
    await page.clock.runFor(20_000);
    await shown(1);
    await page.mouse.move(700, 20);
    await page.clock.runFor(7100);
    await shown(0);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await page.clock.runFor(20_000);
    await shown(0);
    await hide(false);
    await page.clock.runFor(7100);
    await shown(1);
    // And a field of the page that somebody types in.
    const search = page.getByRole('combobox').first();
    await search.focus();
    await page.clock.runFor(20_000);
    await shown(1);
    await search.blur();
    await page.clock.runFor(7100);
    await shown(0);
    // The first stop of the keyboard within it; with the focus there it stands still.
    await page.locator('main h1').evaluate((title) => {
      (title as HTMLElement).tabIndex = -1;
      (title as HTMLElement).focus();
    });
    await page.keyboard.press('Tab');
    await expect(playing(banner(page))).toBeFocused();
    await expect(playing(banner(page))).toHaveAccessibleName('Ga automatisch door');
    await expect(banner(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(20_000);
    await shown(0);
    await page.keyboard.press('Enter');
    await expect(playing(banner(page))).toHaveAccessibleName('Stop het automatisch doorgaan');
    await page.clock.runFor(7100);
    await shown(1);

    await page.goto('/over-ons');
    await services(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(100);
    await wake(services(page));
    // From now on it waits.
    await playing(services(page)).dispatchEvent('click');
    await playing(services(page)).dispatchEvent('click');
    await page.clock.runFor(7900);
    await expect.poll(() => reachable(services(page))).toEqual([0, 1, 2]);
    await page.clock.runFor(1500);
    await expect.poll(() => reachable(services(page))).toEqual([1, 2, 3]);
    // What goes round begins anew.
    await services(page).getByRole('button', { name: 'Vorige dia' }).click();
    await page.clock.runFor(1500);
    await services(page).getByRole('button', { name: 'Vorige dia' }).click();
    await page.clock.runFor(1500);
    await expect.poll(() => reachable(services(page))).toEqual([0, 1, 5]);
  });

  test('a slider reads as a carousel, works by keyboard and has nothing for axe to find', async ({
    page,
  }) => {
    await page.goto('/over-ons');
    await wake(services(page));
    const region = page.getByRole('region', { name: 'Wat we voor je doen' });
    await expect(region).toHaveAttribute('aria-roledescription', 'carrousel');
    const slides = region.locator('[aria-roledescription=dia]');
    await expect(slides).toHaveCount(6);
    await expect(slides.nth(1)).toHaveAttribute('aria-label', '2 van 6');
    await playing(services(page)).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(region.getByRole('button', { name: 'Volgende dia' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => reachable(services(page))).toEqual([1, 2, 3]);
    await page.keyboard.press('Tab');
    await expect(slides.nth(1).getByRole('link')).toBeFocused();
    await page.mouse.move(700, 20);
    for (const button of await page.locator('etalage-slider button:visible').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    await wake(banner(page));
    const dots = banner(page).locator('[data-slider-dot]');
    const ring = (place: number) =>
      dots.nth(place).evaluate((dot) => getComputedStyle(dot, '::before').borderTopWidth);
    await banner(page).scrollIntoViewIfNeeded();
    await dots.nth(1).click();
    await expect.poll(() => ring(1)).toBe('6px');
    expect(await ring(0)).not.toBe('6px');
  });

  test('S2.12/8 S9.9/9 a ticker moves 1 px each 20 ms, brings what has left back, and can be stopped', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/over-ons');
    const band = page.locator('etalage-ticker');
    await band.scrollIntoViewIfNeeded();
    await expect(band).toHaveAttribute('data-playing', '');
    await page.mouse.move(700, 20);
    await standStill(page);
    const row = band.getByRole('list');
    const place = () => row.evaluate((list) => Number.parseFloat(list.style.translate));
    const first = () => row.getByRole('listitem').first().textContent();
    const begun = await place();
    await page.clock.runFor(50 * ticker.stepTime);
    expect(await place()).toBe(begun - 50);
    const name = await first();
    const width = await row
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.getBoundingClientRect().width);
    // Until it is 30 px past the edge.
    const left = Math.ceil(width + ticker.past + (await place()));
    await page.clock.runFor((left - 1) * ticker.stepTime);
    expect(await first()).toBe(name);
    const next = await row.getByRole('listitem').nth(1).boundingBox();
    await page.clock.runFor(2 * ticker.stepTime);
    expect(await first()).not.toBe(name);
    expect(await row.getByRole('listitem').last().textContent()).toBe(name);
    expect(Math.abs((await place()) - ticker.margin)).toBeLessThanOrEqual(1);
    // Nothing is seen of it: the next stands where it was about to be.
    const after = await row.getByRole('listitem').first().boundingBox();
    expect(Math.abs((next?.x ?? 0) - 2 - (after?.x ?? 0))).toBeLessThanOrEqual(2);
    await band.getByRole('button', { name: 'Zet de lopende band stil' }).click();
    await page.mouse.move(700, 20);
    const still = await place();
    await page.clock.runFor(2000);
    expect(await place()).toBe(still);
    // It goes on from where it stands, also where it was scrolled to by hand.
    await row.evaluate((list) => {
      if (list.parentElement) list.parentElement.scrollLeft += 300;
    });
    const seen = () =>
      row
        .getByRole('listitem')
        .evaluateAll((items) =>
          items
            .map((item) => ({ name: item.textContent, x: item.getBoundingClientRect().x }))
            .filter(({ x }) => x > 0 && x < 1000),
        );
    const before = new Map((await seen()).map(({ name, x }) => [name, x]));
    await band.getByRole('button', { name: 'Laat de band lopen' }).click();
    await page.mouse.move(700, 20);
    await page.clock.runFor(10 * ticker.stepTime);
    const after300 = await seen();
    expect(after300.filter(({ name }) => before.has(name)).length).toBeGreaterThan(1);
    for (const { name, x } of after300) {
      expect(Math.abs(x - (before.get(name) ?? x))).toBeLessThanOrEqual(12);
    }
  });

  test('nothing moves for who asks for no motion, and all of it can be reached', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await wake(banner(page));
    await expect(playing(banner(page))).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(banner(page).locator('[aria-current]')).toHaveAccessibleName('Dia 1');
    await page.goto('/over-ons');
    await wake(services(page));
    await services(page).getByRole('button', { name: 'Volgende dia' }).click();
    // At once: what takes time would still be on its way.
    await page.clock.runFor(100);
    await expect.poll(() => reachable(services(page))).toEqual([1, 2, 3]);
    const band = page.locator('etalage-ticker');
    await band.scrollIntoViewIfNeeded();
    await expect(band).toHaveAttribute('data-awake', '');
    await page.clock.runFor(10_000);
    await expect(band.getByRole('button')).toHaveCount(0);
    expect(await band.getByRole('list').getAttribute('style')).toBeNull();
  });

  test('S2.12/5 S1/20 the calculator tells years times hours as they are chosen', async ({
    page,
  }) => {
    await page.goto('/werken-bij-brink');
    const result = page.locator('output');
    await expect(result).toHaveText('48,00');
    await page.getByLabel('Jaren bij Brink').selectOption('3');
    await expect(result).toHaveText('72,00');
    await page.getByLabel('Uren per week').selectOption('38');
    await expect(result).toHaveText('114,00');
    await expect(page.getByRole('button', { name: 'Reken uit' })).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('a page without a slider, a ticker or a schedule fetches none of their code', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const moving = () =>
    scripts.filter((path) => /\/(slider|ticker|rotation|recheck|calculator|embla)/.test(path));
  for (const path of ['/dames', '/nieuws', '/contact']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(moving()).toEqual([]);
  // Theirs comes with the first slider, far below.
  await page.goto('/over-ons');
  await page.waitForLoadState('networkidle');
  expect(moving()).toEqual([]);
  await page.locator('etalage-slider').first().scrollIntoViewIfNeeded();
  await expect.poll(() => moving().some((path) => path.includes('/slider'))).toBe(true);
});

test('a swipe goes to the next slide and follows no link', async ({ page }) => {
  await page.goto('/over-ons');
  await wake(services(page));
  await expect.poll(() => reachable(services(page))).toContain(0);
  const box = await services(page).locator('[data-slider-view]').boundingBox();
  const y = (box?.y ?? 0) + 80;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await send('touchStart', 300);
  for (let x = 280; x >= 80; x -= 20) await send('touchMove', x);
  await send('touchEnd');
  await expect.poll(() => reachable(services(page))).not.toContain(0);
  await expect(playing(services(page))).toHaveAccessibleName('Ga automatisch door');
  expect(new URL(page.url()).pathname).toBe('/over-ons');
});

test.describe('far from home', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('S2.12/7 S4.10/5 S9.6/3 page 31 changes to the flyer on Friday at 17:00 Dutch time, within 60 s', async ({
    page,
  }) => {
    // Half a minute before, wherever the visitor's own clock stands.
    await page.clock.install({ time: '2026-11-20T15:59:30Z' });
    let isWeekend = false;
    await page.route('**/weekend', async (route) => {
      const reply = await route.fetch();
      const html = await reply.text();
      // The server has a clock of its own: it answers as it would at the page's time.
      const turned = html
        .replaceAll(/<etalage-scheduled (class="active"|hidden="")/g, (_, state) =>
          state === 'hidden=""'
            ? '<etalage-scheduled class="active"'
            : '<etalage-scheduled hidden=""',
        )
        .replaceAll('></etalage-scheduled>', '><p>Kom langs.</p></etalage-scheduled>');
      const isNow = /hidden="" data-of="\d+" data-times="[^"]*outside/.test(html);
      await route.fulfill({ response: reply, body: isWeekend === isNow ? html : turned });
    });
    await page.goto('/weekend');
    await expect(page.locator('html')).toHaveAttribute('data-id', '31');
    const frames = page.locator('etalage-scheduled');
    await expect(frames.first()).toHaveClass('active');
    await expect(frames.last()).toBeHidden();
    await page.waitForLoadState('networkidle');
    isWeekend = true;
    await page.clock.runFor(60_000);
    await expect(frames.last()).toHaveClass('active');
    await expect(frames.first()).toBeHidden();
    await expect(frames.first()).not.toHaveClass('active');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2.12/5 S2.12/8 S2.12/15 sliders and tickers are rows that scroll, and the calculator answers', async ({
    page,
  }) => {
    // Every picture is fetched at once, and here none has been made yet.
    await page.goto('/over-ons', { waitUntil: 'domcontentloaded' });
    await expect(services(page).getByRole('article')).toHaveCount(6);
    await expect(services(page).locator('[data-slider-bar]')).toBeHidden();
    const view = services(page).locator('[data-slider-view]');
    await view.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => view.evaluate((row) => row.scrollLeft)).toBeGreaterThan(50);
    const band = page.locator('etalage-ticker');
    await expect(band.getByRole('listitem')).toHaveCount(14);
    await expect(band.getByRole('button')).toHaveCount(0);
    await page.goto('/werken-bij-brink');
    await page.getByLabel('Jaren bij Brink').selectOption('3');
    await page.getByLabel('Uren per week').selectOption('38');
    await page.getByRole('button', { name: 'Reken uit' }).click();
    await expect(page).toHaveURL(/\?jaren=3&uren=38/);
    await expect(page.locator('output')).toHaveText('114,00');
    await expect(page.getByLabel('Jaren bij Brink')).toHaveValue('3');
  });
});
