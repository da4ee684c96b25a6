import { CONSENT_TYPE, cookie } from '#kernel/wire';
import { find, onceLoaded, whenIdle } from '../dom';

/**
 * The code of consent comes once the page is there, and only for who has still to choose or where scripts
 * wait for it.
 */
export const loadConsent = (): void => {
  const { consent } = document.documentElement.dataset;
  if (!consent) return;
  const isChosen = document.cookie.includes(`${cookie.consentMark}=${consent}.`);
  if (isChosen && !find(`[${CONSENT_TYPE}]`)) return;
  const load = () =>
    import('./start').then(
      ({ startConsent }) => startConsent(),
      (error) => console.info('Nothing but what is functional is on', error),
    );
  onceLoaded(() => whenIdle(load));
};
