import type { Page } from '@playwright/test';
import { officeHeader } from '#kernel/wire-staff';
import { violationsOf } from './harness/axe';
import { coveredStop, keyboard } from './harness/hands';
import { withLargeLetters } from './harness/large-letters';
import { desktop } from './harness/listing';
import { enterOffice } from './harness/office';
import { expect, test } from './harness/test';

test.use(desktop);

/** Minded by this journey alone, as is the order of those around it. */
const QUESTION = 'Mijn cadeaukaart is kwijt of werkt niet. Wat nu?';
const ANSWER = 'Neem je bon mee naar een winkel: wij zoeken de kaart op.';

type Told = { id: number; values: Record<string, unknown> };

const isOurs = ({ values }: Told): boolean =>
  ['cadeau', 'account'].includes(String(values.category));

const readAll = (page: Page): Promise<Told[]> =>
  page.evaluate(async () => (await fetch('/admin/api/questions')).json());

/** Everything as it was. */
const putBack = async (page: Page, before: readonly Told[]): Promise<void> => {
  const now = await readAll(page);
  const changes = before.filter(isOurs).flatMap(({ id, values: data }) => {
    const was = now.find((one) => one.id === id)?.values;
    return JSON.stringify(was) === JSON.stringify(data) ? [] : [{ id, was, data }];
  });
  if (changes.length === 0) return;
  const status = await page.evaluate(
    async ([body, header]) =>
      (
        await fetch('/admin/api/questions', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', [header]: '1' },
          body,
        })
      ).status,
    [JSON.stringify({ changes }), officeHeader] as const,
  );
  expect(status).toBe(200);
};

const axe = async (page: Page): Promise<void> => {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`at ${width}: ${wide} px wide`);
    found.push(...(await violationsOf(page)).map((one) => `at ${width}: ${one}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(found).toEqual([]);
};

const walk = async (page: Page, id: number): Promise<void> => {
  const hands = keyboard(page);
  const control = (name: string) => page.locator(`#question-${id}-${name}`);
  const groupOf = (name: string) => page.getByRole('region', { name });
  const said = (text: string) =>
    expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);

  // Found by its words, it opens and is written.
  const search = page.getByRole('searchbox');
  await hands.write(search, 'cadeaukaart kwijt');
  await said('1 vraag gevonden');
  await hands.press(control('line').locator('summary'));
  await hands.write(control('answer'), '');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(ANSWER);
  await said('1 vraag gewijzigd, nog niet opgeslagen. Wat je typte, is bewaard op dit apparaat.');

  // All of its group in sight, it moves among them, and keeps the focus on what moves it.
  await hands.write(search, '');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(groupOf('Cadeaus').getByRole('listitem')).toHaveCount(4);
  await hands.press(control('up'));
  await said(`${QUESTION} staat nu op 3 van 4`);
  await expect(control('up')).toBeFocused();

  // Into the group before it: there it is last, and goes up by one.
  await hands.write(control('category'), '');
  await page.keyboard.press('ArrowUp');
  await said(`${QUESTION} staat nu in Account`);
  await expect(control('category')).toBeFocused();
  await expect(groupOf('Account').getByRole('listitem').last()).toContainText(QUESTION);
  await hands.press(control('up'));
  await said(`${QUESTION} staat nu op 3 van 4`);
  await axe(page);
  // What is saved stays where it is, with the focus in it.
  await hands.write(control('category'), '');
  await page.keyboard.press('Control+s');
  await said('De vragen zijn opgeslagen.');
  await said('Er is niets gewijzigd');
  await expect(control('category')).toBeFocused({ timeout: 5000 });

  // It stands, in the office and for visitors.
  await page.reload();
  await expect(groupOf('Cadeaus').getByRole('listitem')).toHaveCount(3);
  await expect(groupOf('Account').getByRole('listitem').nth(2)).toContainText(QUESTION);
  // On the way there nothing is under the bar that saves.
  await hands.write(search, '');
  const covered: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const one = await coveredStop(page);
    if (one !== undefined) covered.push(one);
  }
  expect(covered).toEqual([]);
  await hands.press(control('line').locator('summary'));
  await expect(control('answer')).toHaveValue(ANSWER);
  await axe(page);
};

test('all questions in one screen: by keyboard one is found, rewritten, moved and saved, and visitors read it so', async ({
  page,
}) => {
  test.slow();
  await enterOffice(page);
  const seen = () => expect(page.getByRole('main')).toBeVisible();
  expect(await withLargeLetters(page, seen)).toBe(390);
  await page.goto('/admin/faq');
  await keyboard(page).press(page.getByRole('link', { name: 'Alle vragen in één scherm' }));
  await expect(page.getByRole('heading', { name: 'Vragen en groepen' })).toBeVisible();
  const wide = await withLargeLetters(page, async () => {
    const title = page.locator('main summary').filter({ hasText: QUESTION }).locator('span').nth(1);
    await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(200);
    // What saves stands below all, and covers none of them.
    await title.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Opslaan' })).not.toBeInViewport();
  });
  expect(wide).toBe(390);
  const before = await readAll(page);
  const id = before.find(({ values }) => values.question === QUESTION)?.id ?? 0;
  try {
    await walk(page, id);
    const answerOnSite = async () => {
      await page.goto('/klantenservice');
      return page.locator(`details[data-faqid="${id}"] p`).allTextContents();
    };
    await expect.poll(answerOnSite).toEqual([ANSWER]);
    // Its list is one of all groups, by their numbers: among those of its group it stands where it was put.
    const order = await page
      .locator('details[data-faqid]')
      .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.faqid)));
    const account = before
      .filter(({ values }) => values.category === 'account')
      .toSorted((one, other) => Number(one.values.sort) - Number(other.values.sort));
    const [first, second, third] = account.map((one) => one.id);
    const group = [first, second, id, third];
    expect(order.filter((one) => group.includes(one))).toEqual(group);
  } finally {
    await page.goto('/admin/faq/samen');
    await putBack(page, before);
  }
  expect(await readAll(page)).toEqual(expect.arrayContaining(before.filter(isOurs)));
});
