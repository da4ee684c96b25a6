import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeRoute, ownRows, requireEntity, requireStaff } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import { AppError, notFound } from '#kernel/errors';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import type { ToldGrid, ToldLedger, ToldPlan } from '../contract';
import { requirePrices, requirePricesOf } from './change-routes';
import { readGrid } from './grid';
import { ledgerFile, readLedger } from './ledger';
import { listPlans, plansOf } from './plans';
import { bodyOf } from './read-change';
import { tellPlans } from './tell-plans';
import { PRODUCT } from './write';
import { readLastWriter, readSentGrid, StaleGrid, writeGrid } from './write-grid';

const LAST_ID = 2 ** 31 - 1;

const idIn = ({ params }: FastifyRequest): number => {
  const id = readWholeNumber((params as { id: string }).id) ?? 0;
  if (id < 1 || id > LAST_ID) throw notFound();
  return id;
};

const mayWritePrices = (host: Host, member: StaffMember): boolean => {
  try {
    requirePricesOf(host, member);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/** The prices and the variants of one article. */
export const addArticleRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const prices = `${officePath.calls}/prices`;

  const requireReader = async (request: FastifyRequest): Promise<StaffMember> => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, PRODUCT, 'read');
    // Articles are of no store: who is bound to his own has none.
    if (ownRows(member, stored) !== undefined) throw notFound();
    return member;
  };
  /** What is planned is for who may write prices. */
  const plansFor = async (member: StaffMember, id: number): Promise<ToldPlan[]> => {
    if (!mayWritePrices(host, member)) return [];
    const ids = await plansOf(host.db, id);
    return ids.length === 0 ? [] : tellPlans(host, await listPlans(host, ids));
  };

  app.get(`${prices}/ledger/:id`, options, async (request): Promise<ToldLedger> => {
    const member = await requireReader(request);
    const id = idIn(request);
    return { ...(await readLedger(host, id)), plans: await plansFor(member, id) };
  });

  app.get(`${prices}/ledger/:id/export`, options, async (request, reply) => {
    const member = await requireReader(request);
    const id = idIn(request);
    const text = ledgerFile(await readLedger(host, id));
    await noteAction(host, request, {
      ...{ action: 'prices.export', memberId: member.id, outcome: 'success' },
      subject: `${PRODUCT} ${id}`,
    });
    const day = host.clock.now().toISOString().slice(0, 10);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="prijsverloop-${id}-${day}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(text);
  });

  const tellGrid = async (member: StaffMember, id: number): Promise<ToldGrid> => ({
    ...(await readGrid(host, member, id)),
    ...{ mayWrite: mayWritePrices(host, member), plans: await plansFor(member, id) },
  });

  app.get(`${prices}/grid/:id`, options, async (request): Promise<ToldGrid> => {
    const member = await requireReader(request);
    return tellGrid(member, idIn(request));
  });

  const stale = async (reply: FastifyReply, id: number, { code, message, theirs }: StaleGrid) => {
    reply.code(412);
    return { code, message, fields: {}, stale: { theirs, ...(await readLastWriter(host, id)) } };
  };

  app.put(`${prices}/grid/:id`, options, async (request, reply): Promise<object> => {
    const member = await requirePrices(host, request);
    const id = idIn(request);
    const sent = readSentGrid(bodyOf(request.body));
    const by = { way: 'office', staffId: member.id, client: clientOf(request) } as const;
    try {
      await writeGrid(host, by, id, sent);
    } catch (error) {
      if (error instanceof StaleGrid) return stale(reply, id, error);
      throw error;
    }
    return tellGrid(member, id);
  });
};
