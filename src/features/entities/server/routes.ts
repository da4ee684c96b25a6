import type { FastifyReply, FastifyRequest } from 'fastify';
import { findItem, getExposed, reaches, requireScope, type Scope } from '#features/api/api.server';
import type { EntityField, FieldAccess } from '#kernel/define/entity';
import { AppError, badRequest, notAllowed, notFound } from '#kernel/errors';
import { api } from '#kernel/limits-api';
import { entityTexts as texts } from '#kernel/messages/nl-entities';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { one, queryParams } from '#platform/http/params';
import type { Values } from '../contract';
import { type By, MOST_CHANGES, readHistory } from './changes';
import { readSent, refuseProblems } from './read-values';
import { findStored, type StoredEntity } from './stored';
import {
  changeItem,
  createItem,
  type ReadRevision,
  removeItem,
  restoreItem,
  StaleRevision,
  type Written,
} from './write';

/** Writes of one client in a minute. */
const PER_MINUTE = 300;

const LARGEST_ID = 2 ** 31 - 1;

const mayWriteAs =
  (scope: Scope) =>
  ({ writtenBy = 'admin' }: EntityField): boolean =>
    writtenBy !== 'nobody' && reaches(scope, writtenBy);

type Writer = { scope: Scope; by: By };

/** Who writes. Throws a 401 for who doesn't say, and a 403 for who may not. */
const requireWriter = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { least, words = texts.noToken }: { least: FieldAccess; words?: string },
): Promise<Writer> => {
  const asked = { least, words, lacking: texts.noScope };
  const { scope, userId } = await requireScope(host, request, reply, asked);
  return { scope, by: { way: 'api', apiUserId: userId } };
};

/** The least that somebody must be to write any field of an entity. */
const leastOf = ({ entity }: StoredEntity): FieldAccess =>
  entity.fields.some(({ writtenBy }) => writtenBy === 'staff') ? 'staff' : 'admin';

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was sent in `data`. Throws a 400. */
const readData = ({ body }: FastifyRequest): Values => {
  const data = isValues(body) ? body.data : undefined;
  if (!isValues(data)) throw badRequest(texts.body, { data: texts.body });
  return data;
};

/** The revision of `If-Match`; undefined without one. Throws a 400 for what is none. */
const revisionSent = ({ headers }: FastifyRequest): ReadRevision | undefined => {
  const sent = headers['if-match']?.trim();
  if (sent === undefined || sent === '*') return sent;
  const [, digits] = /^"([1-9]\d{0,9})"$/.exec(sent) ?? [];
  if (digits === undefined) throw badRequest(texts.ifMatch, { 'if-match': texts.ifMatch });
  return Number(digits);
};

/** The same; throws a 428 without one. */
const needRevision = (request: FastifyRequest): ReadRevision => {
  const revision = revisionSent(request);
  if (revision === undefined) throw new AppError(428, 'if_match', texts.ifMatch);
  return revision;
};

const storedOf = (host: Host, { params }: FastifyRequest): StoredEntity => {
  const { entity } = params as { entity: string };
  const stored = findStored(host, entity);
  if (stored) return stored;
  // An entity that there is, but can't be written; throws when there is none.
  const { label } = getExposed(host, entity).entity;
  throw notAllowed(texts.notWritten(label.many));
};

const idOf = ({ params }: FastifyRequest): number => {
  const id = readWholeNumber((params as { id: string }).id) ?? 0;
  if (id <= 0 || id > LARGEST_ID) throw notFound(texts.notFound);
  return id;
};

/** Which changes of a history are asked for. */
const windowOf = ({ url }: FastifyRequest): { start: number; limit: number } => {
  const params = queryParams(url);
  const limit = readWholeNumber(one(params, 'limit')) ?? MOST_CHANGES;
  const start = readWholeNumber(one(params, 'start')) ?? 0;
  return {
    start: Math.max(0, Math.min(start, api.maxStart)),
    limit: Math.max(1, Math.min(limit, MOST_CHANGES)),
  };
};

const tagOf = ({ revision }: Pick<Written, 'revision'>): string => `"${revision}"`;

/** A row as the API tells it, with the revision that who writes it next must name. */
const answer = async (
  host: Host,
  reply: FastifyReply,
  { stored, written, scope }: { stored: StoredEntity; written: Written; scope: Scope },
): Promise<FastifyReply> => {
  const exposed = getExposed(host, stored.entity.access);
  const item = await findItem(host, exposed, written.id, scope);
  if (!item) throw notFound(texts.notFound);
  return reply.header('etag', tagOf(written)).send({ data: item });
};

