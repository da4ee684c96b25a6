// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';

const page = `
<p data-announce></p>
<form data-suggest-section="7"><input name="search" aria-expanded="false" /><button>Zoek</button><div data-suggest-box hidden></div></form>
<section id="artikelen" data-section-url="/webcore/pagebuilder/view/7" data-block-id="7"></section>`;

const list = (title: string) => `
<section id="artikelen" data-section-url="/webcore/pagebuilder/view/7" data-block-id="7">
  <p data-section-status>1 artikel</p><div role="listbox"><a role="option" href="/artikel/1">${title}</a><a role="option" href="/artikel/2">Alle</a></div>
</section>`;

let answer: () => Promise<Response>;
const asked: URLSearchParams[] = [];
const info = vi.fn();

const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const box = () => get('[data-suggest-box]');
const type = (words: string) => {
  const input = get('input') as HTMLInputElement;
  input.focus();
  input.value = words;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const say = (title: string) => () => Promise.resolve(new Response(list(title)));
/** The wait before a call, and what comes of that call. */
const rest = () => vi.advanceTimersByTimeAsync(100);

// It listens on the document, so once is enough for all tests.
beforeAll(async () => {
  const { startSuggestBoxes } = await import('./suggest-box');
  startSuggestBoxes();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(info);
  vi.stubGlobal('fetch', (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(new URLSearchParams(body));
    return answer();
  });
  document.body.innerHTML = page;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.length = 0;
  info.mockClear();
});

test('S7.1/4 S9.3/1 a box shows what its section suggests for the words', async () => {
  answer = say('Kabeltrui');
  type('kabel');
  await vi.advanceTimersByTimeAsync(99);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map((one) => [one.get('kind'), one.get('search')])).toEqual([
    ['suggestion', 'kabel'],
  ]);
  expect(box().hidden).toBe(false);
  expect(get('[data-suggest-box] a').textContent).toBe('Kabeltrui');
  expect(document.querySelectorAll('#artikelen')).toHaveLength(1);
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('Oeps', { status: 500 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'S7.1/4 %s: what was suggested for other words goes, and the next words are asked for',
  async (_, failure) => {
    answer = say('Kabeltrui');
    type('trui');
    await rest();
    expect(box().hidden).toBe(false);
    answer = failure;
    type('truien');
    await rest();
    expect(box().hidden).toBe(true);
    expect(info).toHaveBeenCalledWith('No suggestions', expect.any(Error));
    answer = say('Wollen trui');
    type('truien wol');
    await rest();
    expect(box().hidden).toBe(false);
    expect(box().textContent).toContain('Wollen trui');
  },
);

test('S7.1/4 S5.5/1 a reply that comes after the words went is not shown', async () => {
  let reply: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (reply = resolve));
  type('jas');
  await rest();
  expect(asked).toHaveLength(1);
  type('j');
  reply(new Response(list('Winterjas')));
  await rest();
  expect(box().hidden).toBe(true);
  expect(box().textContent).toBe('');
});

test('S7.1/4 a load of the section itself goes on beside that of suggestions', async () => {
  const { loadSection } = await import('../sections/reload');
  const section = get('#artikelen');
  let reply: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (reply = resolve));
  const own = loadSection(section, new URLSearchParams());
  await rest();
  answer = say('Winterjas');
  type('winter');
  await rest();
  expect(box().hidden).toBe(false);
  expect(section.getAttribute('aria-busy')).toBe('true');
  reply(new Response(list('Kabeltrui')));
  expect((await own)?.next.textContent).toContain('Kabeltrui');
});

test('S2.3/1 Escape puts the list away, and so does going on to another control', async () => {
  answer = say('Regenjas');
  type('regen');
  await rest();
  expect(box().hidden).toBe(false);
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  get('input').dispatchEvent(key);
  expect(box().hidden).toBe(true);
  expect(key.defaultPrevented).toBe(true);
  type('regenj');
  await rest();
  expect(box().hidden).toBe(false);
  get('form').insertAdjacentHTML('beforeend', '<input type="checkbox" name="filter_color[]">');
  get('[type=checkbox]').dispatchEvent(new Event('click', { bubbles: true }));
  expect(box().hidden).toBe(true);
});

test('S9.3/1 S5.5/1 one character asks nothing; 200 ms after a press outside the list goes', async () => {
  answer = say('Regenjas');
  type('r');
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
  type('re');
  await rest();
  expect(box().hidden).toBe(false);
  get('#artikelen').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(199);
  expect(box().hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(box().hidden).toBe(true);
});

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  get('input').dispatchEvent(event);
  return event;
};
const pointsAt = () => get('input').getAttribute('aria-activedescendant');
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];

