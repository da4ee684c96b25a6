import type { Locator, Page } from '@playwright/test';
import { rested } from './harness/alive';
import { violationsOf } from './harness/axe';
import { keyboard } from './harness/hands';
import { freshMailbox, mailedPath } from './harness/mails';
import { stay } from './harness/resize';
import { type SignInSite, test } from './harness/sign-in';
import { expect } from './harness/test';

// One server for all, and one person at a time at Google.
test.describe.configure({ mode: 'default' });

const PASSWORD = 'een lang wachtwoord';
const profile = /\/login\/dashboard\/view\/profile/;
const orders = /\/login\/dashboard\/view\/orders/;
const login = /\/login$/;

let count = 0;
/** Somebody new, who says yes at Google from now on. */
const atGoogle = ({ google }: SignInSite, email?: string) => {
  count += 1;
  const unique = `${Date.now()}-${count}`;
  const person = { sub: `g-${unique}`, email: email ?? `noor-${unique}@klant.nl` };
  google.be({ ...person, email_verified: true, given_name: 'Noor', family_name: 'de Wit' });
  return person;
};

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const ways = (page: Page): Locator =>
  page.getByRole('region', { name: 'Hoe je inlogt' }).getByRole('listitem');

/** Nothing is wrong for axe, and nothing sticks out, on a phone nor at a desk. */
const looksRight = async (page: Page): Promise<void> => {
  await stay(page);
  const before = page.viewportSize();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violationsOf(page, 'main'), `${page.url()} at ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
};

const logOut = async (page: Page): Promise<void> => {
  await button(page, 'Uitloggen').first().click();
  await expect(page).toHaveURL(login);
};

/** An account with a password, out of which one logged out. */
const register = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login');
  const form = page.locator('form[action="/login/registreren"]');
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByLabel('Wachtwoord').fill(PASSWORD);
  await form.getByRole('button', { name: 'Account maken' }).click();
  await expect(page).toHaveURL(profile);
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S1/17 S2.1/1 S2.1/2 S2.11/2 one registers, logs out and logs in by way of Google’s page', async ({
    page,
    at,
  }) => {
    const { email } = atGoogle(at);
    await page.goto('/login');
    await button(page, 'Account maken met Google').click();
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dag Noor');
    await expect(ways(page)).toHaveCount(1);
    await expect(ways(page)).toContainText(`Google ${email}`);
    // The last way in stays.
    await expect(page.getByRole('link', { name: /^Verwijderen/ })).toHaveCount(0);
    await logOut(page);
    const led: string[] = [];
    page.on('framenavigated', (frame) => led.push(frame.url()));
    page.on('response', (reply) => led.push(reply.url()));
    await button(page, 'Inloggen met Google').click();
    // Whoever is logged in goes on from /login to what is his.
    await expect(page).toHaveURL(orders);
    expect(led).toContain(`${at.site}/login`);
    await page.goto('/login/dashboard/view/profile');
    await expect(ways(page)).toContainText('Laatst gebruikt:');
  });
});

/** Where a page asks for something at a provider's. */
const watchProviders = (page: Page, at: SignInSite): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === at.google.url || origin === at.facebook.url) asked.push(pathname);
  });
  return asked;
};

test('S1/17 S2.11/1 S2.11/2 S8.1/2 by keyboard: no provider is asked before the press; a login before registering is told at the top', async ({
  page,
  at,
  problems,
}) => {
  problems.expect(/status of 401/);
  atGoogle(at);
  const hands = keyboard(page);
  const asked = watchProviders(page, at);
  await page.goto('/login');
  await rested(page);
  await looksRight(page);
  expect(asked).toEqual([]);
  expect(await page.context().cookies([at.google.url])).toEqual([]);

  await hands.press(button(page, 'Inloggen met Google'));
  const first = page.locator('[data-dashboard-overview] > *').first();
  await expect(first).toHaveText(
    'U moet u eerst via Google registreren voordat u met dit Google account kunt inloggen',
  );
  await expect(first).toHaveRole('alert');
  await expect(first).toBeFocused();
  await expect(page).toHaveTitle(/^Fout: Inloggen/);
  expect(asked).toEqual(['/gsi/client', '/gsi/credential']);
  await looksRight(page);

  await hands.press(button(page, 'Account maken met Google'));
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dag Noor');
  await looksRight(page);
  await hands.press(button(page, 'Uitloggen').first());
  await expect(page).toHaveURL(login);
  await hands.press(button(page, 'Inloggen met Google'));
  await expect(page).toHaveURL(orders);
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('S2.11/2 Facebook: its window is closed, its script doesn’t come, and it comes', async ({
    page,
    at,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/);
    const id = String(Date.now());
    const user = { id, name: 'Fien Faber', email: `fien-${id}@klant.nl` };
    at.facebook.give(`token-${id}`, { user });
    at.facebook.setScript(at.facebookScript());
    await page.goto('/login');
    await rested(page);
    const form = page.locator('form', {
      has: page.getByRole('button', { name: 'Account maken met Facebook' }),
    });
    await button(page, 'Account maken met Facebook').click();
    await expect(form.getByRole('status')).toHaveText('Inloggen met Facebook is afgebroken.');
    await expect(page).toHaveURL(login);
    await looksRight(page);

    at.facebook.setScript(at.facebookScript(`token-${id}`, user));
    await page.reload();
    await rested(page);
    await button(page, 'Account maken met Facebook').click();
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dag Fien');
    await logOut(page);

    // Who keeps third parties out goes to Facebook's own page and back.
    at.facebook.dialogGives(`token-${id}`);
    await page.route('**/sdk.js', (route) => route.abort());
    await button(page, 'Inloggen met Facebook').click();
    await expect(page).toHaveURL(orders);
  });

  test('who shared no e-mail address at Facebook types one, and has an account', async ({
    page,
    at,
    problems,
  }) => {
    problems.expect(/status of 409/);
    const id = String(Date.now());
    const user = { id, name: 'Bas Bos' };
    at.facebook.give(`token-${id}`, { user });
    at.facebook.setScript(at.facebookScript(`token-${id}`, user));
    await page.goto('/login');
    await rested(page);
    await button(page, 'Account maken met Facebook').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nog één stap');
    await looksRight(page);
    await page.getByRole('main').getByLabel('E-mailadres').fill(`bas-${id}@klant.nl`);
    await button(page, 'Account maken').click();
    await expect(page).toHaveURL(profile);
    await expect(ways(page)).toContainText('Facebook');
  });
});

test('an account with the same address is linked by its password; a way in is removed, the last one isn’t', async ({
  page,
  at,
  problems,
}) => {
  problems.expect(/status of (409|422)/);
  const { email } = atGoogle(at);
  await register(page, email);
  await logOut(page);
  await button(page, 'Account maken met Google').click();
  await expect(page).toHaveURL(/\/login\/koppelen$/);
  await expect(page.getByRole('main')).toContainText(`Er is al een account met ${email}.`);
  await looksRight(page);
  const password = page.getByLabel('Wachtwoord van dat account');
  await password.fill('mis');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('Dat is niet je wachtwoord.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Fout: /);
  await looksRight(page);
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/profile\?wayAdded=1$/);
  await expect(ways(page)).toHaveText([/^Wachtwoord/, new RegExp(`^Google ${email}`)]);
  await looksRight(page);

  await page.getByRole('link', { name: /^Verwijderen Google/ }).click();
  const asks = page.getByRole('heading', { name: 'Niet meer inloggen met Google' });
  await expect(asks).toBeVisible();
  await looksRight(page);
  const edges = [page.getByRole('heading', { level: 1 }), asks].map((one) => one.boundingBox());
  const [above, below] = await Promise.all(edges);
  expect(below?.x, 'it stands at the edge of its page').toBe(above?.x);
  await page.getByRole('main').getByLabel('Wachtwoord').fill(PASSWORD);
  await button(page, 'Verwijder deze manier').click();
  await expect(page).toHaveURL(profile);
  await expect(ways(page)).toHaveText([/^Wachtwoord/]);
  await expect(page.getByRole('link', { name: /^Verwijderen/ })).toHaveCount(0);

  // And added again on the profile, with the password, by keyboard.
  const hands = keyboard(page);
  await hands.write(page.getByLabel('Je wachtwoord hier'), PASSWORD);
  await hands.press(button(page, 'Google toevoegen'));
  await expect(page).toHaveURL(/profile\?wayAdded=1$/);
  await expect(ways(page)).toHaveCount(2);
});

test('without that password a mailed link links, after a page that asks; the password that proved nothing goes', async ({
  page,
  at,
  problems,
}) => {
  problems.expect(/status of (409|410)/);
  const { email } = atGoogle(at, await freshMailbox('noor'));
  await register(page, email);
  await logOut(page);
  await button(page, 'Account maken met Google').click();
  await button(page, 'Mail me een link').click();
  await expect(page.getByRole('status').first()).toContainText('Er ligt zo een mail');
  await looksRight(page);
  const path = await mailedPath(email, '/login/koppelen/');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koppel Google aan je account');
  await expect(page.getByRole('main')).toContainText('vervallen alle manieren waarop er nu');
  await looksRight(page);
  await button(page, 'Ja, koppel Google').click();
  await expect(page).toHaveURL(profile);
  await expect(ways(page)).toHaveText([new RegExp(`^Google ${email}`)]);
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText('Deze link is verlopen');
  await looksRight(page);
});
