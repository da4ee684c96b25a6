import { eq, or, sql } from 'drizzle-orm';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import type { Tx } from '#platform/db/types';
import { withoutWords } from '../without-words';
import { staffActions } from './tables';

/**
 * Takes somebody out of the audit log: that something was done, by whom and when, stays. `sure`: words that are his alone,
 * such as his address; `more`: such as his name, taken out where one of those stands.
 */
export const forgetInLog = async (
  tx: Tx,
  { sure, more }: Record<'sure' | 'more', readonly string[]>,
): Promise<number> => {
  const { subject, before, after } = staffActions;
  const all = sql`lower(concat_ws(' ', ${subject}, ${before}::text, ${after}::text))`;
  const isNamed = or(...sure.map((word) => sql`position(${word.toLowerCase()} in ${all}) > 0`));
  if (!isNamed) return 0;
  const rows = await tx.select().from(staffActions).where(isNamed);
  const words = [...sure, ...more];
  let changed = 0;
  for (const row of rows) {
    const was = { subject: row.subject, before: row.before, after: row.after };
    const left = withoutWords(was, words, texts.erased);
    if (JSON.stringify(left) === JSON.stringify(was)) continue;
    await tx.update(staffActions).set(left).where(eq(staffActions.id, row.id));
    changed += 1;
  }
  return changed;
};
