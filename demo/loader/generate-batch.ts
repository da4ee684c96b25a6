import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { adjectives, firstParts, names, secondParts } from './generate-words';

/** How the addresses of products end that were made here. */
const MADE = '-g[0-9]+-[0-9]+$';

const texts = (items: readonly string[]): SQL => sql`${sql.param([...items])}::text[]`;

/** The products to take after, with their departments, and their variants numbered from 0. */
const templates = (ids: readonly number[]): SQL => sql`
  template as materialized (
    select row_number() over (order by p.id) - 1 as place, p.id, p.intro, p.description, p.brand_id,
      p.material_id, p.price_cents, p.vat_rate, p.attributes, c.id as category_id,
      split_part(c.access, '/', 1) as department, v.variants
    from products p
    join lateral (
      select c.id, c.access from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = p.id order by c.parent_id nulls last limit 1
    ) c on true
    join lateral (select count(*) as variants from variants where product_id = p.id) v on variants > 0
    where p.id = any(${sql.param([...ids])}::int[])
  ),
  template_variant as materialized (
    select v.product_id, v.color_id, v.size_id, v.weight_grams,
      row_number() over (partition by v.product_id order by v.color_id, v.size_id) - 1 as place
    from variants v join template t on t.id = v.product_id
  ),
  word as materialized (
    select key as department, array(select jsonb_array_elements_text(value)) as words
    from jsonb_each(${JSON.stringify(secondParts)}::jsonb)
  )`;

/** Products that others can be made after. Throws when there is none. */
export const findTemplates = async (db: Db): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    select p.id from products p
    where p.access !~ ${MADE} and exists (select 1 from variants where product_id = p.id)
      and exists (select 1 from product_categories where product_id = p.id)
    order by p.id limit 2000`);
  if (rows.length === 0)
    throw new Error('Er zijn geen artikelen om na te maken: etalage demo load');
  return (rows as { id: number }[]).map(({ id }) => id);
};

/** A number below `below` that depends on the product, the seed and what it is for. */
const pick = (salt: number, below: SQL): SQL =>
  sql`(abs(hashint8extended(i, (${sql.raw('seed')} * 100 + ${sql.raw(String(salt))})::bigint) % (${below})))::int`;

const wordOf = (words: SQL, salt: number): SQL =>
  sql`(${words})[1 + ${pick(salt, sql`cardinality(${words})`)}]`;

/** The products as they will be: words from the lists, the rest after a product of the demo. */
const drafts = (from: number, until: number, seed: number): SQL => sql`
  numbered as (
    select i::bigint as i, ${seed}::bigint as seed, (select count(*) from template) as templates
    from generate_series(${from}::int, ${until}::int) i
  ),
  lists as (
    select ${texts(adjectives)} as adjectives, ${texts(firstParts)} as firsts, ${texts(names)} as names
  ),
  draft as (
    select n.i, t.id as template_id, t.category_id, t.intro, t.description, t.brand_id as own_brand,
      t.material_id, t.vat_rate, t.attributes, t.variants,
      upper(left(adjective, 1)) || substr(adjective, 2) || ' ' || first || second || ' ' || name as title,
      greatest(495, round(t.price_cents * (60 + ${pick(4, sql`100`)}) / 100.0 / 500) * 500 - 5)::int as price,
      ${pick(5, sql`6`)} as sale, ${pick(6, sql`1100`)} as days, 3 + ${pick(7, sql`6`)} as wanted,
      ${pick(8, sql`1000`)} as turn,
      brand_ids[1 + ${pick(9, sql`cardinality(brand_ids)`)}] as brand_id
    from numbered n
    cross join lists
    join template t on t.place = ${pick(0, sql`n.templates`)}
    left join word w on w.department = t.department
    cross join lateral (
      select ${wordOf(sql`adjectives`, 1)} as adjective, ${wordOf(sql`firsts`, 2)} as first,
        coalesce(${wordOf(sql`w.words`, 10)}, 'stuk') as second, ${wordOf(sql`names`, 3)} as name
    ) chosen
    cross join (select array_agg(id order by id) as brand_ids from brands) b
  )`;

/** One statement a batch: products, then all that hangs on them. Answers how many were made. */
export const generateBatch = async (
  db: Db,
  {
    from,
    until,
    seed,
    templateIds,
  }: { from: number; until: number; seed: number; templateIds: number[] },
): Promise<{ products: number; variants: number }> => {
  const { rows } = await db.execute(sql`
    with ${templates(templateIds)}, ${drafts(from, until, seed)},
    placed as (
      select *, lower(replace(translate(title, 'êé', 'ee'), ' ', '-')) || '-g' || ${seed}::int || '-' || i as access
      from draft
    ),
    made as (
      insert into products (access, title, intro, description, brand_id, material_id, price_cents,
        van_price_cents, vat_rate, attributes, tags, published_at)
      select access, title, intro, description, coalesce(brand_id, own_brand), material_id, price,
        case when sale = 0 then price + 1000 end, vat_rate, attributes,
        case when days < 30 then '["nieuw"]' else '[]' end::jsonb, now() - days * interval '1 day'
      from placed order by i
      on conflict (site_id, access) do nothing returning id, access
    ),
    whole as (select m.id, p.i, p.template_id, p.category_id, p.variants, p.wanted, p.turn
      from made m join placed p using (access)),
    linked as (
      insert into product_categories (product_id, category_id) select id, category_id from whole
    ),
    sold as (
      insert into variants (product_id, color_id, size_id, weight_grams, sku)
      select w.id, v.color_id, v.size_id, v.weight_grams, 'G' || ${seed}::int || '-' || w.i || '-' || v.place
      from whole w join template_variant v on v.product_id = w.template_id
      where (v.place + w.turn) % w.variants < w.wanted
      returning id, product_id, color_id
    ),
    stocked as (
      insert into stock (warehouse_id, variant_id, pieces)
      select wh.id, s.id, 1 + s.id % 40
      from sold s, (select min(id) as id from warehouses where kind = 'web') wh
      where wh.id is not null and s.id % 11 <> 0
    ),
    shown as (
      insert into product_pictures (product_id, color_id, media_key, alt, position)
      select w.id, pp.color_id, pp.media_key, pp.alt, pp.position
      from whole w join product_pictures pp on pp.product_id = w.template_id
      where pp.color_id is null
        or exists (select 1 from sold s where s.product_id = w.id and s.color_id = pp.color_id)
    )
    select (select count(*) from made)::int as products, (select count(*) from sold)::int as variants`);
  return (rows as { products: number; variants: number }[])[0] ?? { products: 0, variants: 0 };
};
