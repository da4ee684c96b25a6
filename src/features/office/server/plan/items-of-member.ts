import { findStored } from '#features/entities/api.server';
import { may, mayWriteField, rightOf, type StaffMember } from '#features/staff/contract';
import { AppError } from '#kernel/errors';
import { staffTexts } from '#kernel/messages/nl-staff';
import type { Host } from '#platform/host';
import { requireOwnStore } from '../guard';
import { findRow } from '../row-routes';
import { PAGE, type ReleaseItem } from './store';

const isRefusal = (error: unknown, status: number): boolean =>
  error instanceof AppError && error.status === status;

type Planned = Pick<ReleaseItem, 'entity' | 'rowId' | 'values' | 'memberId'>;

/** Throws a 403 where a row, as it is or would be, isn't of a member's own stores and he reaches no further. */
const requireOwn = async (
  host: Host,
  member: StaffMember,
  { entity, rowId, values, memberId }: Planned,
): Promise<void> => {
  const stored = findStored(host, entity);
  if (!stored || rightOf(member.rights, entity)?.ownStores !== true) return;
  const row = await findRow(host, { member, stored }, rowId).catch((error: unknown) => {
    if (isRefusal(error, 404)) return undefined;
    throw error;
  });
  if (row) requireOwnStore(member, stored, { id: rowId, values: { ...row.values, ...values } });
  // Whose store what is gone was of isn't known any more: it stays with whoever planned it.
  else if (memberId !== member.id) throw new AppError(403, 'may_not', staffTexts.mayNot);
};

/** Whether a member may see all that is in a release. */
export const maySee = async (
  host: Host,
  member: StaffMember,
  items: readonly Planned[],
): Promise<boolean> => {
  if (!items.every(({ entity }) => may(member.rights, entity, 'read'))) return false;
  try {
    for (const item of items) await requireOwn(host, member, item);
    return true;
  } catch (error) {
    if (isRefusal(error, 403)) return false;
    throw error;
  }
};

/** Throws a 403 for a member who may not write all that is in a release, or plan anything. */
export const requireItems = async (
  host: Host,
  member: StaffMember,
  items: readonly Planned[],
): Promise<void> => {
  const refused = new AppError(403, 'may_not', staffTexts.mayNot);
  if (items.length === 0 && !may(member.rights, PAGE, 'change')) throw refused;
  for (const item of items) {
    const { entity, values } = item;
    const mayWrite =
      may(member.rights, entity, 'change') &&
      Object.keys(values).every((wire) => mayWriteField(member.rights, entity, wire));
    if (!mayWrite) throw refused;
    await requireOwn(host, member, item);
  }
};
