import type { Page } from '@playwright/test';
import { withClient } from '../harness/template';
import { violationsOf } from './harness/axe';
import { openSteps } from './harness/checkout';
import { type Hands, keyboard, pointer } from './harness/hands';
import { freshMailbox, mailedPath } from './harness/mails';
import { stay } from './harness/resize';
import { expect, test } from './harness/test';

/** Each test has an event of its own: nobody else books the seats that it counts. */
const POINTED = 'kerstkaarten-drukken';
const TYPED = 'licht-in-huis-lezing-over-lampen';
const FREE = 'verhalen-bij-de-dierentuinbank';
const LOOKED_AT = 'schoen-zetten-bij-brink';
const widths = [1440, 820, 390];

/** The demo's days go by: these events are a month from now. */
test.beforeAll(() =>
  withClient(String(process.env.ETALAGE_E2E_DATABASE), (client) =>
    client.query(
      `update calendar_events set starts_at = now() + interval '30 days',
         ends_at = now() + interval '30 days 2 hours' where access = any($1)`,
      [[POINTED, TYPED, FREE, LOOKED_AT]],
    ),
  ),
);

/** Nothing sticks out at any width, and axe finds nothing on a phone. */
const look = async (page: Page) => {
  await stay(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOf(page, 'main')).toEqual([]);
};

const box = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first();

const seats = (page: Page) => page.getByRole('combobox', { name: /^Aantal plaatsen/ });

/** How many seats the event's page says that are left. */
const left = async (page: Page, access: string): Promise<number> => {
  await page.goto(`/agenda/${access}`);
  return Number(await page.locator('[data-seats-left]').getAttribute('data-seats-left'));
};

const ways: [string, (page: Page) => Hands, string, string][] = [
  ['by pointing', () => pointer, POINTED, 'boekt'],
  ['by keyboard', keyboard, TYPED, 'toetst'],
];
for (const [how, handsOn, event, name] of ways) {
  test(`seats at a workshop are booked and paid ${how}, and are taken then`, async ({ page }) => {
    const { press, choose, write } = handsOn(page);
    const email = await freshMailbox(name);
    const before = await left(page, event);
    await expect(page.getByRole('main')).toContainText(`Nog ${before} plaatsen`);
    if (how === 'by pointing') await look(page);
    await seats(page).selectOption('2');
    await press(page.getByRole('button', { name: 'Boek en betaal' }));
    await expect(page).toHaveURL(/\/webcore\/checkout\/view/);
    const main = page.getByRole('main');
    await openSteps(page);
    await expect(main).toContainText('geen bedenktijd');
    await expect(box(page, 'Postcode')).toHaveCount(0);
    if (how === 'by pointing') await look(page);
    await write(box(page, 'E-mailadres'), email);
    await write(box(page, 'E-mailadres, nog een keer'), email);
    await write(box(page, 'Voornaam'), 'Sanne');
    await write(box(page, 'Achternaam'), 'de Wit');
    await choose(page.getByRole('radio', { name: /iDEAL/ }));
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    await choose(page.getByRole('checkbox', { name: /^Ik ga akkoord/ }));
    await press(page.getByRole('button', { name: 'Bestellen en betalen' }));
    await expect(page).toHaveURL(/\/webcore\/testbank\//);
    await press(page.getByRole('button', { name: 'Betaald', exact: true }));
    await expect(page).toHaveURL(/\/webcore\/order\/view\//);
    await expect(main).toContainText('We mailen je geboekte plaatsen');
    if (how === 'by pointing') await look(page);
    await expect.poll(() => left(page, event)).toBe(before - 2);
    const file = await mailedPath(email, '/webcore/booking/calendar/');
    const calendar = await page.request.get(file);
    expect(await calendar.text()).toContain('SUMMARY:');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a free seat is booked and given up again, and what was typed wrong stays', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 422/);
    const email = await freshMailbox('gratis');
    const before = await left(page, FREE);
    await seats(page).selectOption('3');
    await page.getByRole('button', { name: 'Reserveer gratis' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserveer je plaats');
    await expect(seats(page)).toHaveValue('3');
    await box(page, 'Voornaam').fill('Sanne');
    // The browser takes it, and we don't.
    await box(page, 'E-mailadres').fill('sanne@voorbeeld');
    await page.getByRole('button', { name: 'Bevestig je reservering' }).click();
    await expect(page.getByRole('main')).toContainText('naam@voorbeeld.nl');
    await expect(box(page, 'Voornaam')).toHaveValue('Sanne');
    await expect(seats(page)).toHaveValue('3');
    await box(page, 'E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Bevestig je reservering' }).click();
    await expect(page.getByRole('main')).toContainText(/Je (plaats is|plaatsen zijn) geboekt/);
    const path = await mailedPath(email, '/webcore/booking/view/');
    await expect.poll(() => left(page, FREE)).toBe(before - 3);
    await page.goto(path);
    await page.getByRole('link', { name: 'Zeg af' }).click();
    await page.getByRole('link', { name: 'Nee' }).click();
    await expect(page.getByRole('main')).toContainText(/Je (plaats is|plaatsen zijn) geboekt/);
    await page.getByRole('link', { name: 'Zeg af' }).click();
    await page.getByRole('button', { name: 'Ja' }).click();
    await expect(page.getByRole('main')).toContainText('Afgezegd');
    await expect.poll(() => left(page, FREE)).toBe(before);
  });
});

test('the pages of a free booking are clean for axe', async ({ page }) => {
  await page.goto(`/agenda/${LOOKED_AT}`);
  await page.getByRole('button', { name: 'Reserveer gratis' }).click();
  await look(page);
  await box(page, 'Voornaam').fill('Bo');
  await box(page, 'E-mailadres').fill(await freshMailbox('axe'));
  await page.getByRole('button', { name: 'Bevestig je reservering' }).click();
  await expect(page.getByRole('main')).toContainText(/Je (plaats is|plaatsen zijn) geboekt/);
  await look(page);
});
