import { changedNames } from './query';

const SAVE_AFTER = 100;

type Place = { y?: number };

let shown = location.href;
let saving: ReturnType<typeof setTimeout> | undefined;

/** What the address asks for now. */
export const currentQuery = (): URLSearchParams => new URLSearchParams(location.search);

const withoutHash = (href: string) => href.split('#')[0];

const saveScroll = () => {
  clearTimeout(saving);
  history.replaceState({ ...history.state, y: scrollY }, '');
};

/** Gives the page a new address: a step to come back from, or in place of the present one. */
export const visit = (query: URLSearchParams, how: 'push' | 'replace' = 'push'): void => {
  saveScroll();
  const text = String(query);
  const url = location.pathname + (text && `?${text}`);
  if (how === 'push') history.pushState({}, '', url);
  else history.replaceState(history.state, '', url);
  shown = location.href;
};

/**
 * Calls back when the visitor goes back or forward to another query of this page, with the names that
 * changed; then scrolls to where he was.
 */
export const onTravel = (restore: (changed: string[]) => Promise<void>): void => {
  const { state } = history as { state: Place | null };
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Back from another page, or loaded again.
  if (state?.y !== undefined && entry?.type !== 'navigate') scrollTo(0, state.y);
  history.scrollRestoration = 'manual';
  // The browser itself finds the place again when it comes back from another page.
  addEventListener('pagehide', () => {
    saveScroll();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(saving);
      saving = setTimeout(saveScroll, SAVE_AFTER);
    },
    { passive: true },
  );
  addEventListener('popstate', async (event) => {
    clearTimeout(saving);
    const { y } = (event.state ?? {}) as Place;
    const before = new URL(shown);
    shown = location.href;
    if (withoutHash(before.href) !== withoutHash(shown)) {
      await restore(changedNames(before.searchParams, currentQuery()));
    }
    if (y !== undefined) scrollTo(0, y);
  });
};
