import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { formSubmissions, type StoredValue } from './tables';

/** What a form was sent with, as it is shown, and the ids of its files. No sealed value is in it. */
export const findSubmission = async (
  db: Db,
  id: number,
): Promise<{ lines: { label: string; text: string }[]; files: string[] } | undefined> => {
  const [row] = await db
    .select({ values: formSubmissions.values, files: formSubmissions.files })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, id));
  return (
    row && {
      lines: row.values.map(({ label, shown: text }) => ({ label, text })),
      files: row.files,
    }
  );
};

/** What a form was sent with, by its fields. No sealed value is in it. */
export const findSent = async (
  db: Db,
  id: number,
): Promise<{ values: StoredValue[]; files: string[] } | undefined> => {
  const [row] = await db
    .select({ values: formSubmissions.values, files: formSubmissions.files })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, id));
  return row;
};