/** What stands there now, and what stood there when it was read, to look at side by side. */
const answerStale = (reply: FastifyReply, error: StaleRevision): FastifyReply =>
  reply
    .code(error.status)
    .header('etag', tagOf(error.current))
    .send({
      ...{ code: error.code, message: error.message, fields: {} },
      current: { revision: error.current.revision, data: error.current.values },
      read: error.read && { data: error.read },
    });

const unlessStale = async (
  reply: FastifyReply,
  run: () => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StaleRevision) return answerStale(reply, error);
    throw error;
  }
};

/**
 * Without what the API tells of every row though this entity has no such field, where it comes back as it was
 * told: the title, which is another field's value, and that it is online.
 */
const withoutTold = (
  { fields }: StoredEntity['entity'],
  sent: Values,
  stands: Values = {},
): Values => {
  const isOwn = (name: string) => fields.some((field) => field.name === name);
  const isTold = ([name, value]: [string, unknown]) =>
    !isOwn(name) &&
    ((name === 'state' && value === 'Online') ||
      (name === 'title' && Object.values(stands).includes(value)));
  return Object.fromEntries(Object.entries(sent).filter((entry) => !isTold(entry)));
};

/** Values that the writer may write. Throws a 400 that names each field that is wrong. */
const checked = (
  { entity }: StoredEntity,
  sent: Values,
  { scope, stands, id }: { scope: Scope; stands?: Values; id?: number },
): Values => {
  // The number is told in `data`, so it comes back as it is.
  const { id: named, ...rest } = withoutTold(entity, sent, stands);
  if (named !== undefined && named !== id) refuseProblems({ id: texts.mayNotWrite }, []);
  const { values, problems } = readSent(entity.fields, rest, {
    mayWrite: mayWriteAs(scope),
    stands,
  });
  refuseProblems(problems, entity.fields);
  return values;
};

/**
 * Writing by the API: `POST /api/v1.0/{entity}`, `PATCH` and `DELETE /api/v1.0/{entity}/{id}`, its history
 * and putting it back.
 */
export const addWriteRoutes = (host: Host): void => {
  const { app } = host;
  const takes = ({ entity = '' }: Record<string, string>) => findStored(host, entity) !== undefined;
  const options = { preHandler: limitCalls(PER_MINUTE), config: { json: true, takes } };
  const list = `${path.api}/:entity`;
  const item = `${list}/:id`;

  app.post(list, options, async (request, reply) => {
    const stored = storedOf(host, request);
    const { scope, by } = await requireWriter(host, request, reply, { least: 'admin' });
    const values = checked(stored, readData(request), { scope });
    const written = await createItem(host, { stored, by }, values);
    reply.code(201).header('location', `${path.api}/${stored.entity.access}/${written.id}`);
    return answer(host, reply, { stored, written, scope });
  });

  app.patch(item, options, async (request, reply) => {
    const stored = storedOf(host, request);
    const { scope, by } = await requireWriter(host, request, reply, { least: leastOf(stored) });
    const [row, data] = [{ id: idOf(request), revision: needRevision(request) }, readData(request)];
    return unlessStale(reply, async () => {
      const written = await changeItem(host, { stored, by }, row, (stands) =>
        checked(stored, data, { scope, stands, id: row.id }),
      );
      return answer(host, reply, { stored, written, scope });
    });
  });

  app.delete(item, options, async (request, reply) => {
    const stored = storedOf(host, request);
    const { by } = await requireWriter(host, request, reply, { least: 'admin' });
    const row = { id: idOf(request), revision: needRevision(request) };
    return unlessStale(reply, async () => {
      await removeItem(host, { stored, by }, row);
      return reply.code(204).send();
    });
  });

  app.get(`${item}/history`, options, async (request, reply) => {
    const stored = storedOf(host, request);
    // Of what only admins are told nobody else reads what it was.
    const { adminsOnly } = getExposed(host, stored.entity.access).part;
    const least = adminsOnly ? 'admin' : 'staff';
    await requireWriter(host, request, reply, { least, words: texts.noReadToken });
    const changes = await readHistory(host, stored, idOf(request), windowOf(request));
    return reply.header('cache-control', 'private, no-cache').send({ data: changes });
  });

  app.post(`${item}/restore`, options, async (request, reply) => {
    const stored = storedOf(host, request);
    const { scope, by } = await requireWriter(host, request, reply, { least: 'admin' });
    const to = isValues(request.body) ? request.body.revision : undefined;
    if (typeof to !== 'number' || !Number.isSafeInteger(to)) {
      throw badRequest(texts.revision, { revision: texts.revision });
    }
    const row = { id: idOf(request), to, revision: revisionSent(request) };
    return unlessStale(reply, async () => {
      const written = await restoreItem(host, { stored, by: { ...by, way: 'restore' } }, row);
      return answer(host, reply, { stored, written, scope });
    });
  });
};
