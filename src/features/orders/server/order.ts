import type { orderEvents, orderLines, orders } from './tables';

export type Order = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;
export type OrderEvent = typeof orderEvents.$inferSelect;

/** An order that is being written has no number yet, and is known by its token. */
export type WhichOrder = { orderId: number } | { token: string };
