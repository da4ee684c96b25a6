/** Parts of the API's description that no entity decides. */
import { docsTexts as texts } from '#kernel/messages/nl-api';
import { path } from '#kernel/wire';
import { apiPath } from '#kernel/wire-forms';

/** A reply in JSON. */
export const json = (schema: object) => ({
  description: 'JSON',
  content: { 'application/json': { schema } },
});

/** A reply that says what is wrong. */
export const problem = json({ $ref: '#/components/schemas/Problem' });

const text = { type: 'string' };
const textsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]));

const tokens = json({
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['access_token', 'refresh'],
      properties: {
        access_token: text,
        token_type: { const: 'Bearer' },
        expires_in: { type: 'integer' },
        refresh: {
          type: 'object',
          required: ['token'],
          properties: { token: text, expires_in: { type: 'integer' } },
        },
      },
    },
  },
});

export const itemSchemas = {
  Item: {
    type: 'object',
    required: ['id', 'state', 'title', 'image', 'href', 'target', 'data', 'extra', '_meta'],
    properties: {
      id: { type: 'integer' },
      state: { enum: ['Online', 'Offline'] },
      title: text,
      image: { type: ['string', 'null'] },
      href: { type: ['string', 'null'] },
      target: { const: '_self' },
      data: { type: 'object' },
      extra: { type: 'object' },
      _meta: { type: 'object', properties: textsOf('module_object', 'module_access', 'href') },
    },
  },
  ListMeta: {
    type: 'object',
    required: ['total', 'start', 'limit'],
    properties: {
      total: { type: 'integer' },
      start: { type: 'integer' },
      limit: { type: 'integer' },
    },
  },
  Problem: {
    type: 'object',
    required: ['code', 'message', 'fields'],
    properties: {
      code: text,
      message: text,
      fields: { type: 'object', additionalProperties: text },
      requestId: text,
    },
  },
};

const credentials = {
  required: true,
  content: {
    'application/x-www-form-urlencoded': {
      schema: {
        type: 'object',
        required: ['client_id', 'client_secret'],
        properties: textsOf('client_id', 'client_secret'),
      },
    },
  },
};

const lookupReply = {
  type: 'object',
  required: ['data', 'errors'],
  properties: {
    data: {
      type: 'object',
      properties: textsOf('street', 'housenumber', 'zipcode', 'place', 'state'),
    },
    errors: { type: 'array', items: text },
  },
};

const asked = (name: string, required: boolean) => ({ name, in: 'query', required, schema: text });

export const fixedPaths = {
  [`${path.api}/openapi.json`]: {
    get: {
      operationId: 'describeApi',
      summary: texts.specification,
      security: [],
      responses: { 200: json({ type: 'object', required: ['openapi', 'paths'] }) },
    },
  },
  [`${path.api}/auth/jwt/access_token`]: {
    post: {
      operationId: 'getAccessToken',
      summary: texts.tokens,
      security: [],
      requestBody: credentials,
      responses: { 200: tokens, 400: problem, 401: problem, 429: problem },
    },
  },
  [`${path.api}/auth/jwt/refresh_token`]: {
    post: {
      operationId: 'refreshToken',
      summary: texts.tokens,
      responses: { 200: tokens, 401: problem, 429: problem },
    },
  },
  [apiPath.lookupZipcode]: {
    get: {
      operationId: 'lookUpZipcode',
      summary: texts.addresses,
      security: [],
      parameters: [asked('zipcode', true), asked('housenumber', true), asked('country', false)],
      responses: { 200: json(lookupReply), 401: problem, 429: problem, 503: problem },
    },
  },
};
