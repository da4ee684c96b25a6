import { productHref } from '#features/catalog/api.server';
import {
  findUsualDeliveryPrice,
  findUsualMethod,
  gramsOf,
  listMethods,
} from '#features/delivery/api.server';
import { listSalePeriods } from '#features/pricing/api.server';
import { getSite } from '#features/settings/api.server';
import { findStoreStock, type StoreStock } from '#features/stock/api.server';
import { listStores } from '#features/stores/api.server';
import { pickup, reservations } from '#kernel/limits';
import { feedLimits as limits } from '#kernel/limits-feeds';
import { fieldLimits } from '#kernel/limits-fields';
import { dayOf } from '#kernel/values/dutch-dates';
import {
  type FeedElement,
  feedElements,
  feedPeriod,
  feedPrice,
  feedText,
  pickupSla,
} from '#kernel/values/feed-rules';
import { readyAt } from '#kernel/values/held-until';
import { readyInStore } from '#kernel/values/pickup-ready';
import { pictureHref } from '#kernel/values/picture-href';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import type { FeedName } from '../contract';
import { readArticles, readWays } from './read-articles';
import { type Offer, type Offered, resolveOffer, takenOf } from './resolve-offer';
import { readCodes } from './store-codes';

/** Elements of some articles, one after the other. */
type Tell = (offers: readonly Offer[]) => Promise<string>;

const item = (elements: readonly FeedElement[]): string =>
  `<item>${feedElements(elements)}</item>\n`;

const hrefOf = ({ article }: Offer, { variant }: Offered): string => {
  const query = new URLSearchParams();
  if (variant.colorId !== null) query.set(field.colorId, String(variant.colorId));
  if (variant.sizeId !== null) query.set(field.sizeId, String(variant.sizeId));
  const text = query.toString();
  const href = encodeURI(productHref(article.access));
  return text === '' ? href : `${href}?${text}`;
};

/** What is asked for it, as its page says: beside a reduced price the earlier one is the usual. */
const pricesOf = ({ priceCents, vanCents, period }: Offered): FeedElement[] => [
  ['price', feedPrice(vanCents ?? priceCents)],
  ...(vanCents === undefined
    ? []
    : ([
        ['sale_price', feedPrice(priceCents)],
        ['sale_price_effective_date', period && feedPeriod(period.from, period.until)],
      ] as const)),
];

/** What bringing one of it costs within the country, in the way that most orders go. */
const shippingOf = async (host: Host, { variant, priceCents }: Offered) => {
  const method = await findUsualMethod(host);
  const ask = { goodsCents: priceCents, weightGrams: gramsOf(variant.grams) };
  const found = method && (await findUsualDeliveryPrice(host, ask));
  if (!method || !found) return undefined;
  return [
    ['country', fieldLimits.country],
    ['service', method.title],
    ['price', feedPrice(found.priceCents)],
  ] as const;
};

const tellProducts = async (host: Host): Promise<Tell> => {
  const { siteUrl } = host.config;
  const wayOf = await readWays(host.db);
  const one = async (offer: Offer, offered: Offered): Promise<string> => {
    const { article, description } = offer;
    const { variant, title, pictures } = offered;
    const [first, ...more] = pictures.map((key) => siteUrl + pictureHref(key));
    const gtin = variant.gtin ?? '';
    return item([
      ['id', String(variant.id)],
      ['item_group_id', article.variants.length > 1 ? String(article.id) : undefined],
      ['title', title],
      ['description', description],
      ['link', siteUrl + hrefOf(offer, offered)],
      ['image_link', first],
      ...more
        .slice(0, limits.morePictures)
        .map((href): FeedElement => ['additional_image_link', href]),
      ['availability', variant.web > 0 ? 'in_stock' : 'out_of_stock'],
      ...pricesOf(offered),
      ['brand', article.brand ?? undefined],
      ['gtin', gtin],
      // The shop's own number stands for the maker's only where there is no other.
      ['mpn', gtin === '' ? (variant.sku ?? '') : undefined],
      ['condition', 'new'],
      ['color', variant.color ?? undefined],
      ['size', variant.size ?? undefined],
      ['product_type', wayOf(article.categories)],
      ['shipping', await shippingOf(host, offered)],
    ]);
  };
  return async (offers) => {
    const items: string[] = [];
    for (const offer of offers) {
      for (const offered of takenOf(offer)) items.push(await one(offer, offered));
    }
    return items.join('');
  };
};

const tellStores = async (host: Host): Promise<Tell> => {
  const { db } = host;
  const codes = await readCodes(db, getSite(host).id);
  const isFetched = (await listMethods(host)).some(({ kind }) => kind === 'pickup');
  const now = host.clock.now();
  // It is paid here and fetched, or put aside and paid there.
  const days = new Map(
    (await listStores(host)).map(({ id, hours, specialHours }) => {
      const schedule = { week: hours, special: specialHours };
      if (isFetched) return [id, readyInStore(schedule, now, pickup)?.day] as const;
      const ready = readyAt(schedule, now, reservations);
      return [id, ready && dayOf(ready)] as const;
    }),
  );
  const today = dayOf(now);
  /** A store that stays closed keeps nothing ready for anybody. */
  const readyOf = (locationId: number): FeedElement[] => {
    const day = days.get(locationId);
    if (day === undefined) return [];
    return [
      ['pickup_method', isFetched ? 'buy' : 'reserve'],
      ['pickup_sla', pickupSla(today, day)],
    ];
  };
  const one = (offered: Offered, { locationId, pieces }: StoreStock): string =>
    item([
      ['store_code', codes.get(locationId)],
      ['id', String(offered.variant.id)],
      ['quantity', String(pieces)],
      ...pricesOf(offered),
      ['availability', 'in_stock'],
      ...readyOf(locationId),
    ]);
  return async (offers) => {
    const taken = offers.flatMap(takenOf);
    const byId = new Map(taken.map((offered) => [offered.variant.id, offered]));
    const rows = codes.size === 0 ? [] : await findStoreStock(db, [...byId.keys()]);
    return rows
      .filter(({ locationId }) => codes.has(locationId) && days.has(locationId))
      .sort((a, b) => a.variantId - b.variantId || a.locationId - b.locationId)
      .flatMap((row) => {
        const offered = byId.get(row.variantId);
        return offered ? one(offered, row) : [];
      })
      .join('');
  };
};

const tellers: Readonly<Record<FeedName, (host: Host) => Promise<Tell>>> = {
  products: tellProducts,
  stores: tellStores,
};

/** All articles, some at a time, as they are for sale now. */
export const offersOf = async function* (host: Host): AsyncGenerator<Offer[]> {
  for await (const articles of readArticles(host.db, getSite(host).id)) {
    const periods = await listSalePeriods(
      host.db,
      articles.map(({ id }) => id),
    );
    yield articles.map((article) => resolveOffer(article, periods));
  }
};

/** A feed as it is sent, piece by piece. It says nothing of when it was made: what didn't change reads the same. */
export const tellFeed = async function* (host: Host, name: FeedName): AsyncGenerator<string> {
  const tell = await tellers[name](host);
  const title = feedText(getSite(host).name);
  const link = feedText(host.config.siteUrl);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  yield `<title>${title}</title>\n<link>${link}</link>\n<description>${title}</description>\n`;
  for await (const offers of offersOf(host)) yield await tell(offers);
  yield '</channel>\n</rss>\n';
};
