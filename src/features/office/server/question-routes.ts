import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  changeItems,
  type PartOfMany,
  RefusedRows,
  readRows,
  type Values,
  valuesOf,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { questionsTexts as texts } from '#kernel/messages/nl-office-questions';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import type { ToldQuestion } from '../contract';
import { ownRows, requireEntity, requireOwnStore, requireStaff } from './guard';
import { officeRoute } from './route';
import { type Call, checked } from './row-routes';

const QUESTION = 'Faq';
/** What the screen writes. */
const names = ['question', 'answer', 'state', 'category', 'sort'] as const;
const MOST = 1000;

const part = z.partialRecord(z.enum(names), z.unknown());
const asked = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        id: z
          .int()
          .positive()
          .max(2 ** 31 - 1),
        was: part,
        data: part,
      }),
    )
    .min(1)
    .max(MOST),
});

type Change = z.infer<typeof asked>['changes'][number];

const only = (values: Values): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const listQuestions = async (host: Host, { member, stored }: Omit<Call, 'by'>) => {
  const rows = await readRows(host.db, stored, getSite(host).id, ownRows(member, stored));
  return rows.map((row): ToldQuestion => ({ id: row.id, values: only(valuesOf(stored, row)) }));
};

/** Whether what was read of a field is gone: somebody else wrote it, and otherwise than it is written now. */
const isStale = ({ was, data }: Change, stands: Values): boolean =>
  Object.entries(data).some(
    ([name, value]) =>
      !isDeepStrictEqual(stands[name], value) &&
      !isDeepStrictEqual(stands[name], was[name as keyof typeof was]),
  );

const writeOf = (call: Call, change: Change): PartOfMany => ({
  ...{ stored: call.stored, id: change.id },
  read: (stands) => {
    requireOwnStore(call.member, call.stored, { id: change.id, values: stands });
    if (isStale(change, stands)) throw new AppError(409, 'stale', texts.stale);
    return checked(call, change.data, stands);
  },
});

/** What is wrong, by the number of the question and the field: '12.question'. */
const refusedAs = ({ refused }: RefusedRows): AppError => {
  const fields = refused.flatMap(({ part: { id }, error }) => {
    const told = error.status === 404 ? texts.gone : error.message;
    const wrong = Object.entries(error.fields);
    return wrong.length > 0
      ? wrong.map(([name, message]): [string, string] => [`${id}.${name}`, message])
      : [[String(id), told] as [string, string]];
  });
  const all = refused.map(({ error }) => error);
  const first = all.find(({ code }) => code === 'stale') ?? all[0];
  const count = new Set(refused.map(({ part: { id } }) => id)).size;
  const status = first?.status ?? 400;
  const code = first?.code ?? 'bad_request';
  return new AppError(status, code, texts.fix(count), Object.fromEntries(fields));
};

/** All questions at once: read, and written together, all of them or none. */
export const addQuestionRoutes = (host: Host): void => {
  const path = `${officePath.calls}/questions`;

  const callOf = async (request: FastifyRequest, action: 'read' | 'change'): Promise<Call> => {
    const { member } = await requireStaff(host, request);
    const stored = requireEntity(host, member, QUESTION, action);
    return { member, stored, by: { way: 'office', staffId: member.id, client: clientOf(request) } };
  };

  host.app.get(
    path,
    officeRoute(),
    async (request): Promise<ToldQuestion[]> => listQuestions(host, await callOf(request, 'read')),
  );

  host.app.patch(path, officeRoute(), async (request): Promise<ToldQuestion[]> => {
    const call = await callOf(request, 'change');
    const read = asked.safeParse(request.body);
    const ids = read.data?.changes.map(({ id }) => id) ?? [];
    if (!read.success || new Set(ids).size !== ids.length) throw badRequest(texts.wrong);
    const { changes } = read.data;
    try {
      await changeItems(host, {
        by: call.by,
        parts: async () => changes.map((change) => writeOf(call, change)),
      });
    } catch (error) {
      if (error instanceof RefusedRows) throw refusedAs(error);
      throw error;
    }
    return listQuestions(host, call);
  });
};
