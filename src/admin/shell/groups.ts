import type { OfficeStart, ToldEntity } from '#features/office/contract';
import { workOf } from '#features/workfloor/contract';
import { auditTexts } from '#kernel/messages/nl-audit';
import { categoryTexts } from '#kernel/messages/nl-categories';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { customerTexts } from '#kernel/messages/nl-customers';
import { feedTexts } from '#kernel/messages/nl-feeds';
import { gapTexts } from '#kernel/messages/nl-gaps';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { listTexts } from '#kernel/messages/nl-lists';
import { mailTexts } from '#kernel/messages/nl-mail-kinds';
import { moderationTexts } from '#kernel/messages/nl-moderation';
import { officeTexts } from '#kernel/messages/nl-office';
import { missingTexts } from '#kernel/messages/nl-office-missing';
import { officeSiteTexts as siteTexts } from '#kernel/messages/nl-office-site';
import { operationsTexts } from '#kernel/messages/nl-operations';
import { pairTexts } from '#kernel/messages/nl-pairs';
import { peopleTexts } from '#kernel/messages/nl-people';
import { priceTexts } from '#kernel/messages/nl-prices';
import { roleTexts } from '#kernel/messages/nl-roles';
import { ruleTexts } from '#kernel/messages/nl-rules';
import { submissionTexts } from '#kernel/messages/nl-submissions';
import { vainTexts } from '#kernel/messages/nl-vain';
import { MAIL_TEXT_FIELD } from '#kernel/site-texts';
import { mayArrange } from '../arrange/may-arrange';
import { maySeeFeeds } from '../feeds/may-see-feeds';
import { mayMend } from '../gaps/may-mend';
import { mayPrice } from '../prices/may-price';

const texts = officeTexts.groups;

/** Which entities stand together, in the order in which they are worked at. */
const groups: readonly { label: string; names: readonly string[] }[] = [
  {
    label: texts.site,
    names: [
      ...['Page', 'Section', 'Media', 'Weblog', 'News', 'Calendar', 'Faq', 'Form', 'Popup'],
      'Term',
    ],
  },
  {
    label: texts.shop,
    names: [
      'Product',
      'Attribute',
      'Productbundle',
      'DiscountCode',
      'DiscountOffer',
      'DeliveryMethod',
    ],
  },
  { label: texts.stores, names: ['Location', 'Vacancy'] },
];

const SITE = 'Site';

const ofSite = [
  { href: '/navigatie', label: siteTexts.navigation },
  { href: '/teksten', label: siteTexts.texts },
  { href: '/gegevens', label: siteTexts.details },
  { href: '/huisstijl', label: siteTexts.theme },
] as const;

/** The screens of the site itself, for whoever may see it. */
export const siteScreens = (entities: readonly ToldEntity[]): readonly (typeof ofSite)[number][] =>
  entities.some(({ name }) => name === SITE) ? ofSite : [];

/** The screen of what mails say, for who writes the site's texts. */
export const mailScreens = (
  entities: readonly ToldEntity[],
): readonly { href: string; label: string }[] => {
  const site = entities.find(({ name }) => name === SITE);
  const field = site?.fields.find(({ name }) => name === MAIL_TEXT_FIELD);
  return site?.may.change && field?.mayWrite
    ? [{ href: '/mailteksten', label: mailTexts.title }]
    : [];
};

export const CATEGORY = 'Category';
const PAGE = 'Page';
const REDIRECT = 'Redirect';

/** Screens about pages that aren't there, in a language or at all, for whoever may see that. */
export const missingScreens = (
  entities: readonly ToldEntity[],
): readonly { href: string; label: string }[] => [
  ...(entities.some(({ name }) => name === PAGE)
    ? [{ href: '/zonder-engels', label: pairTexts.unpaired }]
    : []),
  ...(entities.some(({ name }) => name === REDIRECT)
    ? [
        { href: '/niet-gevonden', label: missingTexts.title },
        { href: '/tevergeefs-gezocht', label: vainTexts.title },
      ]
    : []),
];

type Group = { label: string; entities: readonly ToldEntity[] };

