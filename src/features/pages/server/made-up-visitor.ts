import { cookie } from '#kernel/wire';
import { type LookConsent, type ToldVisitor, VISITOR_ATTRIBUTE } from '#kernel/wire-preview';
import type { Host } from '#platform/host';
import type { BuiltPage } from './built-page';
import { findMyStore } from './page-sources';
import type { Personal } from './shell';

/** How a page is looked at; what is left out is as it is. */
export type PreviewAs = {
  at?: Date;
  language?: string;
  /** The store that the visitor made his; 0: none. */
  store?: number;
  signedIn?: boolean;
  consent?: LookConsent;
};

/** What the page shows of a visitor, and what its document tells its scripts of him. */
export type MadeUpVisitor = {
  personal?: Personal;
  document: Pick<BuiltPage, 'attributes' | 'firstScript'>;
};

/** What a made-up customer has; nothing of a real one is read. */
const CUSTOMER = { cartCount: 2, wishlistCount: 3 };
const STRANGER = { cartCount: 0, wishlistCount: 0 };

const personalOf = async (
  host: Host,
  { store, signedIn }: PreviewAs,
): Promise<Personal | undefined> => {
  if (store === undefined && signedIn === undefined) return undefined;
  const cookies = store ? { [cookie.store]: String(store) } : {};
  const mine = await findMyStore(host, { cookies });
  return { ...(signedIn ? CUSTOMER : STRANGER), ...(mine && { store: mine }) };
};

/** The visitor that somebody chose to be in a preview; undefined: he is himself. */
export const makeUpVisitor = async (
  host: Host,
  as: PreviewAs,
): Promise<MadeUpVisitor | undefined> => {
  const personal = await personalOf(host, as);
  if (!personal && as.consent === undefined) return undefined;
  const { cartCount, wishlistCount, store } = personal ?? STRANGER_OF_NO_STORE;
  const told: ToldVisitor = {
    ...(as.consent && { consent: as.consent }),
    ...(personal && {
      session: { cartCount, wishlistCount, saved: [], ...(store && { store }) },
      signedIn: as.signedIn === true,
    }),
  };
  return {
    ...(personal && { personal }),
    document: {
      attributes: { [VISITOR_ATTRIBUTE]: JSON.stringify(told) },
      firstScript: host.assets.office?.visitor,
    },
  };
};

const STRANGER_OF_NO_STORE: Personal = STRANGER;
