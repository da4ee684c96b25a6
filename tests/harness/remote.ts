import type { InjectOptions } from 'fastify';
import type { TestApp } from './app';
import { parseSetCookie } from './set-cookie';

/** A server of another process, asked as `inject` asks the one in this process. */
export const createRemote = (address: () => string): Pick<TestApp, 'inject'> => ({
  inject: (async (request: InjectOptions | string) => {
    const options = typeof request === 'string' ? { url: request } : request;
    const reply = await fetch(address() + String(options.url), {
      method: options.method ?? 'GET',
      headers: options.headers as Record<string, string>,
      body: options.payload as string | undefined,
      redirect: 'manual',
    });
    const body = await reply.text();
    return {
      statusCode: reply.status,
      headers: Object.fromEntries(reply.headers),
      body,
      cookies: reply.headers.getSetCookie().map(parseSetCookie),
      json: () => JSON.parse(body),
    };
  }) as TestApp['inject'],
});
