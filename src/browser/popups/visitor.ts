import { device } from '#kernel/limits';
import type { MarkedPopup, PopupDevice, PopupVisitor } from '#kernel/values/popup-conditions';
import { cookie } from '#kernel/wire';
import { FIRST_VISIT } from '#kernel/wire-popups';
import { find } from '../dom';
import { refreshSession } from '../session';
import { hasCookie } from './cookies';

const fits = (width: number): boolean => matchMedia(`(max-width: ${width}px)`).matches;

/** S9.1/1 */
const deviceOf = (): PopupDevice => {
  if (fits(device.mobileMax)) return 'mobile';
  return fits(device.tabletMax) ? 'tablet' : 'desktop';
};

/** On a phone, where nothing may take the whole screen by itself. */
export const isPhone = (): boolean => deviceOf() === 'mobile';

const today = (): string => new Date().toLocaleDateString('sv');

/** The first visit lasts as long as its day. Where nothing can be kept each visit is the first. */
const isFirstVisit = (): boolean => {
  try {
    const first = localStorage.getItem(FIRST_VISIT);
    if (first === null) localStorage.setItem(FIRST_VISIT, today());
    return first === null || first === today();
  } catch {
    return true;
  }
};

/** The badge tells it, once the session has been asked for. */
const cartCount = async (): Promise<number> => {
  if (hasCookie(cookie.present)) await refreshSession();
  const badge = find('[data-cart-count]');
  return badge?.hidden ? 0 : Number(badge?.textContent ?? 0) || 0;
};

/** What this browser knows of its visitor, as far as the page's popups ask. */
export const readVisitor = async (marked: readonly MarkedPopup[]): Promise<PopupVisitor> => {
  const asks = (name: 'visit' | 'cart') => marked.some(({ when }) => when?.[name] !== undefined);
  return {
    device: deviceOf(),
    isFirstVisit: asks('visit') && isFirstVisit(),
    referrer: document.referrer,
    host: location.hostname,
    cartCount: asks('cart') ? await cartCount() : 0,
  };
};
