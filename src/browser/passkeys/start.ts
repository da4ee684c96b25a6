import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { addPasswordField, passkeyField, passkeyUnknown } from '#kernel/wire-login';
import { all, find } from '../dom';
import { post } from '../post';

type Body = { href?: string; code?: string; message?: string; fields?: Record<string, string> };

/** What the server refuses, in its own words. */
class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(status: number, { code = '', message = '', fields = {} }: Body) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Posts and reads the JSON that comes back; throws what is refused. */
const call = async (url: string, fields: Record<string, string>): Promise<unknown> => {
  const reply = await post(url, new URLSearchParams(fields), 'application/json');
  const body: Body = await reply.json();
  if (!reply.ok) throw new Refused(reply.status, body);
  return body;
};

const tell = (block: HTMLElement, text = ''): void => {
  const status = find('[data-passkey-status]', block);
  if (status) status.textContent = text;
};

/** Its holder closed the device's own dialog, or waited too long; or another question took its place. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** What to tell of what went wrong. */
const wordsOf = (block: HTMLElement, error: unknown): string | undefined => {
  const { cancelled, known, broken } = block.dataset;
  if (error instanceof Refused && error.message) return error.message;
  if (isCancelled(error)) return cancelled;
  // The device has one for this account.
  if (error instanceof Error && error.name === 'InvalidStateError') return known;
  console.info('The passkey was not used', error);
  return broken;
};

const explain = (block: HTMLElement, error: unknown): void => tell(block, wordsOf(block, error));

const buttonOf = (block: HTMLElement) => find<HTMLButtonElement>('[data-passkey-go]', block);

/** While a device asks its holder, or what it answered is sent, the button can't be pressed again. */
const during = async (block: HTMLElement, work: () => Promise<void>): Promise<void> => {
  const button = buttonOf(block);
  if (button?.ariaDisabled === 'true') return;
  if (button) button.ariaDisabled = 'true';
  tell(block, block.dataset.busy);
  try {
    await work();
  } catch (error) {
    explain(block, error);
  } finally {
    if (button) button.ariaDisabled = null;
  }
};

const goTo = (reply: unknown): void => {
  const { href } = reply as Body;
  if (href) location.assign(href);
};

const askServer = (block: HTMLElement): Promise<unknown> => call(block.dataset.ask ?? '', {});

type Answer = Awaited<ReturnType<typeof startAuthentication>>;

const askBrowser = (options: unknown, useBrowserAutofill: boolean): Promise<Answer> =>
  startAuthentication({ optionsJSON: options as never, useBrowserAutofill });

/** Of browsers that can be told to forget a passkey (WebAuthn level 3). */
type Signals = {
  signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void>;
};

/** Has the browser offer no more what the site doesn't know: it was removed, or never was there. */
const forget = async (credentialId: string): Promise<void> => {
  const { signalUnknownCredential } = PublicKeyCredential as Signals;
  // The site's own name is whom its passkeys are for.
  await signalUnknownCredential
    ?.call(PublicKeyCredential, { rpId: location.hostname, credentialId })
    .catch((error) => console.info('The passkey is still offered', error));
};

const sendAnswer = async (block: HTMLElement, answer: Answer): Promise<void> => {
  const { send = '', return: returnTo } = block.dataset;
  const sent = call(send, {
    [passkeyField.response]: JSON.stringify(answer),
    ...(returnTo && { [passkeyField.returnTo]: returnTo }),
  });
  goTo(
    await sent.catch(async (error) => {
      if (error instanceof Refused && error.code === passkeyUnknown) await forget(answer.id);
      throw error;
    }),
  );
};

/** The visitor's next press of a key or a finger. */
const nextPress = (): Promise<void> =>
  new Promise((pressed) => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      pressed();
    };
    for (const name of ['pointerdown', 'keydown']) {
      addEventListener(name, hear, { signal: heard.signal });
    }
  });

type Offering = {
  /** The button asks now: a browser asks one question at a time. */
  pause: () => void;
  /** The button asked in vain. */
  resume: (error: unknown) => void;
};

