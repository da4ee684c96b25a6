import { randomUUID } from 'node:crypto';
import cookiePlugin from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { badRequest } from '#kernel/errors';
import { httpLimits as limits } from '#kernel/limits-http';
import { errorTexts } from '#kernel/messages/nl-errors';
import type { Sources } from '../declared/third-parties';
import { longestParam, noteRoutes } from './allowed-methods';
import { type Area, areaOf } from './areas';
import { answerBrokenRequest } from './broken-request';
import { cleanPosted, readFormBody, refuseManyFields } from './form-body';
import { type BodyLimits, guardBodies } from './guard-bodies';
import { type Hsts, securityHeaders } from './headers';
import { addMultipart } from './multipart';
import { pathIn } from './params';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route speaks JSON: its errors too, whatever was asked for. */
    json?: boolean;
    /** A form without script is sent to it too: whoever asks for a page gets one. */
    orPage?: boolean;
  }
}

export type AppOptions = {
  development: boolean;
  https: boolean;
  hsts?: Hsts;
  /** What pages of an area may fetch from elsewhere; left out: nothing. */
  sources?: (area: Area) => Sources;
  trustProxy: boolean | number | string[];
  logger: FastifyServerOptions['logger'];
  /** Other bounds of what requests' bodies may cost than the usual ones. */
  bodies?: Partial<BodyLimits>;
};

/** Half a surrogate pair is no character, and can't be encoded. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

/** An address with all that a header can't hold written as `%…`. */
const inAscii = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/gu, (part) => encodeURIComponent(wellFormed(part)));

/**
 * Which addresses before us are believed, for Fastify. A number means so many proxies, the nearest
 * first; Fastify itself believes none of a number, and all visitors would be one.
 */
const trustOf = (proxies: AppOptions['trustProxy']): FastifyServerOptions['trustProxy'] =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

/** In ms: a connection over which nothing moves is given up, such as of who reads no answer. */
const STANDSTILL = 300_000;

/** The bare application: body parsing, cookies, security headers, request ids. */
export const createHttp = async (options: AppOptions): Promise<FastifyInstance> => {
  const headersOf = (url: string) =>
    securityHeaders({ ...options, area: areaOf(url), sources: options.sources?.(areaOf(url)) });
  const app: FastifyInstance = Fastify({
    logger: options.logger,
    trustProxy: trustOf(options.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body,
    // Node looks only so often for who is too slow.
    http: { connectionsCheckingInterval: 5000, headersTimeout: limits.headersPatience },
    connectionTimeout: STANDSTILL,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // What was sent before we stopped is answered: refused, it would be lost.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: longestParam },
    clientErrorHandler: answerBrokenRequest,
    // An address that can't be decoded gets the same answer as any other mistake.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.url));
      app.errorHandler(error, request, reply);
    },
  });
  noteRoutes(app);
  guardBodies(app, options.bodies);
  await app.register(cookiePlugin);
  await app.register(formbody, { bodyLimit: limits.body, parser: readFormBody });
  app.addHook('preValidation', refuseManyFields);
  app.addHook('preValidation', cleanPosted);
  addMultipart(app);
  // No text in the database can hold a NUL, so nothing lies at such an address.
  app.addHook('onRequest', (request, _reply, done) => {
    const isBroken = request.url.includes('%00') && pathIn(request.url).includes('%00');
    done(isBroken ? badRequest(errorTexts.address) : undefined);
  });
  app.addHook('onSend', async (request, reply) => {
    const location = reply.getHeader('location');
    // A part of an address that came in decoded, and can't stand in a header as it is.
    if (typeof location === 'string') reply.header('location', inAscii(location));
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', String(limits.tooOften));
    }
    for (const [name, value] of Object.entries(headersOf(request.url))) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
  return app;
};
