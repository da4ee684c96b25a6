import { asc, eq, sql } from 'drizzle-orm';
import type { DataHolder } from '#features/accounts/api.server';
import type { Host } from '#platform/host';
import { formSubmissions, forms } from './tables';

/**
 * What was sent by forms with somebody's address in one of their fields, for staff alone: it may be
 * another's who named him, so somebody judges it before it is given. What was sealed is told of, and stays so.
 */
export const ownSubmissions = async (
  host: Host,
  { provenEmail, byStaff }: DataHolder,
): Promise<object[] | undefined> => {
  if (!byStaff || provenEmail === undefined) return undefined;
  const { values, sealed, extras, files, createdAt, purgeAt } = formSubmissions;
  const rows = await host.db
    .select({ form: forms.title, values, sealed, extras, files, createdAt, purgeAt })
    .from(formSubmissions)
    .innerJoin(forms, eq(forms.id, formSubmissions.formId))
    .where(
      sql`exists (select 1 from jsonb_array_elements(${values}) sent
        where lower(sent ->> 'value') = ${provenEmail})`,
    )
    .orderBy(asc(formSubmissions.id));
  return rows.map((row) => ({
    ...{ form: row.form, sentAt: row.createdAt, keptUntil: row.purgeAt, files: row.files.length },
    values: row.values.map(({ label, shown }) => ({ label, value: shown })),
    sealed: row.sealed.map(({ label }) => label),
    extras: row.extras,
  }));
};
