export { exportSubscribers } from './server/export';
export { importConsents } from './server/import-consents';
export { purgeNewsletter } from './server/purge';
export { type Subscribing, subscribe } from './server/subscribe';
export { forgetProvider } from './server/sync';
export { withdrawAddress } from './server/withdraw';
