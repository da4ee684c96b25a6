import { eq } from 'drizzle-orm';
import { returns } from '#kernel/limits';
import { reviews } from '#kernel/limits-reviews';
import { contentTexts } from '#kernel/messages/nl-content';
import type { UsualDelivery } from '#kernel/values/usual-delivery';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { Sender } from '#platform/mail/letter';
import { Registry } from '#platform/registry';
import { getSite, type Site, setSite } from './server/current';
import { sites } from './server/tables';

export { getSite, type Site } from './server/current';
export {
  fillFacts,
  fillFactsIn,
  fillFactsInHtml,
  followFacts,
  registerFact,
  tellFollowers,
} from './server/facts';
export { frameIn, languageOfPath, otherLanguage } from './server/frames';
export { ownLogo } from './server/own-logo';
export { ownMailText, ownText } from './server/own-texts';
export { isSeen, registerUnseen, shownFrame, unseenOf } from './server/shown-frame';
export { siteValue } from './server/site-value';
export { sites } from './server/tables';

import { ownMailText } from './server/own-texts';
import { mailColorsOf, markOf } from './server/theme';

export { assetsOf, builtMark, colorsOf, isBuilt, themeOf } from './server/theme';
export { HeaderSearch } from './site/header-search.view';
export { Shell } from './site/shell.view';

const usualDeliveries = new Registry<() => UsualDelivery | undefined>('usual delivery');

/** Whoever delivers says how: the frame and the catalogue themselves know no carriers. */
export const registerUsualDelivery = (host: Host, find: () => UsualDelivery | undefined): void =>
  usualDeliveries.add(host, 'usual', find);

/** How most orders come to the door; undefined: nobody delivers, or not at home. */
export const findUsualDelivery = (host: Host): UsualDelivery | undefined =>
  usualDeliveries.find(host, 'usual')?.();

const returnStores = new Registry<() => Promise<boolean>>('stores that take returns');

/** Whoever knows the stores says whether any takes returns. */
export const registerReturnStores = (host: Host, find: () => Promise<boolean>): void =>
  returnStores.add(host, 'stores', find);

/** Whether a store takes returns, free of charge: of a chain without one nothing of the kind is promised. */
export const hasReturnStores = async (host: Host): Promise<boolean> =>
  (await returnStores.find(host, 'stores')?.()) ?? false;

/** The event that says that a site's settings changed. */
export const SITE_CHANGED = 'site.changed';

const nobody = {
  legalName: '',
  tradeName: '',
  street: '',
  zipcode: '',
  place: '',
  country: 'NL',
  kvk: '',
  vat: '',
  phone: '',
  email: '',
};

/** Reads the site from the database. A new installation gets an empty one. */
export const loadSite = async (host: Host): Promise<Site> => {
  await host.db
    .insert(sites)
    .values({
      id: 1,
      slug: 'site',
      name: 'Etalage',
      identity: nobody,
      navigation: [],
      footer: [],
      settings: {},
    })
    .onConflictDoNothing();
  const [site] = await host.db.select().from(sites).orderBy(sites.id).limit(1);
  if (!site) throw new Error('There is no site');
  setSite(host, site);
  return site;
};

/**
 * Changes the site's settings, and has all processes read them. What `change` throws is thrown, and
 * then nothing is changed.
 */
export const changeSettings = async (
  host: Host,
  change: (stored: Site['settings']) => Site['settings'],
): Promise<void> => {
  const { id } = await loadSite(host);
  await transact(host.db, async (tx) => {
    const [site] = await tx.select().from(sites).where(eq(sites.id, id)).for('update');
    const settings = change(site?.settings ?? {});
    await tx.update(sites).set({ settings }).where(eq(sites.id, id));
  });
  await loadSite(host);
  await host.events.publish(SITE_CHANGED, {});
};

/**
 * What fetching an article that no post takes costs a buyer at most, in cents; 0: nothing. The site's
 * `returnCollectCents`, where it says so.
 */
export const returnCollectCents = (host: Host): number => {
  const own = getSite(host).settings.returnCollectCents;
  return typeof own === 'number' && Number.isInteger(own) && own >= 0 ? own : returns.collectCents;
};

/**
 * Whether and how it was checked that what people say of the shop is said by its customers (art.
 * 6:193d BW). The site's `referencesChecked`; of a site that doesn't say we promise nothing.
 */
export const referencesChecked = (host: Host): string => {
  const own = getSite(host).settings.referencesChecked;
  return typeof own === 'string' && own.trim() !== '' ? own : contentTexts.referencesUnchecked;
};

/** Whether buyers review what they bought: unless the site's `reviews` is false. */
export const areReviewsOn = (host: Host): boolean => getSite(host).settings.reviews !== false;

/**
 * Days between an order's delivery and the one mail that asks what its buyer thinks of it: the site's
 * `reviewMailDays`; 0: there are no such mails.
 */
export const reviewMailDays = (host: Host): number => {
  if (!areReviewsOn(host)) return 0;
  const own = getSite(host).settings.reviewMailDays;
  return typeof own === 'number' && Number.isInteger(own) && own >= 0 ? own : reviews.mailAfterDays;
};

/** Who a mail comes from. */
export const senderOf = (host: Host): Sender => {
  const { name, identity } = getSite(host);
  return {
    ...{ siteName: name, siteUrl: host.config.siteUrl, identity, colors: mailColorsOf(host) },
    mark: markOf(host),
    ownText: (kind, language) => ownMailText(host, kind, language),
  };
};

/** Whether a path's site part names the site: by slug or by number. */
export const isSite = (host: Host, name: string): boolean => {
  const site = getSite(host);
  return name === site.slug || name === String(site.id);
};
