import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '#features/api/api.server';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { one, queryParams } from '#platform/http/params';
import { type UploadSize, uploadHref } from '../contract';
import { downloadTypes } from './file-types';
import { storageKey } from './files';
import { findRow, missing, type UploadRow } from './rows';
import { sendFile } from './send-file';

const ID = /^[0-9a-f]{32}$/;
const PER_MINUTE = 600;

/** Pictures that we made ourselves: a browser may show them. */
const shown: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** What is asked for: the file, or a smaller picture of it. */
const readSize = (request: FastifyRequest, { sizes }: UploadRow): UploadSize | undefined => {
  const size = one(queryParams(request.url), 'size');
  if (size === undefined) return undefined;
  const known = sizes.find((one) => one === size);
  if (!known) throw missing();
  return known;
};

/** Everybody gets what is Online and public; administrators of the API get what is private too. */
const getVisible = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UploadRow> => {
  const { scope } = await authenticate(host, request, reply);
  const { id } = request.params as { id: string };
  const row = ID.test(id) ? await findRow(host.db, id) : undefined;
  if (row?.state !== 'Online' || (row.isPrivate && scope !== 'admin')) throw missing();
  return row;
};

const typeOf = (type: string): string =>
  shown.has(type) || downloadTypes.has(type) ? type : 'application/octet-stream';

/** `/webcore/upload/{id}/{filename}`, with `?size=thumb` or `?size=medium` for smaller pictures. */
export const addServeRoute = (host: Host): void => {
  const options = { preHandler: limitCalls(PER_MINUTE) };
  host.app.get(uploadHref(':id/:filename'), options, async (request, reply) => {
    const row = await getVisible(host, request, reply);
    const size = readSize(request, row);
    const type = size ? 'image/jpeg' : typeOf(row.type);
    const file = await host.storage.open(storageKey(row.id, size));
    if (!file) throw missing();
    const way = shown.has(type) ? 'inline' : 'attachment';
    const cache = row.isPrivate ? 'private, no-store' : 'public, max-age=3600';
    return sendFile(reply, file, { filename: row.filename, type, way, cache });
  });
};
