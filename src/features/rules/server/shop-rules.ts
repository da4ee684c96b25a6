import { sql } from 'drizzle-orm';
import { countPriors, listIncompleteProducts } from '#features/catalog/api.server';
import { listMethods } from '#features/delivery/api.server';
import { listReviewedPaths } from '#features/reviews/api.server';
import { areReviewsOn, findUsualDelivery, getSite } from '#features/settings/api.server';
import { listStores } from '#features/stores/api.server';
import { rules as limits } from '#kernel/limits-rules';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { ruleTexts as texts } from '#kernel/messages/nl-rules';
import { checkoutTexts } from '#kernel/messages/nl-shop';
import type { MissingInfo } from '#kernel/values/product-safety';
import type { Host } from '#platform/host';
import { paysByButton } from '../button';
import { tellsOfReviews } from '../in-page';
import type { Check } from './check';
import { readPage } from './look';

const button: Check = async () => {
  const { order } = checkoutTexts;
  return paysByButton(order)
    ? { state: 'good', proof: texts.button.good(order) }
    : { state: 'bad', proof: texts.button.bad(order) };
};

const price: Check = async ({ db }) => {
  const { shown, wrong, articles } = await countPriors(db, limits.named);
  if (wrong > 0) {
    const lines = articles.map(({ id, title }) => ({
      text: title,
      href: `/product/${id}/prijzen`,
    }));
    const mend = { href: lines[0]?.href ?? products.href, label: texts.mend.firstProduct };
    return { state: 'bad', proof: texts.price.bad(wrong, shown), lines, mend };
  }
  return { state: 'good', proof: shown > 0 ? texts.price.good(shown) : texts.price.none };
};

const products = { href: '/product', label: texts.mend.products };

/** Articles that lack something the law wants told, a few by name. */
const lacking =
  (what: MissingInfo): Check =>
  async ({ db }) => {
    const found = (await listIncompleteProducts(db)).filter(({ missing }) =>
      missing.includes(what),
    );
    if (found.length === 0) return { state: 'good', proof: texts[what].good };
    const lines = found.slice(0, limits.named).map(({ title, access }) => ({
      ...{ text: title, href: `/product?q=${encodeURIComponent(access)}` },
    }));
    const mend = { href: lines[0]?.href ?? products.href, label: texts.mend.firstProduct };
    return { state: 'bad', proof: texts[what].bad(found.length), lines, mend };
  };

const identity: Check = async (host) => {
  const own = getSite(host).identity;
  const { names } = texts.identity;
  const empty = (Object.keys(names) as (keyof typeof names)[]).filter(
    (name) => (own[name] ?? '').trim() === '',
  );
  const [first] = empty;
  if (first === undefined) return { state: 'good', proof: texts.identity.good };
  const href = `/gegevens#field-identity-in-${first}`;
  const proof = texts.identity.bad(empty.map((name) => names[name]).join(', '));
  return { state: 'bad', proof, mend: { href, label: texts.mend.details } };
};

const hours: Check = async (host) => {
  const stores = await listStores(host);
  if (stores.length === 0) return { state: 'unknown', proof: texts.hours.none };
  const without = stores.filter(({ hours: week }) => Object.values(week).flat().length === 0);
  if (without.length === 0) return { state: 'good', proof: texts.hours.good(stores.length) };
  return {
    ...{ state: 'bad', proof: texts.hours.bad(without.length, stores.length) },
    lines: without.slice(0, limits.named).map(({ id, title }) => ({
      ...{ text: title, href: `/location/${id}#field-hours` },
    })),
    mend: { href: '/location/tijden', label: texts.mend.stores },
  };
};

const delivery: Check = async (host) => {
  const home = (await listMethods(host)).filter(({ zones }) => zones.length > 0);
  if (home.length > 0 && findUsualDelivery(host)) {
    return { state: 'good', proof: texts.delivery.good(home.length) };
  }
  const mend = { href: '/deliverymethod', label: texts.mend.delivery };
  return { state: 'bad', proof: texts.delivery.bad, mend };
};

const reviews: Check = async (host: Host) => {
  if (!areReviewsOn(host)) return { state: 'unknown', proof: texts.reviews.off };
  const { rows } = await host.db.execute<{ shown: number; unverified: number }>(sql`
    select count(*)::int as shown, count(*) filter (where not is_verified)::int as unverified
    from product_reviews where state = 'shown'`);
  const { shown = 0, unverified = 0 } = rows[0] ?? {};
  const mend = { href: '/reviews', label: texts.mend.reviews };
  if (unverified > 0) return { state: 'bad', proof: texts.reviews.bad(unverified), mend };
  const paths = await listReviewedPaths(host.db, limits.readReviews);
  if (paths.length === 0) return { state: 'unknown', proof: texts.reviews.none };
  const silent: string[] = [];
  for (const one of paths) {
    if (!tellsOfReviews((await readPage(host, one)).html, reviewTexts)) silent.push(one);
  }
  if (silent.length > 0) return { state: 'bad', proof: texts.reviews.silent(silent.join(', ')) };
  return { state: 'good', proof: texts.reviews.good(shown, paths.join(', ')) };
};

export const shopRules = {
  button,
  price,
  delivery,
  maker: lacking('maker'),
  composition: lacking('composition'),
  reviews,
  identity,
  hours,
} as const;
