import type { Layer, Map as LeafletMap } from 'leaflet';
import { stores as limits } from '#kernel/limits-stores';
import { storeTexts } from '#kernel/messages/nl-stores';
import type { Leaflet } from './load-leaflet';
import { provinceRings } from './outline';

/**
 * How near a map comes: pictures show streets; the drawing knows provinces alone, and nearer than
 * this none of their borders would be in sight.
 */
export type Zooms = { first: number; clicked: number; most: number };

export const pictureZooms: Zooms = { first: limits.zoom, clicked: limits.zoomAfterClick, most: 19 };
export const drawingZooms: Zooms = { first: 9, clicked: 10, most: 13 };

/** The provinces as we draw them. */
export const drawing = (leaflet: Leaflet, className: string): Layer =>
  leaflet.layerGroup(
    provinceRings().map(({ rings }) =>
      leaflet.polygon(rings, { className, interactive: false, smoothFactor: 0, noClip: true }),
    ),
  );

/** The deepest level of which the pictures are there; nearer ones are the same, enlarged. */
const DEEPEST = 17;

/** The pictures of a tile service, in grey (S9.4/6). `onNone`: of those in sight not one came. */
export const pictures = (
  leaflet: Leaflet,
  map: LeafletMap,
  url: string,
  onNone: () => void,
): Layer => {
  const pane = map.getPane('tilePane');
  if (pane) pane.style.filter = `grayscale(${limits.grayscale}%)`;
  const layer = leaflet.tileLayer(url, {
    maxNativeZoom: DEEPEST,
    maxZoom: pictureZooms.most,
    attribution: storeTexts.map.credit,
  });
  let hasCome = false;
  layer.on('tileload', () => {
    hasCome = true;
  });
  layer.on('load', () => {
    // Leaflet isn't done with its layer before its event is over.
    if (!hasCome) queueMicrotask(onNone);
  });
  return layer;
};
