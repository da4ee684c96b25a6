export { listSalePeriods, type SalePeriod } from './server/sale-periods';
