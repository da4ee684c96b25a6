import type { Site } from '#features/settings/api.server';
import { type BeginWho, beginPageTexts as texts } from '#kernel/messages/nl-begin-pages';
import type { BeginPageKey, PageTree, TreeBlock } from '../../contract';

/** A page that a new site can begin with. */
export type ReadyPage = {
  key: BeginPageKey;
  path: string;
  title: string;
  /** It says what the law asks: nobody sees it before somebody read it and published it. */
  isToCheck?: true;
  /** A form of it is made along, under this name in its block's settings. */
  form?: 'contact';
  /** It has to have this number (S2.1/7). */
  id?: number;
  tree: (site: Site, made: Made) => PageTree;
};

/** What a page is made of besides who the chain is: which others there are, and the numbers of forms. */
export type Made = { keys: ReadonlySet<string>; contactForm?: number };

/** How a text says that somebody has still to write or check something: visitors shouldn't read it. */
export const TO_CHECK = /\[(?:vul in|kijk na):/i;

/** The page with the application form. */
const APPLY = 26;

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const whoOf = ({ name, identity }: Site): BeginWho => {
  const { legalName, street, zipcode, place, kvk, vat, phone, email } = identity;
  const who = { name, legalName, street, zipcode, place, kvk, vat, phone, email };
  return Object.fromEntries(
    Object.entries(who).map(([key, value]) => [key, escapeText(value)]),
  ) as BeginWho;
};

const block = (type: string, id: string, props: Record<string, unknown> = {}): TreeBlock => ({
  type,
  props: { id, version: 1, ...props },
});

const treeOf = (...content: TreeBlock[]): PageTree => ({ root: { props: {} }, content, zones: {} });

const list = { level: '1', paging: 'more', refines: 'inline', searchable: true, sortable: true };

const text = (
  { title, html }: { title: string; html: (who: BeginWho) => string },
  site: Site,
  more: Record<string, unknown> = {},
): TreeBlock => block('RichText', 'tekst', { title, html: html(whoOf(site)), ...more });

const homeTree: ReadyPage['tree'] = (site, { keys }) => {
  const { home } = texts;
  const toShop = keys.has('shop') ? { link: '/artikelen', linkText: home.link } : {};
  const toStores = keys.has('stores')
    ? { secondLink: '/winkels', secondLinkText: home.stores }
    : {};
  return treeOf(
    block('Hero', 'opening', {
      ...{ title: home.title(site.name), isFirst: true },
      text: keys.has('stores') ? home.text : home.textOnline,
      ...{ ...toShop, ...toStores },
    }),
    block('ProductSlider', 'nieuw', {
      ...{ title: home.fresh, limit: 12 },
      ...(keys.has('shop') && { moreLabel: home.all, moreLink: '/artikelen' }),
    }),
    ...(keys.has('stores') ? [block('LocationSearch', 'winkel', { title: home.stores })] : []),
    ...(keys.has('contact')
      ? [
          block('CallToAction', 'vraag', {
            ...{ title: home.question, text: home.questionText },
            ...{ link: '/contact', linkText: home.questionLink, tone: 'paper' },
          }),
        ]
      : []),
  );
};

/** All that there are, in the order in which they are offered and made. */
export const readyPages: readonly ReadyPage[] = [
  { key: 'home', path: '/', title: 'Home', tree: homeTree },
  {
    ...{ key: 'shop', path: '/artikelen', title: texts.shop.title },
    tree: () =>
      treeOf(
        block('ProductOverview', 'artikelen', {
          ...{ ...list, ...texts.shop, limit: 24, ajaxFilterId: 'artikelen' },
          paging: 'pagination',
        }),
      ),
  },
  {
    ...{ key: 'stores', path: '/winkels', title: texts.stores.title },
    tree: () =>
      treeOf(
        block('LocationSearch', 'zoeken', { title: texts.stores.title, level: '1' }),
        block('LocationMap', 'kaart', { title: texts.stores.map }),
        block('LocationDirectory', 'lijst', { title: texts.stores.all }),
      ),
  },
  {
    ...{ key: 'jobs', path: '/vacatures', title: texts.jobs.title },
    tree: () =>
      treeOf(
        block('VacancyOverview', 'vacatures', {
          ...{ ...list, ...texts.jobs, limit: 12, ajaxFilterId: 'vacatures' },
        }),
      ),
  },
  {
    ...{ key: 'apply', path: '/solliciteren', title: texts.apply.title, id: APPLY },
    tree: () => treeOf(block('ApplicationForm', 'formulier')),
  },
  {
    ...{ key: 'about', path: '/over-ons', title: texts.about.title, isToCheck: true },
    tree: (site) => treeOf(text(texts.about, site)),
  },
  {
    ...{ key: 'contact', path: '/contact', title: texts.contact.title, form: 'contact' },
    tree: (site, { contactForm }) =>
      treeOf(
        text(texts.contact, site),
        ...(contactForm === undefined
          ? []
          : [
              block('Form', 'formulier', {
                ...{ form: String(contactForm), title: texts.contact.form, level: '2' },
              }),
            ]),
      ),
  },
  {
    ...{ key: 'delivery', path: '/bezorgen', title: texts.delivery.title },
    tree: (site) => treeOf(text(texts.delivery, site)),
  },
  {
    ...{ key: 'returns', path: '/retourneren', title: texts.returns.title, isToCheck: true },
    tree: (site) =>
      treeOf(text(texts.returns, site, { link: '/herroepen', linkText: texts.returns.action })),
  },
  {
    ...{ key: 'terms', path: '/algemene-voorwaarden', title: texts.terms.title, isToCheck: true },
    tree: (site) => treeOf(text(texts.terms, site)),
  },
  {
    ...{ key: 'privacy', path: '/privacy', title: texts.privacy.title, isToCheck: true },
    tree: (site) => treeOf(text(texts.privacy, site)),
  },
  {
    ...{ key: 'cookies', path: '/cookies', title: texts.cookies.title },
    tree: (site) => treeOf(text(texts.cookies, site), block('CookieOverview', 'cookies')),
  },
];
