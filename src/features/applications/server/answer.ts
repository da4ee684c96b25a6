import { AppError } from '#kernel/errors';
import { applications as texts } from '#kernel/messages/nl-applications';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { AnswerState, ApplicationState } from '../contract';
import { findByKey, noteEvent } from './events';
import { mailApplicant, type OwnWords } from './mail/jobs';
import { keepMail } from './notes';
import type { ApplicationRow } from './read';
import { lock, put } from './state';

export type Answering = {
  id: number;
  state: AnswerState;
  /** Where it stood for whoever answers. */
  from: ApplicationState;
  /** Of this step: sent again, it is done once. */
  key: string;
  memberId: number;
  /** Left out: no mail goes. */
  mail?: OwnWords | undefined;
};

/**
 * Answers an application, with a mail in somebody's own words or none. Of two who answer at once one does: throws a
 * 409 for the other, as for one that was withdrawn.
 */
export const answerApplication = (
  host: Host,
  { id, state, from, key, memberId, mail }: Answering,
): Promise<{ row: ApplicationRow; isRepeat: boolean }> =>
  transact(host.db, async (tx) => {
    const row = await lock(tx, id);
    const known = await findByKey(tx, key);
    if (known?.applicationId === id && known.event === state) return { row, isRepeat: true };
    if (known) throw new AppError(409, 'key_used', texts.api.keyUsed);
    if (row.state === 'withdrawn') throw new AppError(409, 'withdrawn', texts.api.withdrawn);
    if (row.state !== from || row.state === state) {
      throw new AppError(409, 'moved', texts.api.moved);
    }
    const changed = await put(host, tx, row, state);
    await noteEvent(host, tx, id, state, 'staff', { memberId, key });
    if (mail) {
      await mailApplicant(host, tx, row, { kind: state, cause: 'system', own: mail });
      await keepMail(host, tx, { id, memberId, mail });
    } else {
      // Who looks back must see that he was told nothing.
      await noteEvent(host, tx, id, 'no mail', 'staff', { memberId });
    }
    return { row: changed, isRepeat: false };
  });
