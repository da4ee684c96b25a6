import { describePath, json, type PathItem, problem } from '#features/api/api.server';
import { uploadLimits } from '#kernel/limits-uploads';
import { docsTexts } from '#kernel/messages/nl-api';
import { apiPath } from '#kernel/wire-forms';
import type { Host } from '#platform/host';

const texts = docsTexts.fileCalls;

const text = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };
const size = { type: ['integer', 'null'] };

const inHeader = (name: string, schema: object, description?: string) => ({
  name,
  in: 'header',
  required: true,
  schema,
  ...(description && { description }),
});

const version = inHeader('Tus-Resumable', { const: '1.0.0' });
const length = { ...whole, maximum: uploadLimits.maxFileSize };

const told = (names: Record<string, object>) => ({
  description: 'tus',
  headers: Object.fromEntries(Object.entries(names).map(([name, schema]) => [name, { schema }])),
});

const bytes = (required: boolean) => ({
  required,
  content: {
    'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } },
  },
});

const refusals = { 401: problem, 404: problem, 412: problem, 429: problem, 503: problem };

const creation: PathItem = {
  post: {
    operationId: 'createFile',
    summary: texts.create,
    security: [{ token: [] }],
    parameters: [
      version,
      inHeader('Upload-Length', length),
      inHeader('Upload-Metadata', text, texts.metadata),
    ],
    requestBody: bytes(false),
    responses: {
      201: told({ Location: text, 'Upload-Offset': whole }),
      ...{ 400: problem, 401: problem, 412: problem, 413: problem, 422: problem, 429: problem },
      503: problem,
    },
  },
};

const file = {
  type: 'object',
  required: ['data', 'extra', '_meta'],
  properties: {
    data: {
      type: 'object',
      required: ['id', 'filename', 'type', 'size', 'width', 'height'],
      properties: {
        ...{ id: text, filename: text, type: text, size: whole, width: size, height: size },
        ...{ url: text, thumb: text },
      },
    },
    extra: { type: 'object', properties: { filename: text } },
    _meta: {
      type: 'object',
      properties: { module_object: { const: 'Upload' }, module_access: text, href: text },
    },
  },
};

const upload: PathItem = {
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { ...text, pattern: '^[0-9a-f]{32}$' } },
  ],
  get: {
    operationId: 'readFile',
    summary: texts.read,
    responses: {
      200: json(file),
      401: problem,
      404: problem,
      409: problem,
      429: problem,
      503: problem,
    },
  },
  head: {
    operationId: 'readFileOffset',
    summary: texts.offset,
    security: [{ token: [] }],
    parameters: [version],
    responses: { 200: told({ 'Upload-Offset': whole, 'Upload-Length': whole }), ...refusals },
  },
  patch: {
    operationId: 'appendToFile',
    summary: texts.append,
    security: [{ token: [] }],
    parameters: [version, inHeader('Upload-Offset', whole)],
    requestBody: bytes(true),
    responses: {
      204: told({ 'Upload-Offset': whole }),
      ...refusals,
      ...{ 400: problem, 409: problem, 410: problem, 415: problem, 422: problem },
    },
  },
  delete: {
    operationId: 'removeFile',
    summary: texts.remove,
    security: [{ token: [] }],
    parameters: [version],
    responses: { 204: { description: 'tus' }, ...refusals, 403: problem },
  },
};

/** Tells the API's description how files are sent (S7.10/1, S7.10/2). */
export const describeUploads = (host: Host): void => {
  describePath(host, apiPath.file, creation);
  describePath(host, `${apiPath.file}/{id}`, upload);
};
