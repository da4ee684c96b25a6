import type { Map as LeafletMap, Marker } from 'leaflet';
import type { Leaflet } from './load-leaflet';
import { type Box, placeLabels, type Side, type Wish } from './place-labels';
import { listPlaces, type Place } from './towns';

/** Class names of what is written on the map. */
export type NamesLook = Record<'names' | 'town' | 'wide', string>;

type Options = {
  leaflet: Leaflet;
  map: LeafletMap;
  look: NamesLook;
  /** The pins that stand alone. */
  pins: () => readonly Marker[];
  /** Whether pins are called by their names at present. */
  namesPins: () => boolean;
  /** Px of the map's left side that something else lies over. */
  covered: () => number;
};

/** Zooms from which on towns of each rank are named, the largest first. */
const FROM_ZOOM = [7, 8, 9, 10];

/** Px, about: of a letter and a line of what is written. */
const TOWN = { letter: 6.9, line: 15, gap: 6 } as const;
const PIN = { letter: 7.9, line: 24, width: 28, height: 36 } as const;
const AROUND = 2;

const ON_TOWN: readonly Side[] = ['right', 'left', 'below', 'above'];
const ON_PIN: readonly Side[] = ['right', 'left'];

const boxOf = (element: Element, frame: DOMRect): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: left - frame.left - AROUND,
    top: top - frame.top - AROUND,
    right: right - frame.left + AROUND,
    bottom: bottom - frame.top + AROUND,
  };
};

/**
 * What is written on the map: stores at their pins when one is near, and towns and waters where the map is
 * drawn. No name lies over another or over a pin. For who looks: lists tell the same.
 */
export const createNames = ({ leaflet, map, look, pins, namesPins, covered }: Options) => {
  const pane = map.createPane('names');
  pane.className += ` ${look.names}`;
  pane.ariaHidden = 'true';
  let places: readonly Place[] = [];

  const namePins = (taken: Box[], frame: Box): void => {
    const named = namesPins() ? pins() : [];
    const inView = named.filter((one) => map.getBounds().contains(one.getLatLng()));
    const wishes = inView.map((one): Wish => {
      const { x, y } = map.latLngToContainerPoint(one.getLatLng());
      const letters = one.getElement()?.textContent?.length ?? 0;
      const size = { width: letters * PIN.letter + 8, height: PIN.line };
      return { ...size, x, y: y - PIN.height / 2, gap: PIN.width / 2 + 2, sides: ON_PIN };
    });
    const sides = placeLabels(wishes, taken, frame);
    for (const [at, one] of inView.entries()) {
      const side = sides[at];
      const element = one.getElement();
      if (element) element.dataset.named = side ?? 'no';
      const wish = wishes[at];
      if (!side || !wish) continue;
      const left = side === 'right' ? wish.x + wish.gap : wish.x - wish.gap - wish.width;
      const top = wish.y - wish.height / 2;
      taken.push({ left, top, right: left + wish.width, bottom: top + wish.height });
    }
  };

  const nameTowns = (taken: readonly Box[], frame: Box): Node[] => {
    const zoom = map.getZoom();
    const bounds = map.getBounds();
    const shown = places.filter(
      ({ rank, latitude, longitude }) =>
        zoom >= (FROM_ZOOM[rank] ?? 0) && bounds.contains([latitude, longitude]),
    );
    const wishes = shown.map(({ name, latitude, longitude, isWide }): Wish => {
      const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
      const width = name.length * TOWN.letter * (isWide ? 1.2 : 1) + 4;
      return isWide
        ? { x: x - width / 2, y, width, height: TOWN.line, gap: 0, sides: ['right'] }
        : { x, y, width, height: TOWN.line, gap: TOWN.gap, sides: ON_TOWN };
    });
    const sides = placeLabels(wishes, taken, frame);
    return shown.flatMap(({ name, latitude, longitude, isWide }, at) => {
      const side = sides[at];
      if (!side) return [];
      const made = document.createElement('span');
      made.className = isWide ? look.wide : look.town;
      made.dataset.side = isWide ? 'middle' : side;
      made.textContent = name;
      leaflet.DomUtil.setPosition(made, map.latLngToLayerPoint([latitude, longitude]));
      return [made];
    });
  };

  const draw = (): void => {
    const around = map.getContainer().getBoundingClientRect();
    const icons = map.getPane('markerPane')?.children ?? [];
    const taken = [...icons].map((icon) => boxOf(icon, around));
    const frame = { left: covered(), top: 0, right: around.width, bottom: around.height };
    namePins(taken, frame);
    pane.replaceChildren(...nameTowns(taken, frame));
  };

  // While it zooms names would stand where they were.
  const hide = () => pane.replaceChildren();
  map.on('zoomstart', hide);
  map.on('moveend zoomend resize', draw);
  return {
    /** Anew, for other pins. */
    draw,
    showTowns: (isShown: boolean) => {
      places = isShown ? listPlaces() : [];
      draw();
    },
    end: () => {
      map.off('zoomstart', hide);
      map.off('moveend zoomend resize', draw);
    },
  };
};
