import { eq, sql } from 'drizzle-orm';
import { createPage, findPage, publishPage } from '#features/pages/api.server';

import type { TreeBlock } from '#features/pages/contract';
import { sites } from '#features/settings/api.server';
import type { Frame } from '#features/settings/contract';
import type { Host } from '#platform/host';
import { demoCategories } from './categories';
import { navigationPictures } from './category-pictures';
import {
  findNavigationFacts,
  type NavigationFacts,
  type NavigationWords,
  navigationOf,
} from './navigation';
import { block, type HomePictures, listing } from './pages';
import { readContent } from './read';
import { escapeText, html, type PageItem } from './rich-html';
import { SITE_ID } from './site';

type Call = { title: string; text: string; link: string; link_text: string };
type List = { title: string; seo_title: string; intro: string };

type EnglishContent = {
  /** Departments and categories, by their addresses without the slash. */
  names: Record<string, string>;
  new: string;
  sale: string;
  /** Titles in the navigation's panels. */
  navigation: Omit<NavigationWords, 'name' | 'new' | 'sale' | 'until' | 'more'> & {
    upTo: string;
    allNew: string;
    allSale: string;
  };
  /** Colours and other names of the shop's data, by their Dutch ones. */
  terms: Record<string, string>;
  footer: { title: string; href: string; links: { title: string; href: string }[] }[];
  home: {
    title: string;
    seo_description: string;
    hero: Omit<Call, 'title'> & { title: string; second_link: string; second_link_text: string };
    tiles_title: string;
    tiles: string[];
    tile_titles: Record<string, string>;
    new: { title: string; more: string };
    sale: { title: string; more: string };
    story: Call;
    cards: Call[];
    help: Call;
  };
  lists: {
    new: List;
    sale: List;
    stores: List & { map: Call };
  };
  pages: {
    path: string;
    counterpart?: string;
    parent?: string;
    title: string;
    seo_title: string;
    seo_description: string;
    body: (PageItem | DutchTable)[];
  }[];
};

/** The rows of the table under a heading of the Dutch page that says the same, under headings of its own. */
type DutchTable = { rows_of: string; head: string[] };

type EnglishPage = {
  path: string;
  /** The address of the Dutch page that says the same: one of the page tree, or a feature's own. */
  counterpart?: string;
  /** The address of the page above it. */
  parent?: string;
  title: string;
  seoTitle?: string;
  seoDescription: string;
  content: TreeBlock[];
};

const LANGUAGE = 'en_GB';
const HOME = '/en';

const nameOf = ({ names }: EnglishContent, access: string): string => {
  const name = names[access];
  if (name === undefined) throw new Error(`There is no English name of ${access}`);
  return name;
};

const call = ({ title, text, link, link_text: linkText }: Call, more: Record<string, unknown>) =>
  block('CallToAction', { title, text, link, linkText, ...more });

/** A few articles, and the way to all of them. */
const few = (content: { title: string; more: string }, offer: number, moreLink: string) =>
  block('ProductOverview', {
    title: content.title,
    limit: 4,
    paging: 'none',
    filter: { offer: [offer] },
    moreLabel: content.more,
    moreLink,
  });

const card = ({ title, text, link, link_text }: Call): TreeBlock =>
  block('RichText', {
    html: `<h2>${escapeText(title)}</h2><p>${escapeText(text)}</p><p><a href="${link}">${escapeText(link_text)}</a></p>`,
  });

const homePage = (content: EnglishContent, pictures: HomePictures): EnglishPage => {
  const { home } = content;
  const [first, second, third] = home.cards.map((one) => [card(one)]);
  return {
    path: HOME,
    counterpart: '/',
    title: home.title,
    seoDescription: home.seo_description,
    content: [
      block('Hero', {
        title: home.hero.title,
        text: home.hero.text,
        link: home.hero.link,
        linkText: home.hero.link_text,
        secondLink: home.hero.second_link,
        secondLinkText: home.hero.second_link_text,
        picture: { ...pictures.hero, alt: home.hero.title },
        level: '1',
        isFirst: true,
      }),
      block('Tiles', {
        title: home.tiles_title,
        items: home.tiles.map((access) =>
          block('Tile', {
            title: home.tile_titles[access] ?? nameOf(content, access),
            link: `/${access}`,
            picture: pictures.products.get(access)?.picture,
          }),
        ),
      }),
      few(home.new, 2, '/en/new'),
      call(home.story, { picture: pictures.story, tone: 'green' }),
      block('Columns', { first, second, third }),
      few(home.sale, 1, '/en/sale'),
      call(home.help, { tone: 'paper' }),
    ],
  };
};

