import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const tiles = 'https://service.pdok.nl/**';
const apiAddress = '**/api/v1.0/location?*';

/** A grey square: no test asks the real service. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const serveTiles = async (page: Page) => {
  const asked: string[] = [];
  await page.route(tiles, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: pixel, contentType: 'image/png' });
  });
  return asked;
};

const input = (page: Page) => page.getByPlaceholder('Postcode of plaats');
const hits = (page: Page) => page.locator('[data-store-results] li:visible');
/** The search once its script is there: what is pressed before finds nobody. */
const awake = (page: Page) => page.locator('[data-awake]:has([data-store-search])');
const status = (page: Page) => page.locator('[data-store-search] [role=status]');
const map = (page: Page) => page.locator('[data-store-map]');
const pins = (page: Page) => page.locator('.leaflet-marker-icon');

const openMap = async (page: Page, path: string) => {
  await page.goto(path);
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toHaveAttribute('data-store-map', 'ready');
};

const accessible = async (page: Page) => {
  expect(await violationsOf(page)).toEqual([]);
};

const shoe = '/artikel/chelseaboot-evert';

/** The coming King's Day: the 27th of April, or the day before when that is a Sunday. */
const kingsDay = (): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format();
  const year = Number(today.slice(0, 4));
  const dayIn = (one: number) =>
    `${one}-04-${new Date(`${one}-04-27T00:00:00Z`).getUTCDay() === 0 ? 26 : 27}`;
  return dayIn(year) >= today ? dayIn(year) : dayIn(year + 1);
};

/** Asks for the stores near a postcode, goes to the first of them, and reads its hours. */
const visitNearest = async (page: Page): Promise<void> => {
  const stock = page.locator('[data-stock]');
  await expect(stock).toContainText(/In \d+ winkels/);
  await expect(stock.locator('li').first()).not.toContainText('Zwolle');
  await page.getByLabel('Jouw postcode').fill('8011 RD');
  await page.getByRole('button', { name: 'Sorteer op afstand' }).click();
  await expect(stock).toContainText('De winkels bij 8011 RD, de dichtstbijzijnde eerst.');
  const nearest = stock.locator('li').first();
  await expect(nearest).toContainText(/Brink Zwolle Diezerstraat.*\d (m|km)/);
  await expect(page).toHaveURL(/place_input=8011\+RD/);
  await expect(page).toHaveURL(/size_id=\d+/);
  await nearest.getByRole('link', { name: 'Brink Zwolle Diezerstraat', exact: true }).click();
  await expect(page).toHaveURL(/\/locaties\/zwolle-diezerstraat$/);
  await page.getByLabel('Open op een andere dag?').fill(kingsDay());
  await page.getByRole('button', { name: 'Bekijk', exact: true }).click();
  // Brink keeps Sunday's hours then.
  await expect(page.locator('[data-day-hours]')).toHaveText(
    /^\S+dag 2[67] april \d{4}, Koningsdag: 12:00–17:00$/,
  );
};

test('S1/8 S1/12 S2.6/1 the nearest store that has a size 40, and its hours on King’s Day', async ({
  page,
}) => {
  await page.goto(shoe);
  await page.getByRole('radio', { name: /^40/ }).check();
  await visitNearest(page);
  await accessible(page);
  await page.goBack();
  await page.goBack();
  await expect(page.locator('[data-stock] li').first()).toContainText('Zwolle');
  await accessible(page);
});

