import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { formLimits } from '#kernel/limits-forms';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { definitionProblems } from './definition';
import { type Form, readForm } from './form';
import { forms } from './tables';

const findBy = async (host: Host, condition: SQL): Promise<Form | undefined> => {
  const ofSite = eq(forms.siteId, getSite(host).id);
  const [row] = await host.db
    .select()
    .from(forms)
    .where(and(condition, ofSite, eq(forms.state, 'Online')));
  if (!row) return undefined;
  const problems = definitionProblems(row);
  if (problems.length === 0) return readForm(row, getSite(host).language);
  host.log.error({ form: row.name, problems }, 'a form is not shown');
  return undefined;
};

/** The form with that number, if it is online and its definition is right. */
export const findForm = (host: Host, id: number): Promise<Form | undefined> =>
  Number.isInteger(id) && id > 0 && id < 2 ** 31
    ? findBy(host, eq(forms.id, id))
    : Promise.resolve(undefined);

/** The form with that name, such as `contact`. */
export const findFormByName = (host: Host, name: string): Promise<Form | undefined> =>
  findBy(host, eq(forms.name, name));

/** As `findForm`. Throws a 404 when there is none. */
export const getForm = async (host: Host, id: number): Promise<Form> => {
  const form = await findForm(host, id);
  if (!form) throw notFound();
  return form;
};

/** Says that forms changed: pages that show them are made anew. */
export const FORMS_CHANGED = 'form.changed';

/** Tells every process that forms changed; with a transaction when that commits. */
export const announceForms = (host: Host, tx?: Db): Promise<void> =>
  host.events.publish(FORMS_CHANGED, {}, tx);

export type NewForm = Omit<typeof forms.$inferInsert, 'retentionDays'> & { retentionDays?: number };

/**
 * Stores a form, in place of the one with its name; tell it with `announceForms`. Answers its number.
 * Throws a 422 that names what is wrong with the definition, such as a BSN field without its basis in
 * law.
 */
export const storeForm = async (db: Db, form: NewForm): Promise<number> => {
  const problems = definitionProblems({ steps: form.steps, recipients: form.recipients ?? [] });
  if (problems.length > 0) throw new AppError(422, 'form_definition', problems.join(' '));
  const values = { retentionDays: formLimits.retentionDays, ...form };
  const [row] = await db
    .insert(forms)
    .values(values)
    .onConflictDoUpdate({
      target: [forms.siteId, forms.name],
      set: { ...values, revision: sql`${forms.revision} + 1` },
    })
    .returning({ id: forms.id });
  if (!row) throw new Error(`form ${form.name} was not stored`);
  return row.id;
};
