import { stores as limits } from '#kernel/limits-stores';
import {
  type Coordinates,
  distanceKm,
  formatDistance,
  formatRoughly,
} from '#kernel/values/distance';
import {
  type OpenState,
  openState,
  type SpecialHours,
  type WeekHours,
} from '#kernel/values/opening-hours';
import { isPlaceText, matchStores } from '#kernel/values/store-match';

/** A store as the search knows it: read from the database, or told by the API (S3.7). */
export type StoreRecord = {
  id: number;
  title: string;
  access: string;
  street: string;
  housenumber: string;
  housenumberSuffix: string;
  zipcode: string;
  place: string;
  latitude: number | null;
  longitude: number | null;
  hours: WeekHours;
  specialHours: SpecialHours[];
  /** To the postcode that was asked for, if that is known. */
  km?: number;
};

/** A result as it is shown (S2.8/3). */
export type StoreHit = Pick<
  StoreRecord,
  'id' | 'title' | 'street' | 'housenumber' | 'housenumberSuffix' | 'zipcode' | 'place'
> & {
  href: string;
  distance?: string;
  state: OpenState;
};

export type StoreResults = {
  /**
   * Why these: in that place, in places that begin so, in the one that was mistyped, nearest first; or
   * simply all, because nothing was asked, no store is there, or the text is no place nor postcode.
   */
  kind: 'place' | 'begin' | 'typo' | 'near' | 'nowhere' | 'unclear' | 'all';
  text: string;
  hits: StoreHit[];
  /** How many there are, those that aren't shown too. */
  total: number;
  /** Distances are measured from the middle of a town, not from where the visitor is. */
  rough: boolean;
  /** From where they are measured, as far as that is known here. */
  from?: Coordinates;
};

export type StoreQuestion = {
  text: string;
  /** Where the visitor is; its distances are shown unless the records tell theirs. */
  origin?: Coordinates;
  /** `origin` is a guess. */
  rough?: boolean;
  /** About where the visitor is, where the records tell their distances. */
  from?: Coordinates;
  now: Date;
  /** What stores' addresses begin with: `{base_url}/{access}`. */
  baseUrl: string;
  /** How many stores there are, where not all of them are given. */
  known?: number;
};

const kmTo = ({ km, latitude, longitude }: StoreRecord, origin?: Coordinates) => {
  if (km !== undefined) return km;
  if (!origin || latitude === null || longitude === null) return undefined;
  return distanceKm(origin, { latitude, longitude });
};

const distanceText = (km: number | undefined, rough: boolean): string | undefined => {
  if (km === undefined) return undefined;
  return rough ? formatRoughly(km) : formatDistance(km);
};

const hitOf = (
  store: StoreRecord,
  { now, baseUrl, rough = false }: StoreQuestion,
  km?: number,
): StoreHit => ({
  id: store.id,
  title: store.title,
  street: store.street,
  housenumber: store.housenumber,
  housenumberSuffix: store.housenumberSuffix,
  zipcode: store.zipcode,
  place: store.place,
  href: `${baseUrl}/${store.access}`,
  distance: distanceText(km, rough),
  state: openState({ week: store.hours, special: store.specialHours }, now),
});

const kindOfAll = (text: string): StoreResults['kind'] => {
  if (text.trim() === '') return 'all';
  return isPlaceText(text) ? 'nowhere' : 'unclear';
};

/** What the store search answers: the nearest first where it can measure, else by S9.4/3. */
export const searchStores = (
  stores: readonly StoreRecord[],
  question: StoreQuestion,
): StoreResults => {
  const { text, origin, rough = false, known = stores.length } = question;
  const measured = stores.map((store) => ({ store, km: kmTo(store, origin) }));
  if (measured.some(({ km }) => km !== undefined)) {
    const far = Number.POSITIVE_INFINITY;
    const hits = measured
      .sort((a, b) => (a.km ?? far) - (b.km ?? far))
      .slice(0, limits.shownMost)
      .map(({ store, km }) => hitOf(store, question, km));
    return { kind: 'near', text, hits, total: known, rough, from: origin ?? question.from };
  }
  const { kind, stores: found } = matchStores(stores, text);
  return {
    kind: kind === 'all' ? kindOfAll(text) : kind,
    text,
    hits: found.slice(0, limits.shownMost).map((store) => hitOf(store, question)),
    total: kind === 'all' ? known : found.length,
    rough: false,
  };
};
