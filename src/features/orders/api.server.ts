export { isPaid, isSettled } from './contract';
export { normalizeNumber } from './number';
export { expiryOnChange, isPaidLater, isUnfinished } from './payment';
export { normalizePickupCode, PICKUP_LETTERS } from './pickup-code';
export { snapshotOf } from './quote-snapshot';
export { announceSoon } from './server/announce';
export { askedPage, createOrderAsking } from './server/ask-order';
export { cancelUnpaid, expireOrders, giveUpOrder } from './server/cancel';
export { causeOfOrder } from './server/cause';
export {
  changeDestination,
  changePaymentMethod,
  type Destination,
  giveToAccount,
} from './server/change';
export { addOrderEvent, findOrderEvent, listOrderEvents } from './server/events';
export { type Sold, soldByDay, soldByStore, soldMost } from './server/figures';
export { composeConfirmation } from './server/jobs';
export { findLinePictures } from './server/line-pictures';
export { lockOrder } from './server/lock';
export { ModelForm, Next, Ordered, SecondThoughts } from './server/mail/agreed';
export {
  composeOrderMail,
  MailedItems,
  type NamedItem,
  type OrderMail,
} from './server/mail/order-mail';
export { mailChanged } from './server/mail-changed';
export { mailOrderOnce, readOrderMail } from './server/mail-once';
export { mayBePaidLater } from './server/may-wait';
export { moveOrder } from './server/move';
export { exceedsOpenTransfers } from './server/open-transfers';
export type { Order, OrderEvent, OrderLine, WhichOrder } from './server/order';
export { ordersOf } from './server/own-data';
export { getOwnOrder, getPostedOrder } from './server/own-page';
export { registerPaidSeats } from './server/paid-seats';
export {
  hrefAfterOrder,
  registerDelivery,
  registerPayments,
  registerWithdrawn,
} from './server/parts';
export { markMoney, markPaid, markPayment } from './server/pay';
export { paymentTermsOf } from './server/payment-terms';
export { exceedsPendingOrderLimit, hashClient } from './server/pending-order-limit';
export { isPickupCode, pickupCodeOf } from './server/pickup-code';
export { placeOrder } from './server/place';
export { priceOrder } from './server/price';
export {
  addressLines,
  findOrderByToken,
  getOrder,
  listAccountOrders,
  listLinesOfOrders,
  listOrderLines,
  listUnfinished,
  viewOrder,
} from './server/read';
export { type Moved, reallocate, sendBack, sendFrom } from './server/reallocate';
export { serveOrderPage } from './server/routes';
export {
  type AccountOfferPart,
  type OrderRow,
  registerAccountOffer,
  registerLineLinks,
  registerOrderSeats,
  registerRows,
  registerSections,
} from './server/sections';
export {
  orderEvents,
  orderLines,
  orderName,
  orderPhone,
  orders,
  orderWords,
} from './server/tables';
export { readTerms, TERMS_PAGE } from './server/terms';
export { untilDurable } from './server/until-durable';
export { findWhich, whichOrder } from './server/which-order';
export { OrderSummary } from './site/order-summary.view';
