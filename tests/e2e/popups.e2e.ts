import type { Page, Request } from '@playwright/test';
import { promotional } from '#kernel/limits-popups';
import { forms } from '#kernel/messages/nl-forms';
import type { PopupData } from '#kernel/values/popup';
import { FIRST_VISIT, popupCookie, popupPath } from '#kernel/wire-popups';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DAY = 86_400;
const campaign = '/wolweken';
const sale = '/afgeprijsd';
const sustainable = '/duurzaam';

/** What lies beside it on the page may be half under it until one scrolls, so it is looked at alone. */
const POPUP = 'dialog[open], [role="dialog"]';
const dialog = (page: Page) => page.getByRole('dialog');
/** Nothing happens in this time: there is nothing else to wait for. */
const pause = (page: Page, ms: number) =>
  page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms);

type Mark = { id: number; after: number; once: boolean; when?: object };

/** Has a page's own popup open at another moment, or for others, than the demo's. */
const remark = async (page: Page, path: string, change: (mark: Mark) => Mark) => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = html.replace(/data-popups="([^"]*)"/, (_, given: string) => {
        const marks = JSON.parse(given.replaceAll('&quot;', '"')) as Mark[];
        return `data-popups="${JSON.stringify(marks.map(change)).replaceAll('"', '&quot;')}"`;
      });
      await route.fulfill({ response, body: changed });
    },
  );
};

/** Has the page's popup look and behave as another would. */
const reshape = (page: Page, change: Partial<PopupData>) =>
  page.route(/\/api\/v1\.0\/popup\?/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const one of json.data) Object.assign(one.data, change);
    await route.fulfill({ response, json });
  });

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);
/** In how many days a cookie ends, rounded. */
const daysOf = async (page: Page, name: string) => {
  const found = await cookieOf(page, name);
  return Math.round(((found?.expires ?? 0) - Date.now() / 1000) / DAY);
};
const focusIsIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null);

