import { isLocalAddress } from '#kernel/values/local-address';
import { staffPath } from '../contract';

/** Where a login leads to: into the office, nowhere else. */
export const officeReturn = (asked: string | undefined): string => {
  const said = (asked ?? '').slice(0, 500);
  if (!isLocalAddress(said)) return staffPath.office;
  // As a browser reads it: dots lead elsewhere.
  const { pathname, search } = new URL(said, 'http://localhost');
  const isOffice = pathname === staffPath.office || pathname.startsWith(`${staffPath.office}/`);
  const isDoor = pathname.startsWith(staffPath.login) || pathname.startsWith(staffPath.logout);
  return isOffice && !isDoor ? pathname + search : staffPath.office;
};
