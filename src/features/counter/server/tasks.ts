import type { StaffMember } from '#features/staff/contract';
import type { ToldTask } from '#features/today/contract';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import type { Host } from '#platform/host';
import { counterPath } from '../contract';
import { storesOf } from './store';
import { listToSend } from './to-send';
import { countWaiting } from './waiting';

/** Stores of which is told what waits: who has more of them goes by the list of counters. */
const MOST_STORES = 3;

/** What waits at the counters of a member's own stores. */
export const counterTasks = async (host: Host, member: StaffMember): Promise<ToldTask[]> => {
  if (!member.rights.special.includes('counter') || member.storeIds.length === 0) return [];
  const stores = (await storesOf(host, member)).slice(0, MOST_STORES);
  const told = await Promise.all(
    stores.map(async ({ id, title }): Promise<ToldTask[]> => {
      const [{ prepare, handOver }, toSend] = await Promise.all([
        countWaiting(host, id),
        listToSend(host, id),
      ]);
      const at = stores.length > 1 ? `, ${title}` : '';
      const task = { href: counterPath.store(id), isOutside: true } as const;
      return [
        {
          ...{ ...task, name: `prepare-${id}`, label: `${texts.tasks.prepare}${at}` },
          ...{ count: prepare, isUrgent: true },
        },
        {
          ...{ ...task, name: `send-${id}`, label: `${texts.tasks.send}${at}` },
          ...{ count: toSend.length, isUrgent: true },
        },
        {
          ...{ ...task, name: `hand-over-${id}`, label: `${texts.tasks.handOver}${at}` },
          count: handOver,
        },
      ];
    }),
  );
  return told.flat();
};
