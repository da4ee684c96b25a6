import type { FastifyReply } from 'fastify';
import { createElement } from 'react';
import { listParcels } from '#features/fulfilment/api.server';
import { normalizeNumber } from '#features/orders/api.server';
import { memberNames, noteAction } from '#features/staff/api.server';
import type { WorkPage, WorkRequest } from '#features/workfloor/api.server';
import { notFound } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import type { Host } from '#platform/host';
import { lineOf, one, type Params } from '#platform/http/params';
import { pickField, pickPath } from '../contract';
import { OverBox, Pack, PackList, type PackListProps, PutBack } from '../site/pack.view';
import type { PickTask } from './claim';
import { endedAs, endOver, listEnded, overOf } from './over';
import {
  endAllOver,
  getTask,
  listToPack,
  parcelOf,
  putBack,
  type Sent,
  sendBox,
  type ToPack,
} from './pack';
import { orderOf, packOf, requirePapers, showLabel, showSlip } from './papers';
import { linesOf } from './read-list';
import { chosenWarehouse, idOf, numberOf, type Routes } from './start-routes';
import { pickedOf, tellItems } from './tell-order';
import { listWaiting, promisedOfOrder } from './waiting';
import { tellPromise } from './when';

/** What a page says of the box that was sent before it. */
const noteOf = async (host: Host, params: Params): Promise<WorkPage['note']> => {
  const kind = one(params, pickField.done) ?? '';
  if (kind === 'klaar') return { tone: 'success', title: texts.finished };
  if (!['terug', 'verzonden', 'eerder', 'bezig'].includes(kind)) return undefined;
  const task = await getTask(host.db, numberOf(params, pickField.about));
  const order = await orderOf(host, task);
  const { number } = order;
  // An address may be read again when it isn't so any more.
  if ((kind === 'bezig' ? 'packing' : kind === 'terug' ? 'released' : 'sent') !== task.state) {
    return undefined;
  }
  if (kind === 'terug') {
    const waiting = await listWaiting(host, host.db, task.warehouseId);
    const waits = waiting.some((one) => one.order.id === order.id);
    return { tone: 'success', title: waits ? texts.wasPutBack : texts.wasPutBackOnly };
  }
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

const backToBoxes = ({ warehouseId }: PickTask) => ({
  href: `${pickPath.pack}?${pickField.warehouse}=${warehouseId}`,
  label: texts.packTitle,
});

const atOf = ({ id }: PickTask) => ({
  ...{ send: pickPath.order(id), slip: pickPath.slip(id), label: pickPath.label(id) },
});

/** Packing: what lies in boxes, one order on the table, its papers, and sending it. */
export const addPackRoutes = (host: Host, route: Routes): void => {
  const readTask = async (id: number): Promise<ToPack> => {
    const task = await getTask(host.db, id);
    // What a store sends is packed there.
    if (task.fromWarehouseId !== null) throw notFound(texts.noTask);
    return { task, order: await orderOf(host, task) };
  };

  /** What is printed has an address on it: long after it was sent, or laid back, nobody needs it here. */
  const readPapers = async (id: number): Promise<ToPack> => {
    const found = await readTask(id);
    requirePapers(host, found.task);
    return found;
  };

  const showBoxes = async (
    { params, token, show }: WorkRequest,
    wrong?: PackListProps['wrong'],
  ): Promise<FastifyReply> => {
    const { warehouse } = await chosenWarehouse(host, params);
    if (warehouse) await endAllOver(host, warehouse.id);
    const ended = warehouse ? await listEnded(host, warehouse.id) : [];
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
      ...(wrong && { status: 404 }),
      content: createElement(PackList, {
        ...{ token, rows },
        ended: ended.map(({ task, order: { number }, over }) => ({
          ...{ id: task.id, number, title: texts.over(number)[over] },
        })),
        ...(wrong && { wrong }),
      }),
    });
  };

  route.get(pickPath.pack, (work) => showBoxes(work));

  route.post(pickPath.find, async (work) => {
    const { params, goTo } = work;
    const code = lineOf(params, pickField.code).slice(0, limits.code);
    const { all } = await chosenWarehouse(host, params);
    const number = normalizeNumber(code);
    for (const { id } of all) {
      const found = (await listToPack(host, id)).find(({ order }) => order.number === number);
      if (found) return goTo(pickPath.order(found.task.id));
    }
    return showBoxes(work, { typed: code, error: texts.notToPack(code) });
  });

  /** One that is sent or laid back is no more on the table. */
  const showOver = async ({ params, show }: WorkRequest, { task, order }: ToPack) => {
    const isSent = task.state === 'sent';
    const isCancelled = !isSent && overOf(order) === 'cancelled';
    const over = isCancelled ? 'cancelled' : endedAs(task, order);
    const backOf = async () => {
      if (isCancelled) return pickedOf(await linesOf(host.db, [task.id]));
      return over === 'closed' ? (await parcelOf(host, task)).back : [];
    };
    const note = await noteOf(host, params);
    return show({
      title: texts.order(order.number),
      heading: isSent || over ? texts.over(order.number)[over ?? 'sent'] : texts.released,
      back: backToBoxes(task),
      ...(note && { note }),
      content: createElement(OverBox, {
        ...{ at: atOf(task), isSent },
        items: await tellItems(host, task.warehouseId, await backOf()),
      }),
    });
  };

  route.get(pickPath.order(':task'), async (work) => {
    const { params, token, show } = work;
    const found = await readTask(idOf(work, 'task'));
    await endOver(host, found.task, found.order);
    const { task, order } = await readTask(found.task.id);
    if (task.state === 'sent' || task.state === 'released') return showOver(work, { task, order });
    const { items } = await parcelOf(host, task);
    const note = await noteOf(host, params);
    return show({
      title: texts.order(order.number),
      heading: `${texts.boxOf(task.box)}: ${order.number}`,
      back: backToBoxes(task),
      ...(note && { note }),
      content: createElement(
        Pack,
        await packOf(host, { task, order }, { at: atOf(task), token }),
        createElement(PutBack, {
          action: pickPath.putBack(task.id),
          token,
          isAny: items.length > 0,
        }),
      ),
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
    const more = `${pickField.warehouse}=${task.warehouseId}&${pickField.done}=terug&${pickField.about}=${task.id}`;
    return work.goTo(`${pickPath.pack}?${more}`);
  });

  const backOf = ({ id, state, warehouseId }: PickTask): NonNullable<WorkPage['back']> =>
    state === 'packing'
      ? { href: pickPath.order(id), label: texts.packTitle }
      : { href: `${pickPath.pack}?${pickField.warehouse}=${warehouseId}`, label: texts.packTitle };

  route.get(pickPath.slip(':task'), async (work) => {
    const { task, order } = await readPapers(idOf(work, 'task'));
    return showSlip(host, work, { task, order }, backOf(task));
  });

  route.get(pickPath.label(':task'), async (work) => {
    const { task, order } = await readPapers(idOf(work, 'task'));
    return showLabel(host, work, { task, order }, backOf(task));
  });
};
