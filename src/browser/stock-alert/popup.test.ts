// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const alert = vi.hoisted(() => vi.fn(async (_: string) => {}));
vi.mock('../dialogs/questions', () => ({ alert }));

const FORM = '/webcore/productstockalert/subscribe?productId=1&sizeId=2';
const ACTION = '/webcore/productstockalert/ajaxSubmitSubscribeForm';
const form = `<h2>Bij beschikbaarheid herinneren</h2>
  <form action="${ACTION}" method="post"><div data-problems></div>
    <input type="hidden" name="sizeId" value="2"><input name="email" value="an@klant.nl">
    <button type="submit">Op de hoogte blijven</button></form>`;

const asked: { url: string; email?: string }[] = [];
let answer: object;

beforeEach(async () => {
  asked.length = 0;
  alert.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (url: string | URL, init?: { body?: FormData }) => {
    const address = new URL(url, location.href);
    asked.push({
      url: address.pathname + address.search,
      email: init?.body?.get('email')?.toString(),
    });
    return init?.body ? Response.json(answer) : new Response(form);
  });
  document.body.innerHTML = '';
  vi.resetModules();
  const { openPopup } = await import('./popup');
  await openPopup(FORM);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets a reply be read and shown, in no time. */
const arrive = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};
const popup = () => document.querySelector('dialog');
const send = () =>
  popup()
    ?.querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

test('S2.6/5 S4.5/1 S7.3/7 what went well closes the popup, and 1 s later an alert says so', async () => {
  expect(asked.map(({ url }) => url)).toEqual([`${FORM}&view=ajax`]);
  expect(popup()?.open).toBe(true);
  answer = { success: 'U bent succesvol aangemeld!' };
  send();
  await arrive();
  expect(popup()).toBeNull();
  expect(asked[1]).toEqual({ url: ACTION, email: 'an@klant.nl' });
  await vi.advanceTimersByTimeAsync(999);
  expect(alert).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(alert).toHaveBeenCalledExactlyOnceWith('U bent succesvol aangemeld!');
});

test('S8.3/2 each danger is an alert within the form, which stays open', async () => {
  answer = { error: { danger: ['Vul een adres in.', 'Kies een maat.'] } };
  send();
  const problems = () => [...(popup()?.querySelectorAll('form [role=alert]') ?? [])];
  await arrive();
  expect(problems().map(({ textContent }) => textContent)).toEqual([
    'Vul een adres in.',
    'Kies een maat.',
  ]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(popup()?.open).toBe(true);
  expect(alert).not.toHaveBeenCalled();
});
