import { services } from '#kernel/limits';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { readLimited } from '#platform/http/read-limited';
import { ListProviderError } from './provider';

export type Ask = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Below the provider's address, e.g. '/contacts'. */
  path: string;
  query?: URLSearchParams;
  body?: object;
};

export type Answer = { status: number; body: unknown };

export type ProviderCall = (ask: Ask) => Promise<Answer>;

type Settings = {
  title: string;
  /** Without a slash at its end. */
  url: string;
  headers?: Record<string, string>;
  /** Added to each address. */
  query?: Record<string, string>;
};

/** Seconds, or a moment (RFC 9110, 10.2.3); Brevo tells seconds in a header of its own. */
const waitOf = (headers: Headers): number | undefined => {
  const after = headers.get('retry-after') ?? headers.get('x-sib-ratelimit-reset') ?? '';
  if (/^\d{1,6}$/.test(after)) return Number(after);
  const at = Date.parse(after);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** No answer to the question itself: the service is away or busy, or wants another key. */
const isAboutUs = (status: number): boolean =>
  [401, 403, 408, 409, 425, 429].includes(status) || status >= 500 || status < 200;

const reasonOf = (error: Error): string => {
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? error.name;
};

/**
 * Asks a provider's JSON interface. Answers what it says with a 2xx, or with a 4xx that is about what
 * was asked. Throws ListProviderError for all else. No message holds an address, a key or a body.
 */
export const createProviderCall =
  ({ title, url, headers, query: always }: Settings): ProviderCall =>
  async ({ method, path, query = new URLSearchParams(), body }) => {
    const all = new URLSearchParams([...query, ...Object.entries(always ?? {})]);
    const address = `${url}${path}${all.size > 0 ? `?${all}` : ''}`;
    const ask = async () => {
      const reply = await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(limits.providerTimeout),
      });
      return { reply, text: await readLimited(reply, services.answerBytes) };
    };
    const { reply, text } = await ask().catch((error: Error) => {
      const message = `${title} did not answer a ${method} (${reasonOf(error)})`;
      throw new ListProviderError(message, { again: 'later' });
    });
    const { status } = reply;
    if (isAboutUs(status)) {
      const wait = waitOf(reply.headers);
      throw new ListProviderError(`${title} answered ${status}`, { again: 'later', status, wait });
    }
    const known = parse(text);
    if (reply.ok && text !== '' && known === undefined) {
      throw new ListProviderError(`${title}'s answer is no JSON`, { again: 'later', status });
    }
    return { status, body: known };
  };

/** It has no such address (any more), as far as its status tells. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

/** Of an answer that refuses what was asked of an address. */
export const refused = (title: string, status: number): ListProviderError =>
  new ListProviderError(`${title} refused an address (${status})`, { again: 'never', status });

/** Of a list or database that isn't there: the settings are wrong, the address isn't. */
export const noList = (title: string): ListProviderError =>
  new ListProviderError(`${title} has no such list`, { again: 'later', status: 404 });
