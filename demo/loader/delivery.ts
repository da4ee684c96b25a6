import { deliveryMethods, servicePoints } from '#features/delivery/api.server';
import type { DeliveryZone } from '#features/delivery/contract';
import type { Db } from '#platform/db/types';

const workdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const untilSaturday = [...workdays, 'zaterdag' as const];

/** Four digits of the islands, where a parcel takes a boat more. */
const ISLANDS: [string, string][] = [
  ['1791', '1797'],
  ['8881', '8885'],
  ['8891', '8899'],
  ['9161', '9166'],
];

const bands = (...steps: [upToGrams: number, cents: number][]) =>
  steps.map(([upToGrams, cents]) => ({ upToGrams, cents }));

const home: DeliveryZone[] = [
  {
    country: 'NL',
    zipcodes: ISLANDS,
    bands: bands([10_000, 895], [23_000, 1495]),
    freeFromCents: 10_000,
    extraDays: 1,
  },
  { country: 'NL', bands: bands([10_000, 495], [31_500, 995]), freeFromCents: 5000 },
  {
    country: 'BE',
    bands: bands([10_000, 695], [23_000, 1295]),
    freeFromCents: 7500,
    extraDays: 1,
  },
  { country: 'DE', bands: bands([10_000, 995], [23_000, 1695]), extraDays: 2 },
];

const point: DeliveryZone[] = [
  { country: 'NL', bands: bands([10_000, 395], [20_000, 795]), freeFromCents: 3500 },
];

const inStore: DeliveryZone[] = ['NL', 'BE', 'DE'].map((country) => ({
  country,
  bands: bands([1_000_000, 0]),
}));

const methods = [
  {
    access: 'home',
    kind: 'home' as const,
    title: 'Thuis bezorgd',
    zones: home,
    rhythm: { cutOff: '22:00', packs: [...workdays], delivers: untilSaturday, days: 1 },
  },
  {
    access: 'evening',
    kind: 'home' as const,
    title: '’s\u00a0Avonds bezorgd',
    zones: [
      {
        country: 'NL',
        zipcodes: [['1000', '8880']] as [string, string][],
        bands: bands([10_000, 695]),
      },
    ],
    rhythm: {
      ...{ cutOff: '22:00', packs: [...workdays], delivers: [...workdays], days: 1 },
      between: ['18:00', '22:00'] as [string, string],
    },
  },
  {
    access: 'point',
    kind: 'point' as const,
    title: 'Bij een afhaalpunt',
    zones: point,
    rhythm: { cutOff: '22:00', packs: [...workdays], delivers: untilSaturday, days: 1 },
  },
  {
    access: 'pickup',
    kind: 'pickup' as const,
    title: 'Ophalen in de winkel',
    zones: inStore,
    rhythm: { cutOff: '17:00', packs: [...workdays], delivers: untilSaturday, days: 2 },
  },
];

/** What may stand behind a counter with parcels, with when it is open. */
const shops = [
  { title: 'Boekhandel', hours: 'ma t/m za 9:00–18:00' },
  { title: 'Buurtsuper', hours: 'elke dag 8:00–21:00' },
  { title: 'Fietsenmaker', hours: 'di t/m za 9:30–17:30' },
  { title: 'Drogist', hours: 'ma t/m za 8:30–18:00, zo 12:00–17:00' },
  { title: 'Bloemist', hours: 'ma t/m za 9:00–17:30' },
] as const;

type StoreRow = {
  id: number;
  place: string;
  street: string;
  zipcode: string;
  latitude: number;
  longitude: number;
};

const nearStore = (store: StoreRow) =>
  [0, 1, 2].map((index) => {
    const shop = shops[(store.id + index * 2) % shops.length] ?? shops[0];
    const angle = (store.id * 137 + index * 120) * (Math.PI / 180);
    const far = 0.004 + 0.003 * index;
    return {
      id: `${store.id}-${index + 1}`,
      title: `${shop.title} ${store.street}`,
      street: store.street,
      housenumber: String(20 + ((store.id * 7 + index * 31) % 140)),
      zipcode: store.zipcode,
      place: store.place,
      latitude: store.latitude + far * Math.sin(angle),
      longitude: store.longitude + far * 1.6 * Math.cos(angle),
      hours: shop.hours,
    };
  });

/** Brink's ways of delivery, and service points around its stores. */
export const insertDelivery = async (db: Db, stores: readonly StoreRow[]): Promise<void> => {
  await db.delete(deliveryMethods);
  await db.delete(servicePoints);
  await db
    .insert(deliveryMethods)
    .values(methods.map((method, index) => ({ ...method, carrier: 'own', sort: index + 1 })));
  const points = stores.flatMap(nearStore);
  if (points.length > 0) await db.insert(servicePoints).values(points);
};
