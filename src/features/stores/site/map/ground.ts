import type { Layer, Map as LeafletMap } from 'leaflet';
import { stores as limits } from '#kernel/limits-stores';
import { storeTexts } from '#kernel/messages/nl-stores';
import type { Leaflet } from './load-leaflet';
import { type Point, provinceRings } from './outline';
import { listPlaces } from './towns';
import { listAbroad, listWaters } from './waters';

/**
 * How near a map comes: pictures show streets; the drawing knows towns and rivers, and nearer than
 * this few of them would be in sight.
 */
export type Zooms = { first: number; clicked: number; most: number };

export const pictureZooms: Zooms = { first: limits.zoom, clicked: limits.zoomAfterClick, most: 19 };
export const drawingZooms: Zooms = { first: 10, clicked: 11, most: 13 };

/** Class names of what is drawn. */
export type GroundLook = Record<'land' | 'abroad' | 'water' | 'built', string>;

/** Px: how broad rivers are drawn, whatever the zoom. */
const BROAD = 5;
const NARROW = 2;

/** Km: about how far a town of each rank reaches, the largest first. */
const REACHES = [4.6, 2.8, 1.8, 1.2];

/** Km. */
const DEGREE = 111;
const CORNERS = 22;

/**
 * The edge of a town that reaches so far from its middle: like towns' edges no circle, and each another one,
 * but the same each time.
 */
const edgeOf = ([latitude, longitude]: Point, reach: number): Point[] => {
  const turn = latitude * 7 + longitude * 13;
  const wide = Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS }, (_, at): Point => {
    const angle = (at / CORNERS) * 2 * Math.PI;
    const [oval, lobes, teeth] = [2 * angle + turn, 3 * angle + 5 * turn, 7 * angle];
    const bulge = 0.82 + 0.16 * Math.sin(oval) + 0.12 * Math.sin(lobes) + 0.07 * Math.sin(teeth);
    const degrees = (reach * bulge) / DEGREE;
    return [latitude + degrees * Math.sin(angle), longitude + (degrees / wide) * Math.cos(angle)];
  });
};

/** The provinces as we draw them, on what lies around, with towns and rivers over them. */
export const drawing = (leaflet: Leaflet, { land, abroad, water, built }: GroundLook): Layer => {
  const still = { interactive: false, smoothFactor: 0, noClip: true } as const;
  return leaflet.layerGroup([
    ...listAbroad().map((ring) => leaflet.polygon(ring, { ...still, className: abroad })),
    ...provinceRings().map(({ rings }) => leaflet.polygon(rings, { ...still, className: land })),
    ...listPlaces().flatMap(({ latitude, longitude, rank, isWide }) => {
      const ring = edgeOf([latitude, longitude], REACHES[rank] ?? 0);
      return isWide ? [] : [leaflet.polygon(ring, { ...still, className: built })];
    }),
    ...listWaters().map(({ points, isWide }) =>
      leaflet.polyline(points, { ...still, className: water, weight: isWide ? BROAD : NARROW }),
    ),
  ]);
};

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
