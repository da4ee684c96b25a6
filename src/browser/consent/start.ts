import { consentLimits } from '#kernel/limits-consent';
import { cookieIn, fullConsent } from '#kernel/values/consent';
import { CONSENT_TYPE, cookie, path } from '#kernel/wire';
import { find } from '../dom';
import { showBanner } from './banner';
import { hasChosen, saveChoices } from './consent';

/** S2.13/2: there he reads what it is about, in this language or the other, or chooses. */
const isAboutCookies = (): boolean =>
  [path.cookieInfo, path.cookieSettings].some((one) => one === location.pathname) ||
  find(`link[rel=alternate][href$="${path.cookieInfo}"]`) !== null;

/** S4.11/2: his first page is noted; on another one going on is consent. Answers whether it was given. */
const goesOn = async (): Promise<boolean> => {
  const first = cookieIn(document.cookie, cookie.consentFirstPage);
  if (first === undefined) {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    const kept = `path=/; max-age=${consentLimits.cookieDays * 86_400}; samesite=lax${secure}`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${cookie.consentFirstPage}=${encodeURIComponent(location.pathname)}; ${kept}`;
    return false;
  }
  if (first === location.pathname || isAboutCookies()) return false;
  return saveChoices(fullConsent, 'implicit');
};

/** Wakes what is allowed, and asks who has still to choose. */
export const startConsent = async (): Promise<void> => {
  if (find(`[${CONSENT_TYPE}]`)) (await import('./scripts')).startScripts();
  if (hasChosen()) return;
  const isImplicit = document.documentElement.dataset.consentImplicit !== undefined;
  if (isImplicit && (await goesOn())) return;
  if (!isAboutCookies()) await showBanner();
};
