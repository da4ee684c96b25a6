import { atom } from 'nanostores';
import type { Coordinates } from '#kernel/values/distance';

/** The store that a list asks the map to show; null: none yet. `at` sets one asking apart. */
export const askedStore = atom<{ id: number; at: number } | null>(null);

/** What a search answered with, and from where it measured; undefined: nothing was asked, or it found none in particular. */
export type FoundStores = { ids: readonly number[]; from?: Coordinates };
export const foundStores = atom<FoundStores | undefined>(undefined);

/** How many maps are awake on the page: without one there is nothing to be shown on. */
export const mapsAwake = atom(0);
