import { credentialField, SIGN_IN_MARK } from '#kernel/wire-signin';
import { find, on } from '../dom';
import { post } from '../post';
import { askFacebook } from './facebook';
import { askGoogle } from './google';
import { type Begun, type Given, NotTaken } from './types';

const ask = { google: askGoogle, facebook: askFacebook } as const;

/** Forms that go to the provider's own site from now on: its script did not come, or led nowhere. */
const byForm = new WeakSet<HTMLFormElement>();
const busy = new WeakSet<HTMLFormElement>();

const tell = (form: HTMLFormElement, text = ''): void => {
  const status = find('[role=status]', form);
  if (status) status.textContent = text;
};

/** Begins a visit, which the provider's script goes on with. Throws when it can't. */
const begin = async (form: HTMLFormElement): Promise<Begun> => {
  const reply = await post(`${form.action}/begin`, new URLSearchParams(), 'application/json');
  if (!reply.ok) throw new Error(`The visit did not begin (${reply.status})`);
  return reply.json();
};

/** Sends what the provider gave (S7.8/1); answers where to go on. Errors have an address too. */
const send = async (form: HTMLFormElement, kind: Begun['kind'], given: Given): Promise<string> => {
  const { credential, profile } = given;
  const body = new URLSearchParams({ ...profile, [credentialField[kind]]: credential });
  const url = form.getAttribute(SIGN_IN_MARK) ?? '';
  const reply = await post(url, body, 'application/json');
  const { redirect_url } = (await reply.json()) as { redirect_url?: string };
  const wanted = find<HTMLInputElement>('input[name=return_to]', form)?.value;
  const next = (reply.ok && wanted) || redirect_url;
  if (!next) throw new Error(`The sign-in was not answered (${reply.status})`);
  return next;
};

const goOn = async (form: HTMLFormElement): Promise<void> => {
  tell(form, form.dataset.busy);
  const begun = await begin(form);
  const given = await ask[begun.kind](begun);
  location.assign(await send(form, begun.kind, given));
};

/** The provider's own script asks, in place of a way to its site and back, which stays where it fails. */
export const startSignIn = (): void =>
  on('submit', `form[${SIGN_IN_MARK}]`, (event, element) => {
    const form = element as HTMLFormElement;
    if (byForm.has(form)) return;
    event.preventDefault();
    if (busy.has(form)) return;
    busy.add(form);
    goOn(form)
      .catch((error: unknown) => {
        // Whoever stopped may press again, and then goes to the provider's own site.
        byForm.add(form);
        if (error instanceof NotTaken) return tell(form, form.dataset.notTaken);
        console.info('Signing in by the provider’s own site', error);
        tell(form);
        form.requestSubmit();
      })
      .finally(() => busy.delete(form));
  });
