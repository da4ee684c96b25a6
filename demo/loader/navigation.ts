import { sql } from 'drizzle-orm';
import type { NavigationGroup, NavigationItem, NavigationLink } from '#features/settings/contract';
import type { PictureRef } from '#kernel/define/entity';
import type { Db } from '#platform/db/types';
import { demoCategories } from './categories';

/** What is shown of the categories that have a picture in the navigation, by their address without the slash. */
export type NavigationPictures = ReadonlyMap<string, PictureRef>;

/** What the navigation's filtered links are made of; empty before there are articles. */
export type NavigationFacts = {
  pictures: NavigationPictures;
  /** Numbers of categories, by their addresses without the slash. */
  categories: ReadonlyMap<string, number>;
  /** The brands with the most articles in each department. */
  brands: ReadonlyMap<string, readonly { id: number; title: string }[]>;
};

export const noFacts: NavigationFacts = {
  pictures: new Map(),
  categories: new Map(),
  brands: new Map(),
};

/** What it says beside the names of categories. */
export type NavigationWords = {
  name: (access: string) => string;
  new: Pick<NavigationItem, 'title' | 'href' | 'all'>;
  sale: Pick<NavigationItem, 'title' | 'href' | 'all'>;
  /** Beside what is new. */
  more?: NavigationGroup;
  /** Titles of groups of categories, by the key that `groupsOf` has for them. */
  groups: Record<string, string>;
  justIn: string;
  reduced: string;
  popular: string;
  brands: string;
  featured: string;
  byDepartment: string;
  byPrice: string;
  until: (euros: number) => string;
};

/** In which groups a department's panel has what; the others' categories too where they belong to it. */
const groupsOf: Record<string, Record<string, readonly string[]>> = {
  dames: {
    clothes: [
      'dames/truien-vesten',
      'dames/blouses-tops',
      'dames/jurken',
      'dames/rokken',
      'dames/broeken-jeans',
      'dames/jassen',
    ],
    shoesAndMore: [
      'schoenen/laarzen',
      'schoenen/enkellaarsjes',
      'schoenen/sneakers',
      'accessoires/tassen',
      'accessoires/sjaals-mutsen',
    ],
  },
  heren: {
    clothes: [
      'heren/truien-vesten',
      'heren/overhemden',
      'heren/t-shirts-polos',
      'heren/broeken-jeans',
      'heren/jassen',
    ],
    shoesAndMore: [
      'schoenen/sneakers',
      'schoenen/loafers',
      'accessoires/rugzakken',
      'accessoires/riemen-handschoenen',
      'accessoires/sokken',
    ],
  },
  schoenen: {
    outdoors: [
      'schoenen/sneakers',
      'schoenen/laarzen',
      'schoenen/enkellaarsjes',
      'schoenen/loafers',
      'schoenen/sandalen',
    ],
    indoors: ['schoenen/pantoffels', 'accessoires/sokken'],
  },
  accessoires: {
    bags: ['accessoires/tassen', 'accessoires/rugzakken'],
    toWear: ['accessoires/sjaals-mutsen', 'accessoires/riemen-handschoenen', 'accessoires/sokken'],
  },
  wonen: {
    furniture: [
      'wonen/stoelen-krukken',
      'wonen/tafels-kasten',
      'wonen/lampen',
      'wonen/vloerkleden',
    ],
    tableAndBed: [
      'wonen/servies-glas',
      'wonen/vazen-potten',
      'wonen/kussens-plaids',
      'wonen/bad-bed',
    ],
  },
};

/** Which category stands for an entry of the menu on a phone. */
const faceOf: Record<string, string> = {
  dames: 'dames/jurken',
  heren: 'heren/overhemden',
  schoenen: 'schoenen/laarzen',
  accessoires: 'accessoires/tassen',
  wonen: 'wonen/lampen',
  new: 'dames/jassen',
  sale: 'heren/truien-vesten',
};

/** Pictures in the panels of what is new and what is reduced, beside the departments. */
const shownIn: Record<'new' | 'sale', Record<string, string>> = {
  new: {
    dames: 'dames/truien-vesten',
    schoenen: 'schoenen/sneakers',
    wonen: 'wonen/stoelen-krukken',
  },
  sale: {
    heren: 'heren/jassen',
    accessoires: 'accessoires/sjaals-mutsen',
    wonen: 'wonen/servies-glas',
  },
};

