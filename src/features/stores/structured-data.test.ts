import { expect, test } from 'vitest';
import type { StoreDetail } from './contract';
import { storeJsonLd } from './structured-data';

const store: StoreDetail = {
  id: 7,
  href: '/locaties/tiel-waterstraat',
  title: 'Brink Tiel',
  street: 'Waterstraat 9A',
  zipcode: '4001 AM',
  place: 'Tiel',
  province: 'Gelderland',
  country: 'NL',
  phone: '0344-12 00 07',
  email: 'tiel@brink.example',
  intro: 'Aan de Waal.',
  collections: [{ label: 'Dames' }],
  services: [],
  hours: {
    maandag: [['13:00', '18:00']],
    dinsdag: [],
    woensdag: [],
    donderdag: [],
    vrijdag: [],
    zaterdag: [],
    zondag: [],
  },
  specialHours: [{ from: '2026-12-25', until: '2026-12-26', label: 'Kerst', periods: [] }],
  coordinates: { latitude: 51.88, longitude: 5.43 },
  picture: { key: 'winkel-tiel', width: 1600, height: 1000, alt: '' },
};

const context = {
  siteUrl: 'https://brink.example',
  siteName: 'Brink',
  today: '2026-11-20',
  imageOf: (key: string) => `/media/${key}/1200.jpg`,
};

test('a store has its address, place on the map, picture and hours, all with whole addresses', () => {
  expect(storeJsonLd(store, context)).toMatchObject({
    '@type': 'Store',
    url: 'https://brink.example/locaties/tiel-waterstraat',
    image: 'https://brink.example/media/winkel-tiel/1200.jpg',
    address: { streetAddress: 'Waterstraat 9A', addressLocality: 'Tiel', addressCountry: 'NL' },
    geo: { '@type': 'GeoCoordinates', latitude: 51.88, longitude: 5.43 },
    openingHoursSpecification: [{ opens: '13:00', closes: '18:00' }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-25', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('what is not known is left out, not empty', () => {
  const bare = {
    ...store,
    coordinates: undefined,
    picture: undefined,
    phone: '',
    email: '',
    intro: '',
  };
  const json = JSON.parse(JSON.stringify(storeJsonLd(bare, context)));
  for (const key of ['geo', 'image', 'telephone', 'email', 'description']) {
    expect(json).not.toHaveProperty(key);
  }
});
