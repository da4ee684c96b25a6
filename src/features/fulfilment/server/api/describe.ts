import {
  describeAction,
  describeList,
  describeRead,
  type PathItem,
} from '#features/api/api.server';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { path } from '#kernel/wire';

const texts = fulfilmentTexts.api;

const text = { type: 'string' };
const integer = { type: 'integer' };

const lines = {
  type: 'array',
  items: {
    type: 'object',
    required: ['variant_id', 'quantity'],
    properties: { variant_id: integer, quantity: integer },
  },
};

const shipBody = {
  type: 'object',
  properties: { carrier: text, tracking_code: text, tracking_url: text, lines },
};
const refundBody = {
  type: 'object',
  required: ['cents'],
  properties: { cents: integer, reason: text, key: text },
};

const steps = ['paid', 'pack', 'ready', 'collected', 'delivered', 'cancel', 'close'] as const;

/** The OpenAPI description of what staff's programs do with orders. */
export const orderPaths: Record<string, PathItem> = {
  [`${path.api}/order`]: describeList('listOrders', texts.listOrders, ['state', 'payment_state']),
  [`${path.api}/order/{number}`]: describeRead('readOrder', texts.readOrder),
  ...Object.fromEntries(
    steps.map((step) => [
      `${path.api}/order/{number}/${step}`,
      describeAction(`${step}Order`, `${texts.step}: ${step}`),
    ]),
  ),
  [`${path.api}/order/{number}/ship`]: describeAction('shipOrder', `${texts.step}: ship`, {
    body: shipBody,
  }),
  [`${path.api}/order/{number}/refund`]: describeAction('refundOrder', texts.refund, {
    body: refundBody,
  }),
};