/** Euros up to which what is reduced is listed apart. */
const PRICES = [50, 100, 150];
const REDUCED = 1;
const NEW = 2;

/** Its panel shows pictures of its own categories, not of those it borrows. */
const department = (
  { access, children }: (typeof demoCategories)[number],
  { pictures, brands }: NavigationFacts,
  words: NavigationWords,
): NavigationItem => {
  const own = new Set(children.map((child) => child.access));
  const href = `/${access}`;
  const category = (one: string): NavigationLink => ({
    title: words.name(one),
    href: `/${one}`,
    picture: own.has(one) ? pictures.get(one) : undefined,
  });
  const groups = Object.entries(groupsOf[access] ?? {}).map(([key, items]) => ({
    title: words.groups[key] ?? '',
    items: items.map(category),
  }));
  const featured = [
    { title: words.justIn, href: `${href}?filter_offer=${NEW}` },
    { title: words.popular, href: `${href}?sort=popular` },
    { title: words.reduced, href: `${href}?filter_offer=${REDUCED}` },
  ];
  const known = brands.get(access) ?? [];
  const branded = known.map(({ id, title }) => ({ title, href: `${href}?filter_brand=${id}` }));
  return {
    title: words.name(access),
    href,
    picture: pictures.get(faceOf[access] ?? ''),
    children: [
      ...groups,
      { title: words.featured, items: featured },
      ...(branded.length > 0 ? [{ title: words.brands, items: branded }] : []),
    ],
  };
};

/** What a listing of everything has in each department. */
const perDepartment = (
  kind: 'new' | 'sale',
  href: string,
  { categories, pictures }: NavigationFacts,
  words: NavigationWords,
) => {
  const items = demoCategories.flatMap(({ access }): NavigationLink[] => {
    const id = categories.get(access);
    const picture = pictures.get(shownIn[kind][access] ?? '');
    return id === undefined
      ? []
      : [{ title: words.name(access), href: `${href}?filter_category=${id}`, picture }];
  });
  return items.length > 0 ? [{ title: words.byDepartment, items }] : [];
};

/** The main navigation: departments first, then what is new and what is reduced. */
export const navigationOf = (facts: NavigationFacts, words: NavigationWords): NavigationItem[] => {
  const { pictures } = facts;
  const prices = PRICES.map((euros) => ({
    title: words.until(euros),
    href: `${words.sale.href}?filter_price_max=${euros}`,
  }));
  return [
    ...demoCategories.map((one) => department(one, facts, words)),
    {
      ...words.new,
      picture: pictures.get(faceOf.new ?? ''),
      children: [
        ...perDepartment('new', words.new.href, facts, words),
        ...(words.more ? [words.more] : []),
      ],
    },
    {
      ...words.sale,
      accent: true,
      picture: pictures.get(faceOf.sale ?? ''),
      children: [
        ...perDepartment('sale', words.sale.href, facts, words),
        { title: words.byPrice, items: prices },
      ],
    },
  ];
};

/** So many brands of a department are in its panel. */
const MOST_BRANDS = 4;

/** What the navigation's filtered links are made of, once there are articles. */
export const findNavigationFacts = async (
  db: Db,
  pictures: NavigationPictures,
): Promise<NavigationFacts> => {
  type Category = { access: string; id: number };
  type Brand = { access: string; id: number; title: string };
  const categories = await db.execute<Category>(sql`select access, id from categories`);
  const brands = await db.execute<Brand>(sql`
    select split_part(c.access, '/', 1) as access, b.id, b.title
    from categories c
    join product_categories pc on pc.category_id = c.id
    join products p on p.id = pc.product_id
    join brands b on b.id = p.brand_id
    group by 1, b.id, b.title
    order by 1, count(*) desc, b.title`);
  const byDepartment = new Map<string, Brand[]>();
  for (const { access, ...brand } of brands.rows) {
    const known = byDepartment.get(access) ?? [];
    if (known.length < MOST_BRANDS) byDepartment.set(access, [...known, { access, ...brand }]);
  }
  return {
    pictures,
    categories: new Map(categories.rows.map(({ access, id }) => [access, id])),
    brands: byDepartment,
  };
};
