import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { memberNames, noteAction } from '#features/staff/api.server';
import { setShelf } from '#features/stock/api.server';
import type { WorkRequest } from '#features/workfloor/api.server';
import { AppError } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { formatMoment } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { lineOf, one } from '#platform/http/params';
import { pickField, pickPath } from '../contract';
import { List, type ListProps } from '../site/list.view';
import { readArticles } from './articles';
import { getList, type PickList, releaseList, wasReleased } from './claim';
import { BOX, LEFT, nameIn, noteOf, said, scannedOf } from './list-notes';
import { noteMissing, type WhatBecame } from './missing';
import { nameOfArticle, tellArticle } from './names';
import { notePacked } from './pack';
import { finishList, pickAll, scan } from './pick';
import { type ReadList, readList } from './read-list';
import { noteRefound, readReported } from './refound';
import { idOf, numberOf, type Routes } from './start-routes';

const viewOf = ({
  list,
  tasks,
  route,
}: ReadList): Pick<ListProps, 'id' | 'lines' | 'gone' | 'extra' | 'boxes'> => ({
  id: list.id,
  lines: route.map(({ variantId, article, wanted, picked, orders }) => ({
    ...tellArticle(variantId, article),
    ...{ shelf: article?.shelf ?? '', wanted, picked },
    // What is still to be laid in; of a line that is done, all.
    boxes: orders
      .map(({ box, wanted: all, picked: there }) => ({
        box,
        pieces: picked < wanted ? all - there : all,
      }))
      .filter(({ pieces }) => pieces > 0),
    refunded: orders
      .filter(({ isRefunded }) => isRefunded)
      .map(({ box, number }) => texts.refundedOf(box, number)),
  })),
  extra: tasks
    .filter(({ state, mayLeave }) => state === 'picking' && mayLeave)
    .flatMap(({ box, lines }) =>
      lines
        .filter(({ excess }) => excess > 0)
        .map(({ variantId, excess }) => {
          const article = route.find((one) => one.variantId === variantId)?.article;
          return texts.extraText(excess, nameOfArticle(variantId, article), box);
        }),
    ),
  gone: tasks
    .filter(({ state, mayLeave }) => state === 'picking' && !mayLeave)
    .map(({ box, order }) => ({ box, number: order.number })),
  boxes: tasks.map(({ box, order }) => ({ box, number: order.number })),
});

const noteMissed = (
  host: Host,
  { request, member }: WorkRequest,
  name: string,
  { moved, short, stockWas }: WhatBecame,
) =>
  noteAction(host, request, {
    ...{ action: 'stock.missing', outcome: 'success', memberId: member.id, subject: name },
    ...(stockWas !== undefined && { before: { pieces: stockWas }, after: { pieces: 0 } }),
    ...(stockWas === undefined && {
      after: { short, moved: moved.reduce((sum, { pieces }) => sum + pieces, 0) },
    }),
  });

