import type { StaffMember } from '#features/staff/contract';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { FoundThing } from '../contract';

/** Finds a few things by what a member typed (two characters or more), of those that he may see. */
type Finder = (member: StaffMember, search: string) => Promise<FoundThing[]>;

const finders = new Registry<Finder>('finder of the office');

/** Adds to what is found from anywhere in the office, besides the rows of entities. */
export const registerFinder = (host: Host, name: string, finder: Finder): void =>
  finders.add(host, name, finder);

/** What the finders of features find. */
export const findElsewhere = async (
  host: Host,
  member: StaffMember,
  search: string,
): Promise<FoundThing[]> => {
  const all = [...finders.entries(host)].map(([, find]) => find(member, search));
  return (await Promise.all(all)).flat();
};
