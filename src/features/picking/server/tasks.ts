import type { StaffMember } from '#features/staff/contract';
import { listWebWarehouses } from '#features/stock/api.server';
import type { ToldTask } from '#features/today/contract';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import type { Host } from '#platform/host';
import { pickPath } from '../contract';
import { listToPack } from './pack';
import { listShorts } from './shorts';
import { listWaiting } from './waiting';

/** What waits in the warehouses that the web shop sends from. */
export const pickingTasks = async (host: Host, { rights }: StaffMember): Promise<ToldTask[]> => {
  if (!rights.special.includes('fulfil')) return [];
  const warehouses = await listWebWarehouses(host.db);
  const counts = await Promise.all(
    warehouses.map(async ({ id }) => ({
      pick: (await listWaiting(host, host.db, id)).length,
      pack: (await listToPack(host, id)).length,
    })),
  );
  const sum = (of: 'pick' | 'pack') => counts.reduce((total, one) => total + one[of], 0);
  const task = { href: pickPath.start, isOutside: true } as const;
  return [
    {
      ...task,
      name: 'shorts',
      label: texts.tasks.shorts,
      count: (await listShorts(host)).length,
      isUrgent: true,
    },
    { ...task, name: 'pick', label: texts.tasks.pick, count: sum('pick'), isUrgent: true },
    { ...task, name: 'pack', label: texts.tasks.pack, count: sum('pack') },
  ];
};
