import type { MapStore } from './popup';

/** A store's marker (S3.7/4). */
export type MapMarker = {
  marker_id: number;
  /** False for a store that is on no map. */
  visible: boolean;
  /** In degrees; absent for one that isn't visible. */
  placement?: [latitude: number, longitude: number];
  /** Whether it has an image of its own; the others share one pin. */
  image: boolean;
};

/** The marker of a store; the one whose page this is stands out. */
export const markerOf = (
  { id, coord_latitude: latitude, coord_longitude: longitude }: MapStore,
  own?: number,
): MapMarker => {
  const image = id === own;
  if (latitude === null || longitude === null) return { marker_id: id, visible: false, image };
  return { marker_id: id, visible: true, placement: [latitude, longitude], image };
};
