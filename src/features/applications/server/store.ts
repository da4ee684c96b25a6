import { randomBytes } from 'node:crypto';
import type { SentSubmission, Submission } from '#features/forms/api.server';
import { getSite } from '#features/settings/api.server';
import { findPlaceOfWork } from '#features/vacancies/api.server';
import { announceWebhook } from '#features/webhooks/api.server';
import { readKeys } from '#fields/choices';
import { applications as texts } from '#kernel/messages/nl-applications';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { applicationField as names } from '../contract';
import { zipcodeIn } from './check';
import { kmTo } from './distance';
import { noteEvent } from './events';
import { mailApplicant, mailStaff } from './mail/jobs';
import { applications } from './tables';
import { type Application, findApplication, readWanted } from './wanted';

/** What a submission applies for. Where no vacancy says the place of work, the applicant does. */
export const applicationIn = async (
  host: Host,
  { extras, values }: Pick<Submission, 'extras' | 'values'>,
): Promise<Application> => {
  const params = Object.fromEntries(Object.entries(extras).map(([name, value]) => [name, [value]]));
  const application = await findApplication(host, readWanted(params));
  const location =
    application.location ?? (await findPlaceOfWork(host, values[names.location] ?? ''));
  return { ...application, location };
};

const codeOf = ({ vacancy, wanted }: Application): number | null =>
  vacancy?.code ?? (/^-?\d{1,6}$/.test(wanted.code) ? Number(wanted.code) : null);

/**
 * Stores an application with the submission that it came in: its mails and what webhooks are told go
 * along. A name of a vacancy that isn't ours is not repeated to anybody.
 */
export const storeApplication = async (
  host: Host,
  tx: Tx,
  submission: SentSubmission,
): Promise<void> => {
  const { values, id: submissionId, createdAt } = submission;
  const application = await applicationIn(host, submission);
  const { location, vacancy } = application;
  const km = await kmTo(host, zipcodeIn(values), location);
  const [row] = await tx
    .insert(applications)
    .values({
      siteId: getSite(host).id,
      token: randomBytes(24).toString('base64url'),
      submissionId,
      vacancyId: vacancy?.id,
      locationId: location?.id,
      vacancy: vacancy?.title ?? texts.open,
      location: location?.title ?? '',
      code: codeOf(application),
      firstName: values[names.firstName] ?? '',
      lastName: values[names.lastName] ?? '',
      email: (values[names.email] ?? '').trim(),
      distanceKm: km,
      keepYear: readKeys(values[names.keep] ?? '').length > 0,
      createdAt,
      changedAt: createdAt,
    })
    .returning();
  if (!row) throw new Error('an application was not stored');
  await noteEvent(host, tx, row.id, 'received', 'applicant');
  const { cause } = submission;
  await mailApplicant(host, tx, row, { kind: 'received', cause });
  await mailStaff(host, tx, { id: row.id, kind: 'received', to: [location?.email ?? ''] });
  await announceWebhook(host, tx, 'application.received', {
    application_id: row.id,
    vacancy_id: row.vacancyId,
    vacancy: row.vacancy,
    location_id: row.locationId,
    location: row.location,
    code: row.code,
    received_at: createdAt.toISOString(),
  });
};
