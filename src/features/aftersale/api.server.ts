export { presentDossier } from './server/api/present';
export { issueInvoice } from './server/invoices/issue';
export { getOrderByNumber, getReturnByNumber, listOrders } from './server/read';
export { judgeReturn, receiveReturn } from './server/returns/judge';
export { notePaid, refundByStaff } from './server/staff/refund';
export { shipOrder } from './server/staff/ship';
export { takeStep } from './server/staff/step';
export { invoices, parcels } from './server/tables';
