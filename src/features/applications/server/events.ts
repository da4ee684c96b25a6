import { asc, eq } from 'drizzle-orm';
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
  more: { memberId?: number; key?: string } = {},
): Promise<void> => {
  await db.insert(applicationEvents).values({ applicationId, event, by, at: clock.now(), ...more });
};

export type ApplicationEvent = typeof applicationEvents.$inferSelect;

/** What happened to an application, also to one that is gone. */
export const listEvents = (db: Db, applicationId: number): Promise<ApplicationEvent[]> =>
  db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.id));

/** The step that was made with a key. */
export const findByKey = async (db: Db, key: string): Promise<ApplicationEvent | undefined> => {
  const [event] = await db.select().from(applicationEvents).where(eq(applicationEvents.key, key));
  return event;
};

/** Who of the staff did something isn't kept once there is nobody left whom it was about. */
export const forgetWho = async (db: Db, applicationId: number): Promise<void> => {
  await db
    .update(applicationEvents)
    .set({ memberId: null })
    .where(eq(applicationEvents.applicationId, applicationId));
};
