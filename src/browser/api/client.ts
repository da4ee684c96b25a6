import { type ApiFilter, type ShortFilter, writeFilters } from '#kernel/values/api-filter';
import { type ApiWorld, bearer, createTokens } from './token';

/** A reply with a status above 204: the JSON that came with it, and that status (S7.9/3). */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`the API answers ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** What a list is asked for, besides filters: `limit`, `start`, `seq`, `order`, `zipcode`. */
export type ApiQuery = Record<string, string | number>;

type AnyFilter = ApiFilter | ShortFilter;

const addressOf = (address: string, filters: readonly AnyFilter[], query: ApiQuery): string => {
  const params = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  for (const [name, value] of writeFilters(filters)) params.append(name, value);
  const text = params.toString();
  if (text === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${text}`;
};

const readBody = (reply: Response): Promise<unknown> => reply.json().catch(() => undefined);

/** Status 204 has no body and resolves with that number. */
const settle = async (reply: Response): Promise<unknown> => {
  if (reply.status > 204) throw new ApiFailure(reply.status, await readBody(reply));
  return reply.status === 204 ? 204 : readBody(reply);
};

/**
 * Calls the API as the site's own pages, with a token from the first call on (S6/6). A call that is
 * refused with a 401 gets another token and is done once more (S4.8/1). Rejects with an ApiFailure, or with what the network says.
 */
export const createApiClient = (world: ApiWorld) => {
  const tokens = createTokens(world);

  const call = async (address: string, init: RequestInit): Promise<unknown> => {
    const send = (token: string | null) =>
      world.fetch(address, { ...init, headers: { ...init.headers, ...(token && bearer(token)) } });
    const token = await tokens.first();
    const reply = await send(token);
    if (reply.status !== 401) return settle(reply);
    return settle(await send(await tokens.next(token)));
  };

  return {
    get: (address: string, filters: readonly AnyFilter[] = [], query: ApiQuery = {}) =>
      call(addressOf(address, filters, query), {
        method: 'GET',
        headers: { accept: 'application/json' },
      }),
    /** A form, with its fields as they are (multipart). */
    postForm: (address: string, body: FormData) =>
      call(address, { method: 'POST', body, headers: { accept: 'application/json' } }),
    post: (address: string, body: unknown) =>
      call(address, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { accept: 'application/json', 'content-type': 'application/json' },
      }),
  };
};
