import type { FoundThing } from '#features/office/contract';
import type { StaffMember } from '#features/staff/contract';
import { applications } from '#kernel/messages/nl-applications';
import { hiringTexts as texts } from '#kernel/messages/nl-hiring';
import type { Host } from '#platform/host';
import { applicationHref } from '../contract';
import { findByName } from './board';

const FEW = 5;

/** A few applications by somebody's name, for who may see them. */
export const findApplicants = async (
  host: Host,
  member: StaffMember,
  search: string,
): Promise<FoundThing[]> => {
  if (!member.rights.special.includes('applications')) return [];
  const rows = await findByName(host, member, search, FEW);
  return rows.map(({ id, firstName, lastName, vacancy, location }) => ({
    ...{ kind: texts.one, title: `${firstName} ${lastName}`.trim() },
    ...{ note: applications.mail.at(vacancy, location), to: applicationHref(id) },
  }));
};
