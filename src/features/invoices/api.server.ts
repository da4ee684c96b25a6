export { creditItems } from './server/credit-items';
export { creditMoney } from './server/credit-money';
export { type Invoice, issueInvoice, listInvoices } from './server/issue';
export { readInvoice } from './server/keep';
export { composeInvoiceMail } from './server/mail';
export { issueNow } from './server/now';
export { presentInvoices } from './server/present';
export { SERVICE_VAT, vatOf } from './server/write';
