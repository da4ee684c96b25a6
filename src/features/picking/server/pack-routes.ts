import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { listParcels, shipLabelOf } from '#features/fulfilment/api.server';
import { normalizeNumber, type Order } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import { memberNames, noteAction } from '#features/staff/api.server';
import type { WorkPage } from '#features/workfloor/api.server';
import { AppError, notFound } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import type { Host } from '#platform/host';
import { lineOf, one, type Params } from '#platform/http/params';
import { pickField, pickPath } from '../contract';
import { Pack, PackList } from '../site/pack.view';
import { Label, Slip } from '../site/slip.view';
import type { PickTask } from './claim';
import { getTask, listToPack, parcelOf, putBack, type Sent, sendBox, type ToPack } from './pack';
import { ordersById } from './read-list';
import { chosenWarehouse, idOf, numberOf, type Routes } from './start-routes';
import { addressOf, carrierTitleOf, problemOf, slipOf, tellItems } from './tell-order';
import { promisedOfOrder } from './waiting';
import { tellPromise } from './when';

const orderOf = async (host: Host, { orderId }: PickTask): Promise<Order> => {
  const order = (await ordersById(host, [orderId])).get(orderId);
  if (!order || order.siteId !== getSite(host).id) throw notFound(texts.noTask);
  return order;
};

/** What a page says of the box that was sent before it. */
const noteOf = async (host: Host, params: Params): Promise<WorkPage['note']> => {
  const kind = one(params, pickField.done) ?? '';
  if (kind === 'klaar') return { tone: 'success', title: texts.finished };
  if (kind === 'terug') return { tone: 'success', title: texts.wasPutBack };
  if (!['verzonden', 'eerder', 'bezig'].includes(kind)) return undefined;
  const task = await getTask(host.db, numberOf(params, pickField.about));
  const { number } = await orderOf(host, task);
  const names = await memberNames(host, task.sendingBy === null ? [] : [task.sendingBy]);
  const name = names.get(task.sendingBy ?? 0) ?? texts.someone;
  if (kind === 'bezig') return { tone: 'notice', title: texts.busy(name) };
  if (kind === 'eerder') {
    return { tone: 'notice', title: texts.sentBefore(number), text: texts.sentBeforeBy(name) };
  }
  const parcels = await listParcels(host.db, [task.orderId]);
  const code = parcels.find(({ id }) => id === task.parcelId)?.trackingCode;
  return {
    ...{ tone: 'success', title: texts.sent(number), text: code ? texts.sentCode(code) : '' },
    link: { href: pickPath.label(task.id), label: texts.labelOf(number) },
  };
};