test.describe('the store search', () => {
  test('S1/12 S2.8/2 S2.8/3 S2.8/4 a place gives its stores and stands in the address', async ({
    page,
  }) => {
    await page.goto('/winkels');
    const entries = await page.evaluate(() => history.length);
    await input(page).fill('utrecht');
    await expect(status(page)).toHaveText('3 winkels in Utrecht');
    await expect(hits(page)).toHaveCount(3);
    const first = hits(page).first();
    await expect(first).toContainText('Brink Utrecht Nachtegaalstraat');
    await expect(first).toContainText(/Nachtegaalstraat \d+/);
    await expect(first).toContainText(/Nu (open|gesloten)|Gesloten/);
    expect(new URL(page.url()).searchParams.get('place_input')).toBe('utrecht');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await accessible(page);
    await first.getByRole('link', { name: 'Bekijk winkel' }).click();
    await expect(page).toHaveURL(/\/locaties\/utrecht-nachtegaalstraat$/);
  });

  test('S9.4/1 it asks once, half a second after the last key', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { typed: 0, asked: [] as number[] };
      Object.assign(window, { seen });
      const real = window.fetch;
      window.fetch = (...call) => {
        if (String(call[0]).includes('/api/v1.0/location')) seen.asked.push(performance.now());
        return real(...call);
      };
      addEventListener(
        'input',
        () => {
          seen.typed = performance.now();
        },
        true,
      );
    });
    await page.goto('/winkels');
    await input(page).click();
    await expect(page.locator('etalage-island:has([data-store-search])')).toHaveAttribute(
      'data-awake',
      '',
    );
    await input(page).pressSequentially('Tiel', { delay: 60 });
    await expect(status(page)).toHaveText('1 winkel in Tiel');
    const { typed, asked } = await page.evaluate(
      () => (window as unknown as { seen: { typed: number; asked: number[] } }).seen,
    );
    expect(asked).toHaveLength(1);
    expect((asked[0] ?? 0) - typed).toBeGreaterThanOrEqual(495);
  });

  test('S7.4/3 S9.4/2 the API is asked with the text and the three filters', async ({ page }) => {
    await page.goto('/winkels');
    const request = page.waitForRequest(apiAddress);
    await input(page).fill('Goes');
    const { searchParams } = new URL((await request).url());
    expect(searchParams.get('zipcode')).toBe('Goes');
    const filters = searchParams.getAll('filter[]').map((one) => JSON.parse(one));
    expect(filters).toHaveLength(3);
    expect(JSON.stringify(filters)).toMatch(/35.*36.*Online/);
  });

  test('S2.8/2 S9.4/3 a postcode sorts by distance, letters match the begin, others give all', async ({
    page,
  }) => {
    await page.goto('/winkels');
    await input(page).fill('3511 AW');
    await expect(status(page)).toHaveText('60 winkels, de dichtstbijzijnde eerst');
    await expect(hits(page).first()).toContainText('Brink Utrecht Oudegracht');
    await expect(hits(page).first()).toContainText(/\d m/);
    await expect(hits(page)).toHaveCount(6);
    await page.getByText('Nog 54 winkels').click();
    await expect(hits(page)).toHaveCount(60);
    await input(page).fill('he');
    await expect(status(page)).toContainText('die beginnen met ‘he’');
    await expect(hits(page).first()).toContainText(/Heerenveen|Helmond|Hengelo/);
    await input(page).fill('xyz');
    await expect(status(page)).toContainText('Geen winkel in ‘xyz’');
    await input(page).fill('Utrect');
    await expect(status(page)).toHaveText('Bedoelde je Utrecht? 3 winkels in Utrecht');
    await expect(hits(page)).toHaveCount(3);
    await input(page).fill('99999');
    await expect(status(page)).toHaveText(
      '‘99999’ herkennen we niet als postcode of plaats. Dit zijn al onze winkels.',
    );
    await input(page).fill('');
    // As before anybody asked.
    await expect(hits(page)).toHaveCount(4);
    await expect(page.getByText('Toon alle 60 winkels')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('S2.8/3 the visitor’s own place sorts too, and only when he says so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 50.85, longitude: 5.69 });
    await page.goto('/winkels');
    await expect(awake(page)).toBeAttached();
    await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click();
    await expect(hits(page).first()).toContainText('Maastricht');
    expect(new URL(page.url()).search).toBe('');
  });

  test('S2.8/3 who says no is asked for a postcode', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/winkels');
    await expect(awake(page)).toBeAttached();
    await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click();
    await expect(status(page)).toContainText('Vul je postcode of plaats in');
  });

  test('S2.8/1 when the API fails the button lets the server answer', async ({
    page,
    problems,
  }) => {
    problems.expect(/503/);
    await page.route(apiAddress, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/winkels');
    await input(page).fill('Tiel');
    await expect(status(page)).toContainText('Zoeken lukt nu niet');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(page).toHaveURL(/place_input=Tiel/);
    await expect(status(page)).toHaveText('1 winkel in Tiel');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S1/8 S2.6/1 the nearest store that has a size is found, and a day’s hours are told', async ({
    page,
  }) => {
    await page.goto(shoe);
    await page.locator('[data-without-script]').getByRole('link', { name: '40' }).click();
    await visitNearest(page);
  });

  test('S2.1/13 S2.8/3 the form gives the same list, and no map stands empty', async ({ page }) => {
    // Without script every picture is fetched at once, and here none has been made yet.
    await page.goto('/winkels', { waitUntil: 'domcontentloaded' });
    await input(page).fill('Utrecht');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(page).toHaveURL(/\/winkels\?place_input=Utrecht$/);
    await expect(hits(page)).toHaveCount(3);
    await expect(map(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Gebruik mijn locatie' })).toBeHidden();
  });
});

test.describe('the map', () => {
  test.use(desktop);

  test('S2.8/5 S7.1/8 a marker opens a popup with the way to its store', async ({ page }) => {
    const asked = await serveTiles(page);
    const data = page.waitForRequest(/mapjson\?pagebuilder_id=\d+$/);
    await openMap(page, '/winkels');
    await data;
    await accessible(page);
    await page.getByRole('button', { name: 'Brink Emmeloord Lange Nering' }).click();
    const popup = page.locator('.leaflet-popup');
    await expect(popup).toContainText('Brink Emmeloord Lange Nering');
    const link = popup.getByRole('link', { name: 'Bekijk winkel' });
    await expect(link).toHaveAttribute('href', '/locaties/emmeloord-lange-nering');
    await accessible(page);
    // Nobody asked for pictures.
    expect(asked).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/\/locaties\/emmeloord-lange-nering$/);
  });

  test('S2.8/5 S9.4/4 S9.4/6 pictures come when asked for, grey, and streets near by; it is remembered', async ({
    page,
  }) => {
    const asked = await serveTiles(page);
    await openMap(page, '/winkels');
    await page.getByRole('button', { name: 'Toon kaartbeelden van het Kadaster' }).click();
    await expect(page.locator('.leaflet-tile').first()).toBeAttached();
    await expect(page.locator('.leaflet-tile-pane')).toHaveCSS('filter', /grayscale\(0?\.75\)/);
    await expect(page.locator('.leaflet-control-attribution')).toContainText('Kadaster');
    // S9.4/5
    await expect.poll(() => asked.some((url) => url.includes('/8/'))).toBe(true);
    await page.getByRole('button', { name: 'Brink Emmeloord Lange Nering' }).click();
    await expect.poll(() => asked.some((url) => url.includes('/17/'))).toBe(true);
    // 100 px aside on a wide screen.
    const middleOf = async (one: Locator) => {
      const box = await one.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    const pin = page.getByRole('button', { name: 'Brink Emmeloord Lange Nering' });
    const frame = page.locator('.leaflet-container');
    await expect
      .poll(async () => Math.round((await middleOf(pin)) - (await middleOf(frame))))
      .toBe(100);
    // Once is for this page alone.
    await openMap(page, '/winkels');
    await expect(page.locator('.leaflet-tile')).toHaveCount(0);
    await page.getByRole('button', { name: 'Altijd tonen' }).click();
    await expect(page.locator('.leaflet-tile').first()).toBeAttached();
    asked.length = 0;
    await openMap(page, '/locaties/tiel-waterstraat');
    await expect.poll(() => asked.some((url) => url.includes('/15/'))).toBe(true);
  });

  test('S2.8/3 S9.4/5 what is found scrolls beside the markers, and covers none of them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1030, height: 800 });
    await openMap(page, '/winkels?place_input=3511');
    const list = page.locator('[data-store-results]');
    const markers = page.locator('.leaflet-marker-icon');
    const edge = await list.evaluate((one) => one.getBoundingClientRect().right);
    for (const box of await markers.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    ))
      expect(box).toBeGreaterThan(edge);
    const top = () => map(page).evaluate((one) => one.getBoundingClientRect().top);
    const before = await top();
    await hits(page).first().hover();
    await page.mouse.wheel(0, 200);
    await expect
      .poll(() => list.evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(before + 300);
    expect(await top()).toBe(before);
    await accessible(page);
  });

  test('S2.8/6 lists and markers show each other', async ({ page }) => {
    await page.goto('/winkels?place_input=Tiel');
    await input(page).focus();
    await openMap(page, '/winkels?place_input=Tiel');
    const hit = page.locator('[data-store-results] [data-item_id]');
    await hit.hover();
    await expect(page.locator('.leaflet-container [data-lit]')).toHaveCount(1);
    await input(page).click();
    await page.getByRole('button', { name: /^Op de kaart/ }).click();
    await expect(page.locator('.leaflet-popup')).toContainText('Brink Tiel');
    await expect(
      page.getByRole('link', { name: 'Bekijk winkel Brink Tiel Waterstraat' }).last(),
    ).toBeFocused();
    await expect(hit).toHaveAttribute('data-on-map', '');
    const id = await hit.getAttribute('data-item_id');
    const listed = page.locator(`[data-store-directory] [data-item_id="${id}"]`);
    await expect(listed).toHaveAttribute('data-on-map', '');
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(hit).not.toHaveAttribute('data-on-map');
  });

  test('on a phone each province is folded behind its name, and what is searched for stands open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/winkels');
    const directory = page.locator('[data-store-directory]');
    const store = directory.getByRole('link', { name: 'Assen Kruisstraat' });
    await expect(store).toBeHidden();
    await directory.locator('summary', { hasText: 'Drenthe' }).click();
    await expect(store).toBeVisible();
    await directory.getByRole('searchbox').fill('winschoten');
    await expect(directory.getByRole('link', { name: /Winschoten/ })).toBeVisible();
    await expect(store).toBeHidden();
    await page.setViewportSize({ width: 1030, height: 800 });
    await directory.getByRole('searchbox').fill('');
    await expect(store).toBeVisible();
    await expect(directory.locator('summary').first()).toBeHidden();
  });

  test('S8.4/3 a store without coordinates is named in the console', async ({ page }) => {
    await page.route(/mapjson/, async (route) => {
      const reply = await route.fetch();
      const { overview } = await reply.json();
      overview[0].coord_latitude = null;
      await route.fulfill({ json: { overview } });
    });
    const said = page.waitForEvent('console', (one) => one.text().includes('op de kaart'));
    await openMap(page, '/winkels');
    expect((await said).text()).toMatch(/^Brink .* heeft geen locatie op de kaart$/);
  });

  test('the map can be skipped', async ({ page }) => {
    await openMap(page, '/winkels');
    const skip = page.getByRole('link', { name: 'Sla de kaart over' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMap = await page.evaluate(
      () => document.activeElement?.closest('.leaflet-container') !== null,
    );
    expect(inMap).toBe(false);
  });
});

