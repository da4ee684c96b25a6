import type { Coordinates } from '#kernel/values/distance';

/** The centroid of some places near each other; undefined when there are none. */
export const centroidOf = (places: readonly Coordinates[]): Coordinates | undefined => {
  if (places.length === 0) return undefined;
  const mean = (of: (place: Coordinates) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
};
