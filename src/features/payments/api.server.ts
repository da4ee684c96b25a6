export { listAttempts, type Payment } from './server/attempts';
export { onExternalRefund } from './server/external-refunds';
export { composePaymentLink } from './server/links';
export { markBack } from './server/mark-back';
export { listMethodIds, listMethods as listPaymentMethods, onlineNote } from './server/methods';
export type { Provider } from './server/provider';
export { ProviderError } from './server/provider';
export { findProvider, registerProvider, TEST_BANK } from './server/providers';
export {
  centsByHand,
  completeRefund,
  goesBackByHand,
  listRefunds,
  listRefundTasks,
  moneyGiven,
  moneyLeft,
  ordersByHand,
  type RefundTask,
  refundOrder,
  type StoredRefund,
  waitsByHand,
} from './server/refund';
export { payments } from './server/tables';
