import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** How a visitor works a page: by pointing, or with the keyboard alone. */
export type Hands = {
  press: (control: Locator) => Promise<void>;
  choose: (choice: Locator) => Promise<void>;
  write: (box: Locator, text: string) => Promise<void>;
};

export const pointer: Hands = {
  press: (control) => control.click(),
  choose: (choice) => choice.check(),
  write: (box, text) => box.fill(text),
};

/** More stops than any page has. */
const MOST = 400;

const isFocused = (control: Locator) => control.evaluate((one) => one === document.activeElement);

/** Tabs on until the control has the focus; a radio is reached by its group, with the arrows. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await control.waitFor({ state: 'attached' });
  const group = (one: Element) =>
    one instanceof HTMLInputElement &&
    one.type === 'radio' &&
    document.activeElement instanceof HTMLInputElement &&
    document.activeElement.name === one.name &&
    document.activeElement.form === one.form;
  for (let stops = 0; stops < MOST; stops += 1) {
    if (await isFocused(control)) return;
    const inGroup = await control.evaluate(group);
    await page.keyboard.press(inGroup ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`The keyboard does not reach ${control}`);
};

export const keyboard = (page: Page): Hands => ({
  press: async (control) => {
    await tabTo(page, control);
    // Where the focus is can be seen.
    const outline = await control.evaluate((one) => getComputedStyle(one).outlineStyle);
    const around = await control.evaluate((one) => one.matches(':focus-visible'));
    expect(outline !== 'none' || around, `${control} shows its focus`).toBe(true);
    await page.keyboard.press('Enter');
  },
  choose: async (choice) => {
    await tabTo(page, choice);
    if (!(await choice.isChecked())) await page.keyboard.press('Space');
    await expect(choice).toBeChecked();
  },
  write: async (box, text) => {
    await tabTo(page, box);
    await page.keyboard.type(text);
  },
});
