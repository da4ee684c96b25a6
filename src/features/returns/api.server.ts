export { leftToPack, paidBackUnsent } from './paid-back';
export {
  goesInParcel,
  itemsLeft,
  leftToSend,
  namedItemsOf,
  namesOf,
} from './quantities';
export { announceReturn } from './server/announce';
export { presentReturn } from './server/api/present';
export { assessReturn, receiveReturn } from './server/assess';
export { cancelOrder } from './server/cancel/cancel';
export { cancelLost, type LostOutcome, lostOutcome } from './server/cancel/cancel-lost';
export { closeOrder } from './server/cancel/close';
export { cancelLostPieces } from './server/cancel/lost-pieces';
export { missingOf, ordersSought, soughtOf } from './server/cancel/noted';
export { cancelPieces } from './server/cancel/pieces';
export { isHeld } from './server/held';
export { type OrderHistory, readHistoriesWith, readHistoryWith } from './server/history';
export { registerParcels } from './server/parcels-part';
export { mayGiveBack, presentReturns, presentWithdrawal } from './server/present';
export { getReturnByNumber, listReturnsOf, type WholeReturn } from './server/read';
export { refundByStaff } from './server/refund/by-staff';
export { requireAmong, sumOfPieces } from './server/refund/pieces-sum';
export { sumOf } from './server/refund/sum';
export { returnableOf, takenBackOf } from './server/returnable';
export { storeOfReturn } from './server/store-of';
export { returns } from './server/tables';
