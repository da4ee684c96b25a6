import { createElement } from 'react';
import { counterOf } from '#features/counter/api.server';
import { counterPath } from '#features/counter/contract';
import { listParcels } from '#features/fulfilment/api.server';
import { memberNames, noteAction } from '#features/staff/api.server';
import type { addWorkRoutes, WorkPage, WorkRequest } from '#features/workfloor/api.server';
import { AppError, notFound } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts } from '#kernel/messages/nl-picking';
import { storeSendTexts as texts } from '#kernel/messages/nl-store-send';
import type { Host } from '#platform/host';
import { lineOf, one } from '#platform/http/params';
import { pickField, storeSendPath } from '../../contract';
import { OverBox, Pack } from '../../site/pack.view';
import { Refuse } from '../../site/refuse.view';
import { endedAs, endOver } from '../over';
import { getTask, type Sent, sendBox, type ToPack } from '../pack';
import { orderOf, packOf, requirePapers, showLabel, showSlip } from '../papers';
import { linesOf } from '../read-list';
import { idOf } from '../start-routes';
import { pickedOf, tellItems } from '../tell-order';
import { refuseBox } from './refuse';

type Store = { id: number; title: string };
/** A box at the store that packs it. */
type At = ToPack & { work: WorkRequest; store: Store };

const done = { sent: 'verzonden', before: 'eerder', busy: 'bezig' } as const;

/** What a store packs and sends, for who stands at its counter: as the warehouse does, one order at a time. */
export const addStoreRoutes = (
  host: Host,
  { get, post }: ReturnType<typeof addWorkRoutes>,
): void => {
  /** Throws a 404 for what another store, or the warehouse, packs. */
  const find = async (work: WorkRequest): Promise<At> => {
    const { store, warehouseId } = await counterOf(host, work);
    const task = await getTask(host.db, idOf(work, 'task'));
    if (task.warehouseId !== warehouseId || task.fromWarehouseId === null) {
      throw notFound(texts.unknown);
    }
    return { work, store, task, order: await orderOf(host, task) };
  };

  const pathsOf = ({ store, task }: Pick<At, 'store' | 'task'>) => ({
    send: storeSendPath.order(store.id, task.id),
    slip: storeSendPath.slip(store.id, task.id),
    label: storeSendPath.label(store.id, task.id),
  });

  const backOf = ({ id, title }: Store) => ({ href: counterPath.store(id), label: title });

  /** What was just done, told only while it is so. */
  const noteOf = async ({ work, task, order }: At): Promise<WorkPage['note']> => {
    const kind = one(work.params, pickField.done);
    const { number } = order;
    const names = await memberNames(host, task.sendingBy === null ? [] : [task.sendingBy]);
    const name = names.get(task.sendingBy ?? 0) ?? pickingTexts.someone;
    if (kind === done.busy && task.state === 'packing' && task.sendingAt) {
      return { tone: 'notice', title: pickingTexts.busy(name) };
    }
    if (kind === 'niet' && task.state === 'released') {
      return { tone: 'success', title: texts.refused };
    }
    if (task.state !== 'sent') return undefined;
    if (kind === done.before) {
      const text = pickingTexts.sentBeforeBy(name);
      return { tone: 'notice', title: pickingTexts.sentBefore(number), text };
    }
    if (kind !== done.sent) return undefined;
    const parcels = await listParcels(host.db, [order.id]);
    const code = parcels.find(({ id }) => id === task.parcelId)?.trackingCode;
    const text = code ? pickingTexts.sentCode(code) : '';
    return { tone: 'success', title: pickingTexts.sent(number), text };
  };

  const showOver = async (at: At) => {
    const { work, store, task, order } = at;
    const note = await noteOf(at);
    const isSent = task.state === 'sent';
    const over = endedAs(task, order);
    // What a store said that it wouldn't send was dealt with then, whatever became of its order.
    const goesBack = over === 'cancelled' || over === 'closed';
    // Who sent it just now reads that, not that it was sent before.
    const isNews = note?.tone === 'success';
    const sentTitle = isNews
      ? pickingTexts.order(order.number)
      : pickingTexts.over(order.number).sent;
    const heading = isSent || isNews ? sentTitle : texts.refused;
    return work.show({
      title: texts.orderTitle(order.number),
      heading: goesBack ? pickingTexts.over(order.number)[over] : heading,
      back: backOf(store),
      ...(note && { note }),
      content: createElement(OverBox, {
        ...{ at: pathsOf(at), isSent, sentText: texts.sentText, backText: texts.backText },
        items: goesBack
          ? await tellItems(host, task.warehouseId, pickedOf(await linesOf(host.db, [task.id])))
          : [],
      }),
    });
  };

  get(storeSendPath.order(':store', ':task'), async (work) => {
    const found = await find(work);
    await endOver(host, found.task, found.order);
    const at = await find(work);
    const { store, task, order } = at;
    if (task.state !== 'packing') return showOver(at);
    const note = await noteOf(at);
    const { token } = work;
    return work.show({
      title: texts.orderTitle(order.number),
      back: backOf(store),
      ...(note && { note }),
      content: createElement(
        Pack,
        await packOf(host, { task, order }, { at: pathsOf(at), token }),
        createElement(Refuse, { action: storeSendPath.refuse(store.id, task.id), token }),
      ),
    });
  });

  const goTo = ({ work, store, task }: At, said: string) =>
    work.goTo(`${storeSendPath.order(store.id, task.id)}?${pickField.done}=${said}`);

  const noteSent = async ({ work, order }: At, sent: Sent): Promise<void> => {
    if (sent.kind !== 'sent' || sent.isRepeat) return;
    await noteAction(host, work.request, {
      ...{ action: 'order.ship', outcome: 'success', memberId: work.member.id },
      ...{ subject: order.number, after: { parcel: sent.parcel?.trackingCode ?? '' } },
    });
  };

  post(storeSendPath.order(':store', ':task'), async (work) => {
    const at = await find(work);
    const { member, params } = work;
    const key = lineOf(params, pickField.key).slice(0, limits.code);
    const sent = await sendBox(host, at, { memberId: member.id, by: member.name, key });
    await noteSent(at, sent);
    return goTo(at, done[sent.kind]);
  });

  post(storeSendPath.refuse(':store', ':task'), async (work) => {
    const at = await find(work);
    const { member, params } = work;
    const way = one(params, pickField.way);
    // What is said to be gone is written off: that is never what an unknown choice comes to.
    if (way !== 'hier' && way !== 'weg') throw new AppError(422, 'way', pickingTexts.wayUnknown);
    const isHere = way === 'hier';
    await refuseBox(host, { taskId: at.task.id, isHere, store: at.store.title, by: member });
    await noteAction(host, work.request, {
      ...{ action: 'counter.send-refused', outcome: 'success', memberId: member.id },
      ...{ subject: at.order.number, after: { store: at.store.title } },
    });
    return goTo(at, 'niet');
  });

  const papers = async (work: WorkRequest): Promise<At> => {
    const at = await find(work);
    requirePapers(host, at.task);
    return at;
  };
  const backToBox = ({ store, task, order }: At): NonNullable<WorkPage['back']> => ({
    href: storeSendPath.order(store.id, task.id),
    label: texts.orderTitle(order.number),
  });

  get(storeSendPath.slip(':store', ':task'), async (work) => {
    const at = await papers(work);
    return showSlip(host, work, at, backToBox(at));
  });
  get(storeSendPath.label(':store', ':task'), async (work) => {
    const at = await papers(work);
    return showLabel(host, work, at, backToBox(at));
  });
};
