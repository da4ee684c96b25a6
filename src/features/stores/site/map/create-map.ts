import type { Layer, Map as LeafletMap, Marker, MarkerCluster } from 'leaflet';
import { device } from '#kernel/limits';
import { stores as limits } from '#kernel/limits-stores';
import { storeTexts } from '#kernel/messages/nl-stores';
import type { Coordinates } from '#kernel/values/distance';
import { drawing, drawingZooms, type GroundLook, pictures, pictureZooms } from './ground';
import type { Leaflet } from './load-leaflet';
import { type MapMarker, markerOf } from './marker';
import { createNames, type NamesLook } from './names';
import { type MapStore, popupOf, unseen } from './popup';

const texts = storeTexts.map;

/** Class names of the parts that Leaflet makes. */
export type MapLook = GroundLook &
  NamesLook &
  Record<'pin' | 'cluster' | 'title' | 'link' | 'route' | 'here', string>;

export type MapOptions = {
  leaflet: Leaflet;
  element: HTMLElement;
  look: MapLook;
  /** The store whose page this is; left out on a map of all stores. */
  own?: number;
  /** Address of the pictures, when they may be shown. */
  tiles?: string;
  /** A marker was pointed at or opened, or no longer. */
  onPoint: (id: number | undefined) => void;
  /** It came as near as where the drawing says little, or went farther off again. */
  onNear?: (isNear: boolean) => void;
};

const isDesktop = () => innerWidth > device.tabletMax;

/** S9.4/5. A tablet is too narrow for the place and zoom of wide screens. */
const overviewPlace = () => (isDesktop() ? limits.overviewDesktop : limits.overviewMobile);

const PIN = { width: 28, height: 36 } as const;
const CLUSTER = 36;
/** Px: pins nearer to each other are one cluster, so that each target lies free of the others. */
const APART = 60;
/** Px around the pins of what was found. */
const ROOM = 40;
/** Px below them on the drawing, where its offer of pictures stands. */
const FOR_OFFER = 150;
/** From this zoom on pins say which store they are, for the drawing shows little else. */
const NEAR = 10;
/** From this zoom on no pins are taken together. */
const EACH_ALONE = 12;

type ClusterEvent = { layer: MarkerCluster; originalEvent: KeyboardEvent | MouseEvent };

/** A click that no pointer made tells 0 clicks. */
const isByKeyboard = (event: KeyboardEvent | MouseEvent): boolean =>
  'key' in event ? event.key === 'Enter' : event.detail === 0;

const elementOf = (marker: Marker | null): HTMLElement | undefined => marker?.getElement();

/** Pins and clusters are buttons: the space bar presses them too. */
const pressBySpace = (event: KeyboardEvent): void => {
  const { key, target } = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || target.role !== 'button') return;
  if (!target.classList.contains('leaflet-marker-icon')) return;
  event.preventDefault();
  target.click();
};

