import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from '../../../../tests/harness/hydrate';
import SearchBox from './search-box.island';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['', 'rode trui'])('the box with “%s” wakes as the server wrote it', async (value) => {
  const props = { site: 'brink', value, action: '/zoeken' };
  const { element, server, leave } = await hydrate(SearchBox, props);
  expect(element.innerHTML).toBe(server);
  expect(element.querySelector('input')?.value).toBe(value);
  await leave();
});

test('S1/2 on an English page it wakes in English, as the server wrote it', async () => {
  document.documentElement.dataset.language = 'en_GB';
  const props = { site: 'brink', value: '', action: '/zoeken' };
  const { element, server, leave } = await hydrate(SearchBox, props);
  expect(element.innerHTML).toBe(server);
  expect(element.querySelector('input')?.placeholder).toBe('What are you looking for?');
  await leave();
  delete document.documentElement.dataset.language;
});

const OPTION = '<div data-suggest><a role="option" href="/artikel/jas">Jas</a></div>';
const NOTHING = '<div data-suggest><p>Geen resultaten voor ‘jasx’</p></div>';

test('S2.3/1 S5.5/1 S9.3/1 from two characters on, after 100 ms, ten are asked for; the list goes 200 ms after a click outside', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(OPTION);
  });
  const props = { site: 'brink', value: '', action: '/zoeken' };
  const { element, leave } = await hydrate(SearchBox, props);
  const input = element.querySelector('input') as HTMLInputElement;
  const list = element.querySelector('[role=listbox]') as HTMLElement;
  const type = (words: string) =>
    act(async () => {
      input.value = words;
      input.focus();
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await type('j');
  await pass(5000);
  expect(asked).toEqual([]);
  await type('ja');
  await pass(99);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['/brink/webcore/search/suggest?limit=10&search=ja']);
  // A key that changes nothing of it asks nothing.
  await type('ja ');
  await pass(5000);
  expect(asked).toHaveLength(1);
  expect(list.hidden).toBe(false);
  const press = (target: EventTarget) =>
    act(async () => void target.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await press(list);
  await pass(5000);
  expect(list.hidden, 'a click within it').toBe(false);
  await press(document.body);
  await pass(199);
  expect(list.hidden).toBe(false);
  await pass(1);
  expect(list.hidden).toBe(true);
  await leave();
});

test('S9.3/1 a box may set its own least number of characters, and how many it asks for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(OPTION);
  });
  const own = { site: 'brink', value: '', action: '/zoeken', minCharacters: 3, limit: 4 };
  const { element, leave } = await hydrate(SearchBox, own);
  const input = element.querySelector('input') as HTMLInputElement;
  for (const words of ['ja', 'jas']) {
    await act(async () => {
      input.value = words;
      input.focus();
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(100);
    });
  }
  expect(asked).toEqual(['/brink/webcore/search/suggest?limit=4&search=jas']);
  await leave();
});

test('what finds nothing is said, and is no list', async () => {
  const answers = [OPTION, NOTHING, OPTION];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => new Response(answers.shift()));
  const props = { site: 'brink', value: '', action: '/zoeken' };
  const { element, leave } = await hydrate(SearchBox, props);
  const input = element.querySelector('input') as HTMLInputElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const list = element.querySelector<HTMLElement>('[role=listbox]');
  const type = (words: string) =>
    act(async () => {
      input.value = words;
      input.focus();
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(100);
    });
  await type('jas');
  expect(status.textContent).toBe('1 suggestie');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await type('jasx');
  expect(status.textContent).toBe('Geen resultaten');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(list?.hidden).toBe(true);
  expect(status.className).not.toBe('visually-hidden');
  await act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(status.textContent).toBe('');
  expect(status.className).toBe('visually-hidden');
  await type('jass');
  expect(status.textContent).toBe('1 suggestie');
  await type('j');
  expect(status.textContent).toBe('');
  await leave();
});

test.each([
  ['a refusal', () => Promise.resolve(new Response('Oeps', { status: 500 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'S2.3/1 %s: what was suggested for other words goes, and the form still searches',
  async (_, failure) => {
    vi.spyOn(console, 'info').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = vi.fn<(url: string) => Promise<Response>>();
    vi.stubGlobal('fetch', call);
    const { element, leave } = await hydrate(SearchBox, {
      site: 'brink',
      value: '',
      action: '/zoeken',
    });
    const input = element.querySelector('input') as HTMLInputElement;
    const list = element.querySelector('[role=listbox]') as HTMLElement;
    const type = (words: string) =>
      act(async () => {
        input.value = words;
        input.focus();
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await vi.advanceTimersByTimeAsync(100);
      });
    call.mockResolvedValue(new Response(OPTION));
    await type('trui');
    expect(list.hidden).toBe(false);
    expect(list.textContent).toBe('Jas');
    call.mockImplementation(failure);
    await type('truien');
    expect(list.hidden).toBe(true);
    expect(call.mock.lastCall?.[0]).toBe('/brink/webcore/search/suggest?limit=10&search=truien');
    expect(list.textContent).toBe('');
    expect(element.querySelector('form')?.getAttribute('action')).toBe('/zoeken');
    await leave();
    vi.unstubAllGlobals();
  },
);

test('WCAG 2.4.11 the list goes when Tab goes on, is no stop of it, and its number alone is said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => new Response(OPTION));
  const props = { site: 'brink', value: '', action: '/zoeken' };
  const { element, leave } = await hydrate(SearchBox, props);
  const input = element.querySelector('input') as HTMLInputElement;
  const list = element.querySelector('[role=listbox]') as HTMLElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const said: (string | null)[] = [];
  const watch = new MutationObserver(() => said.push(status.textContent));
  watch.observe(status, { characterData: true, childList: true, subtree: true });
  await act(async () => {
    input.focus();
    input.value = 'ja';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
  expect(list.hidden).toBe(false);
  expect(list.tabIndex).toBe(-1);
  expect(said).toEqual(['1 suggestie']);
  await act(async () => element.querySelector('a')?.focus());
  expect(list.hidden).toBe(false);
  await act(async () => element.querySelector('button')?.focus());
  expect(list.hidden).toBe(true);
  expect(input.getAttribute('aria-expanded')).toBe('false');
  watch.disconnect();
  await leave();
});

test.each(['', 'ja'])(
  'WCAG 2.4.11 an answer to “%s” that comes once the focus is elsewhere opens nothing, until one is back',
  async (words) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer: (reply: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    const props = { site: 'brink', value: '', action: '/zoeken' };
    const { element, leave } = await hydrate(SearchBox, props);
    const input = element.querySelector('input') as HTMLInputElement;
    const list = element.querySelector('[role=listbox]') as HTMLElement;
    const press = (key: string) =>
      act(
        async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
    await act(async () => {
      input.value = words;
      input.focus();
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(100);
    });
    await act(async () => element.querySelector('button')?.focus());
    await act(async () => answer(new Response(OPTION)));
    expect(list.hidden).toBe(true);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await act(async () => input.focus());
    expect(list.hidden).toBe(false);
    await press('Escape');
    expect(list.hidden).toBe(true);
    await leave();
  },
);
