import { ownTextWires } from '#kernel/site-texts';
import { rowActions, specialRights } from '../contract';
import type { staffRoles } from './tables';

type NewRole = Omit<typeof staffRoles.$inferInsert, 'siteId' | 'id'>;

const all = rowActions;
const read = ['read'] as const;
const write = ['read', 'change'] as const;

const everything = (entities: readonly string[], actions: readonly (typeof rowActions)[number][]) =>
  entities.map((entity) => ({ entity, actions }));

/** What editors make. */
const content = [
  ...['Page', 'Section', 'Weblog', 'News', 'Calendar', 'Faq', 'Usp', 'Popup', 'Redirect'],
  ...['Media', 'Term'],
];

/** Pictures, for who puts some in what he writes: to choose of and to add to. */
const pictures = { entity: 'Media', actions: ['read', 'create'] as const };

/** Forms, but for where submissions go and how long they are kept: that is about people's data. */
const forms = {
  ...{ entity: 'Form', actions: ['read', 'change'] as const },
  fields: [
    'title',
    'state',
    'steps',
    'texts',
    'success',
    'confirmation',
    'conditions',
    'multi_step',
  ],
};

/** Of the site itself: where it leads and what it says, not who the chain is or how it looks. */
const site = {
  ...{ entity: 'Site', actions: write },
  fields: [
    ...['navigation', 'footer', 'home_en', 'navigation_en', 'footer_en'],
    ...['popular_searches', 'popular_searches_en'],
    ...ownTextWires,
  ],
};

/** Roles that every chain has; it can change what they may, and make others. */
export const builtInRoles: readonly NewRole[] = [
  {
    ...{ name: 'beheerder', label: 'Beheerder', secondFactor: false },
    rights: {
      entities: [{ entity: '*', actions: all }],
      special: [...specialRights],
    },
  },
  {
    ...{ name: 'redacteur', label: 'Redacteur' },
    rights: {
      entities: [...everything(content, all), forms, site, { entity: '*', actions: read }],
      special: [],
    },
  },
  {
    ...{ name: 'winkel', label: 'Winkel' },
    rights: {
      entities: [
        {
          ...{ entity: 'Location', actions: write, ownStores: true },
          fields: ['phone', 'email', 'intro', 'hours', 'special_hours', 'services', 'picture'],
        },
        { entity: 'Vacancy', actions: all, ownStores: true },
        { entity: 'Product', actions: read },
        pictures,
      ],
      special: ['counter', 'applications'],
    },
  },
  {
    ...{ name: 'klantenservice', label: 'Klantenservice' },
    rights: {
      entities: [{ entity: 'Faq', actions: all }, pictures, { entity: '*', actions: read }],
      special: ['orders', 'fulfil', 'submissions', 'refund', 'reviews'],
    },
  },
  {
    ...{ name: 'magazijn', label: 'Magazijn' },
    rights: {
      entities: everything(['Product', 'Location', 'Productbundle'], read),
      special: ['fulfil'],
    },
  },
  {
    ...{ name: 'personeelszaken', label: 'Personeelszaken' },
    rights: {
      entities: [
        { entity: 'Vacancy', actions: all },
        { entity: 'Location', actions: read },
        pictures,
      ],
      special: ['applications', 'personal-data'],
    },
  },
  {
    ...{ name: 'marketing', label: 'Marketing' },
    rights: {
      entities: [
        ...everything([...content, 'DiscountCode', 'DiscountOffer', 'Productbundle'], all),
        forms,
        site,
        { entity: 'Product', actions: write },
        { entity: '*', actions: read },
      ],
      special: ['reviews'],
    },
  },
  {
    ...{ name: 'alleen-lezen', label: 'Alleen lezen' },
    rights: { entities: [{ entity: '*', actions: read }], special: [] },
  },
];
