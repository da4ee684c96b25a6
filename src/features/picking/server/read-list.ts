import { inArray } from 'drizzle-orm';
import { assessStep } from '#features/fulfilment/api.server';
import { type Order, orders, untilDurable } from '#features/orders/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { compareOnRoute, type Wanting } from '../route';
import { type Article, readArticles } from './articles';
import { type PickLine, type PickList, type PickTask, tasksOf } from './claim';
import { readLeft, readRefunded, stillWanted } from './left';
import { pickLines, pickTasks } from './tables';

/** An article on a walk, and for which boxes it is. */
export type RouteLine = {
  variantId: number;
  article: Article | undefined;
  wanted: number;
  picked: number;
  orders: (Wanting & { number: string; isRefunded: boolean })[];
};

/** `wanted`: still. `excess`: so many lie in the box that its order wants no more. */
export type ReadLine = PickLine & { excess: number; isRefunded: boolean };

export type ReadList = {
  list: PickList;
  tasks: (PickTask & { order: Order; lines: ReadLine[]; mayLeave: boolean })[];
  /** In the order in which one walks. */
  route: RouteLine[];
};

export const linesOf = (db: Db, taskIds: readonly number[]): Promise<PickLine[]> =>
  db
    .select()
    .from(pickLines)
    .where(inArray(pickLines.taskId, [...taskIds]));

/** Orders by their numbers in the database. */
export const ordersById = async (
  host: Host,
  ids: readonly number[],
): Promise<Map<number, Order>> => {
  if (ids.length === 0) return new Map();
  const found = await host.db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const rows = await untilDurable(host, found);
  return new Map(rows.map((row) => [row.id, row]));
};

const sum = (all: readonly Wanting[], key: 'wanted' | 'picked'): number =>
  all.reduce((total, one) => total + one[key], 0);

/** A list with what is picked of it. Orders that can't leave any more (cancelled meanwhile) are no part of the route. */
export const readList = async (host: Host, list: PickList): Promise<ReadList> => {
  const tasks = await tasksOf(host.db, list.id);
  const lines = await linesOf(
    host.db,
    tasks.map(({ id }) => id),
  );
  const byId = await ordersById(
    host,
    tasks.map(({ orderId }) => orderId),
  );
  const orderIds = [...byId.keys()];
  const leftOf = await readLeft(host.db, orderIds);
  const refunded = await readRefunded(host.db, orderIds);
  const whole = tasks.flatMap((task) => {
    const order = byId.get(task.orderId);
    if (!order) return [];
    const own = lines
      .filter(({ taskId }) => taskId === task.id)
      .map((line) => {
        const left = leftOf(order.id, line.variantId);
        const isRefunded = refunded.get(order.id)?.has(line.variantId) ?? false;
        return {
          ...{ ...line, wanted: stillWanted(line, left), isRefunded },
          excess: Math.max(0, line.picked - left),
        };
      });
    return [{ ...task, order, lines: own, mayLeave: !('problem' in assessStep('ship', order)) }];
  });
  const isWalked = ({ state, mayLeave }: (typeof whole)[number]) => state === 'picking' && mayLeave;
  const variantIds = [
    ...new Set(
      whole.filter(isWalked).flatMap((task) => task.lines.map(({ variantId }) => variantId)),
    ),
  ];
  const articles = await readArticles(host.db, list.warehouseId, variantIds);
  const route = variantIds
    .map((variantId): RouteLine => {
      const wanting = whole.filter(isWalked).flatMap(({ id, box, order, lines: own }) =>
        own
          .filter((line) => line.variantId === variantId && line.wanted > 0)
          .map(({ wanted, picked, isRefunded }) => ({
            isRefunded,
            taskId: id,
            box,
            number: order.number,
            wanted,
            picked,
          })),
      );
      return {
        ...{ variantId, article: articles.get(variantId), orders: wanting },
        ...{ wanted: sum(wanting, 'wanted'), picked: sum(wanting, 'picked') },
      };
    })
    .filter(({ wanted }) => wanted > 0)
    .sort(
      (one, other) =>
        compareOnRoute(placedOf(one), placedOf(other)) || one.variantId - other.variantId,
    );
  return { list, tasks: whole, route };
};

const placedOf = ({ article }: RouteLine) => ({
  shelf: article?.shelf ?? '',
  category: article?.category ?? '',
  number: article?.sku ?? '',
});

/** How many open orders of lists there are, by list. */
export const countTasks = async (
  db: Db,
  listIds: readonly number[],
): Promise<Map<number, number>> => {
  if (listIds.length === 0) return new Map();
  const rows = await db
    .select({ listId: pickTasks.listId })
    .from(pickTasks)
    .where(inArray(pickTasks.listId, [...listIds]));
  const counts = new Map<number, number>();
  for (const { listId } of rows) counts.set(listId, (counts.get(listId) ?? 0) + 1);
  return counts;
};
