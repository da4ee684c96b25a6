import type { FastifyReply, FastifyRequest } from 'fastify';
import { describePath, json, problem, requireScope } from '#features/api/api.server';
import { AppError, notFound } from '#kernel/errors';
import { reservationTexts } from '#kernel/messages/nl-reservations';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import { reservationStates } from '../contract';
import { endReservation } from './end';
import { listReservations, type Reservation } from './read';
import type { ReservationState } from './tables';

const texts = reservationTexts.api;
const LARGEST_ID = 2 ** 31 - 1;

const requireStaff = (host: Host, request: FastifyRequest, reply: FastifyReply) =>
  requireScope(host, request, reply, { least: 'staff', words: texts.scope });

/** What a till needs to know: no address. */
const present = (row: Reservation) => ({
  id: row.id,
  code: row.code,
  state: row.state,
  location_id: row.locationId,
  variant_id: row.variantId,
  title: row.title,
  choice: row.choice,
  sku: row.sku,
  name: row.name,
  made_at: row.madeAt,
  expires_at: row.expiresAt,
  ended_at: row.endedAt,
});

const isState = (text: string): text is ReservationState =>
  (reservationStates as readonly string[]).includes(text);

/** Staff: what is put aside, that it was fetched, that it goes back. */
export const addReservationApi = (host: Host): void => {
  const base = `${path.api}/reservation`;

  host.app.get(base, { config: { json: true } }, async (request, reply) => {
    await requireStaff(host, request, reply);
    const params = queryParams(request.url);
    const state = one(params, 'state');
    if (state !== undefined && !isState(state)) throw new AppError(422, 'state', texts.state);
    const locationId = readWholeNumber(one(params, 'location_id'));
    const rows = await listReservations(host.db, { state, locationId });
    return reply.header('cache-control', 'private, no-store').send({ data: rows.map(present) });
  });

  for (const state of ['collected', 'released'] as const) {
    host.app.post(`${base}/:id/${state}`, { config: { json: true } }, async (request, reply) => {
      await requireStaff(host, request, reply);
      const id = readWholeNumber((request.params as { id: string }).id);
      if (id === undefined || id > LARGEST_ID) throw notFound(texts.unknown);
      if (!(await endReservation(host, id, state))) throw new AppError(409, 'state', texts.over);
      return reply.header('cache-control', 'private, no-store').send({ data: { id, state } });
    });
    describeEnd(host, state);
  }
  describeList(host);
};

const described = json({ type: 'object', required: ['data'], properties: { data: {} } });

const describeEnd = (host: Host, state: 'collected' | 'released'): void =>
  describePath(host, `${path.api}/reservation/{id}/${state}`, {
    post: {
      operationId: `${state}Reservation`,
      summary: texts[state],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: { 200: described, 401: problem, 403: problem, 404: problem, 409: problem },
    },
  });

const describeList = (host: Host): void =>
  describePath(host, `${path.api}/reservation`, {
    get: {
      operationId: 'listReservations',
      summary: texts.list,
      parameters: [
        { name: 'state', in: 'query', schema: { enum: [...reservationStates] } },
        { name: 'location_id', in: 'query', schema: { type: 'integer' } },
      ],
      responses: { 200: described, 401: problem, 403: problem, 422: problem },
    },
  });
