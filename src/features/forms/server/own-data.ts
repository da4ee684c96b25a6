import { asc, eq, sql } from 'drizzle-orm';
import { type DataHolder, registerErasure } from '#features/accounts/api.server';
import type { Host } from '#platform/host';
import { eraseSubmission } from './erase';
import { formSubmissions, forms } from './tables';

export const namesAddress = (email: string) =>
  sql`exists (select 1 from jsonb_array_elements(${formSubmissions.values}) sent
    where lower(sent ->> 'value') = ${email})`;

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
    .where(namesAddress(provenEmail))
    .orderBy(asc(formSubmissions.id));
  return rows.map((row) => ({
    ...{ form: row.form, sentAt: row.createdAt, keptUntil: row.purgeAt, files: row.files.length },
    values: row.values.map(({ label, shown }) => ({ label, value: shown })),
    sealed: row.sealed.map(({ label }) => label),
    extras: row.extras,
  }));
};

/** What was sent with somebody's address in a field goes whole, with its files. */
export const registerSubmissionErasure = (host: Host): void =>
  registerErasure(host, 'submissions', {
    erase: async (tx, { provenEmail }) => {
      const rows = await tx
        .select({ id: formSubmissions.id })
        .from(formSubmissions)
        .where(namesAddress(provenEmail));
      for (const { id } of rows) await eraseSubmission(host, tx, id);
      return rows.length;
    },
  });
