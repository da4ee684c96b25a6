import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { applicationEvents } from './tables';

type By = 'applicant' | 'staff' | 'clock';

/** Notes what happened to an application, without a word about a person. */
export const noteEvent = async (
  { clock }: Pick<Host, 'clock'>,
  db: Db,
  applicationId: number,
  event: string,
  by: By,
): Promise<void> => {
  await db.insert(applicationEvents).values({ applicationId, event, by, at: clock.now() });
};
