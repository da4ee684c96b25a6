import { and, asc, count, eq } from 'drizzle-orm';
import { AppError, notFound } from '#kernel/errors';
import { applications as limits } from '#kernel/limits-applications';
import { applications as texts } from '#kernel/messages/nl-applications';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Answer } from '../contract';
import { lock } from './state';
import { applicationNotes } from './tables';

export type ApplicationNote = typeof applicationNotes.$inferSelect;

/** What was written about an applicant, the oldest first. */
export const listNotes = (db: Db, applicationId: number): Promise<ApplicationNote[]> =>
  db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.id));

/** Writes something down about an applicant: he gets it when he asks for what is kept of him. Throws a 404. */
export const addNote = (
  host: Host,
  { id, memberId, text }: { id: number; memberId: number; text: string },
): Promise<void> =>
  transact(host.db, async (tx) => {
    await lock(tx, id);
    const [kept] = await tx
      .select({ notes: count() })
      .from(applicationNotes)
      .where(eq(applicationNotes.applicationId, id));
    if ((kept?.notes ?? 0) >= limits.notes) {
      throw new AppError(409, 'too_many', texts.api.tooManyNotes);
    }
    const about = { applicationId: id, memberId, at: host.clock.now() };
    await tx.insert(applicationNotes).values({ ...about, kind: 'note', text });
  });

/** Keeps what was mailed to an applicant, so that who meets him knows what he was told. */
export const keepMail = async (
  { clock }: Pick<Host, 'clock'>,
  tx: Tx,
  { id, memberId, mail }: { id: number; memberId: number; mail: Answer },
): Promise<void> => {
  const { subject, text } = mail;
  const about = { applicationId: id, memberId, at: clock.now() };
  await tx.insert(applicationNotes).values({ ...about, kind: 'mail', subject, text });
};

/** Takes one's own note away. Throws a 404 for what is no note of one's own. */
export const removeNote = async (
  { db }: Pick<Host, 'db'>,
  { id, noteId, memberId }: { id: number; noteId: number; memberId: number },
): Promise<void> => {
  const { applicationId, kind } = applicationNotes;
  const removed = await db
    .delete(applicationNotes)
    .where(
      and(
        ...[eq(applicationNotes.id, noteId), eq(applicationId, id), eq(kind, 'note')],
        eq(applicationNotes.memberId, memberId),
      ),
    )
    .returning({ id: applicationNotes.id });
  if (removed.length === 0) throw notFound();
};