test('S2.3/1 WAI-ARIA combobox: arrows go through the list and out of it, Home and End go back to the words', async () => {
  answer = say('Regenjas');
  type('regen');
  await rest();
  const [first, last] = options();
  expect(get('input').getAttribute('aria-expanded')).toBe('true');
  expect(get('input').getAttribute('aria-controls')).toBe(get('[role=listbox]').id);
  expect(options().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
  expect(press('ArrowDown').defaultPrevented).toBe(true);
  expect(pointsAt()).toBe(first?.id);
  expect(first?.getAttribute('aria-selected')).toBe('true');
  press('ArrowDown');
  expect(pointsAt()).toBe(last?.id);
  press('ArrowDown');
  expect(pointsAt()).toBeNull();
  press('ArrowUp');
  expect(pointsAt()).toBe(last?.id);
  // The caret moves by itself.
  expect(press('Home').defaultPrevented).toBe(false);
  expect(pointsAt()).toBeNull();
  press('ArrowDown');
  press('End');
  expect(pointsAt()).toBeNull();
  press('Escape');
  expect(get('input').getAttribute('aria-expanded')).toBe('false');
  // It is still there, for who wants it back.
  press('ArrowDown');
  expect(box().hidden).toBe(false);
  expect(pointsAt()).toBe(first?.id);
});

test('S2.3/1 Enter follows the option that was gone to; without one the words are searched', async () => {
  answer = say('Regenjas');
  type('regenj');
  await rest();
  const followed = vi.fn((event: Event) => event.preventDefault());
  options()[1]?.addEventListener('click', followed);
  press('ArrowUp');
  expect(press('Enter').defaultPrevented).toBe(true);
  expect(followed).toHaveBeenCalledOnce();
  press('Home');
  expect(press('Enter').defaultPrevented).toBe(false);
  expect(box().hidden).toBe(true);
});

test('a list goes with the focus, to whatever is elsewhere on the page', async () => {
  answer = say('Regenjas');
  type('regenja');
  await rest();
  get('button').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(box().hidden).toBe(false);
  get('#artikelen').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(box().hidden).toBe(true);
});

test('WCAG 2.4.11 an answer that comes once the focus is elsewhere opens nothing', async () => {
  let reply: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (reply = resolve));
  type('winterj');
  await rest();
  get('button').focus();
  reply(new Response(list('Winterjas')));
  await rest();
  expect(box().hidden).toBe(true);
  expect(get('input').getAttribute('aria-expanded')).toBe('false');
  // It is there for who comes back for it.
  get('input').focus();
  press('ArrowDown');
  expect(box().hidden).toBe(false);
});

test('nothing found is no list', async () => {
  answer = () =>
    Promise.resolve(new Response('<section id="artikelen"><p data-section-status>0</p></section>'));
  type('qqq');
  await rest();
  expect(box().hidden).toBe(true);
});

test('a box whose script does not come is a plain form, and the page goes on', async () => {
  vi.doMock('./suggest-box', () => {
    throw new Error('no such file');
  });
  vi.resetModules();
  const { startRefines } = await import('./start');
  startRefines();
  get('input').dispatchEvent(new Event('focusin', { bubbles: true }));
  vi.useRealTimers();
  await eventually(() =>
    expect(info).toHaveBeenCalledWith('A search box does without suggestions', expect.any(Error)),
  );
});
