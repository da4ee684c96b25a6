// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Where the page is, and how tall its header. */
let at = 0;
const HEADER = 70;
const PLACE = 2000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  at = 0;
  document.body.innerHTML = `<header data-header></header><section id="lijst"></section>
    <details data-faqid="40"><summary>Vraag</summary><div id="answer40">Ja</div></details>`;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', (_: number, top: number) => {
    at = top;
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => at);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEADER);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: PLACE - at }) as DOMRect,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const pass = (ms: number) => void vi.advanceTimersByTime(ms);

test('S9.2/5 a page of results scrolls for 900 ms to 100 px below the header', async () => {
  const { scrollToElement } = await import('./scroll');
  scrollToElement(document.getElementById('lijst') as HTMLElement);
  pass(500);
  expect(at).toBeGreaterThan(0);
  pass(380);
  expect(at, 'on its way still').toBeLessThan(PLACE - HEADER - 100);
  // A frame later at the most.
  pass(40);
  expect(at).toBe(PLACE - HEADER - 100);
});

test('S9.2/6 the answer that is asked for scrolls for 300 ms to 100 px below the header', async () => {
  history.replaceState(null, '', '/?faqid=40');
  const { startFaq } = await import('../content/faq');
  startFaq();
  expect(document.querySelector('details')?.open).toBe(true);
  pass(280);
  expect(at).toBeGreaterThan(0);
  expect(at, 'on its way still').toBeLessThan(PLACE - HEADER - 100);
  pass(40);
  expect(at).toBe(PLACE - HEADER - 100);
});
