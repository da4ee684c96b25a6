import { cookie, field, path } from '#kernel/wire';
import { showCount } from './badges';
import { find } from './dom';
import { knowSaved } from './wishlist/saved';

const YEAR = 365 * 24 * 60 * 60;

const meta = () => find<HTMLMetaElement>(`meta[name="${field.token}"]`);

/** The token that a background post carries. */
export const token = (): string => meta()?.content ?? '';

type Session = { cartCount?: number; wishlistCount?: number; saved?: number[]; token?: string };

/** Asks who this visitor is: fills the badges and takes a fresh token. False when it could not. */
export const refreshSession = async (): Promise<boolean> => {
  const response = await fetch(path.session, { headers: { accept: 'application/json' } }).catch(
    () => undefined,
  );
  if (!response?.ok) return false;
  const session = (await response.json().catch(() => undefined)) as Session | undefined;
  // Something between here and the server answered in its place.
  if (!session) return false;
  showCount('cart', session.cartCount);
  showCount('wishlist', session.wishlistCount);
  knowSaved(session.saved);
  const element = meta();
  if (element && session.token) element.content = session.token;
  return true;
};

const hasCookie = (name: string) => document.cookie.split('; ').includes(`${name}=1`);

/** Tells the server that scripts run here, and asks for what is personal where a session exists. */
export const startSession = (): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${cookie.script}=1; path=/; max-age=${YEAR}; samesite=lax${secure}`;
  const refresh = () => hasCookie(cookie.present) && void refreshSession();
  refresh();
  addEventListener('pageshow', (event) => event.persisted && refresh());
};
