import { json, problem } from './openapi-parts';

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
const errors = { 401: problem, 403: problem };

const query = (name: string, schema: object) => ({ name, in: 'query', schema });

/** Describes what is done with the thing of a number, or with `of: 'id'` of an id. */
export const describeAction = (
  operationId: string,
  summary: string,
  { body, of = 'number' }: { body?: object; of?: 'number' | 'id' } = {},
) => ({
  post: {
    operationId,
    summary,
    parameters: [of === 'id' ? id : number],
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: { 200: thing, ...errors, 404: problem, 409: problem, 422: problem },
  },
});

/** Describes how the thing of a number is read. */
export const describeRead = (operationId: string, summary: string) => ({
  get: {
    operationId,
    summary,
    parameters: [number],
    responses: { 200: thing, ...errors, 404: problem },
  },
});

/** Describes a list by the page that is narrowed by states; without any it is read whole. */
export const describeList = (operationId: string, summary: string, states: readonly string[]) => ({
  get: {
    operationId,
    summary,
    parameters:
      states.length === 0
        ? []
        : [
            ...states.map((name) => query(name, text)),
            ...[query('limit', integer), query('start', integer)],
          ],
    responses: { 200: states.length === 0 ? whole : list, ...errors },
  },
});
