import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { findFreePort } from './harness/free-port';
import { type RunningServer, startServer } from './harness/server';
import { expect, test } from './harness/test';

let server: RunningServer;
let site: string;

// Passkeys are for names: the run's own server has none, but an IP address.
test.beforeAll(async () => {
  const port = await findFreePort();
  site = `http://localhost:${port}`;
  server = await startServer(
    {
      databaseUrl: process.env.ETALAGE_E2E_DATABASE ?? '',
      dataFolder: process.env.ETALAGE_E2E_DATA ?? '',
    },
    { PORT: String(port), SITE_URL: site },
  );
});
test.afterAll(() => server.stop());

/** A device with a finger on it, as Chromium plays it. */
const withDevice = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    /** Whether somebody is there to lay a finger on it. */
    attend: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether it is the right finger. */
    recognise: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};

const PASSWORD = 'een lang wachtwoord';
const profile = /\/view\/profile/;
const orders = /\/view\/orders/;

const register = async (page: Page, email: string) => {
  await page.goto(`${site}/login`);
  const form = page.locator('form[action="/login/registreren"]');
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord').fill(PASSWORD);
  await form.getByRole('button', { name: 'Account maken' }).click();
  await expect(page).toHaveURL(profile);
};

const looksRight = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
};

/** Has each page note that it has its browser offer passkeys in the field, and how often. */
const noteOffers = (page: Page) =>
  page.addInitScript(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    let offers = 0;
    credentials.get = (options) => {
      const answer = get(options);
      if (options?.mediation === 'conditional') {
        offers += 1;
        document.documentElement.dataset.offers = String(offers);
      }
      return answer;
    };
  });

/**
 * Waits until the field's offer lies with the browser: what a device is told before that, it answers the offer
 * with, and not the button.
 */
const offered = async (page: Page, times: number) => {
  await expect(page.locator('html')).toHaveAttribute('data-offers', String(times));
  // Asked by the same way after it: the browser has come as far.
  await page.evaluate(() => PublicKeyCredential.isConditionalMediationAvailable());
};

const addButton = (page: Page) => page.getByRole('button', { name: 'Voeg een passkey toe' });
const loginButton = (page: Page) => page.getByRole('button', { name: 'Inloggen met een passkey' });

const logOut = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
};

test('a passkey is added by keyboard, and logs in where the e-mail address is typed', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 422/);
  const device = await withDevice(page);
  await register(page, `telefoon${Date.now()}@klant.nl`);
  await page.getByLabel('Je wachtwoord').fill('mis');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Je wachtwoord')).toBeFocused();
  await expect(page.getByLabel('Je wachtwoord')).toHaveAccessibleDescription(
    'Dat is niet je wachtwoord.',
  );
  await looksRight(page);
  await page.getByLabel('Je wachtwoord').fill(PASSWORD);
  // Past the button that shows it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(addButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gelukt. Je kunt er voortaan mee inloggen.')).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'Passkey' });
  await expect(item).toContainText('Toegevoegd:');
  await looksRight(page);
  // The same device makes no second one.
  await page.getByLabel('Je wachtwoord').fill(PASSWORD);
  await addButton(page).click();
  await expect(page.getByText('Op dit apparaat heb je al een passkey voor ons.')).toBeVisible();
  expect(await device.count()).toBe(1);
  await device.attend(false);
  await logOut(page);
  await expect(loginButton(page)).toBeVisible();
  // Its holder picks it in the field, which is all that the browser waits for.
  await device.attend(true);
  await page.reload();
  await expect(page).toHaveURL(orders);
  await page.goto(`${site}/login/dashboard/view/profile`);
  await expect(item).toContainText('Laatst gebruikt:');
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('the button logs in; what is broken off is told; a passkey that is removed is over', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 422/);
    const device = await withDevice(page);
    await noteOffers(page);
    await register(page, `bureau${Date.now()}@klant.nl`);
    await page.getByLabel('Je wachtwoord').fill(PASSWORD);
    await addButton(page).click();
    await expect(page).toHaveURL(/wayAdded/);
    await expect(page.getByText('Gelukt. Je kunt er')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Gelukt.' })).toBeFocused();
    await device.attend(false);
    await logOut(page);
    await offered(page, 1);
    await device.recognise(false);
    await device.attend(true);
    await loginButton(page).click();
    await expect(page.getByText('is afgebroken')).toBeVisible();
    await offered(page, 2);
    await looksRight(page);
    await device.recognise(true);
    await loginButton(page).click();
    await expect(page).toHaveURL(orders);
    await page.goto(`${site}/login/dashboard/view/profile`);

    await page.getByRole('link', { name: /^Verwijderen Passkey/ }).click();
    await page.getByLabel('Wachtwoord').fill(PASSWORD);
    await page.getByRole('button', { name: 'Verwijder deze manier' }).click();
    await expect(page.getByText('Passkey', { exact: true })).toHaveCount(0);
    await device.attend(false);
    await logOut(page);
    await offered(page, 1);
    await device.attend(true);
    await loginButton(page).click();
    await expect(page.getByText('Met deze passkey lukt inloggen niet.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of passkeys is shown, and a password logs in', async ({ page }) => {
    await register(page, `zonder${Date.now()}@klant.nl`);
    await expect(page.getByRole('heading', { name: 'Hoe je inlogt' })).toBeVisible();
    await expect(page.getByText(/passkey/i).filter({ visible: true })).toHaveCount(0);
    await logOut(page);
    await expect(loginButton(page)).toBeHidden();
  });
});

test('a member adds a passkey to the office and comes in with it where the e-mail address is typed', async ({
  page,
}) => {
  const device = await withDevice(page);
  await noteOffers(page);
  await page.goto(`${site}/admin/login`);
  await offered(page, 1);
  await looksRight(page);
  await page.getByLabel('E-mailadres').fill('redactie@brink.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('brink-redactie');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL(`${site}/admin`);
  await page.goto(`${site}/admin/account`);
  const add = page.getByRole('button', { name: 'Passkey toevoegen' });
  await add.focus();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: /op .* verwijderen$/ });
  await expect(remove).toBeVisible();
  await expect(add).toBeFocused();
  expect(await device.count()).toBe(1);
  await looksRight(page);
  await page.getByRole('button', { name: /^Naam van .* wijzigen$/ }).click();
  await page.getByLabel('Naam van de passkey').fill('Mijn telefoon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();

  await page.context().clearCookies();
  // The field offers it, and somebody lays a finger on the device.
  await page.goto(`${site}/admin/login?terug=/admin/account`);
  await expect(page).toHaveURL(`${site}/admin/account`);
  await page.getByRole('button', { name: 'Mijn telefoon verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
});
