// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const load = async (html: string) => {
  vi.resetModules();
  document.body.innerHTML = html;
  return import('./typed');
};
const control = <T extends Element>() => document.querySelector('.x') as unknown as T;

beforeEach(() => vi.resetModules());

test('a form as it came holds nothing that a reload would lose', async () => {
  const { isTyped } = await load(
    `<input value="a"><input type="hidden" value="t"><input type="checkbox" checked>
     <textarea>b</textarea><select><option>1<option selected>2</select>`,
  );
  expect(isTyped()).toBe(false);
});

test.each<[string, string, () => void]>([
  [
    'a text',
    '<input class="x" value="a">',
    () => {
      control<HTMLInputElement>().value = 'b';
    },
  ],
  [
    'a longer text',
    '<textarea class="x"></textarea>',
    () => {
      control<HTMLTextAreaElement>().value = 'b';
    },
  ],
  [
    'a box',
    '<input class="x" type="checkbox">',
    () => {
      control<HTMLInputElement>().checked = true;
    },
  ],
  [
    'another option',
    '<select class="x"><option selected>1<option>2</select>',
    () => {
      control<HTMLSelectElement>().selectedIndex = 1;
    },
  ],
])('%s that was changed is typed', async (_, html, change) => {
  const { isTyped } = await load(html);
  expect(isTyped()).toBe(false);
  change();
  expect(isTyped()).toBe(true);
});

test('what is typed where the page keeps it elsewhere is known by its being typed', async () => {
  const { isTyped, watchTyping } = await load('<div class="x" contenteditable></div>');
  watchTyping();
  expect(isTyped()).toBe(false);
  control<HTMLElement>().dispatchEvent(new Event('input', { bubbles: true }));
  expect(isTyped()).toBe(true);
});
