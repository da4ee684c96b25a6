import type { LatLng, Map as LeafletMap } from 'leaflet';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createStoreMap } from './create-map';
import { type Leaflet, loadLeaflet } from './load-leaflet';
import type { MapStore } from './popup';

let leaflet: Leaflet;
beforeAll(async () => {
  leaflet = await loadLeaflet();
});

let handle: ReturnType<typeof createStoreMap> | undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  handle?.destroy();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const look = {
  ...{ land: 'a', pin: 'b', cluster: 'c', title: 'd', link: 'e', route: 'f' },
  ...{
    abroad: 'g',
    water: 'h',
    built: 'i',
    names: 'names',
    town: 'town',
    wide: 'wide',
    here: 'here',
  },
};
const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
const tiel: MapStore = {
  id: 3,
  title: 'Brink Tiel',
  access: 'tiel',
  coord_latitude: 51.8864,
  coord_longitude: 5.4325,
};

/** A map on a screen of this width, and what Leaflet made of it. */
const show = (width: number, more: { own?: number; tiles?: string } = {}) => {
  window.innerWidth = width;
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 600 }, clientHeight: { value: 400 } });
  document.body.append(element);
  let made: LeafletMap | undefined;
  const noting: Leaflet = {
    ...leaflet,
    map: (...given) => {
      made = leaflet.map(...given);
      return made;
    },
  };
  handle = createStoreMap({ leaflet: noting, element, look, onPoint: () => {}, ...more });
  if (!made) throw new Error('no map');
  return { map: made, element, handle };
};

const placeOf = ({ lat, lng }: LatLng) => [lat.toFixed(4), lng.toFixed(4)];

test('S9.4/5 the overview has its centre and zoom on a wide screen, and others on a phone', () => {
  const wide = show(1440).map;
  expect([...placeOf(wide.getCenter()), wide.getZoom()]).toEqual(['52.1589', '4.3428', 8]);
  handle?.destroy();
  const narrow = show(390).map;
  expect([...placeOf(narrow.getCenter()), narrow.getZoom()]).toEqual(['52.1589', '4.9428', 7]);
});

test('a store on the drawing stands where land and towns around it are seen, at once', () => {
  const { map, handle: own } = show(390, { own: 3 });
  own.setStores([tiel]);
  expect([...placeOf(map.getCenter()), map.getZoom()]).toEqual(['51.8864', '5.4325', 10]);
});

test('S9.4/4 a store stands at zoom 15, and at 17 once its marker was clicked', () => {
  const { map, handle: own } = show(390, { own: 3, tiles });
  own.setStores([tiel]);
  expect([...placeOf(map.getCenter()), map.getZoom()]).toEqual(['51.8864', '5.4325', 15]);
  own.show(3);
  expect(map.getZoom()).toBe(17);
  expect(placeOf(map.getCenter())).toEqual(['51.8864', '5.4325']);
});

test('S9.4/6 on a wide screen a click shifts the map by 100 px; the popup stands 50 px higher, on grey', () => {
  const { map, handle: own } = show(1440, { own: 3, tiles });
  own.setStores([tiel]);
  let offset: unknown;
  map.on('popupopen', ({ popup }) => {
    offset = popup.options.offset;
  });
  own.show(3);
  const shift = map.latLngToContainerPoint([51.8864, 5.4325]).subtract(map.getSize().divideBy(2));
  expect([shift.x, shift.y]).toEqual([100, 0]);
  expect(offset).toEqual([0, -50]);
  expect(map.getPane('tilePane')?.style.filter).toBe('grayscale(75%)');
});

test('S9.4/1 the map is measured anew 1200 ms after it was made', () => {
  const { map } = show(1440);
  const measured = vi.spyOn(map, 'invalidateSize');
  vi.advanceTimersByTime(1199);
  expect(measured).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(measured).toHaveBeenCalledOnce();
});

/** Every picture that the map asked for came, or failed. */
const answerTiles = (element: HTMLElement, type: 'load' | 'error') => {
  for (const tile of element.querySelectorAll('img.leaflet-tile')) {
    tile.dispatchEvent(new Event(type));
  }
};

