import { sql } from 'drizzle-orm';
import { apiPartOf, sourceOf } from '#features/entities/api.server';
import type { PictureRef } from '#kernel/define/entity';
import { sliders } from '#kernel/limits-content';
import type { Host } from '#platform/host';
import type { BundleCard } from '../contract';
import { bundleEntity, bundleHref } from '../entity';
import { BundleCardView } from '../site/bundle-card.view';
import { storedBundles } from './stored';
import { bundleParts, bundles } from './tables';

type Row = {
  id: number;
  access: string;
  title: string;
  intro: string;
  priceCents: number;
  sort: number;
  revision: number;
  /** Of its products. */
  names: string;
  count: number;
  pictures: (PictureRef | null)[];
};

const list = async (host: Host, ids?: readonly number[]): Promise<Row[]> => {
  const wanted = ids ? sql`and b.id = any(${sql.param([...ids])}::int[])` : sql``;
  const { rows } = await host.db.execute<Row>(sql`
    select b.id, b.access, b.title, b.intro, b.price_cents as "priceCents", b.sort, b.revision,
      string_agg(p.title, ' ') as names, count(*)::int as count,
      jsonb_agg(pic.picture order by bp.position) as pictures
    from bundles b
    join bundle_parts bp on bp.bundle_id = b.id
    join products p on p.id = bp.product_id
    left join lateral (
      select jsonb_build_object('key', m.key, 'width', m.width, 'height', m.height, 'alt', pp.alt)
        as picture
      from product_pictures pp join media m on m.key = pp.media_key and m.state = 'ready'
      where pp.product_id = p.id order by pp.position, pp.id limit 1
    ) pic on true
    where b.state = 'Online' ${wanted}
    group by b.id having bool_and(p.state = 'Online')
    order by b.sort, b.id`);
  return rows;
};

const present = (row: Row): BundleCard => ({
  id: row.id,
  href: bundleHref(row.access),
  title: row.title,
  intro: row.intro,
  priceCents: row.priceCents,
  parts: row.count,
  pictures: row.pictures.filter((picture) => picture !== null).slice(0, 3),
});

/** What the API tells of bundles; everybody sees those of which every part is for sale. */
const api = apiPartOf(storedBundles, {
  title: bundles.title,
  slug: bundles.access,
  picture: sql`(select pp.media_key from bundle_parts bp
    join product_pictures pp on pp.product_id = bp.product_id
    where bp.bundle_id = bundles.id order by bp.position, pp.position, pp.id limit 1)`,
  shown: () => sql`(select bool_and(p.state = 'Online') from bundle_parts bp
    join products p on p.id = bp.product_id where bp.bundle_id = bundles.id)`,
  links: { Product: { own: bundleParts.bundleId, item: bundleParts.productId } },
});

/** How bundles reach the index, the cards, the suggestions and the API. */
export const bundleSource = sourceOf<Row, BundleCard>(storedBundles, {
  api,
  columns: 3,
  slider: sliders.bundle,
  list,
  beside: {
    options: async () => ({}),
    index: ({ names }) => ({ options: {}, texts: [{ text: names, weight: 1 }] }),
  },
  present,
  card: BundleCardView,
  hit: (row) => ({
    title: row.title,
    href: bundleHref(row.access),
    note: bundleEntity.label.one,
    picture: present(row).pictures[0],
  }),
});
