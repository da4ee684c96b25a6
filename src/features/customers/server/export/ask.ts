import { randomBytes } from 'node:crypto';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError } from '#kernel/errors';
import { customers } from '#kernel/limits-customers';
import { exportTexts as texts } from '#kernel/messages/nl-person-export';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { personExports } from '../tables';
import { gone, removeExports } from './gone';
import { makeExport } from './make';

const { exports: limits } = customers;

type Asked = { email: string; memberId: number };

/**
 * Has an archive made of all of somebody. While one is being made that is the one, whoever asks; one that was there
 * before gives way to it. Throws a 409 when there are as many as there may be.
 */
export const askExport = (
  host: Host,
  request: FastifyRequest,
  { email, memberId }: Asked,
): Promise<void> =>
  transact(host.db, async (tx) => {
    const siteId = getSite(host).id;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('person_exports'), ${siteId})`);
    const isHere = and(eq(personExports.siteId, siteId), ne(personExports.state, 'gone'));
    const [known] = await tx
      .select()
      .from(personExports)
      .where(and(isHere, eq(personExports.email, email)));
    if (known?.state === 'waiting') return;
    const at = host.clock.now();
    if (known) {
      await tx.update(personExports).set(gone(at)).where(eq(personExports.id, known.id));
      await host.jobs.enqueue(removeExports, {}, { tx });
    }
    const [all] = await tx.select({ here: count() }).from(personExports).where(isHere);
    if ((all?.here ?? 0) >= limits.atOnce) throw new AppError(409, 'too_many', texts.full);
    const file = `exports/${randomBytes(16).toString('hex')}.zip`;
    const [row] = await tx
      .insert(personExports)
      .values({ siteId, email, memberId, file, askedAt: at })
      .returning({ id: personExports.id });
    if (!row) throw new Error('The export was not stored');
    await noteAction(
      host,
      request,
      { action: 'customer.export-ask', outcome: 'success', memberId, subject: email },
      tx,
    );
    await host.jobs.enqueue(makeExport, { id: row.id }, { tx });
  });
