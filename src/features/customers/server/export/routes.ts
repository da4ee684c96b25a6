import { and, eq, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { getSite } from '#features/settings/api.server';
import { memberNames, noteAction } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import { sendPrivateFile } from '#features/uploads/api.server';
import { AppError, notFound } from '#kernel/errors';
import { customerTexts } from '#kernel/messages/nl-customers';
import { exportTexts as texts } from '#kernel/messages/nl-person-export';
import { dayOf } from '#kernel/values/dutch-dates';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldExport, ToldExports } from '../../contract';
import { readEmail } from '../person/read-email';
import { personExports } from '../tables';
import { askExport } from './ask';
import { gatherTexts } from './contents';
import { gone, removeExports } from './gone';

type Export = typeof personExports.$inferSelect;

const LONGEST_ID = 9;

/** It holds orders: both rights are asked. */
const requireGiver = async (
  host: Host,
  request: FastifyRequest,
  how?: { proven: true },
): Promise<StaffMember> => {
  await requireSpecial(host, request, 'orders');
  return requireSpecial(host, request, 'personal-data', how);
};

/** The archive that a call names, ready or not. Throws a 404. */
const findExport = async (host: Host, { params }: FastifyRequest): Promise<Export> => {
  const { id } = params as { id: string };
  if (!/^\d+$/.test(id) || id.length > LONGEST_ID) throw notFound(texts.notThere);
  const isIt = and(
    ...[eq(personExports.id, Number(id)), eq(personExports.siteId, getSite(host).id)],
    ne(personExports.state, 'gone'),
  );
  const [row] = await host.db.select().from(personExports).where(isIt);
  const isOver = row?.endsAt && row.endsAt <= host.clock.now();
  if (!row || isOver) throw notFound(texts.notThere);
  return row;
};

const findReady = async (host: Host, request: FastifyRequest): Promise<Export> => {
  const row = await findExport(host, request);
  if (row.state !== 'ready') throw new AppError(409, 'not_ready', texts.notReady);
  return row;
};

const tellExports = async (host: Host, email: string): Promise<ToldExports> => {
  const { siteId, email: of, state } = personExports;
  const isHis = and(eq(siteId, getSite(host).id), eq(of, email), ne(state, 'gone'));
  const rows = await host.db.select().from(personExports).where(isHis);
  const now = host.clock.now();
  const here = rows.filter(({ endsAt }) => endsAt === null || endsAt > now);
  const names = await memberNames(
    host,
    here.map(({ memberId }) => memberId),
  );
  return {
    exports: here.map((row): ToldExport => {
      const by = names.get(row.memberId);
      return {
        ...{ id: row.id, state: row.state === 'gone' ? 'failed' : row.state },
        ...{ askedAt: row.askedAt.toISOString(), ...(by !== undefined && { by }) },
        ...(row.endsAt && { endsAt: row.endsAt.toISOString() }),
        ...{ bytes: row.bytes, files: row.files, leftOut: row.leftOut },
        ...(row.fetchedAt && { isFetched: true as const }),
      };
    }),
  };
};

/** All of one person as one archive: asked for, looked after, fetched and removed. */
export const addExportRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const exports = `${officePath.calls}/customers/exports`;
  const note = (request: FastifyRequest, member: StaffMember, row: Export, action: string) =>
    noteAction(host, request, {
      ...{ action, outcome: 'success', memberId: member.id, subject: row.email },
    });

  // Posted: who it is about stands in no address.
  app.post(`${exports}/known`, options, async (request): Promise<ToldExports> => {
    await requireGiver(host, request);
    return tellExports(host, readEmail((request.body as { email?: unknown } | null)?.email));
  });

  app.post(exports, options, async (request): Promise<ToldExports> => {
    const member = await requireGiver(host, request, { proven: true });
    const email = readEmail((request.body as { email?: unknown } | null)?.email);
    if (!(await gatherTexts(host, email))) throw notFound(customerTexts.nothingKept(email));
    await askExport(host, request, { email, memberId: member.id });
    return tellExports(host, email);
  });

  // Asked before the file is: a download can't ask for the password.
  app.post(`${exports}/:id/ready`, options, async (request): Promise<{ id: number }> => {
    await requireGiver(host, request, { proven: true });
    const { id } = await findReady(host, request);
    return { id };
  });

  app.get(`${exports}/:id/file`, options, async (request, reply): Promise<FastifyReply> => {
    const member = await requireGiver(host, request, { proven: true });
    const row = await findReady(host, request);
    const file = await host.storage.open(row.file);
    if (!file) throw notFound(texts.notThere);
    try {
      // First noted, then given.
      await note(request, member, row, 'customer.export-fetch');
      await host.db
        .update(personExports)
        .set({ fetchedAt: host.clock.now() })
        .where(and(eq(personExports.id, row.id), eq(personExports.state, 'ready')));
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
    const filename = texts.names.archive(row.email, dayOf(row.readyAt ?? row.askedAt));
    return sendPrivateFile(reply, file, { filename, type: 'application/zip' });
  });

  app.post(`${exports}/:id/remove`, options, async (request): Promise<ToldExports> => {
    const member = await requireGiver(host, request);
    const row = await findExport(host, request);
    const removed = await host.db
      .update(personExports)
      .set(gone(host.clock.now()))
      .where(and(eq(personExports.id, row.id), ne(personExports.state, 'gone')))
      .returning({ id: personExports.id });
    if (removed.length > 0) {
      await note(request, member, row, 'customer.export-remove');
      await host.jobs.enqueue(removeExports, {});
    }
    return tellExports(host, row.email);
  });
};
