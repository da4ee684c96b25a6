export { creditItems } from './server/credit-items';
export { creditMoney } from './server/credit-money';
export { issueInvoice, listInvoices } from './server/issue';
export { presentInvoices } from './server/present';
