import type { StaffMember } from '#features/staff/contract';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { ToldTask } from '../contract';

type Load = (member: StaffMember) => Promise<readonly ToldTask[]>;

const known = new Registry<Load>('kind of work');

/** Says what of a feature waits for a member, by name: what he may not do is for the feature to leave out. */
export const registerTasks = (host: Host, name: string, load: Load): void =>
  known.add(host, name, load);

/** What waits for a member, the urgent first; what can't be asked keeps no other back. */
export const listTasks = async (host: Host, member: StaffMember): Promise<ToldTask[]> => {
  const all = await Promise.all(
    known.list(host).map((load) =>
      load(member).catch((err: unknown) => {
        host.log.error({ err }, 'what waits could not be read');
        return [];
      }),
    ),
  );
  return all
    .flat()
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(other.isUrgent ?? false) - Number(one.isUrgent ?? false));
};
