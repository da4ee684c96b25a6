export { forgetDeliveries } from './server/forget';
export {
  addWebhook,
  announceWebhook,
  hasWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  resendDelivery,
} from './server/webhooks';
