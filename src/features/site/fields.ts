import type { EntityField, GroupField } from '#kernel/define/entity';
import { menuTitle } from '#kernel/limits-content';
import { siteTexts as texts } from '#kernel/messages/nl-site';
import { ownTextName, ownTexts, ownTextWire, type SiteText } from '#kernel/site-texts';
import { themeColors, wireOfColor } from '#kernel/values/theme-colors';
import { displayFonts, radii, textFonts, themeFonts } from '#kernel/values/theme-fonts';

const { item, texts: words } = texts;

/** Of one list: more is no navigation any more. */
const most = { items: 14, groups: 14, links: 30 } as const;

const title: GroupField = {
  ...{ name: 'title', label: item.title, type: 'TextField', required: true, most: menuTitle },
};
const href: GroupField = { name: 'href', label: item.href, type: 'LinkField' };
const picture: GroupField = { name: 'picture', label: item.picture, type: 'ImageField' };

const links: GroupField = {
  ...{ name: 'items', label: item.items, type: 'GroupsField', most: most.links, default: [] },
  byProperty: true,
  fields: [title, { ...href, required: true }, picture],
};

const navigationFields: readonly GroupField[] = [
  title,
  { ...href, required: true },
  { name: 'accent', label: item.accent, type: 'FlagField' },
  { name: 'all', label: item.all, type: 'TextField', most: menuTitle },
  picture,
  {
    ...{ name: 'children', label: item.children, type: 'GroupsField', most: most.groups },
    byProperty: true,
    fields: [title, href, links],
  },
];

const footerFields: readonly GroupField[] = [
  title,
  { ...href, required: true },
  {
    ...{ name: 'children', label: item.items, type: 'GroupsField', most: most.links },
    byProperty: true,
    fields: [
      title,
      { ...href, required: true },
      { name: 'inDrawer', label: item.inDrawer, type: 'FlagField' },
      { name: 'sign', label: item.sign, type: 'IconField' },
      // What a link of the footer has none of, but the frame asks for.
      links,
    ],
  },
];

const list = (name: string, label: string, fields: readonly GroupField[]): EntityField => ({
  ...{ name, label, type: 'GroupsField', fields, byProperty: true, most: most.items },
});

/** Who the chain is: the law asks for all of it, so nothing of it can be emptied. */
const identityFields: readonly EntityField[] = [
  { name: 'legalName', label: texts.legalName, help: texts.legalNameHelp, type: 'TextField' },
  { name: 'tradeName', label: texts.tradeName, type: 'TextField' },
  { name: 'street', label: texts.street, type: 'TextField' },
  { name: 'zipcode', label: texts.zipcode, type: 'ZipcodeField' },
  { name: 'place', label: texts.place, type: 'TextField' },
  {
    ...{ name: 'country', label: texts.country, type: 'SelectField', default: 'NL' },
    options: [
      { value: 'NL', label: 'Nederland' },
      { value: 'BE', label: 'België' },
    ],
  },
  {
    ...{ name: 'kvk', label: texts.kvk, type: 'TextField', most: 8 },
    pattern: { source: String.raw`\d{8}`, told: texts.kvkWrong },
  },
  {
    ...{ name: 'vat', label: texts.vat, type: 'TextField', most: 16 },
    pattern: {
      source: String.raw`NL\d{9}B\d{2}|(?!NL)[A-Z]{2}[\dA-Z]{2,13}`,
      told: texts.vatWrong,
    },
  },
  {
    ...{ name: 'phone', label: texts.phone, type: 'TextField', most: 30 },
    pattern: { source: String.raw`\+?[\d ()-]{6,}`, told: texts.phoneWrong },
  },
  { name: 'email', label: texts.email, type: 'EmailField' },
].map((field) => ({ most: 120, ...field, required: true }) as EntityField);

const themeFields: readonly EntityField[] = [
  ...themeColors.map(({ name }): EntityField => {
    const wire = wireOfColor(name);
    return { name, wire, label: texts.colors[name], type: 'ColorField', orNull: true };
  }),
  {
    ...{ name: 'textFont', wire: 'theme_text_font', label: texts.textFont, type: 'SelectField' },
    orNull: true,
    options: textFonts.map((value) => ({ value, label: themeFonts[value].label })),
  },
  {
    ...{ name: 'displayFont', wire: 'theme_display_font', label: texts.displayFont },
    ...{ type: 'SelectField', orNull: true },
    options: displayFonts.map((value) => ({ value, label: themeFonts[value].label })),
  },
  {
    ...{ name: 'radius', wire: 'theme_radius', label: texts.radius, type: 'NumberField' },
    ...{ whole: true, least: radii[0], most: radii[radii.length - 1] },
  },
  {
    ...{ name: 'logo', wire: 'theme_logo', label: texts.logo, help: texts.logoHelp },
    type: 'ImageField',
  },
];

const isPromise = ({ name }: SiteText): boolean => name.startsWith('promise');

/** A text in the site's language, or in English; empty: what stands there of itself. Nothing where there is no English. */
const textField = (text: SiteText, isEnglish: boolean): EntityField[] => {
  const usual = isEnglish ? text.english : text.dutch;
  if (usual === undefined) return [];
  const told = isPromise(text) ? words.usual : words.usualSaid;
  return [
    {
      ...{ name: ownTextName(text, isEnglish), wire: ownTextWire(text, isEnglish) },
      label: isEnglish ? words.english(text.label) : text.label,
      ...{ type: text.isLong ? 'TextareaField' : 'TextField', most: text.most, orNull: true },
      help: told(usual),
    },
  ];
};

const promises = ownTexts.filter(isPromise);

/** Promises stand in a row, first all in one language; of the others the two languages stand together. */
const textFields: readonly EntityField[] = [
  ...[false, true].flatMap((isEnglish) => promises.flatMap((text) => textField(text, isEnglish))),
  ...ownTexts
    .filter((text) => !isPromise(text))
    .flatMap((text) => [false, true].flatMap((isEnglish) => textField(text, isEnglish))),
];

/** What a site is set to. */
export const siteFields: readonly EntityField[] = [
  {
    ...{ name: 'name', label: texts.name, help: texts.nameHelp, type: 'TextField' },
    ...{ required: true, most: 40 },
  },
  ...identityFields,
  {
    ...{ name: 'iban', label: texts.iban, help: texts.ibanHelp, type: 'TextField' },
    ...{ orNull: true, most: 42 },
  },
  {
    ...{ name: 'stores', label: texts.stores, help: texts.storesHelp, type: 'NumberField' },
    ...{ whole: true, least: 0, most: 9999 },
  },
  {
    ...{ name: 'popularSearches', label: texts.popular, help: texts.popularHelp },
    ...{ type: 'TextsField', most: 60 },
  },
  { name: 'popularSearchesEn', label: texts.popularEn, type: 'TextsField', most: 60 },
  {
    ...{ name: 'referencesChecked', label: texts.references, help: texts.referencesHelp },
    ...{ type: 'TextareaField', orNull: true, most: 600 },
  },
  list('navigation', texts.navigation, navigationFields),
  list('footer', texts.footer, footerFields),
  {
    ...{ name: 'homeEn', label: texts.homeEn, help: texts.homeEnHelp, type: 'TextField' },
    ...{ orNull: true, most: 60 },
    pattern: { source: String.raw`/[a-z\d][a-z\d/-]*`, told: texts.homeEnWrong },
  },
  list('navigationEn', texts.navigationEn, navigationFields),
  list('footerEn', texts.footerEn, footerFields),
  ...themeFields,
  ...textFields,
];