/** A map of stores within an element. */
export const createStoreMap = (options: MapOptions) => {
  const { leaflet, element, look, own, onPoint, onNear } = options;
  const map: LeafletMap = leaflet.map(element, {
    zoomControl: false,
    scrollWheelZoom: false,
    attributionControl: false,
    minZoom: 6,
    maxZoom: pictureZooms.most,
  });
  // The drawing says nothing: its stores are the pins over it.
  map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true');
  leaflet.control.scale({ imperial: false, position: 'bottomright' }).addTo(map);
  leaflet.control
    .zoom({ position: 'bottomright', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut })
    .addTo(map);
  const credit = leaflet.control.attribution({ prefix: false });
  const { latitude, longitude, zoom } = overviewPlace();
  map.setView([latitude, longitude], zoom);

  const markers = new Map<number, Marker>();
  const cluster = leaflet.markerClusterGroup({
    animate: false,
    showCoverageOnHover: false,
    disableClusteringAtZoom: EACH_ALONE,
    maxClusterRadius: APART,
    iconCreateFunction: (group) => {
      const count = group.getChildCount();
      const html = document.createElement('span');
      const seen = document.createElement('span');
      seen.ariaHidden = 'true';
      seen.textContent = String(count);
      html.append(seen, unseen(texts.cluster(count)));
      return leaflet.divIcon({
        html,
        className: look.cluster,
        iconSize: [CLUSTER, CLUSTER],
        // As a pin stands: on its place, not around it.
        iconAnchor: [CLUSTER / 2, PIN.height],
      });
    },
  });
  // A cluster that a keyboard opened hands the focus on to the first that is seen of what was in it.
  cluster.on('clusterkeypress clusterclick', (event) => {
    const { layer, originalEvent } = event as unknown as ClusterEvent;
    if (!isByKeyboard(originalEvent)) return;
    const pinOf = (one: Marker) => elementOf(cluster.getVisibleParent(one));
    map.once('moveend', () => {
      // Once the clusters are made anew, and after the map itself took the focus. What lies beyond the map's
      // edge has no pin.
      setTimeout(() => layer.getAllChildMarkers().map(pinOf).find(Boolean)?.focus());
    });
  });
  map.addLayer(cluster);
  element.addEventListener('keydown', pressBySpace);

  const names = createNames({
    leaflet,
    map,
    look,
    namesPins: () => map.getZoom() >= NEAR,
    covered: () => covered(),
    // Each pin that stands alone, the store's own first; what is taken together has no name.
    pins: () => {
      const alone = [...markers].filter(
        ([id, marker]) => id === own || cluster.getVisibleParent(marker) === marker,
      );
      return alone.sort(([a], [b]) => Number(b === own) - Number(a === own)).map(([, one]) => one);
    },
  });

  let zooms = drawingZooms;
  let ground: Layer | undefined;
  let here: Marker | undefined;
  const setTiles = (url: string | undefined) => {
    ground?.remove();
    ground = url ? pictures(leaflet, map, url, drawInstead) : drawing(leaflet, look);
    names.showTowns(url === undefined);
    zooms = url ? pictureZooms : drawingZooms;
    map.setMaxZoom(zooms.most);
    if (url) credit.addTo(map);
    else credit.remove();
    ground.addTo(map);
    const home = own === undefined ? undefined : markers.get(own);
    if (home) map.setView(home.getLatLng(), zooms.first, { animate: false });
  };

  /** The service is away, or kept from the visitor: the drawing stands where nothing would. */
  const drawInstead = () => {
    if (!element.isConnected) return;
    console.info(texts.noPictures);
    setTiles(undefined);
  };

  const lookAt = (marker: Marker, zoom: number) => {
    const point = map.project(marker.getLatLng(), zoom);
    const aside = point.add([isDesktop() ? limits.horizontalShift : 0, 0]);
    map.setView(map.unproject(aside, zoom), zoom, { animate: false });
  };

  /** S9.4/5; on a narrow screen that centre leaves the east out, so it moves to the middle of the stores. */
  const lookAtAll = () => {
    const { latitude, longitude, zoom } = overviewPlace();
    const places = [...markers.values()].map((one) => one.getLatLng());
    const center =
      isDesktop() || places.length === 0
        ? leaflet.latLng(latitude, longitude)
        : leaflet.latLngBounds(places).getCenter();
    const aside = isDesktop() ? 0 : covered() / 2;
    const point = map.project(center, zoom).subtract([aside, 0]);
    map.setView(map.unproject(point, zoom), zoom, { animate: false });
  };

  /** How much of the map's left side lies below the search. */
  const covered = (): number => {
    const search = document.querySelector('[data-store-search]');
    const [map, over] = [element, search].map((one) => one?.getBoundingClientRect());
    if (!map || !over || over.bottom <= map.top || over.top >= map.bottom) return 0;
    return Math.max(0, over.right - map.left);
  };

  const pointOf = ({ latitude, longitude }: Coordinates) => leaflet.latLng(latitude, longitude);

  /** Marks from where distances are told; undefined: from nowhere. */
  const standAt = (from: Coordinates | undefined) => {
    here?.remove();
    here = undefined;
    if (!from) return;
    const icon = leaflet.divIcon({ className: look.here, iconSize: [18, 18] });
    here = leaflet
      .marker(pointOf(from), { icon, interactive: false, keyboard: false, alt: '' })
      .addTo(map);
  };

  /** Shows these stores alone, as near as they lie together; undefined: all of them. */
  const narrow = (ids: readonly number[] | undefined, from?: Coordinates) => {
    if (own !== undefined) return;
    map.closePopup();
    standAt(from);
    const shown = (ids ?? [...markers.keys()]).flatMap((id) => markers.get(id) ?? []);
    cluster.clearLayers();
    cluster.addLayers(shown);
    if (!ids || shown.length === 0) {
      lookAtAll();
      return;
    }
    lookAtThese(shown, from);
    // The nearest has a pin of its own, also where the farthest then lie beyond the edge.
    const [nearest] = shown;
    if (!from || !nearest) return;
    for (let count = shown.length - 1; count > 0; count -= 1) {
      if (cluster.getVisibleParent(nearest) === nearest) return;
      lookAtThese(shown.slice(0, count), from);
    }
  };

  const lookAtThese = (shown: readonly Marker[], from: Coordinates | undefined) => {
    const places = shown.map((one) => one.getLatLng());
    map.fitBounds(leaflet.latLngBounds(from ? [...places, pointOf(from)] : places), {
      animate: false,
      maxZoom: shown.length === 1 ? Math.min(zooms.first, EACH_ALONE) : EACH_ALONE,
      paddingTopLeft: [covered() + ROOM, PIN.height + ROOM],
      paddingBottomRight: [ROOM, zooms === drawingZooms ? FOR_OFFER : ROOM],
    });
  };

  /** Comes near to a store, a little aside on wide screens, and opens what it says. */
  const show = (id: number) => {
    const marker = markers.get(id);
    if (!marker) return;
    if (id !== own && !cluster.hasLayer(marker)) cluster.addLayer(marker);
    let zoom = zooms.clicked;
    lookAt(marker, zoom);
    // Nearer still, until it stands free of its neighbours.
    while (zoom < EACH_ALONE && id !== own && cluster.getVisibleParent(marker) !== marker) {
      zoom += 1;
      lookAt(marker, zoom);
    }
    marker.openPopup();
  };

  /** Shows it to who has no pointer: the focus goes to what its popup offers. */
  const showByKeyboard = (id: number) => {
    show(id);
    element.scrollIntoView({ block: 'center' });
    element.querySelector<HTMLElement>('.leaflet-popup a')?.focus({ preventScroll: true });
  };

  const pinOf = (title: string, { image }: MapMarker) =>
    leaflet.divIcon({
      html: unseen(title),
      className: image ? `${look.pin} own` : look.pin,
      iconSize: [PIN.width, PIN.height],
      iconAnchor: [PIN.width / 2, PIN.height],
    });

  const add = (store: MapStore) => {
    const { id, title } = store;
    const made = markerOf(store, own);
    if (!made.placement) {
      // S8.4/3
      console.info(storeTexts.notOnMap(title));
      return;
    }
    const marker = leaflet.marker(made.placement, {
      icon: pinOf(title, made),
      riseOnHover: true,
      // The store whose page it is lies over a cluster of its neighbours.
      zIndexOffset: id === own ? 10_000 : 0,
    });
    marker.bindPopup(popupOf(store, id === own, look), {
      offset: [0, -limits.popupOffset],
      minWidth: 190,
      maxWidth: 240,
    });
    marker.on('click', ({ originalEvent }) =>
      (isByKeyboard(originalEvent) ? showByKeyboard : show)(id),
    );
    marker.on('keypress', ({ originalEvent }) => {
      if (isByKeyboard(originalEvent)) showByKeyboard(id);
    });
    // A pin is made anew whenever it leaves its cluster.
    marker.on('add popupopen popupclose', ({ type }) => {
      const pin = elementOf(marker);
      pin?.setAttribute('aria-haspopup', 'dialog');
      pin?.setAttribute('aria-expanded', String(type !== 'popupclose' && marker.isPopupOpen()));
    });
    marker.on('mouseover popupopen', () => onPoint(id));
    marker.on('mouseout popupclose', () => onPoint(undefined));
    markers.set(id, marker);
    // A store's own pin is never taken together with others.
    (id === own ? map : cluster).addLayer(marker);
  };

  map.on('popupopen', ({ popup }) => {
    const shown = popup.getElement();
    shown?.setAttribute('role', 'dialog');
    shown?.setAttribute('aria-label', shown.querySelector(`.${look.title}`)?.textContent ?? '');
    const close = shown?.querySelector('.leaflet-popup-close-button');
    close?.setAttribute('aria-label', texts.close);
  });
  // Who closes a popup that he is in goes on where he opened it.
  const leavePopup = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const popup = target.closest('.leaflet-popup');
    const isClosing =
      event instanceof KeyboardEvent
        ? event.key === 'Escape'
        : target.closest('.leaflet-popup-close-button') !== null;
    const marker = [...markers.values()].find((one) => one.isPopupOpen());
    if (!isClosing || !marker) return;
    if (!popup && target !== elementOf(marker)) return;
    event.preventDefault();
    event.stopPropagation();
    marker.closePopup();
    elementOf(marker)?.focus({ preventScroll: true });
  };
  element.addEventListener('keydown', leavePopup, true);
  element.addEventListener('click', leavePopup, true);

  let wasNear = false;
  map.on('zoomend', () => {
    const isNear = map.getZoom() >= NEAR;
    if (isNear === wasNear) return;
    wasNear = isNear;
    element.toggleAttribute('data-near', isNear);
    onNear?.(isNear);
  });

  setTiles(options.tiles);
  const refresh = setTimeout(() => map.invalidateSize(), limits.firstMapRefresh);

  return {
    setStores: (list: readonly MapStore[]) => {
      for (const store of list) add(store);
      const home = own === undefined ? undefined : markers.get(own);
      // At once: what is drawn stands still while it moves.
      if (home) map.setView(home.getLatLng(), zooms.first, { animate: false });
      else if (own === undefined) lookAtAll();
      names.draw();
    },
    setTiles,
    show,
    showByKeyboard,
    narrow,
    has: (id: number) => markers.has(id),
    /** Marks a store's pin, or the cluster that it is in. */
    light: (id: number | undefined) => {
      for (const lit of element.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
      const marker = id === undefined ? undefined : markers.get(id);
      const seen =
        id === own ? marker : marker && (cluster.getVisibleParent(marker) as Marker | null);
      seen?.getElement()?.setAttribute('data-lit', '');
    },
    destroy: () => {
      clearTimeout(refresh);
      names.end();
      element.removeEventListener('keydown', pressBySpace);
      element.removeEventListener('keydown', leavePopup, true);
      element.removeEventListener('click', leavePopup, true);
      map.remove();
    },
  };
};

export type StoreMapHandle = ReturnType<typeof createStoreMap>;
