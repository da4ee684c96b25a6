export { listAsked } from './server/asked';
export { purgeAlerts } from './server/purge';
export { sendAlerts } from './server/send';
export { stockAlerts } from './server/tables';
