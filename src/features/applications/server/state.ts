import { eq } from 'drizzle-orm';
import { findLocation } from '#features/stores/api.server';
import { AppError, notFound } from '#kernel/errors';
import { DUTCH } from '#kernel/messages/language';
import { applications as texts } from '#kernel/messages/nl-applications';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { VisitorCause } from '#platform/mail/cause';
import { type AnswerState, type ApplicationState, endStates } from '../contract';
import { fillAnswer, standardAnswer } from './answers';
import { noteEvent } from './events';
import { mailApplicant, mailStaff } from './mail/jobs';
import type { ApplicationRow } from './read';
import { limitOf } from './settings';
import { applications } from './tables';

const DAY = 86_400_000;

/** When an application is erased whose procedure ended. */
export const eraseMoment = (host: Host, keepYear: boolean, ended: Date): Date => {
  const days = keepYear
    ? limitOf(host, 'applicationConsentDays')
    : limitOf(host, 'applicationWeeks') * 7;
  return new Date(ended.getTime() + days * DAY);
};

/** An application that nobody else changes meanwhile. Throws a 404. */
export const lock = async (tx: Tx, id: number): Promise<ApplicationRow> => {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  if (!row) throw notFound(texts.api.unknown);
  return row;
};

export const put = async (
  host: Host,
  tx: Tx,
  row: ApplicationRow,
  state: ApplicationState,
): Promise<ApplicationRow> => {
  const changedAt = host.clock.now();
  const isEnd = endStates.includes(state);
  const ends = {
    endedAt: isEnd ? changedAt : null,
    eraseAt: isEnd ? eraseMoment(host, row.keepYear, changedAt) : null,
  };
  await tx
    .update(applications)
    .set({ state, changedAt, ...ends })
    .where(eq(applications.id, row.id));
  return { ...row, state, changedAt, ...ends };
};

/**
 * What staff decide of an application; its applicant gets a mail. The same once more changes
 * nothing. Throws a 404, and a 409 for one that was withdrawn.
 */
export const decideApplication = (
  host: Host,
  id: number,
  state: AnswerState,
): Promise<ApplicationRow> =>
  transact(host.db, async (tx) => {
    const row = await lock(tx, id);
    if (row.state === state) return row;
    if (row.state === 'withdrawn') throw new AppError(409, 'withdrawn', texts.api.withdrawn);
    const changed = await put(host, tx, row, state);
    await noteEvent(host, tx, id, state, 'staff');
    const own = {
      ...fillAnswer(host, standardAnswer(host, state, DUTCH), row, DUTCH),
      language: DUTCH,
    };
    await mailApplicant(host, tx, row, { kind: state, cause: 'system', own });
    return changed;
  });

/** The applicant takes it back; those who handle it are told. Once it has ended it stays as it is. */
export const withdrawApplication = (host: Host, id: number, cause: VisitorCause): Promise<void> =>
  transact(host.db, async (tx) => {
    const row = await lock(tx, id);
    if (endStates.includes(row.state)) return;
    await put(host, tx, row, 'withdrawn');
    await noteEvent(host, tx, id, 'withdrawn', 'applicant');
    await mailApplicant(host, tx, row, { kind: 'withdrawn', cause });
    const location = row.locationId === null ? undefined : await findLocation(host, row.locationId);
    await mailStaff(host, tx, { id, kind: 'withdrawn', to: [location?.email ?? ''] });
  });
