import { sql } from 'drizzle-orm';
import type { NewChange, StoredPart } from '#features/entities/api.server';
import {
  type AttributeKind,
  type AttributeOption,
  sameText,
} from '#kernel/values/product-attributes';
import type { Tx } from '#platform/db/types';

/** An option as it is sent: without a number it is a new one. */
type SentOption = Omit<AttributeOption, 'id'> & { id: number | null };

type Named = { title: string; kind: AttributeKind };

/** Values that articles have become choices at once up to so many. */
const MOST_FOUND = 200;

/** Numbers that a choice may bring along: beyond it nobody could use up those of all. */
const MOST_BROUGHT = 1_000_000;

/** What articles hold of an attribute now, each value once, what most have first. */
const findValues = async (tx: Tx, { title, kind }: Named): Promise<string[]> => {
  const value =
    kind === 'choices'
      ? sql`unnest(string_to_array(attributes ->> ${title}, ';'))`
      : sql`attributes ->> ${title}`;
  const { rows } = await tx.execute<{ value: string }>(sql`
    select min(trim(value)) as value from (
      select ${value} as value from products where attributes ? ${title}
    ) one where trim(value) <> '' and length(trim(value)) <= 120
    group by lower(trim(value)) order by count(*) desc, 1 limit ${MOST_FOUND}`);
  return rows.map(({ value: one }) => one);
};

const writeOptions = async (tx: Tx, id: number, sent: readonly SentOption[]): Promise<void> => {
  const options = JSON.stringify(sent.map((one, position) => ({ ...one, position })));
  const list = sql`json_to_recordset(${options}::json) as
    x(id int, label text, english text, aliases jsonb, position int)`;
  await tx.execute(sql`delete from product_attribute_options o where o.attribute_id = ${id}
    and not exists (select 1 from ${list} where x.id = o.id)`);
  await tx.execute(sql`
    update product_attribute_options o set label = x.label, english = x.english, aliases = x.aliases,
      position = x.position
    from ${list} where o.id = x.id and o.attribute_id = ${id}`);
  // A number that is free comes along from another site, for addresses name it; the next one comes after it.
  await tx.execute(sql`
    insert into product_attribute_options (id, attribute_id, label, english, aliases, position)
    select case when x.id < ${MOST_BROUGHT} and not exists (
        select 1 from product_attribute_options o where o.id = x.id) then x.id
      else nextval('product_attribute_options_id_seq') end,
      ${id}::int, x.label, x.english, x.aliases, x.position from ${list}
    where x.id is null or not exists (
      select 1 from product_attribute_options o where o.id = x.id and o.attribute_id = ${id})
    order by x.position`);
  await tx.execute(sql`
    select setval('product_attribute_options_id_seq', greatest(
      (select max(id) from product_attribute_options),
      (select last_value from product_attribute_options_id_seq)))
    where exists (select 1 from product_attribute_options)`);
};

/** The choices of an attribute. Where none is said they are what articles have now. */
export const optionsPart: StoredPart = {
  read: sql`(select coalesce(json_agg(json_build_object('id', o.id, 'label', o.label,
      'english', o.english, 'aliases', o.aliases) order by o.position, o.id), '[]')
    from product_attribute_options o where o.attribute_id = product_attributes.id)`,
  write: async (tx, rows) => {
    for (const { id, value } of rows) {
      const { rows: found } = await tx.execute<Named>(
        sql`select title, kind from product_attributes where id = ${id}`,
      );
      const [named] = found;
      const sent = value as SentOption[];
      const isOpen = named && (named.kind === 'choice' || named.kind === 'choices');
      const all =
        sent.length > 0 || !isOpen
          ? sent
          : (await findValues(tx, named)).map((label) => ({
              ...{ id: null, label, english: '', aliases: [] },
            }));
      await writeOptions(tx, id, all);
    }
  },
};

type Attribute = Named & { options: AttributeOption[] };

/** Labels that were changed, by what they were. */
const relabelled = (before: Attribute, after: Attribute): Record<string, string> => {
  const labels = new Map(after.options.map(({ id, label }) => [id, label]));
  return Object.fromEntries(
    before.options.flatMap(({ id, label }) => {
      const now = labels.get(id);
      return now === undefined || now === label ? [] : [[sameText(label), now]];
    }),
  );
};

const rename = (tx: Tx, from: string, to: string) =>
  tx.execute(sql`
    update products set revision = revision + 1,
      attributes = (attributes - ${from}::text) || jsonb_build_object(${to}::text, attributes -> ${from})
    where attributes ? ${from}`);

/** All changed labels at once: two may have changed places. */
const relabel = (tx: Tx, { title, kind }: Named, labels: Record<string, string>) => {
  const parts =
    kind === 'choices'
      ? sql`unnest(string_to_array(attributes ->> ${title}, ';'))`
      : sql`attributes ->> ${title}`;
  const map = sql`${JSON.stringify(labels)}::jsonb`;
  const told = sql`(select string_agg(coalesce(${map} ->> lower(trim(part)), trim(part)), '; ')
    from (select ${parts} as part) one)`;
  return tx.execute(sql`
    update products set revision = revision + 1,
      attributes = attributes || jsonb_build_object(${title}::text, ${told})
    where attributes ? ${title} and exists (
      select 1 from (select ${parts} as part) one where ${map} ? lower(trim(part)))`);
};

/** Articles keep what they have under the names that it has now. */
export const renameValues = async (tx: Tx, changes: readonly NewChange[]): Promise<void> => {
  for (const { before: stood, after: stands } of changes) {
    if (!stood || !stands) continue;
    const [before, after] = [stood, stands] as unknown as [Attribute, Attribute];
    if (before.title !== after.title) await rename(tx, before.title, after.title);
    const labels = relabelled(before, after);
    if (Object.keys(labels).length > 0) await relabel(tx, after, labels);
  }
};
