import { notFound } from '#kernel/errors';
import { apiTexts } from '#kernel/messages/nl-api';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { queryParams } from '#platform/http/params';
import { authenticate } from './authenticate';
import { getExposed, isExposed } from './exposed';
import { findItem, listItems } from './items';
import { describeApi } from './openapi';
import { readListQuery } from './query';
import { send } from './send';

/** Reads of one client in a minute: each asks the database. */
const PER_MINUTE = 600;

const LARGEST_ID = 2 ** 31 - 1;

/** `/api/v1.0/{entity}` and `/api/v1.0/{entity}/{id}` (S7.9/3), and what describes them. */
export const addItemRoutes = (host: Host): void => {
  const { app } = host;
  const takes = ({ entity = '' }: Record<string, string>) => isExposed(host, entity);
  const options = { preHandler: limitCalls(PER_MINUTE), config: { json: true, takes } };

  app.get(`${path.api}/openapi.json`, (_request, reply) =>
    reply.header('cache-control', 'private, no-cache').send(describeApi(host)),
  );

  app.get(`${path.api}/:entity`, options, async (request, reply) => {
    const { scope } = await authenticate(host, request, reply);
    const exposed = getExposed(host, (request.params as { entity: string }).entity);
    const query = readListQuery(exposed, queryParams(request.url));
    return send(reply, await listItems(host, exposed, query, scope));
  });

  app.get(`${path.api}/:entity/:id`, options, async (request, reply) => {
    const { scope } = await authenticate(host, request, reply);
    const params = request.params as { entity: string; id: string };
    const exposed = getExposed(host, params.entity);
    const id = readWholeNumber(params.id) ?? 0;
    const item = id > 0 && id <= LARGEST_ID && (await findItem(host, exposed, id, scope));
    if (!item) throw notFound(apiTexts.notFound);
    const { revision } = item._meta;
    if (revision !== undefined) reply.header('etag', `"${revision}"`);
    return send(reply, { data: item });
  });
};
