import type { Socket } from 'node:net';
import { errorTexts } from '#kernel/messages/nl-errors';

type BrokenRequest = Error & { code?: string };

const answers: Record<string, [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers_too_large',
    errorTexts.broken.headers,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout', errorTexts.broken.slow],
};
const other: (typeof answers)[string] = ['400 Bad Request', 'bad_request', errorTexts.broken.other];

/** Answers what is no HTTP, or too much of it: there is no request yet to answer otherwise. */
export const answerBrokenRequest = (error: BrokenRequest, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = answers[error.code ?? ''] ?? other;
  const body = JSON.stringify({ code, message, fields: {} });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
