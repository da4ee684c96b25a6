import { sql } from 'drizzle-orm';
import { productHref } from '#features/catalog/entity';
import type { PictureRef } from '#kernel/define/entity';
import type { Db } from '#platform/db/types';
import type { NavigationPictures } from './navigation';
import { PRODUCT_PICTURE } from './pictures';

/** Articles that stand for their category; of the others the newest does. */
const faces = [
  'korte-wollen-jas-tram',
  'knoopvest-bibliotheek',
  'hoge-laars-margriet',
  'shopper-agnes',
  'hanglamp-rijsttafel',
  'wollen-plaid-heidekamp',
  'overslagjurk-roos',
  'flanellen-hemd-houthakker',
  'duffel-koster',
  'retrosneaker-rens',
  'lamsvachtpantoffel-sneeuw',
  'lamswollen-sjaal-terschelling',
  'leren-handschoen-adele',
  'eetkamerstoel-dorp',
  'espressokopjes-kort-vier-stuks',
];

/** A product that stands for its category. */
export type ShownProduct = { title: string; href: string; picture: PictureRef };

/** One product of each category, by the category's address without the slash. */
export const findShownProducts = async (db: Db): Promise<Map<string, ShownProduct>> => {
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

/** The categories that the navigation shows a picture of. */
const pictured = [
  'dames/jassen',
  'dames/truien-vesten',
  'dames/jurken',
  'heren/truien-vesten',
  'heren/jassen',
  'heren/overhemden',
  'schoenen/laarzen',
  'schoenen/sneakers',
  'schoenen/pantoffels',
  'accessoires/tassen',
  'accessoires/sjaals-mutsen',
  'accessoires/riemen-handschoenen',
  'wonen/lampen',
  'wonen/stoelen-krukken',
  'wonen/servies-glas',
];

/** Products by the addresses of their categories, without the slash. */
export type ShownCategories = ReadonlyMap<string, ShownProduct>;

/** The pictures of the navigation, by the addresses of their categories. */
export const navigationPictures = (shown: ShownCategories): NavigationPictures =>
  new Map(
    pictured.flatMap((access) => {
      const picture = shown.get(access)?.picture;
      return picture ? [[access, { ...picture, alt: '' }] as const] : [];
    }),
  );
