import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { listApiUsers } from '#features/api/api.server';
import { listMembers, noteAction } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import { AppError } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { auditTexts as texts } from '#kernel/messages/nl-audit';
import { staffTexts } from '#kernel/messages/nl-staff';
import { defuse } from '#kernel/values/spreadsheet-cell';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { ToldAudit, ToldAuditChoices, ToldDeed } from '../contract';
import { type AuditAsked, auditChoices, tellAudit } from './audit';
import { requireStaff } from './guard';
import { officeRoute } from './route';

const askedIn = ({ url }: FastifyRequest): AuditAsked & { start: number } => {
  const params = queryParams(url);
  const said = (name: string) => (one(params, name) ?? '').slice(0, limits.search);
  return {
    ...{ search: said('q'), who: said('who'), what: said('what') },
    ...{ from: said('from'), until: said('until') },
    start: Math.min(readWholeNumber(one(params, 'start')) ?? 0, limits.counted),
  };
};

const requireAudit = async (host: Host, request: FastifyRequest): Promise<StaffMember> => {
  const { member } = await requireStaff(host, request);
  if (member.rights.special.includes('audit')) return member;
  throw new AppError(403, 'may_not', staffTexts.mayNot);
};

const readNames = async (host: Host) => {
  const [members, users] = await Promise.all([listMembers(host), listApiUsers(host.db)]);
  return {
    // Anybody may change his own name: the address tells who it was.
    staff: new Map(members.map(({ id, name, email }) => [id, `${name} (${email})`])),
    api: new Map(users.map(({ id, clientId }) => [id, clientId])),
  };
};

const cell = (text: string): string => `"${defuse(text).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

const lineOf = ({ at, who, what, way, outcome, subject, lines, from }: ToldDeed): string =>
  line([
    at,
    who,
    [what, way].filter(Boolean).join(', '),
    subject,
    texts.outcomes[outcome],
    lines.join('\n'),
    from,
  ]);

/** Who did what and when: read, searched and taken along by who has the right to it. */
export const addAuditRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const audit = `${officePath.calls}/audit`;

  app.get(audit, options, async (request): Promise<ToldAudit> => {
    const member = await requireAudit(host, request);
    const { start, ...asked } = askedIn(request);
    const names = await readNames(host);
    // One more than is told says whether there are more.
    const page = { start, limit: limits.rows + 1 };
    const found = await tellAudit(host, member, { asked, names, ...page });
    return { deeds: found.slice(0, limits.rows), hasMore: found.length > limits.rows };
  });

  app.get(`${audit}/choices`, options, async (request): Promise<ToldAuditChoices> => {
    await requireAudit(host, request);
    const { staff, api } = await readNames(host);
    return {
      who: [
        ...[...staff].map(([id, name]) => ({ value: `staff:${id}`, label: name })),
        ...[...api].map(([id, name]) => ({ value: `api:${id}`, label: texts.api(name) })),
        { value: 'none', label: texts.commands },
      ],
      what: auditChoices(host),
    };
  });

  app.get(`${audit}/export`, options, async (request, reply) => {
    const member = await requireAudit(host, request);
    const { start: _, ...asked } = askedIn(request);
    const names = await readNames(host);
    const before = host.clock.now();
    await noteAction(host, request, {
      ...{ action: 'audit.export', outcome: 'success', memberId: member.id, after: asked },
    });
    const lines = async function* () {
      const { when, who, what, subject, outcome, fromWhere } = texts;
      // A mark by which spreadsheets know the encoding.
      yield `\uFEFF${line([when, who, what, subject, outcome, texts.lines, fromWhere])}`;
      for (let start = 0; ; start += limits.rows) {
        const page = { start, limit: limits.rows, before };
        const deeds = await tellAudit(host, member, { asked, names, ...page });
        if (deeds.length > 0) yield deeds.map(lineOf).join('');
        if (deeds.length < limits.rows) return;
      }
    };
    const day = before.toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="auditlog-${day}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(lines()));
  });
};
