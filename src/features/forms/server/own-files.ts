import { asc, eq } from 'drizzle-orm';
import type { DataHolder, OwnFile } from '#features/accounts/api.server';
import { findUploads, openUpload } from '#features/uploads/api.server';
import { exportTexts as texts } from '#kernel/messages/nl-person-export';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { namesOthers } from './names-others';
import { namesAddress } from './own-data';
import { formSubmissions, forms } from './tables';

type Sent = { ids: readonly string[]; folders: readonly string[]; withheld?: string };

/** Files that came along with a form, by their uploads; those that are gone meanwhile are left out. */
export const filesSent = async (
  host: Host,
  { ids, folders, withheld }: Sent,
): Promise<OwnFile[]> => {
  const uploads = await findUploads(host.db, ids);
  return uploads.map(({ id, filename }) => ({
    ...{ key: `upload:${id}`, path: [...folders, filename] },
    ...(withheld === undefined ? { open: () => openUpload(host, id) } : { withheld }),
  }));
};

/**
 * Files that came with forms in which somebody's address was filled in, for staff alone. Of a form that names
 * another address too nobody can tell whose they are: those aren't given.
 */
export const ownSubmissionFiles = async (
  host: Host,
  { provenEmail, byStaff }: DataHolder,
): Promise<OwnFile[]> => {
  if (!byStaff || provenEmail === undefined) return [];
  const { values, files, createdAt } = formSubmissions;
  const rows = await host.db
    .select({ form: forms.title, values, files, createdAt })
    .from(formSubmissions)
    .innerJoin(forms, eq(forms.id, formSubmissions.formId))
    .where(namesAddress(provenEmail))
    .orderBy(asc(formSubmissions.id));
  const found: OwnFile[] = [];
  for (const row of rows) {
    if (row.files.length === 0) continue;
    const folders = [texts.folders.submissions, `${dayOf(row.createdAt)} ${row.form}`];
    const isMixed = namesOthers(row.values, provenEmail);
    const withheld = isMixed ? { withheld: texts.othersNamed } : undefined;
    found.push(...(await filesSent(host, { ids: row.files, folders, ...withheld })));
  }
  return found;
};
