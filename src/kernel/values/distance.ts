/** A place on earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** The earth's mean radius. */
export const earthRadiusKm = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance as the crow flies, in km (haversine formula). */
export const distanceKm = (a: Coordinates, b: Coordinates): number => {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(latitudes + across)));
};

/** The items nearest to a place, nearest first, each with its distance in km. */
export const findNearest = <T extends Coordinates>(
  from: Coordinates,
  items: readonly T[],
  most: number,
): { item: T; km: number }[] => {
  // A plain loop: `Float64Array.from` takes longer over a list than measuring does.
  const distances = new Float64Array(items.length);
  for (const [index, item] of items.entries()) distances[index] = distanceKm(from, item);
  // Of thousands only a few are wanted: those alone are sorted as objects.
  const farthest = distances.slice().sort()[most - 1] ?? Number.POSITIVE_INFINITY;
  const near: { item: T; km: number }[] = [];
  for (const [index, item] of items.entries()) {
    const km = distances[index] as number;
    if (km <= farthest) near.push({ item, km });
  }
  return near.sort((a, b) => a.km - b.km).slice(0, Math.max(0, most));
};

/** Of a guess, whole kilometres are all that can be told: '3 km'. */
export const formatRoughly = (km: number): string => `${Math.max(1, Math.round(km))} km`;

/** '800 m', '3,4 km', '27 km' */
export const formatDistance = (km: number): string => {
  if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} m`;
  const digits = km < 9.95 ? 1 : 0;
  return `${km.toLocaleString('nl-NL', { minimumFractionDigits: digits, maximumFractionDigits: digits })} km`;
};
