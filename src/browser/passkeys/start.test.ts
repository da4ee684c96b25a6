// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find } from '../dom';
import { startPasskeys } from './start';

// An authenticator is not to be had here: one that answers by itself, each time with the same passkey.
const device = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  browserSupportsWebAuthnAutofill: async () => true,
  startAuthentication: device.ask,
  startRegistration: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: () => {} },
}));

const signal = vi.fn(async () => {});
let refusal: { status: number; code: string };
let asked = 0;
/** Which challenge is slow to come. */
let slow = 0;
let slowSend = false;
let sent = 0;

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.useFakeTimers();
  [asked, sent, slow] = [0, 0, 0];
  slowSend = false;
  signal.mockClear();
  device.ask.mockReset().mockResolvedValue({ id: 'oud' });
  vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential: signal });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/ask') asked += 1;
    if (url === '/ask' && asked === slow) await new Promise((done) => setTimeout(done, 1000));
    if (url !== '/send') return answer(200, {});
    sent += 1;
    if (slowSend) await new Promise((done) => setTimeout(done, 1000));
    return answer(refusal.status, { ...refusal, message: 'Dat lukt niet.' });
  });
  document.body.innerHTML = `
    <input autocomplete="username webauthn" />
    <div hidden data-passkey="login" data-origin="${location.origin}" data-ask="/ask" data-send="/send"
      data-cancelled="Afgebroken.">
      <button data-passkey-go>Inloggen</button>
      <p role="status" data-passkey-status></p>
    </div>`;
});

/** Whatever is to come of itself, also what waits for hours. */
const settle = () => vi.advanceTimersByTimeAsync(3 * 3_600_000);
const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
// What one test left waiting for a press is not the next one's.
afterEach(async () => {
  press();
  await settle();
  vi.useRealTimers();
});
const told = () => find('[data-passkey-status]')?.textContent;

test('a passkey that the site refuses is offered once more, when the visitor does something', async () => {
  refusal = { status: 422, code: 'passkey_unknown' };
  startPasskeys();
  await settle();
  expect([asked, sent, told()]).toEqual([1, 1, 'Dat lukt niet.']);
  press();
  await settle();
  expect([asked, sent]).toEqual([2, 2]);
  press();
  await settle();
  expect([asked, sent]).toEqual([2, 2]);
});

test('nothing is offered any more after too many attempts', async () => {
  refusal = { status: 429, code: 'too_many_attempts' };
  startPasskeys();
  await settle();
  press();
  await settle();
  expect([asked, sent]).toEqual([1, 1]);
});

test('a button that is pressed in vain asks for no more by itself', async () => {
  refusal = { status: 422, code: 'passkey' };
  device.ask.mockImplementation(({ useBrowserAutofill }) =>
    useBrowserAutofill && sent === 0 ? new Promise(() => {}) : Promise.resolve({ id: 'oud' }),
  );
  startPasskeys();
  await vi.advanceTimersByTimeAsync(0);
  find('[data-passkey-go]')?.click();
  await settle();
  expect([asked, sent, told()]).toEqual([2, 1, 'Dat lukt niet.']);
});

test('the button’s question is not broken off by the field’s, which the same press began', async () => {
  refusal = { status: 422, code: 'passkey' };
  startPasskeys();
  await settle();
  device.ask.mockClear().mockImplementation(() => new Promise(() => {}));
  slow = 2;
  press();
  find('[data-passkey-go]')?.click();
  await vi.advanceTimersByTimeAsync(2000);
  expect(device.ask.mock.calls.map(([{ useBrowserAutofill }]) => useBrowserAutofill)).toEqual([
    false,
  ]);
});

test('a device’s dialog that is closed leaves the field’s offer as it was', async () => {
  device.ask.mockImplementation(({ useBrowserAutofill }) =>
    useBrowserAutofill
      ? new Promise(() => {})
      : Promise.reject(Object.assign(new Error('closed'), { name: 'NotAllowedError' })),
  );
  startPasskeys();
  await vi.advanceTimersByTimeAsync(0);
  find('[data-passkey-go]')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, sent, told()]).toEqual([3, 0, 'Afgebroken.']);
});

test.each([
  ['passkey_unknown', 1],
  ['passkey', 0],
])('of a login refused as %s the browser is told to forget %i passkeys', async (code, times) => {
  refusal = { status: 422, code };
  startPasskeys();
  await settle();
  expect(signal).toHaveBeenCalledTimes(times);
  if (times) expect(signal).toHaveBeenCalledWith({ rpId: location.hostname, credentialId: 'oud' });
});

test('while what the field’s offer answered is sent, the button asks nothing beside it', async () => {
  refusal = { status: 422, code: 'passkey' };
  slowSend = true;
  startPasskeys();
  await vi.advanceTimersByTimeAsync(500);
  expect([asked, sent]).toEqual([1, 1]);
  find('[data-passkey-go]')?.click();
  await vi.advanceTimersByTimeAsync(5000);
  expect([asked, sent, told()]).toEqual([1, 1, 'Dat lukt niet.']);
});

test('a form for several ways in adds a passkey by the passkey’s own button alone', async () => {
  document.body.innerHTML = `
    <form hidden action="/elders">
      <input type="password" name="add_password" value="geheim" />
      <button id="other">Google toevoegen</button>
      <div hidden data-passkey="add" data-origin="${location.origin}" data-ask="/ask" data-send="/send">
        <button data-passkey-go>Voeg toe</button>
        <p data-passkey-status></p>
      </div>
    </form>`;
  startPasskeys();
  const form = find<HTMLFormElement>('form');
  expect([form?.hidden, find('[data-passkey]')?.hidden]).toEqual([false, false]);
  const press = (selector: string): boolean => {
    const submitter = find<HTMLButtonElement>(selector);
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
    return form?.dispatchEvent(event) ?? true;
  };
  expect(press('#other')).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(0);
  expect(press('[data-passkey-go]')).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);
});
