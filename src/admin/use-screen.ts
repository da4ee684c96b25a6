import { useSyncExternalStore } from 'react';

/** Up to where a screen is a phone's, or has no room for what stands beside: as style sheets have it. */
const queries = {
  phone: '(max-width: 37.4375em)',
  /** The panels of the editor take turns, below the page. */
  turns: '(max-width: 68.6875em)',
  narrow: '(max-width: 74.9375em)',
} as const;
type Screen = keyof typeof queries;

export const isScreen = (screen: Screen): boolean => window.matchMedia(queries[screen]).matches;

/** Whether the screen is one of those, as it is turned or made larger too. */
export const useScreen = (screen: Screen): boolean =>
  useSyncExternalStore(
    (changed) => {
      const watched = window.matchMedia(queries[screen]);
      watched.addEventListener('change', changed);
      return () => watched.removeEventListener('change', changed);
    },
    () => isScreen(screen),
  );
