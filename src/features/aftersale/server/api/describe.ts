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
const items = { type: 'array', items: { type: 'object' } };
const list = json({
  type: 'object',
  required: ['data', '_meta'],
  properties: { data: items, _meta: { type: 'object' } },
});
/** What is not read by the page. */
const whole = json({ type: 'object', required: ['data'], properties: { data: items } });

const number = { name: 'number', in: 'path', required: true, schema: text };
const id = { name: 'id', in: 'path', required: true, schema: integer };
const query = (name: string, schema: object) => ({ name, in: 'query', schema });
const state = query('state', text);
const paging = [query('limit', integer), query('start', integer)];
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

const post = (operationId: string, summary: string, body?: object, which = number) => ({
  post: {
    operationId,
    summary,
    parameters: [which],
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: { 200: thing, ...errors, 404: problem, 409: problem, 422: problem },
  },
});

const read = (operationId: string, summary: string) => ({
  get: {
    operationId,
    summary,
    parameters: [number],
    responses: { 200: thing, ...errors, 404: problem },
  },
});

const listOf = (
  operationId: string,
  summary: string,
  parameters: readonly object[],
  reply: object = list,
) => ({ get: { operationId, summary, parameters, responses: { 200: reply, ...errors } } });

/** The OpenAPI description of what staff's programs do. */
export const staffPaths: Record<string, PathItem> = {
  [`${path.api}/order`]: listOf('listOrders', texts.listOrders, [
    ...[state, query('payment_state', text)],
    ...paging,
  ]),
  [`${path.api}/order/{number}`]: read('readOrder', texts.readOrder),
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
  [`${path.api}/refund`]: listOf('listRefundTasks', texts.listTasks, [], whole),
  [`${path.api}/refund/{id}/done`]: post('completeRefund', texts.doneTask, undefined, id),
  [`${path.api}/return`]: listOf('listReturns', texts.listReturns, [state, ...paging]),
  [`${path.api}/return/{number}`]: read('readReturn', texts.readReturn),
  [`${path.api}/return/{number}/receive`]: post('receiveReturn', texts.receive),
  [`${path.api}/return/{number}/judge`]: post('judgeReturn', texts.judge, judgeBody),
};
