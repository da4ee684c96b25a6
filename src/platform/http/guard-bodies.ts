import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import { httpLimits } from '#kernel/limits-http';
import { errorTexts } from '#kernel/messages/nl-errors';
import { answerBrokenRequest } from './broken-request';
import { clientOf } from './client-of';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes files: the most bytes that one body of it may have. */
    fileBody?: number;
  }
}

export type BodyLimits = { -readonly [name in keyof typeof httpLimits]: number };

/** A body that is still coming in. */
type Body = {
  raw: IncomingMessage;
  reply: FastifyReply;
  /** In bytes. */
  largest: number;
  takesFiles: boolean;
  /** Refused for its size: what still comes is read to nowhere, so that its sender hears why. */
  isRefused: boolean;
  /** In ms, when it began; later by as long as we ourselves read nothing. */
  since: number;
  /** Of its connection, before the body. */
  readBefore: number;
  release: () => void;
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Which of a client's unfinished bodies a body is counted with. */
type Pool = 'files' | 'small' | 'other';

const tooLarge = () => new AppError(413, 'body_too_large', errorTexts.byStatus[413] ?? '');
const tooMany = () => new AppError(429, 'too_many_bodies', errorTexts.byStatus[429] ?? '');
const tooBusy = () => new AppError(503, 'busy', errorTexts.busy);

/** Bytes of a body that came in; all that a connection reads until its body is whole is of that. */
const received = ({ raw, readBefore }: Body): number => (raw.socket.bytesRead ?? 0) - readBefore;

const isPausedByUs = ({ raw }: Body): boolean => raw.readableLength >= raw.readableHighWaterMark;

/** Answers what can still be answered, and lets go of the connection. */
const cut = ({ raw, reply }: Body): void => {
  const { socket } = raw;
  if (!reply.raw.headersSent) {
    const error = { name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' };
    answerBrokenRequest(error, socket, raw.headers.accept);
  }
  socket.destroySoon();
};

/**
 * Bounds what a request's body may cost before anybody knows who sent it: its size (a 413), how many a
 * client has unfinished (a 429), what all of them hold (a 503), and the time that it takes (a 408). The
 * size by `content-length` here, and by what came in where a body is read; what reads no body, or reads
 * it by itself, is looked at each second.
 */
export const guardBodies = (app: FastifyInstance, given: Partial<BodyLimits> = {}): void => {
  const limits: BodyLimits = { ...httpLimits, ...given };
  const open = new Set<Body>();
  const unfinished = new Map<string, number>();
  let held = 0;
  let checking: NodeJS.Timeout | undefined;

  const isOver = (body: Body, now: number): boolean => {
    const came = received(body);
    if (!body.isRefused && came > body.largest + limits.field) return true;
    const more = body.isRefused ? 0 : (came / limits.slowestRate) * 1000;
    return now - body.since > limits.bodyPatience + more;
  };

  const check = (): void => {
    const now = performance.now();
    held = 0;
    for (const body of open) {
      if (body.raw.complete) body.release();
      else if (isPausedByUs(body)) body.since += limits.bodyCheck;
      else if (isOver(body, now)) cut(body);
      if (!body.takesFiles) held += received(body);
    }
    if (open.size === 0) stop();
  };
  const stop = (): void => {
    clearInterval(checking);
    checking = undefined;
    held = 0;
  };

  const mostOf: Record<Pool, number> = {
    files: limits.unfinishedFiles,
    small: limits.unfinishedSmall,
    other: limits.unfinished,
  };

  /** Small ones of which the size is told beforehand can't hold much: many people may share an address. */
  const poolOf = (request: FastifyRequest, takesFiles: boolean): Pool => {
    if (takesFiles) return 'files';
    const told = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    return told <= limits.smallBody ? 'small' : 'other';
  };

  const watch = (
    request: FastifyRequest,
    reply: FastifyReply,
    client: string,
    body: Partial<Body>,
  ): void => {
    const { raw } = request;
    const release = () => {
      if (!open.delete(entry)) return;
      const left = (unfinished.get(client) ?? 1) - 1;
      if (left > 0) unfinished.set(client, left);
      else unfinished.delete(client);
    };
    const entry: Body = {
      ...{ raw, reply, largest: limits.body, takesFiles: false, isRefused: false, ...body },
      ...{ since: performance.now(), readBefore: raw.socket.bytesRead ?? 0, release },
    };
    open.add(entry);
    unfinished.set(client, (unfinished.get(client) ?? 0) + 1);
    raw.once('end', release).once('close', release);
    // What a route left unread, or still comes, is read to nowhere.
    reply.raw.once('finish', () => raw.resume());
    checking ??= setInterval(check, limits.bodyCheck).unref();
  };

  const refuse = (reply: FastifyReply, error: AppError): AppError => {
    // What else this connection would send is not read.
    reply.header('connection', 'close').header('retry-after', String(limits.comeBack));
    return error;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done();
    const { fileBody } = request.routeOptions.config ?? {};
    const takesFiles = fileBody !== undefined;
    const largest = fileBody ?? limits.body;
    const isRefused = Number(request.headers['content-length'] ?? 0) > largest;
    const pool = poolOf(request, takesFiles);
    const client = `${clientOf(request)} ${pool}`;
    if ((unfinished.get(client) ?? 0) >= mostOf[pool]) return done(refuse(reply, tooMany()));
    if (!takesFiles && held > limits.heldBytes) return done(refuse(reply, tooBusy()));
    watch(request, reply, client, { largest, takesFiles, isRefused });
    done(isRefused ? tooLarge() : undefined);
  });
  app.addHook('onClose', async () => stop());
};
