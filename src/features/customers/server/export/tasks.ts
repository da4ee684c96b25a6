import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { registerTasks } from '#features/today/api.server';
import { exportTexts as texts } from '#kernel/messages/nl-person-export';
import type { Host } from '#platform/host';
import { customerHref } from '../../contract';
import { sealWho } from '../person/who';
import { personExports } from '../tables';

/** Who asked for archives and didn't wait for them finds those that are ready on the office's first screen. */
export const registerExportTasks = (host: Host): void =>
  registerTasks(host, 'exports', async ({ id, rights: { special } }) => {
    if (!special.includes('orders') || !special.includes('personal-data')) return [];
    const { siteId, memberId, state, fetchedAt, endsAt } = personExports;
    const rows = await host.db
      .select({ email: personExports.email })
      .from(personExports)
      .where(
        and(
          ...[eq(siteId, getSite(host).id), eq(memberId, id), eq(state, 'ready')],
          ...[isNull(fetchedAt), gt(endsAt, host.clock.now())],
        ),
      )
      .orderBy(asc(personExports.id));
    const [first] = rows;
    if (!first) return [];
    const href = customerHref(sealWho(host, first.email));
    return [{ name: 'exports', label: texts.task, count: rows.length, href }];
  });
