export { forgetDeliveries } from './server/forget';
export {
  addWebhook,
  announceWebhook,
  changeWebhook,
  countDeliveries,
  type Delivery,
  findDelivery,
  hasWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  resendDelivery,
  type Webhook,
} from './server/webhooks';
