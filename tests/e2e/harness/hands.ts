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

/** The key that brings the focus nearer to a control; none when it is there. */
const keyTowards = (control: Element): string | undefined => {
  const focused = document.activeElement;
  if (focused === control) return undefined;
  const isRadio = (one: Element | null): one is HTMLInputElement =>
    one instanceof HTMLInputElement && one.type === 'radio';
  if (!isRadio(control) || !isRadio(focused)) return 'Tab';
  return control.name === focused.name && control.form === focused.form ? 'ArrowDown' : 'Tab';
};

/** Tabs on until the control has the focus; a radio is reached by its group, with the arrows. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  for (let stops = 0; stops < MOST; stops += 1) {
    const key = await control.evaluate(keyTowards);
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${control}`);
};

/** A card's link draws its outline around the card. */
const showsFocus = (control: Element): boolean =>
  [undefined, '::after'].some((part) => getComputedStyle(control, part).outlineStyle === 'solid');

export const keyboard = (page: Page): Hands => ({
  press: async (control) => {
    await tabTo(page, control);
    expect(await control.evaluate(showsFocus), `${control} shows its focus`).toBe(true);
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
