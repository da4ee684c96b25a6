import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { forms as texts } from '#kernel/messages/nl-forms';
import { defuse } from '#kernel/values/spreadsheet-cell';
import type { Db } from '#platform/db/types';
import { type FieldKeys, unseal } from '../server/seal';
import { sealedAbout } from '../server/store';
import { formSubmissions, forms } from '../server/tables';

const BATCH = 500;
const BOM = '\ufeff';

type Stored = typeof formSubmissions.$inferSelect;

/** A column of the file: a field, as it was last called. */
type Column = { name: string; label: string };

export type ExportOptions = {
  /** Semicolons, as a Dutch spreadsheet wants them. */
  sheet?: boolean;
  /** Opens sealed values, such as a BSN, into columns of their own; left out: they stay away. */
  keys?: FieldKeys;
};

/** Thrown when there is no form of that name. */
export class UnknownForm extends Error {}

const findForm = async (db: Db, name: string) => {
  const [form] = await db.select({ id: forms.id }).from(forms).where(eq(forms.name, name));
  if (!form) throw new UnknownForm(name);
  return form;
};

const listColumns = async (
  db: Db,
  formId: number,
  from: 'values' | 'sealed',
): Promise<Column[]> => {
  const { rows } = await db.execute<Column>(sql`
    select one ->> 'name' as name, (array_agg(one ->> 'label' order by s.id desc))[1] as label
    from ${formSubmissions} s
    cross join lateral jsonb_array_elements(s.${sql.identifier(from)}) with ordinality as v(one, at)
    where s.form_id = ${formId}
    group by 1
    order by min(s.id), min(at)`);
  return rows;
};

/** Labels, each once: a second of the same carries its name. */
const headings = (columns: readonly Column[]): string[] =>
  columns.map(({ name, label }, at) => {
    const isFirst = columns.findIndex((one) => one.label === label) === at;
    return defuse(isFirst ? label : `${label} (${name})`);
  });

const readBatch = (db: Db, formId: number, after: number): Promise<Stored[]> =>
  db
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.formId, formId), gt(formSubmissions.id, after)))
    .orderBy(asc(formSubmissions.id))
    .limit(BATCH);

const openedIn = (row: Stored, keys: FieldKeys, name: string): string => {
  const one = row.sealed.find((value) => value.name === name);
  return one ? unseal(keys, one.sealed, sealedAbout(row.formId, name)) : '';
};

/**
 * A form's submissions as a CSV file in parts, the oldest first: number, when it came in, when it is
 * erased, and a column for each field that was ever sent. Begins with a byte order mark, by which
 * spreadsheets know the encoding. `onRow` is called for each. Throws UnknownForm.
 */
export async function* exportSubmissions(
  db: Db,
  name: string,
  { sheet, keys }: ExportOptions = {},
  onRow: () => void = () => {},
): AsyncGenerator<string> {
  const { id } = await findForm(db, name);
  const columns = await listColumns(db, id, 'values');
  const secret = keys ? await listColumns(db, id, 'sealed') : [];
  const write = (rows: string[][]) => stringify(rows, { delimiter: sheet ? ';' : ',' });
  const { number, receivedAt, purgeAt } = texts.export;
  yield BOM + write([[number, receivedAt, purgeAt, ...headings([...columns, ...secret])]]);
  const cells = (row: Stored): string[] => [
    String(row.id),
    row.createdAt.toISOString(),
    row.purgeAt.toISOString(),
    ...columns.map((column) => {
      const value = row.values.find((one) => one.name === column.name);
      return defuse(value?.shown ?? '');
    }),
    ...secret.map((column) => (keys ? defuse(openedIn(row, keys, column.name)) : '')),
  ];
  for (let after = 0; ; ) {
    const rows = await readBatch(db, id, after);
    if (rows.length > 0) yield write(rows.map(cells));
    for (const _ of rows) onRow();
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
  }
}