/**
 * Has the browser offer passkeys where the e-mail address is typed. Its challenge is taken anew before it
 * is too old, and after the button was used in vain. A browser may answer with the same passkey each time,
 * with nobody there: after one was sent in vain it is asked once more, when the visitor does something;
 * and no more after that, or when the server has had enough.
 */
const offerInField = async (block: HTMLElement): Promise<Offering | undefined> => {
  const field = find('input[autocomplete~="webauthn"]');
  if (!field || !(await browserSupportsWebAuthnAutofill())) return undefined;
  let timer: ReturnType<typeof setTimeout>;
  let chances = 2;
  let turn = 0;
  const pause = () => {
    turn += 1;
    clearTimeout(timer);
  };
  const fail = async (error: unknown): Promise<void> => {
    chances = error instanceof Refused && error.status === 429 ? 0 : chances - 1;
    if (chances <= 0) return;
    await nextPress();
    await offer();
  };
  const offer = async (): Promise<void> => {
    pause();
    if (chances <= 0) return;
    timer = setTimeout(offer, limits.challengeFor * 0.8);
    const own = turn;
    const ask = async () => {
      const options = await askServer(block);
      // Meanwhile the button may have asked: this would break that off.
      return own === turn ? askBrowser(options, true) : undefined;
    };
    const answer = await ask().catch((error) => {
      if (error instanceof Refused) {
        pause();
        chances = 0;
      }
      if (!isCancelled(error)) console.info('No passkeys are offered', error);
    });
    if (!answer) return;
    pause();
    await during(block, () =>
      sendAnswer(block, answer).catch((error) => {
        void fail(error);
        throw error;
      }),
    );
  };
  void offer();
  return { pause, resume: (error) => void (isCancelled(error) ? offer() : fail(error)) };
};

const startLogin = (block: HTMLElement): void => {
  const offering = offerInField(block);
  buttonOf(block)?.addEventListener('click', () =>
    during(block, async () => {
      const offered = await offering;
      offered?.pause();
      try {
        await sendAnswer(block, await askBrowser(await askServer(block), false));
      } catch (error) {
        offered?.resume(error);
        throw error;
      }
    }),
  );
};

const passwordOf = (form: HTMLElement) =>
  find<HTMLInputElement>(`[name="${addPasswordField}"]`, form);

/** What is wrong with the password stands at its field. */
const mark = (form: HTMLElement, error: unknown): void => {
  const wrong = error instanceof Refused && error.fields[addPasswordField];
  const input = passwordOf(form);
  if (!input) return;
  input.ariaInvalid = wrong ? 'true' : null;
  if (wrong) input.setAttribute('aria-describedby', 'passkey-told');
  else input.removeAttribute('aria-describedby');
  if (wrong) input.focus();
};

/** The form holds the password, and other ways that are added by going elsewhere. */
const startAdding = (block: HTMLElement): void => {
  const form = block.closest('form');
  if (!form) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    if (event.submitter !== buttonOf(block)) return;
    event.preventDefault();
    void during(block, async () => {
      const { ask = '', send = '' } = block.dataset;
      const optionsJSON = (await call(ask, {
        [addPasswordField]: passwordOf(form)?.value ?? '',
      }).catch((error) => {
        mark(form, error);
        throw error;
      })) as never;
      mark(form, undefined);
      const answer = await startRegistration({ optionsJSON });
      goTo(await call(send, { [passkeyField.response]: JSON.stringify(answer) }));
    });
  });
};

/** Shows what a page has for passkeys, in browsers that know them. */
export const startPasskeys = (): void => {
  if (!browserSupportsWebAuthn()) return;
  for (const block of all<HTMLElement>('[data-passkey]')) {
    // They are the site's by its own address, and by no other that leads here.
    if (block.dataset.origin !== location.origin) continue;
    block.hidden = false;
    if (block.dataset.passkey === 'add') startAdding(block);
    else if (block.dataset.passkey === 'login') startLogin(block);
  }
  addEventListener('pagehide', () => WebAuthnAbortService.cancelCeremony());
};
