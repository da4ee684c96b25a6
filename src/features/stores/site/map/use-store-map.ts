import { type RefObject, useEffect, useRef, useState } from 'react';
import { giveConsent, isAllowed, onConsentChange } from '#browser/consent/consent';
import { TILES_CONSENT } from '../../contract';
import { askedStore, type FoundStores, foundStores, mapsAwake } from '../chosen-store';
import { createStoreMap, type MapLook, type StoreMapHandle } from './create-map';
import { markItems, watchItems } from './list-links';
import { loadLeaflet } from './load-leaflet';
import type { MapStore } from './popup';

export type StoreMapSettings = {
  /** Address of the stores' places (S7.1/7, S7.1/8). */
  url: string;
  /** Address of the map's pictures; left out: there are none. */
  tiles?: string;
  /** The store whose page this is. */
  own?: number;
};

type State = 'loading' | 'ready' | 'failed';

const fetchPlaces = async (url: string, signal: AbortSignal): Promise<MapStore[]> => {
  const reply = await fetch(url, { headers: { accept: 'application/json' }, signal });
  if (!reply.ok) throw new Error(`Map: ${reply.status}`);
  return ((await reply.json()) as { overview: MapStore[] }).overview;
};

/** What the page's own list says that was found. */
const readListed = ({ dataset }: HTMLElement): FoundStores | undefined => {
  if (!dataset.found) return undefined;
  const [latitude, longitude] = (dataset.from ?? '').split(' ').map(Number);
  const ids = dataset.found.split(' ').map(Number);
  return latitude && longitude ? { ids, from: { latitude, longitude } } : { ids };
};

/** Ties a map to the page: lists point at it and it points at them. Returns how to untie. */
const tie = (map: StoreMapHandle): (() => void) => {
  const unwatch = watchItems(map.light);
  const before = askedStore.get();
  const unlisten = askedStore.listen((asked) => {
    if (!asked || asked === before || !map.has(asked.id)) return;
    map.showByKeyboard(asked.id);
  });
  // What the page came with stands in its list; the search itself may still be asleep.
  const listed = document.querySelector<HTMLElement>('[data-store-results]');
  const first = foundStores.get() ?? (listed && readListed(listed));
  if (first) map.narrow(first.ids, first.from);
  let last = first;
  const unfollow = foundStores.listen((found) => {
    if (JSON.stringify(found) !== JSON.stringify(last)) map.narrow(found?.ids, found?.from);
    last = found;
  });
  mapsAwake.set(mapsAwake.get() + 1);
  return () => {
    unfollow();
    unwatch();
    unlisten();
    mapsAwake.set(mapsAwake.get() - 1);
  };
};

/** Brings a map to life in an element. */
export const useStoreMap = (
  place: RefObject<HTMLElement | null>,
  { url, tiles, own }: StoreMapSettings,
  look: MapLook,
) => {
  const [state, setState] = useState<State>('loading');
  const [hasTiles, setTiles] = useState(false);
  const [isNear, setNear] = useState(false);
  const map = useRef<StoreMapHandle>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the look is a module's, always the same
  useEffect(() => {
    const abort = new AbortController();
    let end = () => {};
    const start = async () => {
      const [leaflet, list] = await Promise.all([loadLeaflet(), fetchPlaces(url, abort.signal)]);
      const element = place.current;
      if (abort.signal.aborted || !element) return;
      const shown = tiles !== undefined && isAllowed(TILES_CONSENT);
      const made = createStoreMap({
        leaflet,
        element,
        look,
        own,
        tiles: shown ? tiles : undefined,
        onPoint: (id) => {
          markItems(id);
          map.current?.light(id);
        },
        onNear: setNear,
      });
      map.current = made;
      made.setStores(list);
      const untie = tie(made);
      end = () => {
        untie();
        made.destroy();
      };
      setTiles(shown);
      setState('ready');
    };
    start().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      console.info(error);
      setState('failed');
    });
    return () => {
      abort.abort();
      end();
      map.current = undefined;
    };
  }, [place, url, tiles, own]);

  const setShown = (isShown: boolean) => {
    map.current?.setTiles(isShown ? tiles : undefined);
    setTiles(isShown);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the map's life
  useEffect(
    () =>
      tiles === undefined ? undefined : onConsentChange(() => setShown(isAllowed(TILES_CONSENT))),
    [tiles],
  );
  const offersTiles = tiles !== undefined && state === 'ready' && !hasTiles;
  return {
    state,
    offersTiles,
    isNear,
    /** There may be pictures to offer: their place is kept until that is known. */
    mayOffer: tiles !== undefined && (state === 'loading' || offersTiles),
    showTiles: () => setShown(true),
    alwaysShowTiles: () => giveConsent(TILES_CONSENT),
  };
};
