import { field, header } from '#kernel/wire';
import { isLeaving } from './request';
import { refreshSession, token } from './session';
import { ownLanguage } from './texts';

const isStaleToken = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return (body as { code?: string } | undefined)?.code === 'token';
};

/**
 * Posts a form with the page's token. When the server says that the token is too old, takes a new
 * one and posts once more. Throws when the network fails.
 */
export const post = async (
  url: string,
  data: FormData | URLSearchParams,
  accept: string,
  signal?: AbortSignal,
): Promise<Response> => {
  const send = () => {
    data.set(field.token, token());
    if (ownLanguage) data.set(field.language, ownLanguage);
    const headers = { accept, [header.token]: token() };
    return fetch(url, { method: 'POST', body: data, headers, signal });
  };
  const response = await send();
  if (!(await isStaleToken(response))) return response;
  return (await refreshSession()) ? send() : response;
};

/**
 * Goes to an address because the background way failed, and notes why; not when the visitor leaves
 * anyway.
 */
export const goInstead = (address: string, reason: unknown): void => {
  if (isLeaving()) return;
  console.info(`Going to ${address} instead`, reason);
  location.assign(address);
};
