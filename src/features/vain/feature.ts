import { listAsked } from '#features/alerts/api.server';
import { officeRoute, requireEntity, requireStaff } from '#features/office/api.server';
import { listVain } from '#features/searched/api.server';
import { searchedLimits as limits } from '#kernel/limits-searched';
import { officePath } from '#kernel/wire-staff';
import type { Feature } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { ToldVain } from './contract';

const DAY = 86_400_000;

/** What visitors look for and don't find, for who can do something about it. */
export const vain: Feature = {
  name: 'vain',
  needs: ['office', 'staff', 'searched', 'alerts'],
  setup: (host) => {
    host.app.get(`${officePath.calls}/vain`, officeRoute(), async (request): Promise<ToldVain> => {
      const { member } = await requireStaff(host, request);
      requireEntity(host, member, 'Redirect', 'read');
      const asked = one(queryParams(request.url), 'dagen');
      const days = limits.periods.find((period) => String(period) === asked) ?? limits.periods[0];
      const since = new Date(host.clock.now().getTime() - days * DAY);
      return {
        site: await listVain(host, 'site', days),
        stores: await listVain(host, 'store', days),
        sizes: await listAsked(host.db, { since, limit: limits.told }),
      };
    });
  },
};
