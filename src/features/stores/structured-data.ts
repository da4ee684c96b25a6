import { openingHoursJsonLd, specialHoursJsonLd } from '#kernel/values/opening-hours-json-ld';
import { addressJsonLd, type StoreDetail } from './contract';

type Context = {
  siteUrl: string;
  siteName: string;
  imageOf: (key: string) => string;
  /** The day that it is where the store is. */
  today: string;
};

/** A store as schema.org knows it. */
export const storeJsonLd = (store: StoreDetail, context: Context): object => {
  const url = context.siteUrl + store.href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': url,
    name: store.title,
    description: store.intro || undefined,
    url,
    telephone: store.phone || undefined,
    email: store.email || undefined,
    image: store.picture && context.siteUrl + context.imageOf(store.picture.key),
    address: addressJsonLd(store),
    geo: store.coordinates && { '@type': 'GeoCoordinates', ...store.coordinates },
    openingHoursSpecification: openingHoursJsonLd(store.hours),
    specialOpeningHoursSpecification: specialHoursJsonLd(store.specialHours, context.today),
    parentOrganization: { '@type': 'Organization', name: context.siteName },
  };
};
