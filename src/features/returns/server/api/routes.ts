import type { FastifyRequest } from 'fastify';
import {
  addAdminCalls,
  describePath,
  readBody,
  readPaging,
  readState,
  typedNumber,
} from '#features/api/api.server';
import { completeRefund, listRefunds, listRefundTasks } from '#features/payments/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { assessReturn, receiveReturn } from '../assess';
import { getReturnByNumber, listAllReturns, type Return, withLines } from '../read';
import { assessBody } from './bodies';
import { returnPaths } from './describe';
import { presentBriefReturn, presentReturn, presentTask } from './present';

const states: readonly Return['state'][] = ['announced', 'received', 'approved', 'refused'];

const returnOf = (host: Host, request: FastifyRequest): Promise<Return> =>
  getReturnByNumber(host.db, typedNumber(request));

const readReturn = async (host: Host, request: FastifyRequest) => {
  const found = await returnOf(host, request);
  const [whole] = await withLines(host.db, [found]);
  if (!whole) throw new Error('The return is gone');
  return presentReturn(whole, await listRefunds(host.db, found.orderId));
};

const reads = (host: Host) => ({
  refund: async () => ({ data: (await listRefundTasks(host.db)).map(presentTask) }),
  return: async ({ url }: FastifyRequest) => {
    const state = readState(url, 'state', states);
    const paging = readPaging(url);
    const rows = await listAllReturns(host.db, state, paging);
    return { data: rows.map(presentBriefReturn), _meta: paging };
  },
  'return/:number': async (request: FastifyRequest) => ({ data: await readReturn(host, request) }),
});

const actions = (host: Host) => ({
  'refund/:id/done': async (request: FastifyRequest, by: string) => {
    const id = readWholeNumber((request.params as { id: string }).id) ?? 0;
    const isDone = id < 2 ** 31 && (await completeRefund(host, host.db, id, by));
    if (!isDone) throw new AppError(409, 'no_task', returnTexts.staff.noTask);
    return { id, state: 'done' };
  },
  'return/:number/receive': async (request: FastifyRequest, by: string) => {
    await receiveReturn(host, await returnOf(host, request), { by });
    return readReturn(host, request);
  },
  'return/:number/judge': async (request: FastifyRequest, by: string) => {
    const { refused = [] } = readBody(assessBody, request.body);
    const found = await returnOf(host, request);
    const refusals = refused.map(({ variant_id, note }) => ({ variantId: variant_id, note }));
    await assessReturn(host, found, { by, refused: refusals });
    return readReturn(host, request);
  },
});

/** `/api/v1.0/return…` and `…/refund…`: what staff's programs do, for admins alone. */
export const addReturnCalls = (host: Host): void => {
  addAdminCalls(host, { reads: reads(host), actions: actions(host) });
  for (const [at, item] of Object.entries(returnPaths)) describePath(host, at, item);
};
