import { z } from 'zod';
import { describePath, json, type PathItem, problem } from '#features/api/api.server';
import { codecOf } from '#fields/codecs';
import { type EntityField, type ValueRules, wireName } from '#kernel/define/entity';
import { describeTexts as texts } from '#kernel/messages/nl-entities';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { isMissing, usualOf } from './read-values';
import type { StoredEntity } from './stored';

const valueSchema = (field: EntityField): object => {
  const { component, orNull } = field;
  if (component === undefined) return describeValue(field);
  const named = { $ref: `#/components/schemas/${component}` };
  return orNull ? { anyOf: [named, { type: 'null' }] } : named;
};

/** What values of these rules are, in JSON schema. */
export const describeValue = (rules: ValueRules): object => {
  const { described, schema } = codecOf(rules);
  const { $schema: _, ...told } = z.toJSONSchema(described?.(rules) ?? schema(rules), {
    io: 'input',
    unrepresentable: 'any',
  });
  return told;
};

/** A field in JSON schema, made of what its values are checked with. */
const fieldSchema = (field: EntityField): object => {
  return {
    ...valueSchema(field),
    title: field.label,
    ...(field.help && { description: field.help }),
    ...(!isMissing(field) && { default: usualOf(field) }),
  };
};

const dataSchema = ({ entity }: StoredEntity, isNew: boolean): object => {
  const fields = entity.fields.filter(({ writtenBy }) => writtenBy !== 'nobody');
  const required = isNew ? fields.filter(isMissing).map(wireName) : [];
  const data = {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(fields.map((field) => [wireName(field), fieldSchema(field)])),
  };
  return { type: 'object', required: ['data'], properties: { data } };
};

const body = (schema: object) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const ifMatch = (required: boolean) => ({
  name: 'If-Match',
  in: 'header',
  required,
  description: texts.ifMatch,
  schema: { type: 'string' },
});

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

const stale = json({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    {
      type: 'object',
      required: ['current', 'read'],
      properties: { current: { type: 'object' }, read: { type: ['object', 'null'] } },
    },
  ],
});

const refusals = { 401: problem, 403: problem, 404: problem, 409: problem, 429: problem };
const ofRow = { ...refusals, 412: stale, 428: problem };
const token = [{ token: [] }];

const listItem = (stored: StoredEntity, answer: object): PathItem => ({
  post: {
    operationId: `create${stored.entity.name}`,
    summary: texts.create(stored.entity.label.one),
    security: token,
    requestBody: body(dataSchema(stored, true)),
    responses: { 201: answer, 400: problem, ...refusals },
  },
});

const oneItem = (stored: StoredEntity, answer: object): PathItem => ({
  patch: {
    operationId: `change${stored.entity.name}`,
    summary: texts.change(stored.entity.label.one),
    security: token,
    parameters: [idParameter, ifMatch(true)],
    requestBody: body(dataSchema(stored, false)),
    responses: { 200: answer, 400: problem, ...ofRow },
  },
  delete: {
    operationId: `delete${stored.entity.name}`,
    summary: texts.remove(stored.entity.label.one),
    security: token,
    parameters: [idParameter, ifMatch(true)],
    responses: { 204: { description: texts.gone }, ...ofRow },
  },
});

const historyItem = ({ entity }: StoredEntity): PathItem => ({
  get: {
    operationId: `history${entity.name}`,
    summary: texts.history(entity.label.one),
    security: token,
    parameters: [idParameter],
    responses: {
      200: json({
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { type: 'object' } } },
      }),
      ...refusals,
    },
  },
});

const restoreItem = ({ entity }: StoredEntity, answer: object): PathItem => ({
  post: {
    operationId: `restore${entity.name}`,
    summary: texts.restore(entity.label.one),
    security: token,
    parameters: [idParameter, ifMatch(false)],
    requestBody: body({
      type: 'object',
      required: ['revision'],
      properties: { revision: { type: 'integer' } },
    }),
    responses: { 200: answer, 400: problem, ...ofRow },
  },
});

/** Adds what can be written of an entity to the API's description. */
export const describeWrites = (host: Host, stored: StoredEntity): void => {
  const { name, access } = stored.entity;
  const item = { $ref: `#/components/schemas/${name}` };
  const answer = json({ type: 'object', required: ['data'], properties: { data: item } });
  const list = `${path.api}/${access}`;
  describePath(host, list, () => listItem(stored, answer));
  describePath(host, `${list}/{id}`, () => oneItem(stored, answer));
  describePath(host, `${list}/{id}/history`, () => historyItem(stored));
  describePath(host, `${list}/{id}/restore`, () => restoreItem(stored, answer));
};
