import type { FastifyRequest } from 'fastify';
import { gatherDataOf, normalizeEmail } from '#features/accounts/api.server';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { badRequest, notFound } from '#kernel/errors';
import { customerTexts as texts } from '#kernel/messages/nl-customers';
import { erasureTexts } from '#kernel/messages/nl-erasure';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldErasure, ToldErasurePlan, ToldPerson } from '../../contract';
import { tellParts } from '../../parts';
import { eraseCustomer, planErasure } from './erase';
import { writeFile } from './file';
import { tellLaw } from './law';
import { readEmail } from './read-email';

/**
 * Of others than who ordered something: what he wrote to whom, where he applied (which subjects of mails tell too), and by
 * which devices he came.
 */
const CLOSED: ReadonlySet<string> = new Set([
  ...['submissions', 'applications', 'mails', 'sessions', 'waysIn'],
]);

const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** One person: all that is kept of him, given out as a file (AVG 15 and 20), and erased (AVG 17). */
export const addPersonRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const customers = `${officePath.calls}/customers`;

  app.post(`${customers}/person`, options, async (request): Promise<ToldPerson> => {
    const member = await requireSpecial(host, request, 'orders');
    const email = readEmail(bodyOf(request).email);
    // First noted, then told.
    await noteAction(host, request, {
      ...{ action: 'customer.open', outcome: 'success', memberId: member.id, subject: email },
    });
    const isWhole = member.rights.special.includes('personal-data');
    const data = await gatherDataOf(host, email);
    const parts = tellParts(data).filter(({ name }) => isWhole || !CLOSED.has(name));
    return { parts, isWhole };
  });

  app.post(`${customers}/export`, options, async (request) => {
    // It holds orders: both rights are asked.
    await requireSpecial(host, request, 'orders');
    const member = await requireSpecial(host, request, 'personal-data', { proven: true });
    const { email: said, as } = bodyOf(request);
    const email = readEmail(said);
    const data = await gatherDataOf(host, email);
    const parts = tellParts(data);
    // That choices about cookies can't be looked up is told of anybody.
    if (parts.every(({ name }) => name === 'consent')) throw notFound(texts.nothingKept(email));
    await noteAction(host, request, {
      ...{ action: 'customer.export', outcome: 'success', memberId: member.id, subject: email },
      after: { [texts.exported]: parts.map(({ title }) => title).join(', ') },
    });
    if (as !== 'page') return data;
    const isUnproven = Object.hasOwn(data.account ?? {}, 'note');
    const about = { email, site: getSite(host).name, at: host.clock.now(), isUnproven };
    return { html: writeFile({ ...about, parts, law: tellLaw(host) }) };
  });

  // Posted: who it is about stands in no address.
  app.post(`${customers}/erasure`, options, async (request): Promise<ToldErasurePlan> => {
    await requireSpecial(host, request, 'orders');
    await requireSpecial(host, request, 'personal-data');
    return planErasure(host, readEmail(bodyOf(request).email));
  });

  app.post(`${customers}/erase`, options, async (request): Promise<ToldErasure> => {
    await requireSpecial(host, request, 'orders');
    const member = await requireSpecial(host, request, 'personal-data', { proven: true });
    const { email: said, confirm, key, tell } = bodyOf(request);
    const email = readEmail(said);
    if (typeof confirm !== 'string' || normalizeEmail(confirm) !== email) {
      throw badRequest(erasureTexts.confirmWrong, { confirm: erasureTexts.confirmWrong });
    }
    if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) {
      throw badRequest(erasureTexts.keyWrong);
    }
    const asked = { email, key, memberId: member.id, isTold: tell === true };
    const { proof, isNew } = await eraseCustomer(host, asked);
    if (isNew) {
      await noteAction(host, request, {
        ...{ action: 'customer.erase', outcome: 'success', memberId: member.id },
        subject: erasureTexts.screen.proof(proof.id),
        after: Object.fromEntries(
          Object.entries(proof.counts).map(([name, count]) => [
            erasureTexts.parts[name] ?? name,
            count,
          ]),
        ),
      });
    }
    return proof;
  });
};
