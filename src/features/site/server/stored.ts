import { sql } from 'drizzle-orm';
import { apiPartOf, defineStored, type StoredPart } from '#features/entities/api.server';
import { SITE_CHANGED, sites, siteValue } from '#features/settings/api.server';
import { codecOf } from '#fields/codecs';
import { ownTextName, ownTexts } from '#kernel/site-texts';
import { themeColors } from '#kernel/values/theme-colors';
import { siteEntity } from '../entity';

/** The language of the one frame that a site has besides its own. */
const ENGLISH = 'en_GB';

type Column = Parameters<typeof siteValue>[0];

/** A field whose value lies within a column of JSON, as the column has it. */
const within = (name: string, column: Column, ...path: string[]): [string, StoredPart] => {
  const { read, write } = siteValue(column, path);
  const field = siteEntity.fields.find((one) => one.name === name);
  if (!field) throw new Error(`A site has no field '${name}'`);
  const { toColumn = (value: unknown) => value, empty } = codecOf(field);
  const list = Array.isArray(empty) ? sql`coalesce(${read}, '[]'::jsonb)` : read;
  const put: StoredPart['write'] = (tx, rows) =>
    write(
      tx,
      rows.map(({ id, value }) => ({ id, value: toColumn(value, field) })),
    );
  return [name, { read: list, write: put }];
};

const identity = [
  ...['legalName', 'tradeName', 'street', 'zipcode', 'place', 'country', 'kvk', 'vat', 'phone'],
  'email',
];

const theme = [...themeColors.map(({ name }) => name), 'textFont', 'displayFont', 'radius', 'logo'];

export const storedSite = defineStored(siteEntity, sites, {
  parts: Object.fromEntries([
    ...identity.map((name) => within(name, 'identity', name)),
    ...['iban', 'stores', 'referencesChecked'].map((name) => within(name, 'settings', name)),
    within('popularSearches', 'settings', 'popularSearches', 'nl'),
    within('popularSearchesEn', 'settings', 'popularSearches', 'en'),
    within('homeEn', 'settings', 'frames', ENGLISH, 'home'),
    within('navigationEn', 'settings', 'frames', ENGLISH, 'navigation'),
    within('footerEn', 'settings', 'frames', ENGLISH, 'footer'),
    ...theme.map((name) => within(name, 'settings', 'theme', name)),
    ...ownTexts.flatMap((text) => [
      within(ownTextName(text, false), 'settings', 'texts', 'nl', text.name),
      ...(text.english === undefined
        ? []
        : [within(ownTextName(text, true), 'settings', 'texts', 'en', text.name)]),
    ]),
  ]),
  // All processes read the site anew, and drop what they keep of pages.
  tells: [SITE_CHANGED],
});

/** What the API tells of the site, to admins. */
export const siteApi = apiPartOf(storedSite, {
  title: sites.name,
  slug: sites.slug,
  page: sql`false`,
  adminsOnly: sql`true`,
});
