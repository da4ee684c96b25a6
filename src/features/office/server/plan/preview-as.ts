import { findMyStore, type PreviewAs } from '#features/pages/api.server';
import { isLanguage } from '#kernel/messages/language';
import { readStoreId } from '#kernel/values/my-store';
import { cookie } from '#kernel/wire';
import { lookField, readConsent, writeConsent } from '#kernel/wire-preview';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';

/** In characters: more than all of them together are. */
const LONGEST = 200;

const flags: ReadonlyMap<string | undefined, boolean> = new Map([
  ['1', true],
  ['0', false],
]);

const readStore = (text: string | undefined): number | undefined =>
  text === '0' ? 0 : readStoreId(text);

/** How a page is looked at, by the parameters of an address (see `lookField`); what isn't understood is left out. */
export const previewAs = ({ url }: { url: string }): PreviewAs => {
  const params = queryParams(url);
  const asked = (name: keyof typeof lookField) => one(params, lookField[name]);
  const at = new Date(asked('at') ?? '');
  const language = asked('language') ?? '';
  const [store, signedIn] = [readStore(asked('store')), flags.get(asked('signedIn'))];
  const consent = readConsent(asked('consent'));
  return {
    ...(!Number.isNaN(at.getTime()) && { at }),
    ...(isLanguage(language) && { language }),
    ...(store !== undefined && { store }),
    ...(signedIn !== undefined && { signedIn }),
    ...(consent && { consent }),
  };
};

/** The same, of those parameters alone. */
export const lookIn = (look: unknown): PreviewAs =>
  typeof look === 'string' && look.length <= LONGEST ? previewAs({ url: `/?${look}` }) : {};

/** Without a store that isn't there. */
export const asThere = async (host: Host, { store, ...as }: PreviewAs): Promise<PreviewAs> => {
  if (store === undefined) return as;
  const cookies = { [cookie.store]: String(store) };
  return store === 0 || (await findMyStore(host, { cookies })) ? { ...as, store } : as;
};

/** As parameters; '' for as it is. */
export const writeLook = ({ at, language, store, signedIn, consent }: PreviewAs): string =>
  new URLSearchParams({
    ...(at && { [lookField.at]: at.toISOString() }),
    ...(language && { [lookField.language]: language }),
    ...(store !== undefined && { [lookField.store]: String(store) }),
    ...(signedIn !== undefined && { [lookField.signedIn]: signedIn ? '1' : '0' }),
    ...(consent && { [lookField.consent]: writeConsent(consent) }),
  }).toString();