/** A walk: its page, and all that is done on it. */
export const addListRoutes = (host: Host, route: Routes): void => {
  /** One that is over says how, and by whom: it may be opened from an address that was kept. */
  const showEnded = async ({ show }: WorkRequest, list: PickList) => {
    const names = await memberNames(host, [list.memberId]);
    const name = names.get(list.memberId) ?? texts.someone;
    const isFreed = await wasReleased(host.db, list);
    return show({
      title: texts.list(list.id),
      back: { href: pickPath.start, label: texts.back },
      note: {
        tone: 'notice',
        title: isFreed ? texts.releasedBy(name) : texts.finishedBy(name),
        ...(list.endedAt && { text: texts.endedAt(formatMoment(list.endedAt)) }),
      },
    });
  };

  /** What was said on this walk to lie nowhere, and can still be said to have turned up. */
  const tellLost = async (list: PickList): Promise<ListProps['lost']> => {
    const reported = await readReported(host.db, list);
    const ids = [...new Set(reported.map(({ variantId }) => variantId))];
    const articles = await readArticles(host.db, list.warehouseId, ids);
    return ids.map((variantId) => ({
      variantId,
      name: nameOfArticle(variantId, articles.get(variantId)),
      pieces: reported
        .filter((one) => one.variantId === variantId)
        .reduce((sum, { pieces }) => sum + pieces, 0),
    }));
  };

  route.get(pickPath.list(':list'), async (work) => {
    const { params, member, token, show } = work;
    const list = await getList(host.db, idOf(work, 'list'));
    if (list.endedAt) return showEnded(work, list);
    if (list.memberId !== member.id) throw new AppError(409, 'not_yours', texts.listOfOther);
    const read = await readList(host, list);
    const [note, scanned] = await Promise.all([
      noteOf(host, params, read),
      scannedOf(host, params, read),
    ]);
    const sum = (key: 'picked' | 'wanted') =>
      read.route.reduce((total, line) => total + line[key], 0);
    return show({
      title: texts.list(list.id),
      heading: texts.progress(sum('picked'), sum('wanted')),
      back: { href: pickPath.start, label: texts.back },
      ...(note && { note }),
      content: createElement(List, {
        ...viewOf(read),
        lost: await tellLost(list),
        ...{ token, scanKey: randomUUID() },
        ...(scanned && { scanned }),
      }),
    });
  });

  const atOf = (work: WorkRequest) => ({
    listId: idOf(work, 'list'),
    memberId: work.member.id,
  });

  route.post(pickPath.pick(':list'), async (work) => {
    const { params, goTo } = work;
    const at = atOf(work);
    const variantId = numberOf(params, pickField.variant);
    const isFound = one(params, pickField.way) !== 'terug';
    await pickAll(host, at, variantId, isFound);
    const about = { [pickField.about]: variantId };
    return goTo(said(at.listId, isFound ? 'gepakt' : 'terug', about));
  });

  route.post(pickPath.scan(':list'), async (work) => {
    const { params, goTo } = work;
    const at = atOf(work);
    const code = lineOf(params, pickField.code).slice(0, limits.code);
    const key = lineOf(params, pickField.key).slice(0, limits.code);
    const scanned = await scan(host, at, { code, key });
    if (scanned.kind === 'unknown') return goTo(said(at.listId, 'unknown', { code }));
    return goTo(
      said(at.listId, scanned.kind, {
        [pickField.about]: scanned.variantId,
        ...(scanned.kind === 'found' && { [BOX]: scanned.box, [LEFT]: scanned.left }),
      }),
    );
  });

  route.post(pickPath.missing(':list'), async (work) => {
    const { params, member, goTo } = work;
    const at = atOf(work);
    const variantId = numberOf(params, pickField.variant);
    const { warehouseId } = await getList(host.db, at.listId);
    const name = await nameIn(host, warehouseId, variantId);
    const became = await noteMissing(host, at, {
      ...{ variantId, name, by: member, pieces: numberOf(params, pickField.pieces) },
      left: numberOf(params, pickField.key),
      isEmpty: one(params, pickField.empty) !== undefined,
    });
    await noteMissed(host, work, name, became);
    const elders = became.moved.reduce((sum, { pieces }) => sum + pieces, 0);
    const about = { [pickField.about]: variantId, elders, tekort: became.short };
    return goTo(said(at.listId, 'mis', about));
  });

  route.post(pickPath.refound(':list'), async (work) => {
    const { request, params, member, goTo } = work;
    const at = atOf(work);
    const variantId = numberOf(params, pickField.variant);
    const { warehouseId } = await getList(host.db, at.listId);
    const pieces = await noteRefound(host, at, { variantId, by: member });
    await noteAction(host, request, {
      ...{ action: 'stock.refound', outcome: 'success', memberId: member.id },
      ...{ subject: await nameIn(host, warehouseId, variantId), after: { pieces } },
    });
    return goTo(said(at.listId, 'toch', { [pickField.about]: variantId }));
  });

  route.post(pickPath.shelf(':list'), async (work) => {
    const { request, params, member, goTo } = work;
    const list = await getList(host.db, idOf(work, 'list'));
    const { warehouseId } = list;
    const variantId = numberOf(params, pickField.variant);
    const shelf = lineOf(params, pickField.shelf);
    if (shelf.length > limits.shelf) throw new AppError(422, 'shelf', texts.shelfLong);
    const found = (await readArticles(host.db, warehouseId, [variantId])).get(variantId);
    if (!found) throw new AppError(404, 'not_on_list', texts.notOnList);
    if (found.shelf !== shelf) {
      await setShelf(host.db, { warehouseId, variantId }, shelf);
      await noteAction(host, request, {
        ...{ action: 'stock.shelf', outcome: 'success', memberId: member.id },
        subject: nameOfArticle(variantId, found),
        ...{ before: { shelf: found.shelf }, after: { shelf } },
      });
    }
    return goTo(said(list.id, 'plek'));
  });

  route.post(pickPath.finish(':list'), async (work) => {
    const { member, goTo } = work;
    const at = atOf(work);
    const { warehouseId } = await getList(host.db, at.listId);
    const orderIds = await finishList(host, at);
    await notePacked(host, orderIds, member.name);
    const more = `${pickField.warehouse}=${warehouseId}`;
    if (orderIds.length > 0) return goTo(`${pickPath.pack}?${more}&${pickField.done}=klaar`);
    return goTo(`${pickPath.start}?${more}&${pickField.done}=klaar`);
  });

  route.post(pickPath.release(':list'), async (work) => {
    const { request, member, goTo } = work;
    const { listId, memberId } = atOf(work);
    await releaseList(host, listId, memberId);
    await noteAction(host, request, {
      ...{ action: 'picklist.release', outcome: 'success', memberId: member.id },
      subject: texts.list(listId),
    });
    return goTo(`${pickPath.start}?${pickField.done}=vrij`);
  });
};
