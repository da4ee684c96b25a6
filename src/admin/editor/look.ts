import { consentTexts } from '#kernel/messages/nl-consent';
import { previewTexts as texts } from '#kernel/messages/nl-preview';
import {
  chosenTypes,
  type LookConsent,
  lookField,
  readConsent,
  writeConsent,
} from '#kernel/wire-preview';
import { shortWhen } from '../plan/when';

/** How a page is looked at, and by whom; what is left out is as it is. */
export type LookAs = {
  /** An ISO text. */
  at?: string;
  language?: string;
  /** The visitor's own; null: he has none. */
  store?: { id: number; name?: string } | null;
  signedIn?: boolean;
  consent?: LookConsent;
};

export const languages = { nl_NL: texts.dutch, en_GB: texts.english } as const;

/** The parameters that tell the server; '' for as it is now. */
export const paramsOf = ({ at, language, store, signedIn, consent }: LookAs): string =>
  new URLSearchParams({
    ...(at && { [lookField.at]: at }),
    ...(language && { [lookField.language]: language }),
    ...(store !== undefined && { [lookField.store]: String(store?.id ?? 0) }),
    ...(signedIn !== undefined && { [lookField.signedIn]: signedIn ? '1' : '0' }),
    ...(consent && { [lookField.consent]: writeConsent(consent) }),
  }).toString();

/** The same as the end of an address. */
export const queryOf = (as: LookAs): string => {
  const params = paramsOf(as);
  return params === '' ? '' : `?${params}`;
};

/** What parameters tell; stores by their number alone. */
export const readLook = (text: string): LookAs => {
  const params = new URLSearchParams(text);
  const { at, language, store, signedIn } = Object.fromEntries(
    Object.entries(lookField).map(([name, field]) => [name, params.get(field)]),
  );
  const consent = readConsent(params.get(lookField.consent) ?? undefined);
  return {
    ...(at && { at }),
    ...(language && { language }),
    ...(store && { store: store === '0' ? null : { id: Number(store) } }),
    ...(signedIn && { signedIn: signedIn === '1' }),
    ...(consent && { consent }),
  };
};

const tellStore = ({ store }: LookAs): string => {
  if (!store) return texts.told.noStore;
  return store.name === undefined ? texts.told.store : texts.asStore(store.name);
};

const tellConsent = (consent: LookConsent): string => {
  if (consent === 'ask') return texts.told.ask;
  const on = chosenTypes.filter((type) => consent[type]);
  if (on.length === 0) return texts.told.none;
  if (on.length === chosenTypes.length) return texts.told.all;
  return texts.toldTypes(on.map((type) => consentTexts.types[type].label));
};

/** In words; '' for as it is now. */
export const tellLook = (as: LookAs): string => {
  const { at, language, signedIn, consent } = as;
  return [
    ...(at ? [shortWhen(at)] : []),
    ...(language ? [languages[language as keyof typeof languages] ?? language] : []),
    ...(as.store === undefined ? [] : [tellStore(as)]),
    ...(signedIn === undefined ? [] : [signedIn ? texts.told.customer : texts.told.stranger]),
    ...(consent ? [tellConsent(consent)] : []),
  ].join(', ');
};
