import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { field } from '#kernel/wire';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { parseHtml } from '../../../tests/harness/html';
import { createStaff } from '../../../tests/harness/office';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { pickField, pickPath } from './contract';

export let shop: FulfilmentShop;
export let karin: Visitor;
export let piet: Visitor;

/** A warehouse with two who pick. */
export const openFloor = async (): Promise<void> => {
  shop = await createFulfilmentShop();
  karin = (await createStaff(shop, { email: 'karin@x.nl', role: 'magazijn', name: 'Karin' }))
    .visitor;
  piet = (await createStaff(shop, { email: 'piet@x.nl', role: 'magazijn', name: 'Piet' })).visitor;
};
export const closeFloor = () => shop.close();
export const clearFloor = async (): Promise<void> => {
  await shop.db.execute(sql`delete from pick_lists`);
  await shop.db.execute(sql`delete from pick_shorts`);
  await shop.db.execute(sql`update orders set state = 'done'`);
};

export const tokenOf = async (visitor: Visitor) =>
  hiddenField((await visitor.get(pickPath.start)).body, field.token);

export const post = async (
  visitor: Visitor,
  path: string,
  fields: Record<string, string | number> = {},
) => visitor.post(path, { [field.token]: await tokenOf(visitor), ...fields });

export const goes = (reply: { headers: Record<string, unknown> }) => String(reply.headers.location);

/** A list of all that waits; answers its number. */
export const listOf = async (visitor: Visitor, size = 20): Promise<number> => {
  const reply = await post(visitor, pickPath.newList, { [pickField.size]: size });
  expect(reply.statusCode).toBe(303);
  return Number(/lijst\/(\d+)/.exec(goes(reply))?.[1]);
};

export const pickAll = async (visitor: Visitor, list: number, variantId: number) =>
  post(visitor, pickPath.pick(list), { [pickField.variant]: variantId });

export const variantOf = (order: { product: { variants: { id: number }[] } }) =>
  order.product.variants[0]?.id ?? 0;

export const pageOf = async (visitor: Visitor, path: string) => {
  const reply = await visitor.get(path);
  return { status: reply.statusCode, page: parseHtml(reply.body), body: reply.body };
};

export const tasksOf = ({ id }: { id: number }) =>
  shop.rows<{ id: number; state: string; list_id: number }>(
    sql`select id, state, list_id from pick_tasks where order_id = ${id} order by id`,
  );
export const parcelsOf = ({ id }: { id: number }) =>
  shop.rows<{ lines: { variantId: number; quantity: number }[] }>(
    sql`select lines from parcels where order_id = ${id} order by id`,
  );

/** Picks all of an order, and answers the number of its box. */
export const pickWhole = async (
  visitor: Visitor,
  order: Awaited<ReturnType<FulfilmentShop['paid']>>,
) => {
  const list = await listOf(visitor);
  await pickAll(visitor, list, variantOf(order));
  expect((await post(visitor, pickPath.finish(list))).statusCode).toBe(303);
  return (await tasksOf(order)).at(-1)?.id ?? 0;
};

export const send = async (visitor: Visitor, task: number, key = 'een-sleutel') =>
  post(visitor, pickPath.order(task), { [pickField.key]: key });