test.describe('the promotional popup', () => {
  test.use(desktop);

  test('S2.10/10 S2.10/11 S2.10/12 S4.4/9 S9.6/2 S2.1/17 opens by itself, closes by a click, and stays away for a day unless debugged', async ({
    page,
  }) => {
    await page.goto(campaign);
    const popup = page.getByRole('dialog', { name: 'Gaatje in je trui?' });
    await expect(popup).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await focusIsIn(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    // Pressed within and let go beside it is no click beside it.
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toHaveCount(0);
    expect(await cookieOf(page, popupCookie.promotional)).toMatchObject({ value: '1', path: '/' });
    expect(await daysOf(page, popupCookie.promotional)).toBe(promotional.hiddenDays);

    await page.reload();
    await pause(page, 2500);
    await expect(dialog(page)).toHaveCount(0);

    await page.goto(`${campaign}?debug`);
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Sluiten' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('S9.6/2 five ticks of 200 ms, one in test mode', async ({ page }) => {
    /** How often its clock ticked before it opened, as the page itself saw it, and in how many ms. */
    const measure = async (url: string) => {
      await page.addInitScript((tick) => {
        const seen = { ticks: 0, from: 0, took: 0 };
        Object.assign(window, { seen });
        const real = window.setInterval;
        window.setInterval = ((run: () => void, ms: number) => {
          if (ms !== tick) return real(run, ms);
          seen.from = performance.now();
          const count = () => {
            seen.ticks += 1;
            run();
          };
          return real(count, ms);
        }) as typeof window.setInterval;
        new MutationObserver(() => {
          if (seen.took === 0 && document.querySelector('dialog[open]'))
            seen.took = performance.now() - seen.from;
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }, promotional.tick);
      await page.goto(url);
      await expect(dialog(page)).toBeVisible();
      return page.evaluate(
        () => (window as never as { seen: { ticks: number; took: number } }).seen,
      );
    };
    const plain = await measure(campaign);
    expect(plain.ticks).toBe(promotional.ticks);
    expect(plain.took).toBeGreaterThanOrEqual(promotional.ticks * promotional.tick - 20);
    const debugged = await measure(`${campaign}?debug`);
    expect(debugged.ticks).toBe(promotional.ticksInDebug);
    expect(debugged.took).toBeGreaterThanOrEqual(promotional.tick - 20);
  });

  test.describe('with cookies to choose', () => {
    test.use({ consent: 'open' });

    test('S9.6/2 its ticks are counted from when the choice is made', async ({ page }) => {
      await page.goto(campaign);
      const banner = page.locator('[data-consent-banner]');
      await expect(banner).toBeVisible();
      await pause(page, 2500);
      await expect(dialog(page)).toHaveCount(0);
      const chosen = Date.now();
      await banner.locator('[data-consent-choice="none"]').click();
      await expect(dialog(page)).toBeVisible();
      expect(Date.now() - chosen).toBeGreaterThanOrEqual(promotional.ticks * promotional.tick);
    });
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('it is a sheet beside the page, which Escape closes', async ({ page }) => {
      await page.goto(campaign);
      const popup = page.getByRole('dialog', { name: 'Gaatje in je trui?' });
      await expect(popup).toBeVisible();
      expect(await focusIsIn(page)).toBe(false);
      await expect(popup).toHaveAttribute('data-popup-frame', 'beside');
      const box = await popup.boundingBox();
      expect(box?.height ?? 999).toBeLessThanOrEqual(844 / 3 + 2);
      expect(await violationsOf(page)).toEqual([]);
      // The page goes on to be used.
      await page.getByRole('link', { name: 'Brink' }).first().focus();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      expect(await cookieOf(page, popupCookie.promotional)).toBeDefined();
    });
  });
});

for (const [name, device] of [
  ['390 px', phone],
  ['1440 px', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`a popup of a page, at ${name}`, () => {
    test.use(device);

    test('S2.10/2 S2.10/4 S2.10/7 S2.10/8 S4.4/1 S4.4/2 S4.4/3 S7.6/1 S7.6/2 S7.6/3 by the keyboard, from form to discount code', async ({
      page,
      problems,
    }) => {
      problems.expect(/status of 422/);
      await remark(page, sale, (mark) => ({ ...mark, after: 1200 }));
      const calls: Request[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/v1.0/popup')) calls.push(request);
      });
      await page.goto('/');
      await page.evaluate((to) => location.assign(to), sale);
      await page.waitForURL(`**${sale}`);
      const popup = page.getByRole('dialog', { name: 'Tien procent op je volgende bestelling' });
      await expect(popup).toBeVisible();
      const opened = await page.evaluate(() => {
        const [one] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return performance.now() - (one?.loadEventStart ?? 0);
      });
      expect(opened).toBeGreaterThanOrEqual(1200);
      // Beside the page: nothing of it is shut out, and nobody's focus is taken.
      expect(await focusIsIn(page)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await violationsOf(page, POPUP)).toEqual([]);

      const [list, fields] = calls;
      const filters = new URL(list?.url() ?? '').searchParams.getAll('filter[]');
      expect(filters.map((one) => JSON.parse(one))).toMatchObject([
        { filter_type: 'FieldFilter', column: 'state', value: 'Online' },
        {
          filter_type: 'RelatedFilter',
          linked_ids: [expect.any(Number)],
          module: 'Page',
          module_link: 'Popup',
        },
      ]);
      expect(fields?.url()).toMatch(/\/api\/v1\.0\/popup\/\d+\/fields/);
      const email = popup.getByLabel('E-mailadres');
      await email.focus();
      await page.keyboard.type('geen adres');
      await page.keyboard.press('Enter');
      await expect(email).toHaveAccessibleDescription('Vul a.u.b. een geldig emailadres in.');
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('geen adres');
      expect(await violationsOf(page, POPUP)).toEqual([]);
      await email.fill(`popup${device.viewport.width}@klant.example`);
      await page.keyboard.press('Enter');

      await expect(dialog(page).getByText('Uw kortingscode')).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Welkom bij Brink' })).toBeVisible();
      await expect(dialog(page).getByText('Uw verzoek is verzonden.')).toBeVisible();
      expect(await dialog(page).locator('output').textContent()).toMatch(/^\w{5}-\w{5}$/);
      expect(await focusIsIn(page)).toBe(true);
      expect(await violationsOf(page, POPUP)).toEqual([]);
      const sent = calls.at(-1);
      expect(sent?.url()).toMatch(/\/submit$/);
      expect(sent?.headers()).toMatchObject({
        'content-type': expect.stringContaining('multipart/form-data'),
        authorization: expect.stringMatching(/^Bearer ./),
        authenticationmethod: 'JWT',
      });

      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      const id = /popup\/(\d+)\//.exec(sent?.url() ?? '')?.[1] ?? '';
      expect(await daysOf(page, popupCookie.hidden(id))).toBe(365);
      calls.length = 0;
      await page.reload();
      await pause(page, 2500);
      await expect(dialog(page)).toHaveCount(0);
      expect(calls).toEqual([]);
    });
  });
}

test.describe('manners', () => {
  test.use(desktop);

  const message: Partial<PopupData> = {
    ...{ popupaction_id: 1, title_content: 'Hallo', intro: 'Fijn dat je er bent.' },
    ...{ close_backgroundclick: 'Y', times_shown: 'altijd' },
  };
  const soon = (page: Page) =>
    remark(page, sustainable, (mark) => ({ ...mark, after: 0, once: false }));
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Hallo' });

  test('S4.4/4 S4.4/7 never while somebody types or something lies over the page; a click beside it closes it unless it may not', async ({
    page,
  }) => {
    await soon(page);
    await reshape(page, message);
    await page.goto(sustainable);
    const search = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
    await search.focus();
    await page.keyboard.type('j');
    await pause(page, 3000);
    await expect(popup(page)).toHaveCount(0);
    await expect(search).toBeFocused();
    await search.evaluate((element: HTMLElement) => element.blur());
    await expect(popup(page)).toBeVisible();
    // The demo's stands left below.
    await expect
      .poll(async () => {
        const box = await popup(page).boundingBox();
        const height = page.viewportSize()?.height ?? 0;
        return [box?.x, Math.round(height - (box?.y ?? 0) - (box?.height ?? 0))];
      })
      .toEqual([24, 24]);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(dialog(page)).toHaveCount(0);

    await page.unroute(/\/api\/v1\.0\/popup\?/);
    await reshape(page, { ...message, close_backgroundclick: 'N', popupposition_id: 3 });
    await page.goto(sustainable);
    await page.evaluate(() => {
      const over = document.createElement('dialog');
      over.id = 'ander';
      over.textContent = 'Iets anders';
      document.body.append(over);
      over.showModal();
    });
    await pause(page, 3000);
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#ander')?.close());
    await expect(popup(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await pause(page, 300);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // Not once: it is there again, whatever is kept of when it was.
    const [name = ''] = await page.evaluate(() =>
      [...document.querySelectorAll('[data-popups]')].map(
        (mark) => JSON.parse(mark.getAttribute('data-popups') ?? '[]')[0].id,
      ),
    );
    expect(await cookieOf(page, popupCookie.hidden(name))).toBeUndefined();
    const kept = { name: popupCookie.hidden(name), value: '1', url: page.url() };
    await page.context().addCookies([kept]);
    await page.reload();
    await expect(popup(page)).toBeVisible();
  });

  test('S4.4/2 never before what somebody wrote in a form is sent or taken out again', async ({
    page,
  }) => {
    await soon(page);
    await reshape(page, message);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const form = Object.assign(document.createElement('form'), { method: 'post' });
        const question = Object.assign(document.createElement('textarea'), { ariaLabel: 'Vraag' });
        form.append(question);
        document.querySelector('main')?.prepend(form);
        // Before any script of the page hears of it.
        question.value = 'Is wol warm?';
      });
    });
    await page.goto(sustainable);
    const question = page.getByLabel('Vraag');
    await pause(page, 3000);
    await expect(dialog(page)).toHaveCount(0);
    await question.fill('');
    await question.blur();
    await expect(popup(page)).toBeVisible();
  });

  test('S4.4/2 S4.4/3 it closes by itself after its time, in the middle too, and again after it was sent; only what is shown once is kept away by that', async ({
    page,
  }) => {
    let id = 0;
    await remark(page, sustainable, (mark) => {
      id = mark.id;
      return { ...mark, after: 0, once: false };
    });
    await reshape(page, { ...message, popupposition_id: 5, close_period: 1500 });
    await page.goto(sustainable);
    await expect(popup(page)).toBeVisible();
    // What opened it put the focus there: nobody is at it.
    expect(await focusIsIn(page)).toBe(true);
    await expect(dialog(page)).toHaveCount(0);

    await page.unroute(/\/api\/v1\.0\/popup\?/);
    await page.route(/\/submit$/, (route) =>
      route.fulfill({ json: { data: { discount_code: null, message: '' } } }),
    );
    const sent = page.getByText('Uw verzoek is verzonden.');
    for (const popupposition_id of [5, 7]) {
      await reshape(page, { popupposition_id, close_period: 5000, times_shown: 'altijd' });
      await page.goto(sustainable);
      await dialog(page).getByLabel('E-mailadres').fill('ilse@klant.example');
      // The pointer rests where it pressed.
      await dialog(page).getByRole('button', { name: 'Schrijf mij in' }).click();
      await expect(sent).toBeVisible();
      expect(await focusIsIn(page)).toBe(true);
      await expect(dialog(page)).toHaveCount(0);
      await page.unroute(/\/api\/v1\.0\/popup\?/);
    }
    expect(await cookieOf(page, popupCookie.hidden(id))).toBeUndefined();
  });

  test('S4.4/2 S4.4/8 in the middle it holds the focus and gives it back; its time doesn’t run while somebody is at it', async ({
    page,
  }) => {
    await soon(page);
    await reshape(page, { ...message, popupposition_id: 5, close_period: 1500 });
    await page.goto(sustainable);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toHaveAttribute('data-popup-frame', 'over');
    for (let at = 0; at < 4; at += 1) await page.keyboard.press('Tab');
    await popup(page).getByRole('button', { name: 'Sluiten' }).focus();
    expect(await focusIsIn(page)).toBe(true);
    await pause(page, 2500);
    await expect(popup(page)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);

    await page.unroute(/\/api\/v1\.0\/popup\?/);
    await reshape(page, { ...message, close_period: 1500 });
    await page.goto(sustainable);
    await expect(popup(page)).toBeVisible();
    await popup(page).hover();
    await pause(page, 2500);
    await expect(popup(page)).toBeVisible();
    await page.mouse.move(900, 200);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('S4.4/6 S8.6/2 S8.6/3 S8.6/1 what has nothing to say isn’t shown, and a submit that fails is logged while all stays', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 500/);
    const logged: string[] = [];
    page.on('console', (one) => logged.push(one.text()));
    await soon(page);
    const nothing = { title_content: '', subtitle: '', intro: '', content: '', images: [] };
    await reshape(page, { popupaction_id: 1, ...nothing });
    await page.goto(sustainable);
    await expect.poll(() => logged).toContain('Popup set but without any content');
    await expect(dialog(page)).toHaveCount(0);

    await page.unroute(/\/api\/v1\.0\/popup\?/);
    await page.route(/\/submit$/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(sustainable);
    const email = dialog(page).getByLabel('E-mailadres');
    await email.fill('ilse@klant.example');
    await dialog(page).getByRole('button', { name: 'Schrijf mij in' }).click();
    await expect(dialog(page).getByText('Versturen lukte niet.')).toBeVisible();
    await expect(email).toHaveValue('ilse@klant.example');
    expect(logged).toContainEqual(expect.stringContaining('A popup was not sent'));

    await page.unroute((url) => url.pathname === sustainable);
    await page.route(
      (url) => url.pathname === sustainable,
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/data-popups-of="[^"]*"/, 'data-popups-of=""');
        await route.fulfill({ response, body });
      },
    );
    logged.length = 0;
    await page.goto(sustainable);
    await expect.poll(() => logged).toContain('No target set');
  });

  test('it is never over the header, its title and way out stay in sight, and it can’t be seen over the focus', async ({
    page,
  }) => {
    await soon(page);
    await page.setViewportSize({ width: 1280, height: 620 });
    await page.goto(sustainable);
    const newsletter = page.getByRole('dialog', { name: 'Een brief over spullen die blijven' });
    await expect(newsletter).toBeVisible();
    /** How far its upper edge is below the header's lower one, in px. */
    const below = () =>
      newsletter.evaluate((dialog) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return dialog.getBoundingClientRect().top - header;
      });
    for (const size of [
      { width: 1280, height: 620 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(below).toBeGreaterThan(0);
      await newsletter.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      await expect(newsletter.getByRole('heading')).toBeInViewport({ ratio: 0.9 });
      await expect(newsletter.getByRole('button', { name: 'Sluiten' })).toBeInViewport();
    }
    // What is announced of the page isn't kept in it.
    await expect(newsletter.locator('[data-announce]')).toHaveCount(0);

    await newsletter.evaluate((dialog) => {
      const { left, top } = dialog.getBoundingClientRect();
      const button = document.createElement('button');
      button.id = 'eronder';
      button.textContent = 'Eronder';
      Object.assign(button.style, { position: 'fixed', left: `${left + 20}px` });
      button.style.top = `${top + 20}px`;
      document.querySelector('main')?.append(button);
    });
    await page.keyboard.press('Tab');
    await page.locator('#eronder').focus();
    await expect(newsletter).toHaveCSS('opacity', '0');
    await newsletter.getByLabel('E-mailadres').focus();
    await expect(newsletter).toHaveCSS('opacity', '1');
  });

  test('it is out of sight while something else lies over the page, and isn’t put away by that', async ({
    page,
  }) => {
    await soon(page);
    await reshape(page, { ...message, times_shown: 'once' });
    await page.goto(sustainable);
    await expect(popup(page)).toBeVisible();
    await page.evaluate(() => {
      const over = document.createElement('dialog');
      over.id = 'ander';
      over.textContent = 'Iets anders';
      document.body.append(over);
      over.showModal();
    });
    await expect(page.locator('[data-popup-frame]')).toBeHidden();
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#ander')?.close());
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const told = page.locator('[data-announce]').filter({ hasText: 'Onderaan de pagina' });
    await expect(told).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('who has just come sees what is asked, also with large letters on a small screen', async ({
      page,
    }) => {
      await soon(page);
      await page.goto(sustainable);
      const newsletter = page.getByRole('dialog', { name: 'Een brief over spullen die blijven' });
      await expect(newsletter.getByRole('heading')).toBeInViewport({ ratio: 0.9 });
      const email = newsletter.getByLabel('E-mailadres');
      await expect(email).toBeInViewport({ ratio: 0.9 });
      await expect(newsletter.getByRole('textbox').first()).toHaveAccessibleName(/E-mailadres/);
      await email.focus();
      await expect(newsletter).not.toHaveAttribute('data-landing');
      await expect(newsletter.getByText('Eens in de twee weken')).toBeVisible();

      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const spare = () => newsletter.evaluate((one) => one.clientWidth - one.scrollWidth);
      await expect.poll(spare).toBeGreaterThanOrEqual(0);
    });
  });

  /** Has the page's popup be one of several, each under its title for those whom its conditions name. */
  const offerEach = async (page: Page, conditions: Record<string, object>) => {
    const all = Object.entries(conditions);
    await page.route(
      (url) => url.pathname === sustainable,
      async (route) => {
        const response = await route.fetch();
        const marks = (first: number) =>
          all.map(([, when], at) => ({ id: first + at, after: 0, once: false, when }));
        const body = (await response.text()).replace(
          /data-popups="([^"]*)"/,
          (_, given: string) => {
            const [{ id }] = JSON.parse(given.replaceAll('&quot;', '"'));
            return `data-popups="${JSON.stringify(marks(id)).replaceAll('"', '&quot;')}"`;
          },
        );
        await route.fulfill({ response, body });
      },
    );
    await page.route(/\/api\/v1\.0\/popup\?/, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = await response.json();
      const [one] = data;
      const each = all.map(([title_content], at) => ({
        ...{ ...one, id: one.id + at },
        data: { ...one.data, ...message, title_content },
      }));
      await route.fulfill({ response, json: { ...rest, data: each } });
    });
  };
  const meets = async (page: Page, title: string) => {
    await page.goto(sustainable);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
  };

  test('a first visit, of a whole day, has its own popup, and who comes back on another day another', async ({
    page,
  }) => {
    await offerEach(page, { Terug: { visit: 'returning' }, Nieuw: { visit: 'first' } });
    await meets(page, 'Nieuw');
    await meets(page, 'Nieuw');
    await page.evaluate((name) => localStorage.setItem(name, '2026-01-01'), FIRST_VISIT);
    await meets(page, 'Terug');
  });

  test('each class of device has its own popup', async ({ page }) => {
    await offerEach(page, {
      Telefoon: { devices: ['mobile'] },
      Tablet: { devices: ['tablet'] },
      Scherm: { devices: ['desktop'] },
    });
    for (const [width, title] of [
      [767, 'Telefoon'],
      [1024, 'Tablet'],
      [1025, 'Scherm'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await meets(page, title);
    }
  });

  test('who has articles in the cart has another popup than who has none', async ({ page }) => {
    await offerEach(page, { Vol: { cart: { least: 1 } }, Leeg: { cart: { most: 0 } } });
    await meets(page, 'Leeg');
    await page.goto('/artikel/coltrui-merinowol-dames');
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('button', { name: /^In winkelmand/ }).click();
    await expect(page.locator('[data-header] [data-cart-count]')).toHaveText('1');
    await meets(page, 'Vol');
  });

  test('of a page without one there is no byte and no call', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/nieuws', { waitUntil: 'networkidle' });
    expect(await page.content()).not.toContain('data-popups');
    expect(asked.filter((url) => url.includes('popup'))).toEqual([]);
    await page.goto(sustainable, { waitUntil: 'networkidle' });
    await expect.poll(() => asked.some((url) => url.includes('popup'))).toBe(true);
  });
});

