// Lives in previews for a visitor who isn't there, and runs before the page's own script.
import {
  type ConsentChoices,
  noConsent,
  readChoices,
  writeChoices,
  writeMark,
} from '#kernel/values/consent';
import { CONSENT_GIVEN, cookie, path } from '#kernel/wire';
import { chosenTypes, type ToldVisitor } from '#kernel/wire-preview';

const NO_ID = '00000000-0000-0000-0000-000000000000';

const consentCookies = (choices: ConsentChoices, version: string): Record<string, string> => ({
  [cookie.consentTypes]: encodeURIComponent(writeChoices(choices)),
  [cookie.consentStatus]: CONSENT_GIVEN,
  [cookie.consentMark]: writeMark({ version, id: NO_ID }),
});

const NO_CONSENT = [cookie.consentTypes, cookie.consentStatus, cookie.consentMark];
const NO_SESSION = [cookie.present, cookie.store];

type Kept = { get: () => string; set: (text: string) => void };

/** The document's cookies, of which some are the made-up visitor's: they are kept in this page alone. */
const keepApart = (own: Kept, made: Map<string, string | undefined>): Kept => ({
  get: () =>
    [
      ...own
        .get()
        .split('; ')
        .filter((pair) => pair !== '' && !made.has(pair.split('=')[0] ?? '')),
      ...[...made].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])),
    ].join('; '),
  set: (text) => {
    const [pair = ''] = text.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (!made.has(name)) own.set(text);
    else
      made.set(
        name,
        /max-age=0|expires=thu, 01 jan 1970/i.test(text) ? undefined : pair.slice(at + 1),
      );
  },
});

const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** What a form of cookie settings chose. */
const choicesIn = (body: unknown): ConsentChoices => {
  const sent = body instanceof URLSearchParams || body instanceof FormData ? body : undefined;
  const types = chosenTypes.map((type) => [type, sent?.get(type) === '1'] as const);
  return readChoices(JSON.stringify(Object.fromEntries(types))) ?? noConsent;
};

/**
 * The cookies of a page that a made-up visitor sees, and what its calls about him are answered; undefined:
 * such a call is made.
 */
export const visitorOf = (
  told: ToldVisitor,
  own: Kept,
  version: string,
): { cookies: Kept; answer: (address: string, body: unknown) => Response | undefined } => {
  const made = new Map<string, string | undefined>();
  const choose = (choices: ConsentChoices): void => {
    for (const [name, value] of Object.entries(consentCookies(choices, version)))
      made.set(name, value);
  };
  const { consent, session, signedIn } = told;
  if (consent !== undefined) for (const name of NO_CONSENT) made.set(name, undefined);
  if (consent !== undefined && consent !== 'ask') choose(consent);
  if (session) {
    for (const name of NO_SESSION) made.set(name, undefined);
    if (signedIn) made.set(cookie.present, '1');
    if (session.store) made.set(cookie.store, String(session.store.id));
  }
  return {
    cookies: keepApart(own, made),
    answer: (address, body) => {
      if (session && address === path.session) return json(session);
      if (consent === undefined || address !== path.cookieSettings) return undefined;
      choose(choicesIn(body));
      return json({});
    },
  };
};

/** Has the page's scripts meet the visitor that its document tells of. */
export const actAsVisitor = (): void => {
  const { previewVisitor, consent } = document.documentElement.dataset;
  const found = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (previewVisitor === undefined || !found?.get || !found.set) return;
  const own = { get: found.get.bind(document), set: found.set.bind(document) };
  const { cookies, answer } = visitorOf(
    JSON.parse(previewVisitor) as ToldVisitor,
    own,
    consent ?? '',
  );
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookies });
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return answer(new URL(address, location.href).pathname, init?.body) ?? send(input, init);
  };
};