test('the drawing stands in when not one picture of the map comes', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { map, element } = show(390, { tiles });
  const drawn = () => element.querySelectorAll('path.a').length;
  expect(drawn()).toBe(0);
  answerTiles(element, 'error');
  await Promise.resolve();
  expect(drawn()).toBeGreaterThan(10);
  expect(map.getMaxZoom()).toBe(13);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

test('one picture that came keeps the others’ places', async () => {
  const { element } = show(390, { tiles });
  const [first] = element.querySelectorAll('img.leaflet-tile');
  first?.dispatchEvent(new Event('load'));
  answerTiles(element, 'error');
  await Promise.resolve();
  expect(element.querySelectorAll('path.a')).toHaveLength(0);
});

const place = (id: number, latitude: number, longitude: number): MapStore => ({
  ...{ id, title: `Brink ${id}`, access: `brink-${id}` },
  ...{ coord_latitude: latitude, coord_longitude: longitude },
});
const country = [
  place(1, 52.37, 4.89),
  place(2, 52.36, 4.9),
  place(3, 50.85, 5.69),
  place(4, 53.22, 6.57),
];
const pins = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('.leaflet-marker-icon'),
];

test('S2.8/6 what was found stands on the map alone, near by; nothing asked: all, from afar', () => {
  const { map, element, handle: all } = show(390);
  all.setStores(country);
  all.narrow([1, 2]);
  expect(map.getZoom()).toBeGreaterThan(9);
  const found = [leaflet.latLng(52.37, 4.89), leaflet.latLng(52.36, 4.9)];
  for (const one of found) expect(map.getBounds().contains(one)).toBe(true);
  const near = pins(element).length;
  expect(near).toBeGreaterThan(0);
  all.narrow([3]);
  expect(pins(element).map((pin) => pin.textContent)).toEqual(['Brink 3']);
  expect(map.getCenter().lat).toBeCloseTo(50.85, 0);
  // Another store can still be shown from its list.
  all.show(4);
  expect(element.querySelector('.leaflet-popup')?.textContent).toContain('Brink 4');
  all.narrow(undefined);
  // A phone is too narrow for the centre of S9.4/5: the middle of the stores is in the middle.
  expect([...placeOf(map.getCenter()), map.getZoom()]).toEqual(['52.0350', '5.7300', 7]);
  expect(element.querySelector('.leaflet-popup')).toBeNull();
});

test('WCAG 2.4.3 Enter on a marker leads into its popup, which is named; Escape leads back', () => {
  Element.prototype.scrollIntoView = () => {};
  const { element, handle: all } = show(390);
  all.setStores(country);
  const [pin] = pins(element).filter((one) => one.textContent === 'Brink 3') as [HTMLElement];
  expect(pin.getAttribute('aria-expanded')).toBe('false');
  const press = (target: Element | null, type: string, key: string, keyCode: number) =>
    target?.dispatchEvent(
      new KeyboardEvent(type, {
        key,
        keyCode,
        bubbles: true,
        cancelable: true,
      } as KeyboardEventInit),
    );
  const ofPin = () => pins(element).find((one) => one.textContent === 'Brink 3');
  for (const close of ['Escape', 'button']) {
    ofPin()?.focus();
    press(document.activeElement, 'keypress', 'Enter', 13);
    const popup = element.querySelector('.leaflet-popup');
    expect(popup?.getAttribute('role')).toBe('dialog');
    expect(popup?.getAttribute('aria-label')).toBe('Brink 3');
    expect(document.activeElement?.textContent).toContain('Bekijk winkel');
    expect(popup?.contains(document.activeElement)).toBe(true);
    expect(ofPin()?.getAttribute('aria-expanded')).toBe('true');
    if (close === 'Escape') press(document.activeElement, 'keydown', 'Escape', 27);
    else popup?.querySelector<HTMLElement>('.leaflet-popup-close-button')?.click();
    expect(element.querySelector('.leaflet-popup')).toBeNull();
    expect(document.activeElement).toBe(ofPin());
    expect(ofPin()?.getAttribute('aria-expanded')).toBe('false');
  }
});

test('the nearest store has a pin of its own, also where the farthest then lie beyond the edge', () => {
  const { element, handle: all } = show(390);
  all.setStores([
    place(1, 52.09, 5.12),
    place(2, 52.091, 5.125),
    place(3, 52.088, 5.119),
    place(4, 53.22, 6.57),
  ]);
  all.narrow([1, 2, 3, 4]);
  expect(pins(element).map((pin) => pin.textContent)).not.toContain('Brink 1');
  all.narrow([1, 2, 3, 4], { latitude: 52.092, longitude: 5.1 });
  expect(pins(element).map((pin) => pin.textContent)).toContain('Brink 1');
});

test('WCAG 1.1.1 the drawing below the pins is no image for who hears the page', () => {
  const { element } = show(1440);
  const drawn = element.querySelector('svg');
  expect(drawn?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(element.querySelector('.leaflet-marker-pane')?.closest('[aria-hidden]')).toBeNull();
});
