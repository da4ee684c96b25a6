import { sql } from 'drizzle-orm';
import type { EntitySource } from '#features/overviews/api.server';
import type { IndexRow, PictureRef, SearchHit } from '#kernel/define/entity';
import { sliders } from '#kernel/limits-content';
import type { Host } from '#platform/host';
import type { BundleCard } from '../contract';
import { bundleEntity, bundleHref } from '../entity';
import { BundleCardView } from '../site/bundle-card.view';

type Row = {
  id: number;
  access: string;
  title: string;
  intro: string;
  price: number;
  sort: number;
  names: string;
  parts: number;
  pictures: (PictureRef | null)[];
};

const list = async (host: Host, ids?: readonly number[]): Promise<Row[]> => {
  const wanted = ids ? sql`and b.id = any(${sql.param([...ids])}::int[])` : sql``;
  const { rows } = await host.db.execute<Row>(sql`
    select b.id, b.access, b.title, b.intro, b.price_cents as price, b.sort,
      string_agg(p.title, ' ') as names, count(*)::int as parts,
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

const indexRow = (row: Row): IndexRow => ({
  id: row.id,
  options: {},
  numbers: {},
  sort: { order: row.sort, price: row.price, name: row.title },
  texts: [
    { text: row.title, weight: 8 },
    { text: row.names, weight: 1 },
  ],
});

const present = (row: Row): BundleCard => ({
  id: row.id,
  href: bundleHref(row.access),
  title: row.title,
  intro: row.intro,
  priceCents: row.price,
  parts: row.parts,
  pictures: row.pictures.filter((picture) => picture !== null).slice(0, 3),
});

/** How bundles reach the index, the cards and the suggestions. */
export const bundleSource: EntitySource<BundleCard> = {
  entity: bundleEntity,
  columns: 3,
  slider: sliders.bundle,
  options: async () => ({}),
  async *rows(host, ids) {
    yield (await list(host, ids)).map(indexRow);
  },
  cards: async (host, ids) => new Map((await list(host, ids)).map((row) => [row.id, present(row)])),
  card: BundleCardView,
  hits: async (host, ids) =>
    new Map(
      (await list(host, ids)).map((row): [number, SearchHit] => [
        row.id,
        {
          id: row.id,
          title: row.title,
          href: bundleHref(row.access),
          note: bundleEntity.label.one,
          picture: present(row).pictures[0],
        },
      ]),
    ),
};