test.describe('without script', () => {
  test.use({ ...desktop, javaScriptEnabled: false });

  test('S2.10/2 S7.6/3 a popup’s own page has its form, asks a sum, and shows the code', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 422/);
    const html = await (await page.request.get(sale)).text();
    const [, given = ''] = /data-popups="([^"]*)"/.exec(html) ?? [];
    const [{ id }] = JSON.parse(given.replaceAll('&quot;', '"'));
    await page.goto(popupPath.view(id));
    const email = page.getByLabel('E-mailadres');
    await email.fill('geen@adres');
    await page.getByRole('button', { name: 'Stuur mij de code' }).click();
    await expect(page.getByRole('alert').first()).toContainText('geldig emailadres');
    await expect(email).toHaveValue('geen@adres');
    await email.fill('zonder.script@klant.example');
    await page.getByRole('button', { name: 'Stuur mij de code' }).click();
    const label = (await page.locator('label', { hasText: 'Hoeveel is' }).textContent()) ?? '';
    const [, left = '', right = ''] = /Hoeveel is (\S+) plus (\S+)\?/.exec(label) ?? [];
    const numbers: readonly string[] = forms.question.numbers;
    const sum = numbers.indexOf(left) + numbers.indexOf(right);
    await page.getByLabel(/Hoeveel is/).fill(String(sum));
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText('Uw kortingscode')).toBeVisible();
    await expect(page.getByText('Uw verzoek is verzonden.')).toBeVisible();
    expect(await page.locator('output').textContent()).toMatch(/^\w{5}-\w{5}$/);
    await expect(page.getByRole('button', { name: 'Kopieer de code' })).toHaveCount(0);
  });
});
