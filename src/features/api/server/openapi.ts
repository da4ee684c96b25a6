import { getSite } from '#features/settings/api.server';
import { api } from '#kernel/limits-api';
import { docsTexts as texts } from '#kernel/messages/nl-api';
import { filterLimits, operators } from '#kernel/values/api-filter';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { listDescribed, listSchemas } from './described';
import { type Exposed, listExposed } from './exposed';
import { type Kind, kindOf } from './kinds';
import { fixedPaths, itemSchemas, json, problem } from './openapi-parts';

const schemas: Record<Kind, object> = {
  integer: { type: 'integer' },
  number: { type: 'number' },
  text: { type: 'string' },
  truth: { type: 'boolean' },
  moment: { type: 'string', format: 'date-time' },
  day: { type: 'string', format: 'date' },
  list: { type: ['array', 'object'] },
};

const query = (name: string, schema: object, description?: string) => ({
  name,
  in: 'query',
  schema,
  ...(description && { description }),
});

/** What a column holds; it may be empty where the table allows it. */
const columnSchema = (column: Exposed['columns'][string]): object => {
  const schema = schemas[kindOf(column)] as { type: string | string[] };
  return column.notNull ? schema : { ...schema, type: [schema.type, 'null'].flat() };
};

const relatedProperties = (entity: string, modules: string[]): object => ({
  module: { enum: modules },
  module_link: { const: entity },
  linked_ids: { type: 'array', items: { type: 'integer' }, maxItems: filterLimits.ids },
  match_all: { type: 'boolean', default: false },
});

const filterSchema = ({ entity, columns, part, index }: Exposed): object => {
  const modules = Object.keys(part.links ?? {});
  const isLinked = modules.length > 0;
  return {
    type: 'object',
    description: texts.filterText,
    properties: {
      filter_type: { enum: ['FieldFilter', ...(isLinked ? ['RelatedFilter'] : [])] },
      column: {
        enum: [...Object.keys(columns), ...(index?.addedColumns ?? []).map(({ name }) => name)],
      },
      operator: { enum: [...operators], default: '=' },
      value: {},
      ...(isLinked && relatedProperties(entity.name, modules)),
    },
  };
};

const listParameters = (exposed: Exposed): object[] => {
  const sortable = Object.entries(exposed.columns).filter(([, one]) => kindOf(one) !== 'list');
  return [
    query('limit', { type: 'integer', minimum: 1, maximum: api.maxLimit, default: api.limit }),
    query('start', { type: 'integer', minimum: 0, maximum: api.maxStart, default: 0 }),
    query('seq', { enum: ['seq', ...sortable.map(([name]) => name)] }),
    query('order', { enum: ['asc', 'desc'] }),
    {
      name: 'filter[]',
      in: 'query',
      description: texts.parameters.filter,
      content: { 'application/json': { schema: filterSchema(exposed) } },
    },
    ...(exposed.part.near ? [query('zipcode', { type: 'string' }, texts.parameters.zipcode)] : []),
  ];
};

const pathsOf = (exposed: Exposed): Record<string, object> => {
  const { entity } = exposed;
  const item = { $ref: `#/components/schemas/${entity.name}` };
  const answers = { 400: problem, 401: problem };
  return {
    [`${path.api}/${entity.access}`]: {
      get: {
        operationId: `list${entity.name}`,
        summary: entity.label.many,
        parameters: listParameters(exposed),
        responses: {
          200: json({
            type: 'object',
            required: ['data', '_meta'],
            properties: {
              data: { type: 'array', items: item },
              _meta: { $ref: '#/components/schemas/ListMeta' },
            },
          }),
          ...answers,
        },
      },
    },
    [`${path.api}/${entity.access}/{id}`]: {
      get: {
        operationId: `read${entity.name}`,
        summary: entity.label.one,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: {
          200: json({ type: 'object', required: ['data'], properties: { data: item } }),
          401: problem,
          404: problem,
        },
      },
    },
  };
};

const schemaOf = ({ entity, columns, part }: Exposed): [string, object] => [
  entity.name,
  {
    allOf: [
      { $ref: '#/components/schemas/Item' },
      {
        properties: {
          data: {
            type: 'object',
            required: Object.keys(columns),
            properties: Object.fromEntries(
              Object.entries(columns).map(([name, column]) => [name, columnSchema(column)]),
            ),
          },
          extra: {
            type: 'object',
            properties: Object.fromEntries(Object.keys(part.extra ?? {}).map((name) => [name, {}])),
          },
        },
      },
    ],
  },
];

/** What can be done at each path, of several lists of paths. */
const mergePaths = (lists: readonly Record<string, object>[]): Record<string, object> => {
  const merged: Record<string, object> = {};
  for (const list of lists) {
    for (const [name, item] of Object.entries(list)) merged[name] = { ...merged[name], ...item };
  }
  return merged;
};

/** The API as an OpenAPI 3.1 document, from the entities' definitions. */
export const describeApi = (host: Host): object => {
  const all = listExposed(host);
  return {
    openapi: '3.1.0',
    info: {
      title: `${getSite(host).name} ${texts.title}`,
      version: '1.0',
      description: texts.intro,
    },
    servers: [{ url: host.config.siteUrl }],
    security: [{}, { token: [] }],
    paths: mergePaths([...all.map(pathsOf), fixedPaths, listDescribed(host)]),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        ...itemSchemas,
        ...Object.fromEntries(all.map(schemaOf)),
        ...listSchemas(host),
      },
    },
  };
};
