export { onRefundElsewhere } from './server/external-refunds';
export { markBack } from './server/mark-back';
export { listMethodIds, listMethods as listPaymentMethods, onlineNote } from './server/methods';
export {
  completeRefund,
  listRefunds,
  listRefundTasks,
  moneyGiven,
  moneyLeft,
  type RefundTask,
  refundOrder,
} from './server/refund';
