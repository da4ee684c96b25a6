import type { MyStore } from '#kernel/values/my-store';
import { cookie, field, path } from '#kernel/wire';
import { showCount } from './badges';
import { find } from './dom';
import { knowSaved } from './wishlist/saved';

const YEAR = 365 * 24 * 60 * 60;

const meta = () => find<HTMLMetaElement>(`meta[name="${field.token}"]`);

/** The token that a background post carries. */
export const token = (): string => meta()?.content ?? '';

type Session = {
  cartCount?: number;
  wishlistCount?: number;
  saved?: number[];
  store?: MyStore;
  token?: string;
};

const showMine = (store: MyStore) =>
  import('./my-store/show').then(
    ({ showMyStore }) => showMyStore(store, refreshSession),
    console.info,
  );

/** Asks who this visitor is: fills the badges and takes a fresh token. False when it could not. */
export const refreshSession = async (): Promise<boolean> => {
  const session: Session | undefined = await fetch(path.session)
    .then((response) => (response.ok ? response.json() : undefined))
    // Out of reach, or something between here and the server answered in its place.
    .catch(() => undefined);
  if (!session) return false;
  showCount('cart', session.cartCount);
  showCount('wishlist', session.wishlistCount);
  knowSaved(session.saved);
  if (session.store) showMine(session.store);
  const element = meta();
  if (element && session.token) element.content = session.token;
  return true;
};

/** Cookies that say that there is something to ask for. */
const worthAsking = new RegExp(`${cookie.present}=1|${cookie.store}=`);

/** Tells the server that scripts run here, and asks for what is personal where a session exists. */
export const startSession = (): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${cookie.script}=1; path=/; max-age=${YEAR}; samesite=lax${secure}`;
  const refresh = () => worthAsking.test(document.cookie) && void refreshSession();
  refresh();
  addEventListener('pageshow', (event) => event.persisted && refresh());
};
