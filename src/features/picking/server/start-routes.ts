import { createElement } from 'react';
import { memberNames, noteAction } from '#features/staff/api.server';
import { listMovements, listWebWarehouses, type Warehouse } from '#features/stock/api.server';
import { type addWorkRoutes, tellMovement, type WorkRequest } from '#features/workfloor/api.server';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { formatMoment } from '#kernel/values/dutch-dates';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { one, type Params } from '#platform/http/params';
import { Movements } from '#ui/work/movements.view';
import { pickField, pickPath } from '../contract';
import { Start, type WaitingRow } from '../site/start.view';
import { readArticles } from './articles';
import { getList, isLeftAlone, listOpen, makeList, takeOver } from './claim';
import { nameOfArticle } from './names';
import { listToPack } from './pack';
import { countTasks, readList } from './read-list';
import { listShorts } from './shorts';
import { listWaiting, type Waiting } from './waiting';
import { tellPromise } from './when';

export type Routes = ReturnType<typeof addWorkRoutes>;

/** The number in a path; one that is none is of nothing. */
export const idOf = ({ request }: WorkRequest, name: string): number =>
  readWholeNumber((request.params as Record<string, string>)[name]) ?? 0;

export const numberOf = (params: Params, name: string): number =>
  readWholeNumber(one(params, name)) ?? 0;

/** The warehouse that is asked for, else the first. */
export const chosenWarehouse = async (
  host: Host,
  params: Params,
): Promise<{ warehouse: Warehouse | undefined; all: Warehouse[] }> => {
  const all = await listWebWarehouses(host.db);
  const asked = numberOf(params, pickField.warehouse);
  return { warehouse: all.find(({ id }) => id === asked) ?? all[0], all };
};

const tellWaiting = (host: Host, { order, items, promised }: Waiting): WaitingRow => ({
  ...{ id: order.id, number: order.number },
  name: `${order.billing.firstName} ${order.billing.lastName}`,
  pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  ...tellPromise(host, promised),
});

const done: Record<string, string> = {
  vrij: texts.listReleased,
  klaar: texts.finished,
  ingepakt: texts.allSent,
};

/** Where work in the warehouse begins, and lists that are made and taken over. */
export const addStartRoutes = (host: Host, route: Routes): void => {
  const showStart = async (
    { params, member, token, show }: WorkRequest,
    { isUnchosen = false } = {},
  ) => {
    const { warehouse, all } = await chosenWarehouse(host, params);
    if (!warehouse) {
      return show({ title: texts.title, note: { tone: 'notice', title: texts.noWarehouse } });
    }
    const [waiting, open, toPack, shorts] = await Promise.all([
      listWaiting(host, host.db, warehouse.id),
      listOpen(host.db, warehouse.id),
      listToPack(host, warehouse.id),
      listShorts(host),
    ]);
    const own = open.find(({ memberId }) => memberId === member.id);
    const others = open.filter((list) => list !== own);
    const [names, counts, walked] = await Promise.all([
      memberNames(
        host,
        others.map(({ memberId }) => memberId),
      ),
      countTasks(
        host.db,
        others.map(({ id }) => id),
      ),
      own && readList(host, own),
    ]);
    const sum = (key: 'picked' | 'wanted') =>
      (walked?.route ?? []).reduce((total, line) => total + line[key], 0);
    const said = done[one(params, pickField.done) ?? ''];
    return show({
      title: texts.title,
      heading: all.length > 1 ? warehouse.title : texts.title,
      ...(said && !isUnchosen && { note: { tone: 'success' as const, title: said } }),
      ...(isUnchosen && {
        status: 422,
        note: { tone: 'error' as const, title: texts.chooseFirst, text: texts.chooseHow },
      }),
      content: createElement(Start, {
        ...{ token, warehouse, waiting: waiting.map((row) => tellWaiting(host, row)) },
        ...(all.length > 1 && { warehouses: all }),
        ...(own && { ownList: { id: own.id, picked: sum('picked'), wanted: sum('wanted') } }),
        isCut: waiting.length >= limits.waiting,
        ...{ toPack: toPack.length, shorts: shorts.length },
        others: others.map((list) => ({
          id: list.id,
          name: names.get(list.memberId) ?? texts.someone,
          orders: counts.get(list.id) ?? 0,
          at: formatMoment(list.touchedAt),
          isLeft: isLeftAlone(host, list),
        })),
        ...{ sizes: limits.listSizes, mostOrders: limits.mostOrders, isUnchosen },
      }),
    });
  };

  route.get(pickPath.start, (work) => showStart(work));

  /** Who said what of the stock: what wasn't found, what turned up, what went to a store or came from one. */
  route.get(pickPath.movements, async ({ params, show }) => {
    const { warehouse } = await chosenWarehouse(host, params);
    const found = warehouse
      ? await listMovements(host.db, { warehouseId: warehouse.id }, limits.movements)
      : [];
    const ids = found.map(({ variantId }) => variantId);
    const articles = await readArticles(host.db, warehouse?.id ?? 0, ids);
    const movements = found.map((one) => ({
      ...tellMovement(one),
      what: nameOfArticle(one.variantId, articles.get(one.variantId)),
    }));
    const href = `${pickPath.start}?${pickField.warehouse}=${warehouse?.id ?? ''}`;
    return show({
      title: texts.movements,
      back: { href, label: warehouse?.title ?? texts.back },
      content: createElement(Movements, { movements }),
    });
  });

  route.post(pickPath.newList, async (work) => {
    const { params, member, goTo } = work;
    const { warehouse } = await chosenWarehouse(host, params);
    const ticked = (params[pickField.order] ?? []).flatMap((said) => readWholeNumber(said) ?? []);
    if (params[pickField.size] === undefined && ticked.length === 0) {
      return showStart(work, { isUnchosen: true });
    }
    const list = await makeList(host, {
      ...{ memberId: member.id, warehouseId: warehouse?.id ?? 0 },
      size: numberOf(params, pickField.size),
      ...(params[pickField.size] === undefined && { orderIds: ticked }),
    });
    return goTo(pickPath.list(list.id));
  });

  route.post(pickPath.takeOver(':list'), async (work) => {
    const { request, member, goTo } = work;
    const id = idOf(work, 'list');
    const { memberId } = await getList(host.db, id);
    await takeOver(host, id, member.id);
    if (memberId !== member.id) {
      await noteAction(host, request, {
        ...{ action: 'picklist.take', outcome: 'success', memberId: member.id },
        subject: texts.list(id),
      });
    }
    return goTo(`${pickPath.list(id)}?${pickField.done}=over`);
  });
};
