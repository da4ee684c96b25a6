export { assessStep as assessOrder } from './assess-step';
export { presentOrderDetails } from './server/api/present';
export { notePaid } from './server/note-paid';
export {
  getOrderByNumber,
  listOrders,
  listParcels,
  type Parcel,
  readOrderHistory,
  shipLabelOf,
} from './server/read';
export { shipOrder, storeParcel } from './server/ship';
export { takeStep } from './server/step';
