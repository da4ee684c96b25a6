export { assessStep } from './assess-step';
export { freeOf, type Held, tellHeld } from './held';
export { presentOrderDetails } from './server/api/present';
export { changeAddress, checkAddress } from './server/change';
export { composeReady, composeShipped } from './server/mail/again';
export { awaitsTransfer, notePaid } from './server/note-paid';
export { whyNotPacked } from './server/packable';
export {
  getOrderByNumber,
  listOrders,
  listParcels,
  type OrderHistory,
  type Parcel,
  readOrderHistory,
  shipLabelOf,
} from './server/read';
export { shipOrder, storeParcel, usualCarrier } from './server/ship';
export { takeStep } from './server/step';
export { parcels } from './server/tables';
export { isBeingPicked, listHeld, registerWalks } from './server/walks';
export { readTrackingUrl } from './tracking-url';
