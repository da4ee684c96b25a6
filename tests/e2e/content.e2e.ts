import type { Page } from '@playwright/test';
import { counterSteps, formatCounter } from '#kernel/values/counter';
import { rested } from './harness/alive';
import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { freshMailbox } from './harness/mails';
import { expect, test } from './harness/test';

const COUNTER = 'etalage-counter';

/** Notes what the counters show, by their targets, from the first change on. */
const noteCounting = (page: Page) =>
  page.addInitScript((tag) => {
    const shown: Record<string, string[]> = {};
    Object.assign(globalThis, { shown });
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const counter = target instanceof Element ? target.closest<HTMLElement>(tag) : null;
        const goal = counter?.dataset.counterTarget;
        if (!goal) continue;
        shown[goal] ??= [];
        shown[goal].push(counter.textContent ?? '');
      }
    });
    // What the parser writes is no change.
    addEventListener('DOMContentLoaded', () =>
      observer.observe(document.body, { subtree: true, childList: true }),
    );
  }, COUNTER);

const counted = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => (globalThis as unknown as { shown: Record<string, string[]> }).shown);

const expected = (target: number) =>
  counterSteps(target).map((value) => formatCounter(value, target));

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('S2.12/3 S9.9/5 a fact counts from 20% to its target once it is seen, and not before', async ({
    page,
  }) => {
    await noteCounting(page);
    await page.goto('/over-ons');
    const counters = page.locator(COUNTER);
    await expect(counters.first()).toHaveText('60');
    await expect(counters.first()).not.toBeInViewport();
    expect(await counted(page)).toEqual({});
    await counters.first().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await counted(page))['60']).toEqual(expected(60));
    await page.locator(`${COUNTER}[data-counter-target="1.9"]`).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await counted(page))['1.9']).toEqual(expected(1.9));
    await expect(counters.first()).toHaveText('60');
  });

  test('S2.12/3 numbers stand still for who asks for no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await noteCounting(page);
    await page.clock.install();
    await page.goto('/over-ons');
    await page.locator(COUNTER).first().scrollIntoViewIfNeeded();
    await page.clock.runFor(5000);
    expect(await counted(page)).toEqual({});
    await expect(page.locator(COUNTER).first()).toHaveText('60');
  });

  test('S2.12/6 the page about the chain marks today’s weekday among its first store’s hours', async ({
    page,
  }) => {
    await page.goto('/over-ons');
    const today = new Intl.DateTimeFormat('nl-NL', {
      weekday: 'long',
      timeZone: 'Europe/Amsterdam',
    }).format(new Date());
    const marked = page.locator('[data-opening-hours] [aria-current=date]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(new RegExp(today, 'i'));
  });
});

test('S2.12/2 opening an answer closes the others', async ({ page }) => {
  await page.goto('/klantenservice');
  const questions = page.locator('details[data-faqid]');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).toHaveAttribute('open', '');
  await expect(page.locator('details[data-faqid][open]')).toHaveCount(1);
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('details[data-faqid][open]')).toHaveCount(0);
});

test('S2.12/2 S2.1/12 S9.2/6 ?faqid= opens that answer on load and brings it into view', async ({
  page,
}) => {
  await page.goto('/klantenservice?faqid=40');
  const asked = page.locator('details[data-faqid="40"]');
  await expect(asked).toHaveAttribute('open', '');
  await expect(asked.locator('#answer40')).toBeInViewport();
  const below = () =>
    asked.evaluate((one) => {
      const header = document.querySelector('[data-header]') as HTMLElement;
      return Math.round(one.getBoundingClientRect().top - header.offsetHeight);
    });
  await expect.poll(below).toBe(100);
  await expect(asked.locator('summary')).toBeInViewport();
  await expect(page.locator('details[data-faqid][open]')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S1/6 the home page tells its promises, and another page whole numbers and services', async ({
    page,
  }) => {
    // Without script every picture is fetched at once, and here none has been made yet.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const block = (type: string) => page.locator(`section[data-block-type=${type}]`);
    await expect(block('UspOverview').getByRole('article')).toHaveCount(4);
    await page.goto('/over-ons', { waitUntil: 'domcontentloaded' });
    await expect(page.locator(COUNTER)).toHaveText(['60', '39', '12.400', '94', '1,9', '0']);
    await expect(block('ServiceSlider').getByRole('article')).toHaveCount(6);
    await page.goto('/cookies');
    await expect(block('CookieOverview').getByRole('row').nth(1)).toContainText('etalage_session');
  });

  test('S1/15 S6/2 a wishlist outlives registering; an account is made, changed and left', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 422/);
    await page.goto('/artikel/fijn-vest-parelmoeren-knoopjes');
    await page.getByRole('button', { name: 'Bewaar op je verlanglijst' }).click();
    await page.goto('/login');
    const form = page.getByRole('region', { name: 'Nieuw hier?' });
    await form.getByLabel('Voornaam').fill('Noor');
    await form.getByLabel('E-mailadres').fill(await freshMailbox('noor'));
    await form.getByLabel('Wachtwoord').fill('een lang wachtwoord');
    // Nothing here could show it.
    await expect(form.getByRole('button', { name: 'Toon wachtwoord' })).toBeHidden();
    await form.getByRole('button', { name: 'Account maken' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dag Noor');
    await page.goto('/verlanglijst');
    await expect(page.getByRole('main')).toContainText('Fijn vest');
    await page.getByRole('button', { name: 'Verwijder' }).click();
    await expect(page.getByText('Er staat nog niets op je verlanglijst')).toBeVisible();
    await page.goto('/login/dashboard/view/profile');
    await page.getByText('Ander wachtwoord', { exact: true }).click();
    await page.getByLabel('Huidig wachtwoord').fill('niet dit');
    await page.getByLabel('Nieuw wachtwoord').fill('nog een lang wachtwoord');
    await page.getByLabel('Nog een keer').fill('nog een lang wachtwoord');
    await page.getByRole('button', { name: 'Bewaar het wachtwoord' }).click();
    await expect(page.getByRole('link', { name: 'Dat is niet je wachtwoord.' })).toBeVisible();
    await page.getByText('Account wissen', { exact: true }).click();
    await page.getByRole('link', { name: 'Wis mijn account' }).click();
    await expect(page.getByRole('main')).toContainText('Wil je je account wissen?');
    await page.getByRole('button', { name: 'Oké' }).click();
    await page.getByLabel('Wachtwoord').fill('een lang wachtwoord');
    await page.getByRole('button', { name: 'Wis mijn account' }).click();
    await expect(page.getByText('Je account is gewist.')).toBeVisible();
  });
});

