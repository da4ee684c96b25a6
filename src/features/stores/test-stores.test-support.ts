import { type WeekHours, weekdays } from '#kernel/values/opening-hours';
import type { locations } from './server/tables';

type NewStore = typeof locations.$inferInsert;

const hours = Object.fromEntries(
  weekdays.map((day) => [day, day === 'zondag' ? [] : [['09:30', '18:00']]]),
) as WeekHours;

const store = (id: number, access: string, more: Partial<NewStore>): NewStore => ({
  id,
  access,
  title: `Brink ${access}`,
  street: 'Kade',
  housenumber: '3',
  zipcode: '4001 AP',
  place: 'Tiel',
  province: 'Gelderland',
  hours,
  ...more,
});

/** Stores of every kind: in one place together, on no map, offline, and what is no shop. */
export const testStores: NewStore[] = [
  store(1, 'utrecht-gracht', {
    place: 'Utrecht',
    province: 'Utrecht',
    zipcode: '3511 AW',
    housenumberSuffix: 'A',
    latitude: 52.0925,
    longitude: 5.119,
    specialHours: [
      { from: '2026-03-03', until: '2026-03-03', label: 'Feest', periods: [] },
      {
        from: '2026-04-27',
        until: '2026-04-27',
        label: 'Koningsdag',
        periods: [['12:00', '17:00']],
      },
    ],
  }),
  store(2, 'utrecht-plein', {
    place: 'Utrecht',
    province: 'Utrecht',
    zipcode: '3581 AE',
    latitude: 52.0914,
    longitude: 5.1318,
  }),
  store(3, 'tiel', { latitude: 51.8864, longitude: 5.4325 }),
  store(4, 'gesloten', { state: 'Offline', place: 'Ede' }),
  store(5, 'zonder-plek', { place: 'Hoorn' }),
  store(35, 'hoofdkantoor', { kind: 'office', place: 'Utrecht' }),
  store(36, 'magazijn', { kind: 'warehouse' }),
];
