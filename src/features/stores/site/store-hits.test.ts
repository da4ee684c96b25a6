import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '#kernel/values/distance';
import { type WeekHours, weekdays } from '#kernel/values/opening-hours';
import { type StoreRecord, searchStores } from './store-hits';

const hours = Object.fromEntries(weekdays.map((day) => [day, [['09:00', '18:00']]])) as WeekHours;
const store = (id: number, more: Partial<StoreRecord> = {}): StoreRecord => ({
  id,
  title: `Brink ${id}`,
  access: `winkel-${id}`,
  street: 'Kade',
  housenumber: '3',
  housenumberSuffix: 'A',
  zipcode: '4001 AP',
  place: 'Tiel',
  latitude: 52,
  longitude: 5,
  hours,
  specialHours: [],
  ...more,
});
const asked = { text: '', now: new Date('2026-11-20T12:00:00Z'), baseUrl: '/locaties' };

const anyStores = fc
  .array(
    fc.record({
      latitude: fc.option(fc.double({ min: 50, max: 54, noNaN: true })),
      longitude: fc.double({ min: 3, max: 7, noNaN: true }),
    }),
    { maxLength: 20 },
  )
  .map((places) => places.map((place, id) => store(id, place)));

test('S2.8/3 a result has title, street, number, suffix, its state and a link to {base_url}/{access}', () => {
  const { hits } = searchStores([store(7)], { ...asked, text: 'tiel', baseUrl: '/onze-winkels' });
  expect(hits).toMatchObject([
    {
      title: 'Brink 7',
      street: 'Kade',
      housenumber: '3',
      housenumberSuffix: 'A',
      href: '/onze-winkels/winkel-7',
      state: { open: true, until: '18:00' },
      distance: undefined,
    },
  ]);
});

test('with a place to measure from, the nearest come first and none is lost', () => {
  const origin = { latitude: 52.1, longitude: 5.1 };
  fc.assert(
    fc.property(anyStores, (stores) => {
      const { hits, kind } = searchStores(stores, { ...asked, text: '3511', origin });
      expect(hits.map(({ id }) => id).sort((a, b) => a - b)).toEqual(stores.map(({ id }) => id));
      const km = hits.flatMap(({ id }) => {
        const { latitude, longitude } = stores[id] as StoreRecord;
        if (latitude === null || longitude === null) return [];
        return [distanceKm(origin, { latitude, longitude })];
      });
      expect(km).toEqual(km.toSorted((a, b) => a - b));
      if (km.length > 0) expect(kind).toBe('near');
      // Who is on no map comes last, and without a distance.
      expect(hits.findLastIndex(({ distance }) => distance) + 1).toBe(km.length);
    }),
  );
});

test('S9.4/3 S2.8/3 a distance that the API tells is taken as it is', () => {
  const stores = [store(1, { km: 12.4 }), store(2, { km: 0.4 })];
  const { hits } = searchStores(stores, { ...asked, text: '3511 AW' });
  expect(hits.map(({ id, distance }) => [id, distance])).toEqual([
    [2, '400 m'],
    [1, '12 km'],
  ]);
});

test('S2.8/3 of a guess only whole kilometres are told', () => {
  const origin = { latitude: 52.01, longitude: 5 };
  const { hits, rough } = searchStores([store(1), store(2, { latitude: 52.2 })], {
    ...asked,
    text: '3999',
    origin,
    rough: true,
  });
  expect(rough).toBe(true);
  expect(hits.map(({ distance }) => distance)).toEqual(['1 km', '21 km']);
});

test('S9.4/3 a place without a store is told so, and all are shown', () => {
  const stores = [store(1), store(2, { place: 'Ede' })];
  expect(searchStores(stores, { ...asked, text: 'Zzz' })).toMatchObject({ kind: 'nowhere' });
  expect(searchStores(stores, { ...asked, text: 'Zzz' }).hits).toHaveLength(2);
  expect(searchStores(stores, { ...asked, text: '99' })).toMatchObject({ kind: 'unclear' });
  expect(searchStores(stores, { ...asked, text: '99' }).hits).toHaveLength(2);
  expect(searchStores(stores, { ...asked, text: ' ' })).toMatchObject({ kind: 'all' });
  expect(searchStores(stores, { ...asked, text: 'ede' })).toMatchObject({ kind: 'place' });
});
