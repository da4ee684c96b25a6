import { atom } from 'nanostores';

/** The store that a list asks the map to show; null: none yet. `at` sets one asking apart. */
export const askedStore = atom<{ id: number; at: number } | null>(null);

/** Which stores a search answered with; undefined: nothing was asked, or it found none in particular. */
export const foundStores = atom<readonly number[] | undefined>(undefined);

/** How many maps are awake on the page: without one there is nothing to be shown on. */
export const mapsAwake = atom(0);
