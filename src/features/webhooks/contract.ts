/** What a program elsewhere can be told of. */
export const webhookEvents = [
  'order.placed',
  'application.received',
  'form.submitted',
  'stock_alert.created',
  'newsletter.subscribed',
  'newsletter.unsubscribed',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** The event of a notice by which one sees whether notices arrive; nobody asks for it. */
export const pingEvent = 'ping';

/** The header with the time (in s since 1970) and the signature: `t=1790000000,v1=…`. */
export const signatureHeader = 'etalage-signature';
