import type { FastifyReply } from 'fastify';
import type { Host } from '#platform/host';
import type { StoredFile } from '#platform/storage/storage';
import { openUpload } from './open';
import { missing } from './rows';

/** Nothing in a file may run, even where a browser shows it. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** A name for `Content-Disposition` (RFC 6266, 4.3; RFC 8187, 3.2.1). */
const named = (filename: string): string => {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
};

type Sending = { filename: string; type: string; way: 'inline' | 'attachment'; cache: string };

/** Answers with a file that a visitor sent. */
export const sendFile = (
  reply: FastifyReply,
  file: StoredFile,
  { filename, type, way, cache }: Sending,
): FastifyReply =>
  reply
    .header('cache-control', cache)
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `${way}; ${named(filename)}`)
    .header('content-length', file.size)
    .type(type)
    .send(file.stream);

/** Answers with a file to keep, for one person alone. */
export const sendPrivateFile = (
  reply: FastifyReply,
  file: StoredFile,
  { filename, type }: Pick<Sending, 'filename' | 'type'>,
): FastifyReply =>
  sendFile(reply, file, { filename, type, way: 'attachment', cache: 'private, no-store' });

/** Answers with a file to keep, whatever is in it, for who was found to may have it. Throws a 404. */
export const sendUpload = async (
  host: Host,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> => {
  const file = await openUpload(host, id);
  if (!file) throw missing();
  const { filename } = file.upload;
  return sendPrivateFile(reply, file, { filename, type: 'application/octet-stream' });
};
