import type { IncomingMessage } from 'node:http';
import { ERRORS, Server, type ServerOptions } from '@tus/server';
import { AppError } from '#kernel/errors';
import { uploadLimits as limits } from '#kernel/limits';
import { tusErrors } from '#kernel/messages/nl-uploads';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import type { UploadSettings } from '../contract';
import { insertUpload } from './begin';
import type { Announced } from './creation';
import { finishUpload } from './finish';
import { UploadLocker } from './locker';
import type { Sender } from './sender';
import { UploadStore } from './tus-store';

/** What a request may do, found out before tus sees it. */
export type Admission = {
  /** Of the upload; a new one for a creation. */
  id: string;
  creation?: { settings: UploadSettings; file: Announced; sender: Sender };
};

type TusRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0];
type Write = Server['write'];

const JSON_TYPE = 'application/json; charset=utf-8';

const bodyOf = (code: string, message: string, fields = {}): string =>
  JSON.stringify({ code, message, fields });

/** The protocol, whose refusals speak as all others of the API do. */
class JsonTus extends Server {
  override write(...[context, headers, status, body = '']: Parameters<Write>): ReturnType<Write> {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('content-type', JSON_TYPE);
    headers.set('cache-control', 'no-store');
    const message = tusErrors[status] ?? tusErrors[400] ?? '';
    const told = body.startsWith('{') ? body : bodyOf(`tus_${status}`, message);
    return super.write(context, headers, status, told);
  }
}

const tell = (host: Host, error: unknown): { status_code: number; body: string } => {
  if (error instanceof AppError) {
    const { status, code, message, fields } = error;
    return { status_code: status, body: bodyOf(code, message, fields) };
  }
  const { status_code: status = 500, body } = error as { status_code?: number; body?: string };
  if (status < 500 && body !== undefined) return { status_code: status, body };
  host.log.error({ err: error }, 'an upload failed');
  return { status_code: 500, body: '' };
};

/**
 * tus over our own store. It serves only what was admitted: which upload a request is for is never
 * read from its address again, since tus and the router might read that differently.
 */
export const createTus = (host: Host) => {
  const admitted = new WeakMap<IncomingMessage, Admission>();

  const admissionOf = (request: TusRequest): Admission => {
    const raw = request.runtime?.node?.req as IncomingMessage | undefined;
    const admission = raw && admitted.get(raw);
    if (!admission) throw ERRORS.FILE_NOT_FOUND;
    return admission;
  };

  const tus = new JsonTus({
    path: path.file,
    datastore: new UploadStore(host),
    locker: new UploadLocker(host),
    lockDrainTimeout: 1000,
    maxSize: limits.maxFileSize,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: (request) => admissionOf(request).id,
    getFileIdFromRequest: (request) => admissionOf(request).id,
    onIncomingRequest: async (request, id) => {
      if (admissionOf(request).id !== id) throw ERRORS.FILE_NOT_FOUND;
    },
    onUploadCreate: async (request, upload) => {
      const { creation } = admissionOf(request);
      if (!creation) throw ERRORS.FILE_NOT_FOUND;
      await insertUpload(host, upload.id, creation);
      return {};
    },
    onUploadFinish: async (_request, upload) => {
      await finishUpload(host, upload.id);
      return {};
    },
    onResponseError: (_request, error) => tell(host, error),
  });

  return { tus, admit: (raw: IncomingMessage, what: Admission) => void admitted.set(raw, what) };
};
