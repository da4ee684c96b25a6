import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { listParcels, shipLabelOf } from '#features/fulfilment/api.server';
import type { Order } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import type { WorkPage, WorkRequest } from '#features/workfloor/api.server';
import { notFound } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import type { Host } from '#platform/host';
import type { PackProps } from '../site/pack.view';
import { Label, Slip } from '../site/slip.view';
import type { PickTask } from './claim';
import { readRefunded } from './left';
import { parcelOf, type ToPack } from './pack';
import { ordersById } from './read-list';
import {
  addressOf,
  carrierTitleOf,
  problemOf,
  senderLines,
  slipOf,
  tellItems,
  tellLeft,
} from './tell-order';

/** The order of a box. Throws a 404. */
export const orderOf = async (host: Host, { orderId }: PickTask): Promise<Order> => {
  const order = (await ordersById(host, [orderId])).get(orderId);
  if (!order || order.siteId !== getSite(host).id) throw notFound(texts.noTask);
  return order;
};

/** What is printed has an address on it: long after it was sent, or laid back, nobody needs it. Throws a 404. */
export const requirePapers = (host: Host, { endedAt }: PickTask): void => {
  const isOver = endedAt && host.clock.now().getTime() - endedAt.getTime() > limits.papersFor;
  if (isOver) throw notFound(texts.papersOver);
};

/** An order on the table, as its page tells it. */
export const packOf = async (
  host: Host,
  { task, order }: ToPack,
  { at, token }: Pick<PackProps, 'at' | 'token'>,
): Promise<PackProps> => {
  const { items, back, rest, short, history } = await parcelOf(host, task);
  const refunded = await readRefunded(host.db, [order.id]);
  const problem = problemOf(order);
  return {
    ...{ at, token, sendKey: randomUUID(), rest, short },
    left: tellLeft(history),
    items: await tellItems(host, task.warehouseId, items, refunded.get(order.id)),
    back: await tellItems(host, task.warehouseId, back),
    address: addressOf(order),
    way: order.deliveryTitle ?? '',
    carrier: await carrierTitleOf(host, order),
    remark: order.remark,
    ...(order.giftText !== null && { giftText: order.giftText }),
    ...(problem && { problem }),
  };
};

type Back = NonNullable<WorkPage['back']>;

export const showSlip = async (
  host: Host,
  work: WorkRequest,
  { task, order }: ToPack,
  back: Back,
): Promise<FastifyReply> =>
  work.show({
    ...{ title: `${texts.slip} ${order.number}`, back, isPrinted: true },
    content: createElement(Slip, await slipOf(host, task, order)),
  });

/** The label that its carrier made, as a file; where it made none, an address to print. */
export const showLabel = async (
  host: Host,
  { reply, show }: WorkRequest,
  { task, order }: ToPack,
  back: Back,
): Promise<FastifyReply> => {
  const label = task.parcelId === null ? undefined : await shipLabelOf(host.db, task.parcelId);
  if (label) {
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${order.number}"`)
      .type(label.fileType)
      .send(Buffer.from(label.file, 'base64'));
  }
  const parcels = task.parcelId === null ? [] : await listParcels(host.db, [order.id]);
  const parcel = parcels.find(({ id }) => id === task.parcelId);
  const { name, identity } = getSite(host);
  return show({
    ...{ title: texts.labelOf(order.number), back, isPrinted: true },
    content: createElement(Label, {
      ...{ sender: senderLines(name, identity), address: addressOf(order), number: order.number },
      ...{
        carrier: parcel?.carrierTitle ?? (await carrierTitleOf(host, order)),
        isPoint: order.servicePoint !== undefined,
      },
      ...(parcel?.trackingCode && { trackingCode: parcel.trackingCode }),
    }),
  });
};
