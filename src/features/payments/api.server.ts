export { listMethodIds, listMethods as listPaymentMethods } from './server/methods';
export { completeRefund, listRefunds, listRefundTasks, refundOrder } from './server/refund';
