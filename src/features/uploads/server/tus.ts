import type { IncomingMessage } from 'node:http';
import { ERRORS, Server, type ServerOptions } from '@tus/server';
import { AppError, wordsIn } from '#kernel/errors';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { enTusErrors } from '#kernel/messages/en-uploads';
import { DUTCH, inLanguage } from '#kernel/messages/language';
import { tusErrors } from '#kernel/messages/nl-uploads';
import type { Host } from '#platform/host';
import type { UploadSettings } from '../contract';
import { insertUpload } from './begin';
import type { Announced } from './creation';
import { finishUpload } from './finish';
import { UploadLocker } from './locker';
import { retryAfterCode } from './retry';
import type { Sender } from './sender';
import { UploadStore } from './tus-store';

/** What a request may do, found out before tus sees it. */
export type Admission = {
  /** Of the upload; a new one for a creation. */
  id: string;
  creation?: { settings: UploadSettings; file: Announced; sender: Sender };
  /** In which refusals are told. */
  language: string;
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
    const told = body.startsWith('{') ? body : tusBody(status);
    const seconds = retryAfterCode(JSON.parse(told).code);
    if (seconds !== undefined) headers.set('retry-after', String(seconds));
    return super.write(context, headers, status, told);
  }
}

const tusBody = (status: number, language = DUTCH): string => {
  const texts = inLanguage(language, tusErrors, enTusErrors);
  return bodyOf(`tus_${status}`, texts[status] ?? texts[400] ?? '');
};

const tell = (
  host: Host,
  error: unknown,
  language?: string,
): { status_code: number; body: string } => {
  if (error instanceof AppError) {
    const { message, fields } = wordsIn(language ?? DUTCH, error);
    return { status_code: error.status, body: bodyOf(error.code, message, fields) };
  }
  const { status_code: known = 500, body } = error as { status_code?: number; body?: string };
  const status = known < 500 && body !== undefined ? known : 500;
  if (status === 500) host.log.error({ err: error }, 'an upload failed');
  return { status_code: status, body: tusBody(status, language) };
};

/**
 * tus over our own store. It serves only what was admitted: which upload a request is for is never
 * read from its address again, since tus and the router might read that differently.
 */
export const createTus = (host: Host, path: string) => {
  const admitted = new WeakMap<IncomingMessage, Admission>();

  const findAdmission = (request: TusRequest): Admission | undefined => {
    const raw = request.runtime?.node?.req as IncomingMessage | undefined;
    return raw && admitted.get(raw);
  };
  const admissionOf = (request: TusRequest): Admission => {
    const admission = findAdmission(request);
    if (!admission) throw ERRORS.FILE_NOT_FOUND;
    return admission;
  };

  const tus = new JsonTus({
    path,
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
    onResponseError: (request, error) => tell(host, error, findAdmission(request)?.language),
  });

  return { tus, admit: (raw: IncomingMessage, what: Admission) => void admitted.set(raw, what) };
};
