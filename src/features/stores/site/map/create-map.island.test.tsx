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

const look = { land: 'a', pin: 'b', cluster: 'c', title: 'd', link: 'e', route: 'f' };
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
