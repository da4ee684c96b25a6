import { useEffect, useRef, useState } from 'react';
import { stores as limits } from '#kernel/limits-stores';
import { storeTexts } from '#kernel/messages/nl-stores';
import type { Coordinates } from '#kernel/values/distance';
import { estimatePlace } from './estimate';
import { placeAddress } from './place-address';
import { fetchStores } from './store-api';
import { type StoreResults, searchStores } from './store-hits';

const texts = storeTexts.search;

/** What the search shows: results, or a line that says how it stands. */
export type StoreSearchState = { results?: StoreResults; message: string; failed: boolean };

type Asked = { text: string; origin?: Coordinates };

const find = async ({ text, origin }: Asked, baseUrl: string): Promise<StoreResults> => {
  const { stores, total } = await fetchStores(text);
  const isMeasured = stores.some(({ km }) => km !== undefined);
  const about = origin ? undefined : await estimatePlace(text);
  return searchStores(stores, {
    text,
    origin: origin ?? (isMeasured ? undefined : about),
    rough: about !== undefined && !isMeasured,
    from: about,
    now: new Date(),
    baseUrl,
    known: total,
  });
};

const showAddress = (text: string): void => {
  const address = placeAddress(location.href, text);
  if (address !== undefined) history.replaceState(history.state, '', address);
};

const whereAmI = (): Promise<Coordinates> =>
  new Promise((found, failed) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => found(coords), failed, {
      timeout: 10_000,
      maximumAge: 300_000,
    });
  });

const isDenied = (error: unknown): boolean =>
  typeof GeolocationPositionError === 'function' &&
  error instanceof GeolocationPositionError &&
  error.code === error.PERMISSION_DENIED;

/** The store search as one types (S2.8/1). `first`: what the page came with. */
export const useStoreSearch = (first: StoreResults | undefined, baseUrl: string) => {
  const [state, setState] = useState<StoreSearchState>({
    results: first,
    message: '',
    failed: false,
  });
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef(first?.text ?? '');

  useEffect(
    () => () => {
      turn.current += 1;
      clearTimeout(timer.current);
    },
    [],
  );

  /** Shows what `work` finds, unless something newer was asked meanwhile. */
  const run = async (message: string, work: () => Promise<StoreResults | string>) => {
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    setState(({ results }) => ({ results, message, failed: false }));
    const found = await work().catch((error: unknown) => {
      console.info(error);
      return undefined;
    });
    if (mine !== turn.current) return;
    if (found === undefined) setState({ message: texts.failed, failed: true });
    else if (typeof found === 'string') setState({ message: found, failed: false });
    else setState({ results: found, message: '', failed: false });
  };

  const search = (typed: string) => {
    const text = typed.trim().slice(0, limits.longestQuery);
    last.current = text;
    showAddress(text);
    if (text !== '') return run(texts.busy, () => find({ text }, baseUrl));
    clearTimeout(timer.current);
    // All stores again, beside the map.
    if (first?.kind !== 'all') return run('', () => find({ text }, baseUrl));
    turn.current += 1;
    setState({ results: first, message: '', failed: false });
    return Promise.resolve();
  };

  /** Searches once the visitor has stopped typing (S9.4/1). */
  const ask = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() === last.current) return;
    timer.current = setTimeout(() => void search(typed), limits.inputWait);
  };

  /** The stores around the visitor. Where that is stays in his browser. */
  const locate = () =>
    run(texts.locating, async () => {
      last.current = '';
      showAddress('');
      try {
        const { latitude, longitude } = await whereAmI();
        return await find({ text: '', origin: { latitude, longitude } }, baseUrl);
      } catch (error) {
        if (isDenied(error)) return texts.denied;
        return texts.unknown;
      }
    });

  return { ...state, search, ask, locate };
};
