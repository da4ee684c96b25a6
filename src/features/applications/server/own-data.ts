import { type DataHolder, registerErasure } from '#features/accounts/api.server';
import { eraseSubmission, findSubmission } from '#features/forms/api.server';
import type { Host } from '#platform/host';
import { forgetWho, noteEvent } from './events';
import { listNotes } from './notes';
import { isSentWith, listOwn } from './own-rows';
import { applications } from './tables';

/** Applications that were sent with somebody's address, with all that was filled in and what staff wrote about them. */
export const ownApplications = async (host: Host, holder: DataHolder): Promise<object[]> => {
  const own: object[] = [];
  for (const row of await listOwn(host.db, holder)) {
    const { vacancy, location, code, state, distanceKm, keepYear, createdAt, eraseAt } = row;
    const sent = await findSubmission(host.db, row.submissionId);
    const notes = (await listNotes(host.db, row.id)).map(({ kind, subject, text, at }) => ({
      ...{ kind, ...(subject !== '' && { subject }), text, at },
    }));
    own.push({
      ...{ vacancy, location, code, state, distanceKm, keepYear, createdAt, eraseAt },
      ...{ answers: sent?.lines ?? [], files: sent?.files.length ?? 0, notes },
    });
  }
  return own;
};

/** Applications go at once; whoever is erased hears that once, not of each. What happened to them stays, without a name. */
export const registerApplicationErasure = (host: Host): void =>
  registerErasure(host, 'applications', {
    erase: async (tx, { provenEmail }) => {
      const rows = await tx.delete(applications).where(isSentWith(provenEmail)).returning();
      for (const { id, submissionId } of rows) {
        await noteEvent(host, tx, id, 'erased', 'staff');
        await forgetWho(tx, id);
        await eraseSubmission(host, tx, submissionId);
      }
      return rows.length;
    },
  });
