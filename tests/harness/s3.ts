import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#platform/storage/s3-settings';

type Stored = { content: Buffer; etag: string; meta: Record<string, string>; changedAt: Date };
type Multipart = { key: string; meta: Record<string, string>; parts: Map<number, Stored> };
type Asked = { key: string; query: URLSearchParams; request: IncomingMessage };

/** What every part but the last must have, as the real one wants it. */
const LEAST = 5 * 1024 * 1024;
/** The real one tells 1000 at once; fewer, so that whoever asks must ask on. */
const PARTS_AT_ONCE = 2;

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const store = (content: Buffer, meta: Record<string, string>): Stored => ({
  content,
  meta,
  etag: `"${createHash('md5').update(content).digest('hex')}"`,
  changedAt: new Date(),
});

const metaOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name, String(value)]),
  );

const tag = (name: string, ...inner: (string | number)[]) => `<${name}>${inner.join('')}</${name}>`;
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

/**
 * A service that speaks as much S3 as storage and uploads need: whole files and multipart uploads,
 * by path. It knows who asks by his key, without checking signatures.
 */
export const startS3 = async () => {
  const files = new Map<string, Stored>();
  const uploads = new Map<string, Multipart>();
  const calls: string[] = [];

  const getUpload = (query: URLSearchParams): Multipart => {
    const found = uploads.get(query.get('uploadId') ?? '');
    if (!found) throw new Refusal(404, 'NoSuchUpload');
    return found;
  };

  const getFile = (key: string): Stored => {
    const found = files.get(key);
    if (!found) throw new Refusal(404, 'NoSuchKey');
    return found;
  };

  const complete = async ({ key, query, request }: Asked) => {
    const { parts, meta } = getUpload(query);
    const numbers = all((await buffer(request)).toString(), 'PartNumber').map(Number);
    const chosen = numbers.map((number) => parts.get(number));
    if (chosen.some((part) => !part)) throw new Refusal(400, 'InvalidPart');
    const contents = chosen.map((part) => part?.content ?? Buffer.alloc(0));
    if (contents.slice(0, -1).some(({ length }) => length < LEAST)) {
      throw new Refusal(400, 'EntityTooSmall');
    }
    const file = store(Buffer.concat(contents), meta);
    files.set(key, file);
    uploads.delete(query.get('uploadId') ?? '');
    return tag('CompleteMultipartUploadResult', tag('Key', key), tag('ETag', file.etag));
  };

  const listParts = ({ query }: Asked) => {
    const after = Number(query.get('part-number-marker') ?? 0);
    const numbers = [...getUpload(query).parts.keys()].sort((a, b) => a - b);
    const rest = numbers.filter((number) => number > after);
    const shown = rest.slice(0, PARTS_AT_ONCE);
    return tag(
      'ListPartsResult',
      tag('IsTruncated', String(rest.length > shown.length)),
      tag('NextPartNumberMarker', shown.at(-1) ?? after),
      ...shown.map((number) => {
        const part = getUpload(query).parts.get(number);
        return tag(
          'Part',
          tag('PartNumber', number),
          tag('ETag', part?.etag ?? ''),
          tag('Size', part?.content.length ?? 0),
        );
      }),
    );
  };

  const begin = ({ key, request }: Asked) => {
    const id = randomUUID();
    uploads.set(id, { key, meta: metaOf(request), parts: new Map() });
    return tag('InitiateMultipartUploadResult', tag('Key', key), tag('UploadId', id));
  };

  const removeMany = async ({ request }: Asked) => {
    for (const key of all((await buffer(request)).toString(), 'Key')) files.delete(key);
    return tag('DeleteResult');
  };

  const post = (asked: Asked) => {
    if (asked.query.has('delete')) return removeMany(asked);
    return asked.query.has('uploads') ? begin(asked) : complete(asked);
  };

  const put = async ({ key, query, request }: Asked, reply: ServerResponse) => {
    const upload = query.has('uploadId') ? getUpload(query) : undefined;
    const file = store(await buffer(request), metaOf(request));
    const length = Number(request.headers['content-length']);
    if (length !== file.content.length) throw new Refusal(400, 'IncompleteBody');
    if (upload) upload.parts.set(Number(query.get('partNumber')), file);
    else files.set(key, file);
    reply.setHeader('etag', file.etag);
    return '';
  };

  const remove = ({ key, query }: Asked, reply: ServerResponse) => {
    if (query.has('uploadId')) {
      getUpload(query);
      uploads.delete(query.get('uploadId') ?? '');
    } else files.delete(key);
    reply.statusCode = 204;
    return '';
  };

  /** As many at once as of parts. */
  const listKeys = ({ query }: Asked) => {
    const after = query.get('continuation-token') ?? '';
    const rest = [...files.keys()].sort().filter((key) => key > after);
    const shown = rest.slice(0, PARTS_AT_ONCE);
    return tag(
      'ListBucketResult',
      tag('IsTruncated', String(rest.length > shown.length)),
      tag('NextContinuationToken', shown.at(-1) ?? ''),
      ...shown.map((key) => tag('Contents', tag('Key', key))),
    );
  };

  const get = (asked: Asked, reply: ServerResponse) => {
    if (asked.query.get('list-type') === '2') return listKeys(asked);
    if (asked.query.has('uploadId')) return listParts(asked);
    const { content, etag, meta, changedAt } = getFile(asked.key);
    for (const [name, value] of Object.entries({ etag, ...meta })) reply.setHeader(name, value);
    reply.setHeader('last-modified', changedAt.toUTCString());
    reply.setHeader('content-length', content.length);
    return content;
  };

  const ways: Record<string, (asked: Asked, reply: ServerResponse) => unknown> = {
    GET: get,
    HEAD: get,
    POST: post,
    PUT: put,
    DELETE: remove,
  };

  const server = createServer(async (request, reply) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3');
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const asked = { key: rest.join('/'), query, request };
    calls.push(`${request.method} ${request.url}`);
    try {
      const isKnown = request.headers.authorization?.includes(`Credential=${keys.accessKeyId}/`);
      if (!isKnown) throw new Refusal(403, 'AccessDenied');
      if (bucket !== keys.bucket) throw new Refusal(404, 'NoSuchBucket');
      const body = (await ways[request.method ?? '']?.(asked, reply)) as string | Buffer;
      reply.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      const { status = 500, code = String(error) } = error as Partial<Refusal>;
      reply.statusCode = status;
      reply.end(request.method === 'HEAD' ? undefined : tag('Error', tag('Code', code)));
    }
  });

  const keys = { bucket: 'brink-files', accessKeyId: 'brink' };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const settings: S3Settings = {
    ...keys,
    secretAccessKey: 'a secret that is not checked',
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${port}`,
    pathStyle: true,
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { settings, files, uploads, calls, close };
};

export type TestS3 = Awaited<ReturnType<typeof startS3>>;