const articles = (path: string, counterpart: string, list: List, offer: number): EnglishPage => ({
  path,
  counterpart,
  title: list.title,
  seoTitle: list.seo_title,
  seoDescription: list.intro,
  content: [listing(list.title, list.intro, { offer: [offer] }, undefined)],
});

const storesPage = ({ lists: { stores } }: EnglishContent): EnglishPage => ({
  path: '/en/stores',
  counterpart: '/winkels',
  title: stores.title,
  seoTitle: stores.seo_title,
  seoDescription: stores.intro,
  content: [
    block('LocationOverview', {
      title: stores.title,
      intro: stores.intro,
      level: '1',
      limit: 12,
      columns: 3,
      paging: 'more',
      refines: 'inline',
      ajaxFilterId: 'winkels',
      searchable: true,
    }),
    call(stores.map, { tone: 'paper' }),
  ],
});

const SERVICE = '/en/customer-service';

type DutchPage = { path: string; body: PageItem[] };

/** 'S of 36', '23,7 cm' */
const inEnglish = (cell: string): string =>
  cell.replace(/ of /g, ' or ').replace(/(\d),(\d)/g, '$1.$2');

/** Sizes are told once, so that the two languages can't differ. */
const tableOf = ({ rows_of: title, head }: DutchTable, dutch: DutchPage | undefined): PageItem => {
  const body = dutch?.body ?? [];
  const item = body[body.findIndex((one) => 'h' in one && one.h === title) + 1];
  if (!item || !('table' in item)) throw new Error(`The Dutch page has no table ${title}`);
  const [, ...rows] = item.table;
  return { table: [head, ...rows.map((row) => row.map(inEnglish))] };
};

const textPages = ({ pages: texts }: EnglishContent, dutch: readonly DutchPage[]): EnglishPage[] =>
  texts.map(({ seo_title: seoTitle, seo_description: seoDescription, body, ...page }) => ({
    ...page,
    seoTitle,
    seoDescription,
    content: [
      ...([page.path, page.parent].includes(SERVICE) ? [block('SubNavigation', {})] : []),
      block('RichText', {
        title: page.title,
        html: html(
          body.map((item) =>
            'rows_of' in item
              ? tableOf(
                  item,
                  dutch.find(({ path }) => path === page.counterpart),
                )
              : item,
          ),
        ),
      }),
    ],
  }));

const frame = (content: EnglishContent, facts: NavigationFacts): Frame => ({
  home: HOME,
  navigation: navigationOf(facts, {
    ...content.navigation,
    name: (access) => nameOf(content, access),
    new: { title: content.new, href: '/en/new', all: content.navigation.allNew },
    sale: { title: content.sale, href: '/en/sale', all: content.navigation.allSale },
    until: (euros) => `${content.navigation.upTo} € ${euros}`,
  }),
  footer: content.footer.map(({ title, href, links }) => ({
    title,
    href,
    children: links.map((link) => ({ ...link, items: [] })),
  })),
  terms: termsOf(content),
});

/** What names of the shop's data are called in English, by their Dutch ones. */
const termsOf = (content: EnglishContent): Record<string, string> => {
  const all = demoCategories.flatMap((department) => [department, ...department.children]);
  return {
    ...Object.fromEntries(all.map(({ access, title }) => [title, nameOf(content, access)])),
    ...content.terms,
  };
};

const idOf = async (host: Host, path: string): Promise<number> => {
  const page = await findPage(host, path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page.id;
};

/** The English part of the demo: a frame, and pages that name the Dutch ones that say the same. */
export const insertEnglish = async (
  host: Host,
  folder: string,
  pictures: HomePictures,
): Promise<void> => {
  const content = readContent<EnglishContent>(folder, 'english.json');
  const { lists } = content;
  const all = [
    homePage(content, pictures),
    articles('/en/new', '/nieuw', lists.new, 2),
    articles('/en/sale', '/afgeprijsd', lists.sale, 1),
    storesPage(content),
    ...textPages(content, readContent<DutchPage[]>(folder, 'pages.json')),
  ];
  for (const { counterpart, parent, content: blocks, ...page } of all) {
    const dutch = counterpart && (await findPage(host, counterpart));
    const props = counterpart === undefined ? {} : { counterpart: dutch ? dutch.id : counterpart };
    const id = await createPage(host, {
      ...page,
      siteId: SITE_ID,
      parentId: parent === undefined ? undefined : await idOf(host, parent),
      language: LANGUAGE,
      tree: { root: { props }, content: blocks, zones: {} },
    });
    await publishPage(host, id);
  }
  const facts = await findNavigationFacts(host.db, navigationPictures(pictures.products));
  const frames = { [LANGUAGE]: frame(content, facts) };
  await host.db
    .update(sites)
    .set({ settings: sql`${sites.settings} || ${JSON.stringify({ frames })}::jsonb` })
    .where(eq(sites.id, SITE_ID));
};
