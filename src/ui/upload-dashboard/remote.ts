import type { UppyFile } from '@uppy/core';
import { apiPath } from '#kernel/wire-forms';
import { headersOf } from './auth';
import { tellUploadError } from './errors';
import type { UploadTokens } from './types';
import type { UploadMeta, UploadTus, UploadUppy } from './uppy';

type File = UppyFile<UploadMeta, Record<string, never>>;

/** What Companion says of an answer of ours, within the words of its own tus client. */
const REPLY =
  /response code: (\d{3}), response text: (.*?), request id: (?:n\/a|([\w-]+))?[^,]*\)$/s;

/** Why Companion did not bring a file, in words for a visitor. */
export const tellRemoteError = (uppy: UploadUppy, { message }: Error): string => {
  const [, status, body = '', requestId] = REPLY.exec(message) ?? [];
  if (status === undefined) return uppy.i18n('companionError');
  return tellUploadError({
    originalResponse: {
      getStatus: () => Number(status),
      getBody: () => body,
      getHeader: () => requestId,
    },
  });
};

/** Uppy would ask ten times more, for a quarter of an hour, for what was refused for good. */
const isFinal = (message: unknown): boolean =>
  typeof message === 'string' &&
  message.startsWith('Retrying upload') &&
  /response code: 4(?!09|23|29)\d\d/.test(message);

/**
 * Lets Companion send files on to us: to our whole address, with a token that has its whole life
 * before it, since Companion can't ask for another. What goes wrong is told in our words.
 */
export const sendFromRemote = (uppy: UploadUppy, tokens: UploadTokens): void => {
  let token = '';
  uppy.addPreProcessor(async (ids) => {
    if (!uppy.getFilesByIds(ids).some(({ isRemote }) => isRemote)) return;
    // Without a token the upload is refused, and says so.
    token = await tokens.next(tokens.current()).catch(() => '');
  });
  uppy.getPlugin<UploadTus>('Tus')?.setOptions({
    endpoint: new URL(apiPath.file, window.location.href).href,
    // Files of the visitor's own are signed request by request.
    headers: ({ isRemote }: File) => (isRemote ? headersOf(tokens, token) : {}),
  });

  const log = uppy.log.bind(uppy);
  uppy.log = (message, type) => {
    log(message, type);
    if (isFinal(message)) throw new Error(String(message));
  };
  const emit = uppy.emit.bind(uppy) as (...all: unknown[]) => void;
  uppy.emit = ((...args: [string, File | undefined, unknown]) => {
    const [event, file, error] = args;
    if (event === 'upload-error' && file?.isRemote && error instanceof Error) {
      error.message = tellRemoteError(uppy, error);
    }
    return emit(...args);
  }) as typeof uppy.emit;
};

/** S7.10/4: files from elsewhere, through the chain's own Companion server. */
export const addRemoteSource = async (
  uppy: UploadUppy,
  companionUrl: string,
  tokens: UploadTokens,
): Promise<void> => {
  const { default: Url } = await import('@uppy/url');
  uppy.use(Url, { companionUrl });
  sendFromRemote(uppy, tokens);
};
