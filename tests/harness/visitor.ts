import type { InjectOptions } from 'fastify';
import type { TestApp } from './app';

type Fields = Record<string, string | number | undefined>;

const encode = (fields: Fields): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};

/**
 * A browser without script: it keeps cookies, and posts forms with the token that it was given. `from`
 * is its network address.
 */
export const createVisitor = ({ inject }: Pick<TestApp, 'inject'>, from = '127.0.0.1') => {
  const cookies = new Map<string, string>();

  const send = async (options: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...options.headers };
    const reply = await inject({ remoteAddress: from, ...options, headers });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return reply;
  };

  const get = (url: string, headers: Record<string, string> = {}) =>
    send({ method: 'GET', url, headers });

  return {
    get,
    /** The token of this visitor's pages. */
    token: async (): Promise<string> => (await get('/webcore/session')).json().token,
    /** Posts a form as it is given: without a token unless it holds one. */
    post: (url: string, fields: Fields, headers: Record<string, string> = {}) =>
      send({
        method: 'POST',
        url,
        payload: encode(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    cookies,
  };
};

export type Visitor = ReturnType<typeof createVisitor>;

/** The value of a hidden field in a page. */
export const hiddenField = (html: string, name: string): string => {
  const [, value] = new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html) ?? [];
  if (value === undefined) throw new Error(`no field ${name} in the page`);
  return value.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
};