/** Entities by group; those that no group names stand together at the end. */
const grouped = (entities: readonly ToldEntity[]): Group[] => {
  const named = new Set(groups.flatMap(({ names }) => names));
  const all = groups.map(({ label, names }) => ({
    label,
    entities: names.flatMap((name) => entities.find((one) => one.name === name) ?? []),
  }));
  // The site itself is no list, and categories are a tree: they have screens of their own.
  const rest = entities.filter(
    ({ name }) => !named.has(name) && name !== SITE && name !== CATEGORY,
  );
  return [...all, { label: texts.more, entities: rest }].filter((one) => one.entities.length > 0);
};

const forCustomers = [
  { right: 'orders', href: '/bestellingen', label: customerTexts.orders.title },
  { right: 'orders', href: '/klanten', label: customerTexts.customers.title },
  { right: 'submissions', href: '/inzendingen', label: submissionTexts.title },
  { right: 'reviews', href: '/reviews', label: moderationTexts.title },
] as const;

/** The screens of who helps customers. */
export const customerScreens = (
  special: readonly string[],
): readonly (typeof forCustomers)[number][] =>
  forCustomers.filter(({ right }) => special.includes(right));

/** Where orders are picked and handed over: pages without the office's script, so plain links lead there. */
export const floorScreens = (special: readonly string[]): { href: string; label: string }[] =>
  workOf(special).map(({ href, label }) => ({ href, label }));

const STORES = texts.stores;

/** The screens of whom the stores look for, and in which group they stand. */
export const hiringScreens = (
  special: readonly string[],
): readonly { href: string; label: string; group: string }[] =>
  special.includes('applications')
    ? [{ href: '/sollicitaties', label: hiringTexts.title, group: STORES }]
    : [];

const SHOP = texts.shop;

/** Screens of the shop's articles beside their list, for who may write that, and in which group they stand. */
export const shopScreens = (
  start: Pick<OfficeStart, 'entities' | 'member'>,
): readonly { href: string; label: string; group: string }[] => [
  ...(mayPrice(start) ? [{ href: '/prijzen', label: priceTexts.title, group: SHOP }] : []),
  ...(mayArrange(start) ? [{ href: '/volgorde', label: listTexts.title, group: SHOP }] : []),
  ...(start.entities.some(({ name }) => name === CATEGORY)
    ? [{ href: '/category/boom', label: categoryTexts.title, group: SHOP }]
    : []),
  ...(mayMend(start) ? [{ href: '/ontbreekt', label: gapTexts.title, group: SHOP }] : []),
  ...(maySeeFeeds(start) ? [{ href: '/feeds', label: feedTexts.title, group: SHOP }] : []),
];

type Part = { href: string; label: string };

/** The parts of the menu that stand by group: lists, and the screens beside them. */
export const partsOf = ({
  entities,
  member,
}: Pick<OfficeStart, 'entities' | 'member'>): { label: string; parts: Part[] }[] => {
  const screens = [...shopScreens({ entities, member }), ...hiringScreens(member.special)];
  return grouped(entities).map(({ label, entities: some }) => ({
    label,
    parts: [
      ...some.map((one) => ({ href: `/${one.access}`, label: one.label.many })),
      ...screens
        .filter(({ group }) => group === label)
        .map(({ href, label: name }) => ({ href, label: name })),
    ],
  }));
};

/** Screens that each take a right of their own. */
const managed = [
  { right: 'rights', href: '/wet-en-regels', label: ruleTexts.title },
  { right: 'rights', href: '/medewerkers', label: peopleTexts.title },
  { right: 'rights', href: '/rollen', label: roleTexts.title },
  { right: 'operations', href: '/post', label: operationsTexts.post.title },
  { right: 'operations', href: '/techniek', label: operationsTexts.machinery.title },
  { right: 'connections', href: '/koppelingen', label: connectionTexts.title },
  { right: 'audit', href: '/audit', label: auditTexts.title },
] as const;

/** What a member with these rights manages. */
export const managedBy = (special: readonly string[]) =>
  managed.filter(({ right }) => special.includes(right));
