import { officeRoute, requireStaff } from '#features/office/api.server';
import { listMissing } from '#features/pages/api.server';
import { may } from '#features/staff/contract';
import { todayTexts as texts } from '#kernel/messages/nl-today';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Feature, Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import { periods, type ToldToday } from './contract';
import { readFigures } from './server/figures';
import { listTasks, registerTasks } from './server/tasks';

/** Addresses that are looked through. */
const MOST = 100;

const addTodayRoute = (host: Host): void => {
  host.app.get(`${officePath.calls}/today`, officeRoute(), async (request): Promise<ToldToday> => {
    const { member } = await requireStaff(host, request);
    const asked = readWholeNumber(one(queryParams(request.url), 'days'));
    const days = periods.find((known) => known === asked) ?? periods[0];
    const tasks = await listTasks(host, member);
    return member.rights.special.includes('orders')
      ? { tasks, figures: await readFigures(host, days) }
      : { tasks };
  });
};

/** Where a member's day begins: what waits, and how it goes. Features say what of theirs waits. */
export const today: Feature = {
  name: 'today',
  needs: ['settings', 'staff', 'office', 'orders', 'pages'],
  setup: (host) => {
    addTodayRoute(host);
    registerTasks(host, 'missing', async ({ rights }) => {
      if (!may(rights, 'Redirect', 'create')) return [];
      // What a page of our own leads to is for us to mend.
      const found = await listMissing(host, { start: 0, limit: MOST });
      const count = found.filter(({ fromPath }) => fromPath !== null).length;
      return [{ name: 'missing', label: texts.missing, href: '/niet-gevonden', count }];
    });
  },
};
