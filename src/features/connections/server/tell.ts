import type { FastifyRequest } from 'fastify';
import { listApiKeys } from '#features/api/api.server';
import {
  countDeliveries,
  type Delivery,
  listWebhooks,
  type Webhook,
} from '#features/webhooks/api.server';
import { notFound } from '#kernel/errors';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import type { ToldConnections, ToldDelivery, ToldWebhook } from '../contract';

const texts = connectionTexts.hooks;

const LAST_ID = 2 ** 31 - 1;

/** A number that may be a row's. */
export const readId = (typed: string | undefined): number | undefined => {
  const id = readWholeNumber(typed);
  return id === undefined || id < 1 || id > LAST_ID ? undefined : id;
};

export const idIn = ({ params }: FastifyRequest): number | undefined =>
  readId((params as { id: string }).id);

/** The webhook that an address names. Throws a 404. */
export const requireWebhook = async (host: Host, request: FastifyRequest): Promise<Webhook> => {
  const id = idIn(request);
  const found = (await listWebhooks(host.db)).find((one) => one.id === id);
  if (!found) throw notFound(texts.gone);
  return found;
};

type Counts = { all: number; failing: number };

export const tellWebhook = (
  { id, url, events, isOn }: Webhook,
  { all, failing }: Counts = { all: 0, failing: 0 },
): ToldWebhook => ({ id, url, events, isOn, notices: all, failing });

export const tellDelivery = (row: Delivery): ToldDelivery => {
  const { id, event, createdAt, deliveredAt, attempts, status } = row;
  const missed = attempts > 0 ? 'failing' : 'waiting';
  return {
    ...{ id, event, at: createdAt.toISOString(), attempts, status },
    state: deliveredAt ? 'delivered' : missed,
  };
};

/** All there are. */
export const tellConnections = async ({ db }: Host): Promise<ToldConnections> => {
  const [hooks, counts, keys] = await Promise.all([
    listWebhooks(db),
    countDeliveries(db),
    listApiKeys(db),
  ]);
  return {
    webhooks: hooks.map((one) => tellWebhook(one, counts.get(one.id))),
    keys: keys.map(({ clientId, scope, createdAt, usedAt }) => ({
      ...{ clientId, scope, createdAt: createdAt.toISOString() },
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
};
