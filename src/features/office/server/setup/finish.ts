import { changeItem } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { createFirstMember, findStaffMember, type MadeFrom } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import type { Host } from '#platform/host';
import { closeSetup } from '#platform/installation/setup';
import { beginPageKeys, type SetupAnswers } from '../../contract';
import { holdDelivery } from '../begin/hold-delivery';
import { makePages } from '../begin/make-pages';
import { noteBegun } from '../begin/state';
import { requireEntity } from '../guard';
import { type Call, checked } from '../row-routes';
import { siteDataIn } from './answers';

/** Who may do all of it, by the name of his role. */
const FIRST_ROLE = 'beheerder';

/** Of the ready-made pages those that the office's own step proposes: not every chain has vacancies. */
const firstPages = beginPageKeys.filter((key) => key !== 'jobs' && key !== 'apply');

/** Writes what was answered as the office's first steps do, with their checks and their history. */
const writeSite = async (
  host: Host,
  member: StaffMember,
  { answers, client }: { answers: SetupAnswers; client: string },
): Promise<void> => {
  const by = { way: 'office', staffId: member.id, client } as const;
  const site: Call = { member, by, stored: requireEntity(host, member, 'Site', 'change') };
  const row = { id: getSite(host).id, revision: '*' as const };
  await changeItem(host, { stored: site.stored, by }, row, (stands) =>
    checked(site, siteDataIn(answers), stands),
  );
  await holdDelivery(host, { by });
  await noteBegun(host, { step: 'wie' });
  await noteBegun(host, { step: 'huisstijl' });
  const stored = requireEntity(host, member, 'Page', 'create');
  await makePages(host, { member, by, stored }, firstPages);
  await noteBegun(host, { step: 'paginas' });
};

/**
 * Makes the first member and the site that he begins with, of answers that were checked. Undefined: somebody else is
 * the first. What can't be written of the site after that is logged, and asked again in the office.
 */
export const finishSetup = async (
  host: Host,
  answers: SetupAnswers,
  from: MadeFrom,
): Promise<StaffMember | undefined> => {
  const { admin_email: email = '', admin_name: name = '', password = '' } = answers;
  const made = await createFirstMember(host, { email, name, password, role: FIRST_ROLE }, from);
  const member = made && (await findStaffMember(host, made.id));
  if (!member) return undefined;
  await closeSetup(host.db);
  try {
    await writeSite(host, member, { answers, client: from.client });
  } catch (err) {
    host.log.error({ err }, 'the new site was not written whole: the office asks for the rest');
  }
  return member;
};
