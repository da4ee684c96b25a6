import { sql } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { attributeTexts as texts } from '#kernel/messages/nl-attributes';
import {
  type AttributeKind,
  type AttributeOption,
  sameText,
} from '#kernel/values/product-attributes';
import type { Tx } from '#platform/db/types';
import { productEntity } from '../entity';

type Attribute = {
  title: string;
  access: string;
  kind: AttributeKind;
  unit: string;
  is_filter: boolean;
  options: AttributeOption[];
};

/** Names in addresses that filters of articles have already. */
const taken = new Set<string>(productEntity.columns.map(({ name }) => name));

const countWith = async (tx: Tx, title: string): Promise<number> => {
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from products where attributes ? ${title}`,
  );
  return rows[0]?.total ?? 0;
};

const namesOf = ({ label, aliases }: AttributeOption): string[] =>
  [label, ...aliases].map(sameText);

/** Two choices that one text would both mean. */
const findDouble = (options: readonly AttributeOption[]): string | undefined => {
  const seen = new Set<string>();
  for (const option of options) {
    for (const name of new Set(namesOf(option))) {
      if (seen.has(name)) return name;
      seen.add(name);
    }
  }
  return undefined;
};

/** A choice that goes though articles have it, and no other takes its name. */
const findLost = async (
  tx: Tx,
  before: Attribute,
  after: Attribute,
): Promise<{ label: string; total: number } | undefined> => {
  const kept = new Set(after.options.flatMap(namesOf));
  const ids = new Set(after.options.map(({ id }) => id));
  const gone = before.options.filter(({ id, label }) => !ids.has(id) && !kept.has(sameText(label)));
  for (const { label } of gone) {
    const parts =
      before.kind === 'choices'
        ? sql`unnest(string_to_array(attributes ->> ${before.title}, ';'))`
        : sql`attributes ->> ${before.title}`;
    const { rows } = await tx.execute<{ total: number }>(sql`
      select count(*)::int as total from products where attributes ? ${before.title} and exists (
        select 1 from (select ${parts} as part) one where lower(trim(part)) = ${sameText(label)})`);
    const total = rows[0]?.total ?? 0;
    if (total > 0) return { label, total };
  }
  return undefined;
};

/** What may not become of an attribute of products. */
export const checkAttribute: Check = async (_host, tx, { before: stood, after: stands }) => {
  const [before, after] = [stood, stands] as unknown as [Attribute | null, Attribute | null];
  const problems: Record<string, string> = {};
  if (!after) {
    const total = before ? await countWith(tx, before.title) : 0;
    if (total > 0) problems[''] = texts.held(total);
    return problems;
  }
  if (taken.has(after.access)) problems.access = texts.takenAccess;
  if (before && before.access !== after.access) problems.access = texts.fixed;
  if (after.is_filter && after.kind === 'text') problems.is_filter = texts.textFilter;
  if (after.unit !== '' && after.kind !== 'number') problems.unit = texts.noUnit;
  if (after.options.length > 0 && after.kind !== 'choice' && after.kind !== 'choices') {
    problems.options = texts.noOptions;
  }
  const isSplit =
    after.kind === 'choices' && after.options.some(({ label }) => label.includes(';'));
  if (isSplit) problems.options = texts.semicolon;
  const double = findDouble(after.options);
  if (double !== undefined) problems.options = texts.double(double);
  if (before && problems.options === undefined) {
    const lost = await findLost(tx, before, after);
    if (lost) problems.options = texts.lost(lost.label, lost.total);
  }
  return problems;
};
