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

/** Stops of the Tab key between two looks at where it is, and more looks than any page needs. */
const STOPS = 15;
const LOOKS = 30;

/**
 * Watches for the focus to come to a control, or to its group of radios, which is where Tab leads;
 * there it stays.
 */
const watchFocus = (control: Element) => {
  const isRadio = (one: Element | null): one is HTMLInputElement =>
    one instanceof HTMLInputElement && one.type === 'radio';
  const isThere = (): boolean => {
    const focused = document.activeElement;
    if (focused === control) return true;
    const both = isRadio(control) && isRadio(focused);
    return both && control.name === focused.name && control.form === focused.form;
  };
  const watching = new AbortController();
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && isThere()) event.preventDefault();
  };
  addEventListener('keydown', stay, { capture: true, signal: watching.signal });
  return { isThere, end: () => watching.abort() };
};

/** Where the focus is, seen from a control: there, in its group of radios, or away from both. */
const whereFocusIs = (control: Element): 'there' | 'group' | 'away' => {
  const focused = document.activeElement;
  if (focused === control) return 'there';
  const both = control instanceof HTMLInputElement && focused instanceof HTMLInputElement;
  return both && control.type === 'radio' && control.name === focused.name ? 'group' : 'away';
};

/** Tabs on until the control has the focus; the arrows choose within a group of radios. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  const watch = await control.evaluateHandle(watchFocus);
  for (let looks = 0; !(await watch.evaluate(({ isThere }) => isThere())); looks += 1) {
    if (looks === LOOKS) throw new Error(`The keyboard does not reach ${control}`);
    for (let stops = 0; stops < STOPS; stops += 1) await page.keyboard.press('Tab');
  }
  await watch.evaluate(({ end }) => end());
  for (let steps = 0; steps < STOPS; steps += 1) {
    // A part of the page that is fetched anew takes the focus with it: a key pressed meanwhile chooses elsewhere.
    await expect.poll(() => control.evaluate(whereFocusIs)).not.toBe('away');
    if ((await control.evaluate(whereFocusIs)) === 'there') return;
    await page.keyboard.press('ArrowDown');
  }
};

/** A card's link draws its outline around the card. */
const showsFocus = (control: Element): boolean =>
  [undefined, '::after'].some((part) => getComputedStyle(control, part).outlineStyle === 'solid');

export const keyboard = (page: Page): Hands => ({
  press: async (control) => {
    await tabTo(page, control);
    // Its style sheet may still be on its way.
    await expect
      .poll(() => control.evaluate(showsFocus), { message: `${control} shows its focus` })
      .toBe(true);
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

/** Whether what has the focus, with its outline, is seen whole in its middle and not covered below. */
export const coveredStop = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    if (one === document.body || one.matches('.visually-hidden, iframe')) return undefined;
    const box = one.closest('label') ?? one;
    const { x, width, top, bottom } = box.getBoundingClientRect();
    const seen = (y: number) => {
      // Of a row that goes on beyond the screen, the part that is on it.
      const there = document.elementFromPoint(Math.min(x + width / 2, innerWidth - 2), y);
      return there !== null && (box.contains(there) || there.contains(box));
    };
    const isWhole = bottom - top > innerHeight / 2 || (seen(top + 2) && seen(bottom - 2));
    return isWhole ? undefined : (one.textContent || (one as HTMLInputElement).name).trim();
  });
