import type { Socket } from 'node:net';
import { errorTexts } from '#kernel/messages/nl-errors';

type BrokenRequest = Error & {
  code?: string;
  /** What came of it, as Node's parser saw it. */
  rawPacket?: unknown;
};

const answers: Record<string, [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers_too_large',
    errorTexts.broken.headers,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout', errorTexts.broken.slow],
};
const other: (typeof answers)[string] = ['400 Bad Request', 'bad_request', errorTexts.broken.other];

const page = (message: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${message}</title>` +
  '<meta name="viewport" content="width=device-width"></head>' +
  `<body><h1>${message}</h1><p><a href="/">${errorTexts.broken.home}</a></p></body></html>`;

/** In bytes: how much of a request is searched for its client. */
const HEAD_BYTES = 65_536;

/** Whether a browser asks for a page, as far as can be told of what came. */
const wantsPage = (accept: string | undefined, raw: unknown): boolean => {
  const told =
    accept ??
    /^accept:(.*)$/im.exec(Buffer.isBuffer(raw) ? raw.toString('latin1', 0, HEAD_BYTES) : '')?.[1];
  return told?.includes('text/html') ?? false;
};

/**
 * Answers what is no HTTP, or too much of it: there is no request yet to answer otherwise. A browser
 * gets a page, where its `accept` is known or stands in what came; else it is JSON.
 */
export const answerBrokenRequest = (
  error: BrokenRequest,
  socket: Socket,
  accept?: string,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = answers[error.code ?? ''] ?? other;
  const isPage = wantsPage(accept, error.rawPacket);
  const body = isPage ? page(message) : JSON.stringify({ code, message, fields: {} });
  const head = [
    `HTTP/1.1 ${status}`,
    `content-type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
