import { consentLimits } from '#kernel/limits-consent';
import {
  allowsMore,
  type ConsentChoices,
  type ConsentType,
  type ConsentWay,
  chooseTypes,
  cookieIn,
  noConsent,
  readChoices,
  readMark,
  writeChoices,
  writeMark,
} from '#kernel/values/consent';
import { CONSENT_GIVEN, cookie } from '#kernel/wire';

/** The version of the text by which this page asks; undefined: there is nothing to ask for. */
const version = (): string | undefined => document.documentElement.dataset.consent;

const read = (name: string) => cookieIn(document.cookie, name);

/** Whether the visitor chose, by the text as it is now. */
export const hasChosen = (): boolean =>
  read(cookie.consentStatus) === CONSENT_GIVEN &&
  // What was chosen can't be read any more: it is asked again.
  readChoices(read(cookie.consentTypes)) !== undefined &&
  readMark(read(cookie.consentMark))?.version === version();

/** What the visitor allows at this moment. By an old text, or none, nothing but what is functional. */
export const currentChoices = (): ConsentChoices =>
  (hasChosen() && readChoices(read(cookie.consentTypes))) || noConsent;

/** Whether the visitor allows a type. Read from his cookies each time: another tab may have changed it. */
export const isAllowed = (type: ConsentType): boolean => currentChoices()[type];

type Listener = (choices: ConsentChoices) => void;
const listeners = new Set<Listener>();
let isWatching = false;
let told: string | undefined;

/** To refuse all is a choice too, though nothing more is allowed than before it. */
const stateNow = () => `${hasChosen()} ${writeChoices(currentChoices())}`;

/** Tells who listens, when it is another choice than they were told before. */
const tell = (): void => {
  const choices = currentChoices();
  const state = stateNow();
  if (state === told) return;
  told = state;
  for (const listener of listeners) listener(choices);
};

/**
 * Calls back when the visitor chose, or allows something else than before: here, in another tab, or while this
 * page lay in the browser's history. Answers how to stop.
 */
export const onConsentChange = (listener: Listener): (() => void) => {
  told ??= stateNow();
  if (!isWatching) {
    isWatching = true;
    document.addEventListener('visibilitychange', () => document.hidden || tell());
    addEventListener('pageshow', (event) => event.persisted && tell());
    addEventListener('focus', tell);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** An id for a choice that the server may not hear of; it gives another when it does. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Keeps here, at once, what allows no more than before: whether or not the server can be reached. */
const writeHere = (choices: ConsentChoices): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const kept = `; path=/; max-age=${consentLimits.cookieDays * 86_400}; samesite=lax${secure}`;
  const { id } = readMark(read(cookie.consentMark)) ?? { id: NO_ID };
  const values = {
    [cookie.consentTypes]: encodeURIComponent(writeChoices(choices)),
    [cookie.consentStatus]: CONSENT_GIVEN,
    [cookie.consentMark]: writeMark({ version: version() ?? '', id }),
  };
  for (const [name, value] of Object.entries(values)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${name}=${value}${kept}`;
  }
};

/**
 * Keeps a choice: the server writes its proof and its cookies. What is taken back is so at once. Answers
 * false when more was to be allowed and that could not be kept: then it isn't.
 */
export const saveChoices = async (choices: ConsentChoices, way: ConsentWay): Promise<boolean> => {
  const isLess = !allowsMore(choices, currentChoices());
  if (isLess) {
    writeHere(choices);
    tell();
  }
  // Islands that ask what is allowed are rendered on the server too, where there is no page to send from.
  const isKept = await import('./send').then(
    ({ sendChoices }) => sendChoices(choices, version() ?? '', way),
    () => false,
  );
  tell();
  return isKept || isLess;
};

/** Allows one more type, as by a button on a map or a film. Answers whether it could be kept. */
export const giveConsent = (type: ConsentType): Promise<boolean> =>
  saveChoices(
    chooseTypes((one) => one === type || isAllowed(one)),
    'embed',
  );
