export {
  goesInParcel,
  itemsLeft,
  leftToSend,
  namedItemsOf,
  namesOf,
} from './quantities';
export { presentReturn } from './server/api/present';
export { assessReturn, receiveReturn } from './server/assess';
export { cancelOrder } from './server/cancel/cancel';
export { closeOrder } from './server/cancel/close';
export { cancelPieces } from './server/cancel/pieces';
export { isHeld } from './server/held';
export { type OrderHistory, readHistoriesWith, readHistoryWith } from './server/history';
export { registerParcels } from './server/parcels-part';
export { mayGiveBack, presentReturns, presentWithdrawal } from './server/present';
export { getReturnByNumber, listReturnsOf } from './server/read';
export { refundByStaff } from './server/refund/by-staff';
export { requireAmong, sumOfPieces } from './server/refund/pieces-sum';
export { takenBackOf } from './server/returnable';
export { returns } from './server/tables';