test.describe('a store’s page', () => {
  test('S2.8/6 its map has a Route button, and its list of neighbours is tied to it', async ({
    page,
  }) => {
    await openMap(page, '/locaties/utrecht-oudegracht');
    await accessible(page);
    await page.locator('.leaflet-marker-icon.own').click();
    const route = page.locator('.leaflet-popup').getByRole('link', { name: /^Route/ });
    const href = new URL((await route.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe('https://www.google.com/maps/dir/');
    expect(href.searchParams.get('destination')).toContain('Oudegracht 112');
    await expect(route).toHaveAttribute('target', '_blank');
    expect(await pins(page).count()).toBeGreaterThan(1);
    await expect(page.locator('[data-item_id]')).toHaveCount(4);
  });

  test('S2.1/6 what is in stock here can be searched, in place', async ({ page }) => {
    await page.goto('/locaties/utrecht-oudegracht');
    const section = page.locator('section[data-virtual-id^="winkel-voorraad"]');
    const before = Number(await section.getAttribute('data-total'));
    const box = page.getByRole('combobox', { name: 'Zoek een artikel in deze winkel' });
    await box.fill('jas');
    await box.press('Enter');
    await expect(page).toHaveURL(/search=jas/);
    await expect
      .poll(async () => Number(await section.getAttribute('data-total')))
      .toBeLessThan(before);
    await box.fill('qqqqqq');
    await box.press('Enter');
    await expect(section).toHaveAttribute('data-total', '0');
  });
});
