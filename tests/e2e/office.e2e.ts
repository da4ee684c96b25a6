import type { Browser, Page } from '@playwright/test';
import { withLargeLetters } from './harness/large-letters';
import { desktop } from './harness/listing';
import { expectCleanScreen } from './harness/office';
import { expect, test } from './harness/test';

const who = { beheer: 'brink-beheer', redactie: 'brink-redactie', winkel: 'brink-winkel' } as const;

/** Comes in by the office's door, which needs no script. */
const enter = async (page: Page, name: keyof typeof who, path = '/admin') => {
  await page.goto(path);
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('E-mailadres').fill(`${name}@brink.example`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(who[name]);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[?]/g, '\\?')}$`));
};

const another = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL, locale: 'nl-NL', ...desktop })).newPage();

/** Each is minded by one test alone: they run beside each other. */
const LATER_PAID = 'Kan ik achteraf betalen?';
const FAQ = 'Kan ik mijn bestelling nog wijzigen of annuleren?';

test.use(desktop);

test('the office: a price is changed in two clicks from its list, many at once with a trial and a way back', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await expectCleanScreen(page);
  await enter(page, 'beheer', '/admin/product');
  await page.getByRole('searchbox').fill('kabeltrui texel');
  const row = page.getByRole('row', { name: /Kabeltrui Texel/ });
  await expect(row).toContainText('€ 119,95');
  await expectCleanScreen(page);
  await row.getByRole('button', { name: /^€ 119,95/ }).click();
  await page.getByLabel('Prijs van Kabeltrui Texel wijzigen').fill('109,9');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('€ 109,90');
  await page.getByRole('searchbox').fill('trui');
  await expect(page.getByRole('status').first()).not.toHaveText('1 artikel');
  await page.getByLabel('Kies alles op deze bladzijde').check();
  // With large letters on a phone what is done with them stays in sight, and covers a small part of the list.
  const chosen = page.getByRole('region', { name: / gekozen$/ });
  await expect(chosen).toHaveCSS('position', 'sticky');
  const look = async () => {
    await expect(chosen).toBeInViewport();
    await expect.poll(async () => (await chosen.boundingBox())?.height).toBeLessThan(844 * 0.31);
  };
  expect(await withLargeLetters(page, look)).toBe(390);
  await page.getByRole('button', { name: 'Wijzig…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Welk veld').selectOption({ label: 'Prijs' });
  await dialog.getByLabel('Wordt').fill('99');
  await dialog.getByRole('button', { name: 'Bekijk wat er verandert' }).click();
  await expect(dialog).toContainText('Prijs: € 109,90 → € 99,00');
  await expectCleanScreen(page);
  await dialog.getByRole('button', { name: 'Voer uit' }).click();
  await expect(row).toContainText('€ 99,00');
  await dialog.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(row).toContainText('€ 109,90');
});

test('the office: what is typed in a form is there after a reload and a closed window; of two who save, the second is asked whose stays', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/status of 412/);
  await enter(page, 'beheer', '/admin/faq');
  await page.getByRole('searchbox').fill('wijzigen of annuleren');
  await page.getByRole('link', { name: FAQ }).click();
  await page.getByLabel('Volgorde').fill('7');
  await expect(page.getByText(/Concept bewaard om/)).toBeVisible();
  await expectCleanScreen(page);
  const address = page.url();
  await page.reload();
  await expect(page.getByLabel('Volgorde')).toHaveValue('7');
  const other = await another(browser, baseURL);
  await enter(other, 'redactie', new URL(address).pathname);
  await expect(other.getByText('Nog niet opgeslagen wijzigingen van: Bo Beheer.')).toBeVisible();
  await other.getByLabel('Volgorde').fill('9');
  await other.getByRole('button', { name: 'Opslaan' }).click();
  await expect(other.getByText('Opgeslagen')).toBeVisible();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('alert')).toContainText('Iemand anders heeft dit intussen gewijzigd');
  await page.getByRole('button', { name: 'Vergelijk' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(/^Volgorde.*9.*7$/);
  await expectCleanScreen(page);
  await page.getByRole('button', { name: 'Overschrijf' }).click();
  await expect(page.getByText('Opgeslagen')).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'Volgorde: 9 → 7' }).first()).toBeVisible();
  await other.context().close();
});

test('the office: by the keyboard alone a thing is found, thrown away and had back', async ({
  page,
}) => {
  await enter(page, 'beheer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dag Bo');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Kan ik achteraf');
  await expect(page.getByRole('option', { name: LATER_PAID })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: 'Verwijderen' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nergens anders gebruikt.');
  await dialog.getByRole('button', { name: 'Verwijderen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/faq$/);
  await page.goto('/admin/prullenbak');
  await expectCleanScreen(page);
  await page.getByRole('button', { name: `Terughalen ${LATER_PAID}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LATER_PAID);
});

test('the office: special hours of all stores take five clicks from their list, with conflicts shown and a way back', async ({
  page,
}) => {
  await enter(page, 'beheer', '/admin/location');
  await page.getByRole('link', { name: 'Tijden van meer winkels' }).click();
  await expectCleanScreen(page);
  await page.getByLabel('Tweede kerstdag').check();
  const outcome = page.getByRole('region', { name: 'Wat er verandert' });
  await expect(outcome.getByRole('group', { name: /al eigen tijden/ })).toBeVisible();
  await outcome.getByLabel('Vervang ze').check();
  await expect(
    outcome.getByRole('listitem').filter({ hasText: /december \d{4}: dicht, Tweede kerstdag/ }),
  ).not.toHaveCount(0);
  // Another day, by the keyboard; and hours that each store has of its own.
  await page.getByLabel('Tweede kerstdag').uncheck();
  await page.getByLabel('Eerste dag').fill('2027-09-14');
  await page.getByLabel('Reden (zien bezoekers)').fill('Inventaris');
  await page.getByRole('button', { name: 'Dag toevoegen' }).press('Enter');
  await page.getByLabel('Eerder dicht').check();
  await page.getByLabel('Dicht om').fill('13:00');
  await expect(outcome).toContainText('13:00, Inventaris');
  await expectCleanScreen(page);
  await outcome.getByRole('button', { name: /^Zet bij \d+ winkels$/ }).click();
  await expect(page.getByText(/De tijden van \d+ winkels zijn gezet/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(outcome).toContainText('13:00, Inventaris');
});

test('the office: a store sees its own things alone', async ({ page, problems }) => {
  problems.expect(/status of 403/);
  await enter(page, 'winkel', '/admin/location');
  await expect(page.getByRole('status').first()).toHaveText('1 winkel');
  await expect(page.getByRole('link', { name: 'Doorverwijzingen' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Brink Utrecht Oudegracht' }).click();
  await expect(page.getByLabel('Titel')).toBeDisabled();
  await expect(page.getByLabel('Telefoon')).toBeEnabled();
  await page.goto('/admin/location/2');
  await expect(page.getByRole('alert')).toContainText('Dit hoort niet bij jouw winkel.');
});
