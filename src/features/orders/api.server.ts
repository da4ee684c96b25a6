export { mayMove } from './flow';
export { formatMoment } from './moment';
export { normalizeNumber } from './number';
export { expiryOf, isSettled } from './payment';
export { seenOf } from './seen';
export { announceSoon } from './server/announce';
export { type CancelReason, cancelUnpaid, expireOrders, giveUpOrder } from './server/cancel';
export { addOrderEvent, type NewOrderEvent } from './server/events';
export { lockOrder } from './server/lock';
export { Letter, writeBodies } from './server/mail/letter';
export { look } from './server/mail/look';
export { moveOrder } from './server/move';
export type { Order, OrderEvent, OrderLine } from './server/order';
export {
  type DeliveryPart,
  findPayments,
  hrefAfterOrder,
  type PaymentsPart,
  registerDelivery,
  registerPayments,
} from './server/parts';
export { markPaid, markPayment, type Paid } from './server/pay';
export { placeOrder } from './server/place';
export { type PricedOrder, priceOrder } from './server/price';
export { findOrderByToken, findOrderOf, getOrder, listOrderLines, viewOrder } from './server/read';
export { serveOrderPage } from './server/routes';
export { type OrderSections, registerSections, type SectionsPart } from './server/sections';
export { orderEvents, orderLines, orders } from './server/tables';
export { waitsOf } from './server/write-order';