/** Packing: what lies in boxes, one order on the table, its papers, and sending it. */
export const addPackRoutes = (host: Host, route: Routes): void => {
  const readTask = async (id: number): Promise<ToPack> => {
    const task = await getTask(host.db, id);
    return { task, order: await orderOf(host, task) };
  };

  /** What is printed has an address on it: long after it was sent, or laid back, nobody needs it here. */
  const readPapers = async (id: number): Promise<ToPack> => {
    const { endedAt } = await getTask(host.db, id);
    const isOver = endedAt && host.clock.now().getTime() - endedAt.getTime() > limits.papersFor;
    if (isOver) throw notFound(texts.papersOver);
    return readTask(id);
  };

  route.get(pickPath.pack, async ({ params, token, show }) => {
    const { warehouse } = await chosenWarehouse(host, params);
    const found = warehouse ? await listToPack(host, warehouse.id) : [];
    const isOneList = new Set(found.map(({ task }) => task.listId)).size <= 1;
    const rows = await Promise.all(
      found.map(async ({ task, order }) => {
        const { when, urgency } = tellPromise(host, await promisedOfOrder(host, order));
        const { firstName, lastName } = order.delivery ?? order.billing;
        return {
          box: isOneList ? texts.boxOf(task.box) : texts.boxOfList(task.box, task.listId),
          ...{ id: task.id, number: order.number, when },
          ...{ name: `${firstName} ${lastName}`, isLate: urgency === 'late' },
        };
      }),
    );
    const note = await noteOf(host, params);
    return show({
      title: texts.packTitle,
      back: { href: pickPath.start, label: texts.back },
      ...(note && { note }),
      content: createElement(PackList, { token, rows }),
    });
  });

  route.post(pickPath.find, async ({ params, goTo }) => {
    const code = lineOf(params, pickField.code).slice(0, limits.code);
    const { all } = await chosenWarehouse(host, params);
    const number = normalizeNumber(code);
    for (const { id } of all) {
      const found = (await listToPack(host, id)).find(({ order }) => order.number === number);
      if (found) return goTo(pickPath.order(found.task.id));
    }
    throw new AppError(404, 'not_to_pack', texts.notToPack(code));
  });

  route.get(pickPath.order(':task'), async (work) => {
    const { params, token, show, goTo } = work;
    const { task, order } = await readTask(idOf(work, 'task'));
    // One that is sent or laid back is no more on the table.
    if (task.state !== 'packing') return goTo(pickPath.pack);
    const { items, back, rest } = await parcelOf(host, task);
    const problem = problemOf(order);
    const note = await noteOf(host, params);
    return show({
      title: texts.order(order.number),
      heading: `${texts.boxOf(task.box)}: ${order.number}`,
      back: {
        href: `${pickPath.pack}?${pickField.warehouse}=${task.warehouseId}`,
        label: texts.packTitle,
      },
      ...(note && { note }),
      content: createElement(Pack, {
        ...{ id: task.id, token, sendKey: randomUUID(), rest },
        items: await tellItems(host, task.warehouseId, items),
        back: await tellItems(host, task.warehouseId, back),
        address: addressOf(order),
        way: order.deliveryTitle ?? '',
        carrier: await carrierTitleOf(host, order),
        remark: order.remark,
        ...(order.giftText !== null && { giftText: order.giftText }),
        ...(problem && { problem }),
      }),
    });
  });

  /** Where a packer goes on: the next order at once. */
  const nextHref = async (task: PickTask, sent: Sent): Promise<string> => {
    const kinds = { sent: 'verzonden', before: 'eerder', busy: 'bezig' } as const;
    const about = `${pickField.done}=${kinds[sent.kind]}&${pickField.about}=${task.id}`;
    const [next] = (await listToPack(host, task.warehouseId)).filter(
      (one) => one.task.id !== task.id,
    );
    if (next && sent.kind !== 'busy') return `${pickPath.order(next.task.id)}?${about}`;
    return `${pickPath.pack}?${pickField.warehouse}=${task.warehouseId}&${about}`;
  };

  route.post(pickPath.order(':task'), async (work) => {
    const { request, params, member, goTo } = work;
    const found = await readTask(idOf(work, 'task'));
    const key = lineOf(params, pickField.key).slice(0, limits.code);
    const sent = await sendBox(host, found, { memberId: member.id, by: member.name, key });
    if (sent.kind === 'sent' && !sent.isRepeat) {
      await noteAction(host, request, {
        ...{ action: 'order.ship', outcome: 'success', memberId: member.id },
        subject: found.order.number,
        after: { parcel: sent.parcel?.trackingCode ?? '' },
      });
    }
    return goTo(await nextHref(found.task, sent));
  });

  route.post(pickPath.putBack(':task'), async (work) => {
    const { task } = await readTask(idOf(work, 'task'));
    await putBack(host, task);
    const more = `${pickField.warehouse}=${task.warehouseId}&${pickField.done}=terug`;
    return work.goTo(`${pickPath.pack}?${more}`);
  });

  const backOf = ({ id, state, warehouseId }: PickTask): NonNullable<WorkPage['back']> =>
    state === 'packing'
      ? { href: pickPath.order(id), label: texts.packTitle }
      : { href: `${pickPath.pack}?${pickField.warehouse}=${warehouseId}`, label: texts.packTitle };

  route.get(pickPath.slip(':task'), async (work) => {
    const { task, order } = await readPapers(idOf(work, 'task'));
    return work.show({
      title: `${texts.slip} ${order.number}`,
      back: backOf(task),
      isPrinted: true,
      content: createElement(Slip, await slipOf(host, task, order)),
    });
  });

  route.get(pickPath.label(':task'), async (work) => {
    const { task, order } = await readPapers(idOf(work, 'task'));
    const label = task.parcelId === null ? undefined : await shipLabelOf(host.db, task.parcelId);
    if (label) {
      return work.reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="${order.number}"`)
        .type(label.fileType)
        .send(Buffer.from(label.file, 'base64'));
    }
    const parcels = task.parcelId === null ? [] : await listParcels(host.db, [order.id]);
    const trackingCode = parcels.find(({ id }) => id === task.parcelId)?.trackingCode;
    return work.show({
      title: texts.labelOf(order.number),
      back: backOf(task),
      isPrinted: true,
      content: createElement(Label, {
        ...{ sender: getSite(host).name, address: addressOf(order), number: order.number },
        ...(trackingCode && { trackingCode }),
      }),
    });
  });
};
