// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const section = (start: number) => `
<section id="section-7" data-block-id="7" data-section-url="/webcore/pagebuilder/view/7"
  data-start="${start}" data-limit="1" data-load-limit="1" data-total="9">
  <ul data-results><li data-item="${start}"><a href="/artikel/${start}">${start}</a></li></ul>
  <a data-load-more href="/dames?limit_7=2">Meer</a>
</section>`;

/** The replies that are waited for. */
let answers: ((response: Response) => void)[];
const fetching = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  fetching.mockImplementation(
    () => new Promise((resolve) => answers.push((response) => resolve(response))),
  );
  vi.stubGlobal('fetch', fetching);
  document.body.innerHTML = section(0);
  vi.resetModules();
  const { startLoadMore } = await import('./load-more');
  await import('./more-results');
  startLoadMore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets a reply be read and shown, in no time. */
const arrive = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};
const press = async () => {
  document.querySelector<HTMLElement>('[data-load-more]')?.click();
  await arrive();
};
const shown = () => document.querySelectorAll('[data-results] [data-item]').length;

test('S4.1/7 S9.2/3 no load starts while one runs, nor in the 750 ms after it', async () => {
  await press();
  await press();
  await vi.advanceTimersByTimeAsync(10_000);
  await press();
  expect(fetching).toHaveBeenCalledTimes(1);
  answers[0]?.(new Response(section(1)));
  await arrive();
  expect(shown()).toBe(2);
  await vi.advanceTimersByTimeAsync(749);
  await press();
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await press();
  expect(fetching).toHaveBeenCalledTimes(2);
});
