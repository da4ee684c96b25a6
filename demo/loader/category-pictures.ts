import { sql } from 'drizzle-orm';
import { productHref } from '#features/catalog/entity';
import type { Db } from '#platform/db/types';
import { type DemoCategory, demoCategories } from './categories';
import { PRODUCT_PICTURE } from './pictures';
import type { NavigationPicture } from './site';

/** Articles that stand for their category; of the others the newest does. */
const faces = [
  'wollen-wikkeljas-catharina',
  'visserstrui-urk',
  'hoge-laars-margriet',
  'shopper-agnes',
  'hanglamp-rijsttafel',
  'wollen-plaid-heidekamp',
];

/** One product of each category, by the category's address without the slash. */
export const findShownProducts = async (db: Db): Promise<Map<string, NavigationPicture>> => {
  type Row = { access: string; product: string; title: string; key: string; alt: string };
  const { rows } = await db.execute<Row>(sql`
    select distinct on (c.access) c.access, p.access as product, p.title, pp.media_key as key, pp.alt
    from categories c
    join product_categories pc on pc.category_id = c.id
    join products p on p.id = pc.product_id
    join product_pictures pp on pp.product_id = p.id and pp.position = 0
    order by c.access, p.access in (${sql.join(
      faces.map((access) => sql`${access}`),
      sql`, `,
    )}) desc, p.id desc`);
  return new Map(
    rows.map(({ access, product, title, key, alt }) => [
      access,
      { title, href: productHref(product), picture: { key, alt, ...PRODUCT_PICTURE } },
    ]),
  );
};

/** The category that stands for its department. */
const chosen = [
  'dames/jassen',
  'heren/truien-vesten',
  'schoenen/laarzen',
  'accessoires/tassen',
  'wonen/lampen',
];

/** Products by the addresses of their categories. */
export type ShownCategories = ReadonlyMap<string, NavigationPicture>;

/** The address of the category that stands for a department, without the slash. */
export const shownCategoryOf = ({ children }: DemoCategory): string | undefined =>
  children.find(({ access }) => chosen.includes(access))?.access;

/** The product that the navigation shows beside each department's links, by the department's address. */
export const navigationPictures = (shown: ShownCategories): Map<string, NavigationPicture> =>
  new Map(
    demoCategories.flatMap((department) => {
      const product = shown.get(shownCategoryOf(department) ?? '');
      return product ? [[`/${department.access}`, product]] : [];
    }),
  );
