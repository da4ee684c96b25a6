import type { FastifyRequest } from 'fastify';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import {
  countDeliveries,
  findDelivery,
  listDeliveries,
  resendDelivery,
} from '#features/webhooks/api.server';
import { notFound } from '#kernel/errors';
import { connections as limits } from '#kernel/limits-connections';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { ToldLog, ToldNotice } from '../contract';
import { idIn, readId, requireWebhook, tellDelivery, tellWebhook } from './tell';

const texts = connectionTexts.hooks;

/** What programs elsewhere were told, and what they answered. */
export const addLogRoutes = (host: Host): void => {
  const { app, db } = host;
  const options = officeRoute();
  const notice = `${officePath.calls}/connections/notices/:id`;

  const requireDelivery = async (request: FastifyRequest) => {
    const id = idIn(request);
    const found = id === undefined ? undefined : await findDelivery(db, id);
    if (!found) throw notFound(texts.againGone);
    return found;
  };

  const subjectOf = ({ id, event }: { id: number; event: string }): string =>
    `${texts.names[event]} ${id}`;

  app.get(
    `${officePath.calls}/connections/webhooks/:id`,
    options,
    async (request): Promise<ToldLog> => {
      await requireSpecial(host, request, 'connections');
      const webhook = await requireWebhook(host, request);
      const before = readId(one(queryParams(request.url), 'before'));
      const [rows, counts] = await Promise.all([
        listDeliveries(db, webhook.id, { limit: limits.logPage + 1, before }),
        countDeliveries(db),
      ]);
      return {
        webhook: tellWebhook(webhook, counts.get(webhook.id)),
        deliveries: rows.slice(0, limits.logPage).map(tellDelivery),
        hasMore: rows.length > limits.logPage,
      };
    },
  );

  app.get(notice, options, async (request): Promise<ToldNotice> => {
    const { id: memberId } = await requireSpecial(host, request, 'connections');
    const row = await requireDelivery(request);
    await noteAction(host, request, {
      ...{ action: 'webhook.read', outcome: 'success', memberId, subject: subjectOf(row) },
    });
    const { payload, reply, problem, status } = row;
    // What a machine says of it is no text for people: the status stands beside it.
    const { away, refused } = texts.problems;
    const said = problem === null ? null : status === null ? away : refused;
    return {
      ...{ ...tellDelivery(row), reply, problem: said },
      payload: JSON.stringify(payload, null, 2),
    };
  });

  app.post(`${notice}/again`, options, async (request) => {
    const { id: memberId } = await requireSpecial(host, request, 'connections');
    const row = await requireDelivery(request);
    if (!(await resendDelivery(host, row.id))) throw notFound(texts.againGone);
    await noteAction(host, request, {
      ...{ action: 'webhook.again', outcome: 'success', memberId, subject: subjectOf(row) },
    });
    return {};
  });
};
