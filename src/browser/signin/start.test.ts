// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { find } from '../dom';
import { startSignIn } from './start';

const sent: { url: string; body: URLSearchParams }[] = [];
let answers: Record<string, { status?: number; body: object }> = {};
const assigned = vi.fn();
const leaves = vi.fn();

/** A provider's script that runs as soon as it is put on the page, or that doesn't come. */
let script: (() => void) | undefined;

startSignIn();
// What no one stopped would leave the page.
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  leaves();
});

beforeEach(() => {
  sent.length = 0;
  assigned.mockReset();
  leaves.mockReset();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(location, 'assign').mockImplementation(assigned);
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    queueMicrotask(() => {
      script?.();
      (element as Element).dispatchEvent(new Event(script ? 'load' : 'error'));
    });
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    sent.push({ url, body });
    const path = new URL(url, 'http://localhost').pathname;
    const { status = 200, body: answer } = answers[path] ?? { status: 500, body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

let count = 0;

const page = (kind: 'google' | 'facebook', outcome: object, status = 200) => {
  count += 1;
  const social = '/1/webcore/sociallogin/loginWithX';
  answers = {
    [`/login/via/${kind}/begin`]: {
      body: { kind, src: `https://provider.example/${count}.js`, clientId: 'wij', nonce: 'n-1' },
    },
    [social]: { status, body: outcome },
  };
  document.body.innerHTML = `
    <form method="post" action="/login/via/${kind}" data-sign-in="${social}"
      data-busy="Even wachten" data-not-taken="Afgebroken">
      <input type="hidden" name="etalage_token" value="p" />
      <button>Inloggen</button><p role="status"></p>
    </form>`;
  return find('form') as HTMLFormElement;
};

const part = (value: object) => btoa(JSON.stringify(value));
const token = `x.${part({ sub: '7', name: 'Piet Jansen', email: 'piet@klant.nl' })}.x`;

const google = (
  act: (options: Record<string, unknown>, tell: (moment: object) => void) => void,
) => {
  let options: Record<string, unknown> = {};
  script = () =>
    Object.assign(window, {
      google: {
        accounts: {
          id: {
            initialize: (given: Record<string, unknown>) => {
              options = given;
            },
            prompt: (tell: (moment: object) => void) => act(options, tell),
          },
        },
      },
    });
};

const moment = (kind: 'skipped' | 'dismissed') => ({
  isSkippedMoment: () => kind === 'skipped',
  isDismissedMoment: () => kind === 'dismissed',
  getDismissedReason: () => 'cancel_called',
});

test('S7.8/1 S3.9/2 Google’s script is asked after the press, with the visit’s nonce; its credential is sent', async () => {
  google(({ callback, nonce, client_id }) => {
    expect({ nonce, client_id }).toEqual({ nonce: 'n-1', client_id: 'wij' });
    (callback as (reply: object) => void)({ credential: token });
  });
  const form = page('google', { success: true, redirect_url: '/login' });
  expect(document.head.append).not.toHaveBeenCalled();
  form.requestSubmit();
  expect(find('[role=status]')?.textContent).toBe('Even wachten');
  await eventually(() => expect(assigned).toHaveBeenCalledWith('/login'));
  const body = Object.fromEntries(sent.at(-1)?.body ?? []);
  expect(body).toMatchObject({ credential: token, id: '7', full_name: 'Piet Jansen' });
  expect(leaves).not.toHaveBeenCalled();
});

test('S7.8/1 S3.9/1 S2.11/2 Facebook’s script is asked for the public profile and e-mail', async () => {
  script = () =>
    Object.assign(window, {
      FB: {
        init: () => {},
        login: (tell: (reply: object) => void, { scope }: { scope: string }) => {
          expect(scope).toBe('public_profile,email');
          tell({ status: 'connected', authResponse: { accessToken: 'token' } });
        },
        api: (_: string, __: object, tell: (profile: object) => void) =>
          tell({ id: '8', first_name: 'Anna' }),
      },
    });
  page('facebook', { success: true, redirect_url: '/login' }).requestSubmit();
  await eventually(() => expect(assigned).toHaveBeenCalledWith('/login'));
  const body = Object.fromEntries(sent.at(-1)?.body ?? []);
  expect(body).toMatchObject({ access_token: 'token', id: '8', first_name: 'Anna' });
});

test('S8.1 what the server refuses leads to the page that tells it', async () => {
  google(({ callback }) => (callback as (reply: object) => void)({ credential: token }));
  const told = '/login?sign_in=login-401&via=google';
  page('google', { success: false, redirect_url: told }, 401).requestSubmit();
  await eventually(() => expect(assigned).toHaveBeenCalledWith(told));
});

test('a script that doesn’t come, or shows nothing, leads to the provider’s own site', async () => {
  script = undefined;
  page('google', {}).requestSubmit();
  await eventually(() => expect(leaves).toHaveBeenCalledTimes(1));
  google((_, tell) => tell(moment('skipped')));
  page('google', {}).requestSubmit();
  await eventually(() => expect(leaves).toHaveBeenCalledTimes(2));
  expect(assigned).not.toHaveBeenCalled();
});

test('who closes it is told so, and goes to the provider’s own site with the next press', async () => {
  google((_, tell) => tell(moment('dismissed')));
  const form = page('google', {});
  form.requestSubmit();
  await eventually(() => expect(find('[role=status]')?.textContent).toBe('Afgebroken'));
  expect(leaves).not.toHaveBeenCalled();
  form.requestSubmit();
  expect(leaves).toHaveBeenCalledTimes(1);
});
