import { setTimeout as sleep } from 'node:timers/promises';
import { services } from '#kernel/limits';
import { readLimited } from '#platform/http/read-limited';
import { ProviderError } from '../provider';

export type MollieSettings = {
  key: string;
  /** Without a slash at its end. */
  url: string;
  /** Of one try, in ms. */
  timeout: number;
  /** Before the second try, in ms; before the third it is four times as long. */
  pause: number;
};

export type Ask = {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below /v2. */
  path: string;
  query?: Record<string, string>;
  body?: object;
  /** Of a POST: repeated within an hour, it is done once. */
  key?: string;
};

const ATTEMPTS = 3;
/** A first request with the same key still runs: it will have an answer in a moment. */
const BUSY = 409;
const isPassing = (status: number): boolean =>
  status === BUSY || status === 408 || status === 429 || status >= 500;

/**
 * Asks Mollie's API (v2). Tries three times when it is away, slow or busy. Undefined when there is
 * no such thing (404, 410). Throws ProviderError.
 * Source: docs.mollie.com, 'Handling errors' and 'API idempotency'.
 */
export const askMollie = async (settings: MollieSettings, ask: Ask): Promise<unknown> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await askOnce(settings, ask);
    } catch (error) {
      const mayRepeat = error instanceof ProviderError && error.passing && attempts < ATTEMPTS;
      if (!mayRepeat) throw error;
      await sleep(settings.pause * 4 ** (attempts - 1) * (0.5 + Math.random() / 2));
    }
  }
};

const askOnce = async (settings: MollieSettings, ask: Ask): Promise<unknown> => {
  const name = `${ask.method} ${ask.path}`;
  const reply = await send(settings, ask).catch((cause: Error) => {
    throw new ProviderError(`Mollie did not answer ${name} (${reasonOf(cause)})`, {
      passing: true,
    });
  });
  const { status, text } = reply;
  if (status === 404 || status === 410) return undefined;
  if (status >= 200 && status < 300) return text === '' ? {} : parse(text, name);
  throw new ProviderError(`Mollie refused ${name}: ${status} ${detailOf(text)}`.trim(), {
    passing: isPassing(status),
    status,
  });
};

const send = async (settings: MollieSettings, { method, path, query, body, key }: Ask) => {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const reply = await fetch(`${settings.url}/v2${path}${search}`, {
    method,
    headers: {
      authorization: `Bearer ${settings.key}`,
      accept: 'application/hal+json',
      'user-agent': 'Etalage/1',
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(settings.timeout),
  });
  return { status: reply.status, text: await readLimited(reply, services.answerBytes) };
};

const parse = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError(`Mollie's answer to ${name} is no JSON`, { passing: true });
  }
};

const reasonOf = (error: Error): string => {
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? error.name;
};

/** What Mollie says is wrong, and with which field; never what was sent. */
const detailOf = (text: string): string => {
  try {
    const { title = '', field = '' } = JSON.parse(text) as Record<string, unknown>;
    return [title, field && `(${field})`].filter(Boolean).join(' ').slice(0, 120);
  } catch {
    return '';
  }
};
