import { and, asc, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { orders } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Db } from '#platform/db/types';
import type { ItemQuantity } from '../contract';
import { returnLabels, returnLines, returns } from './tables';

export type Return = typeof returns.$inferSelect;
export type ReturnLine = typeof returnLines.$inferSelect;
export type ReturnLabelRow = typeof returnLabels.$inferSelect;
/** Of a label all but the file. */
export type KnownLabel = Omit<ReturnLabelRow, 'file'>;
export type WholeReturn = Return & { lines: ReturnLine[]; label?: KnownLabel };

/** A return by its number. Throws a 404. */
export const getReturnByNumber = async (db: Db, number: string): Promise<Return> => {
  const [found] = await db.select().from(returns).where(eq(returns.number, number.trim()));
  if (found) return found;
  const shown = number.slice(0, 40);
  throw new AppError(404, 'unknown_return', returnTexts.staff.unknownReturn(shown));
};

/** Returns of orders with their lines, in the order in which they were announced. */
export const listReturnsOf = async (
  db: Db,
  orderIds: readonly number[],
): Promise<WholeReturn[]> => {
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(asc(returns.id));
  return withLines(db, rows);
};

/** The same returns, each with its lines and, if there is one, its label. */
export const withLines = async (db: Db, rows: readonly Return[]): Promise<WholeReturn[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.id));
  const { file: _, ...columns } = getTableColumns(returnLabels);
  const labels = await db
    .select(columns)
    .from(returnLabels)
    .where(inArray(returnLabels.returnId, ids));
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ returnId }) => returnId === row.id),
    label: labels.find(({ returnId }) => returnId === row.id),
  }));
};

/** Which items of an order its buyer gave up, or got no more; what was refused is his. */
export const listWithdrawn = (db: Db, orderId: number): Promise<ItemQuantity[]> =>
  db
    .select({ variantId: returnLines.variantId, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), ne(returnLines.state, 'refused')));

/** Returns, the newest first, perhaps only those in one state. */
export const listAllReturns = (
  db: Db,
  state: Return['state'] | undefined,
  { limit, start }: { limit: number; start: number },
): Promise<(Return & { orderNumber: string })[]> =>
  db
    .select()
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(state ? eq(returns.state, state) : undefined)
    .orderBy(desc(returns.id))
    .limit(limit)
    .offset(start)
    .then((rows) => rows.map((row) => ({ ...row.returns, orderNumber: row.orders.number })));