test('S1/1 S1/3 visitors, shoppers, job seekers and account holders each find their part', async ({
  page,
}) => {
  await page.goto('/dames');
  await page.locator('[data-item] a').first().click();
  await expect(page.locator('[data-bottom-bar]')).toBeInViewport({ ratio: 1 });
  await page.goto('/vacatures');
  await page.locator('[data-item] a').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Naar de vacature' }).click();
  await expect(page.getByRole('link', { name: /^Solliciteer/ }).first()).toBeVisible();
  await page.goto('/login');
  const login = page.getByRole('region', { name: 'Inloggen' });
  await login.getByLabel('E-mailadres').fill('klant@brink.example');
  const password = login.getByLabel('Wachtwoord');
  await password.fill('brink-klant');
  // The button does nothing before its script is there.
  await rested(page);
  await login.getByRole('button', { name: 'Toon wachtwoord' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await login.getByRole('button', { name: 'Verberg wachtwoord' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await login.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/login\/dashboard\/view\/orders/);
  await page.goto('/login/dashboard/view/profile');
  await page.locator('main details').evaluateAll((all) => {
    for (const fold of all) fold.setAttribute('open', '');
  });
  expect(await violationsOf(page)).toEqual([]);
});

test('S2.11/4 S3.5/6 S4.6/1 S4.6/2 S4.6/3 S8.6/4 S9.9/3 hearts save and take off; the counter and a short notice tell it', async ({
  page,
  problems,
}) => {
  await page.clock.install();
  await page.goto('/dames');
  const hearts = page.locator('[data-item] [data-bookmark]');
  const counter = page.locator('[data-wishlist-count]').first();
  const notice = page.locator('[data-wishlist-notice]');
  await expect(counter).toBeHidden();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await hearts.nth(0).click();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(counter).toHaveText('1');
  await expect(notice).toHaveText('Product is opgeslagen in je wishlist');
  await expect(notice).toHaveAttribute('data-wishlist-notice', 'added');
  await page.clock.runFor(60);
  await expect(page.locator('[data-announce]').first()).toHaveText(
    'Product is opgeslagen in je wishlist',
  );
  await page.clock.runFor(1600);
  await expect(notice).not.toHaveAttribute('data-leaving');
  await page.clock.runFor(60);
  await expect(notice).toHaveAttribute('data-leaving');
  await page.clock.runFor(300);
  await expect(notice).toHaveCount(0);
  await page.clock.resume();
  await hearts.nth(1).click();
  await hearts.nth(2).click();
  await expect(counter).toHaveText('3');
  await expect(page.locator('[data-wishlist-button]').first()).toHaveAttribute('data-count', '3');
  // A page that is left takes what it has yet to send with it.
  const removed = page.waitForResponse((response) =>
    (response.request().postData() ?? '').startsWith('delete'),
  );
  await hearts.nth(0).click();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(counter).toHaveText('2');
  await expect(notice).toHaveText('Product is verwijderd van de wishlist');
  await expect(notice).toHaveAttribute('data-wishlist-notice', 'deleted');
  // What more results bring knows of it, and a page that is loaded anew.
  await removed;
  await page.reload();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  // A size that is chosen after it was saved is kept too.
  await page.locator('[data-item]').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Bewaar op je verlanglijst' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const kept = page.waitForResponse((reply) => (reply.request().postData() ?? '').includes('add'));
  await page.locator('input[name=size_id]').first().check({ force: true });
  await kept;
  await page.goto('/verlanglijst');
  const items = page.locator('[data-wishlist] > li');
  await expect(items.filter({ hasText: /, maat / })).toHaveCount(1);
  await expect(items).toHaveCount(2);
  await items.nth(0).locator('[data-wishlist-remove] button').focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(1);
  await expect(items.nth(0).locator('[data-wishlist-remove] button')).toBeFocused();
  await expect(page.locator('[data-wishlist-total]')).toHaveText('1 artikel');
  await items.nth(0).locator('[data-bookmark]').click();
  await expect(page.getByText('Er staat nog niets op je verlanglijst')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verlanglijst', level: 1 })).toBeFocused();
  await expect(notice).toHaveText('Product is verwijderd van de wishlist');
  await expect(counter).toBeHidden();
  // What can't be saved is told and taken back.
  problems.expect(/status of 429/);
  await page.route('**/webcore/bookmark/request', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many', message: 'Te vaak.' } }),
  );
  await page.goto('/dames');
  await hearts.nth(0).click();
  await expect(notice).toHaveText('Te vaak.');
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(counter).toBeHidden();
});
