import { json, type PathItem, problem } from '#features/api/api.server';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { path } from '#kernel/wire';

const texts = aftersaleTexts.api;

const text = { type: 'string' };
const integer = { type: 'integer' };

const thing = json({
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'object' } },
});
const list = json({
  type: 'object',
  required: ['data', '_meta'],
  properties: { data: { type: 'array', items: { type: 'object' } }, _meta: { type: 'object' } },
});

const number = { name: 'number', in: 'path', required: true, schema: text };
const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const paging = [
  query('state', text),
  query('payment_state', text),
  query('limit', integer),
  query('start', integer),
];
const errors = { 401: problem, 403: problem };

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
const judgeBody = {
  type: 'object',
  properties: {
    refused: {
      type: 'array',
      items: {
        type: 'object',
        required: ['variant_id', 'note'],
        properties: { variant_id: integer, note: text },
      },
    },
  },
};

const post = (operationId: string, summary: string, body?: object) => ({
  post: {
    operationId,
    summary,
    parameters: [number],
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: { 200: thing, ...errors, 404: problem, 409: problem, 422: problem },
  },
});

const get = (operationId: string, summary: string, isList: boolean) => ({
  get: {
    operationId,
    summary,
    parameters: isList ? paging : [number],
    responses: isList ? { 200: list, ...errors } : { 200: thing, ...errors, 404: problem },
  },
});

/** The OpenAPI description of what staff's programs do. */
export const staffPaths: Record<string, PathItem> = {
  [`${path.api}/order`]: get('listOrders', texts.listOrders, true),
  [`${path.api}/order/{number}`]: get('readOrder', texts.readOrder, false),
  ...Object.fromEntries(
    (['paid', 'pack', 'ready', 'collected', 'delivered', 'cancel', 'close'] as const).map(
      (step) => [
        `${path.api}/order/{number}/${step}`,
        post(`${step}Order`, `${texts.step}: ${step}`),
      ],
    ),
  ),
  [`${path.api}/order/{number}/ship`]: post('shipOrder', `${texts.step}: ship`, shipBody),
  [`${path.api}/order/{number}/refund`]: post('refundOrder', texts.refund, refundBody),
  [`${path.api}/refund`]: get('listRefundTasks', texts.listTasks, true),
  [`${path.api}/refund/{number}/done`]: post('completeRefund', texts.doneTask),
  [`${path.api}/return`]: get('listReturns', texts.listReturns, true),
  [`${path.api}/return/{number}`]: get('readReturn', texts.readReturn, false),
  [`${path.api}/return/{number}/receive`]: post('receiveReturn', texts.receive),
  [`${path.api}/return/{number}/judge`]: post('judgeReturn', texts.judge, judgeBody),
};
