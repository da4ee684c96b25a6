import { signIn as limits } from '#kernel/limits-signin';
import { readLimited } from '#platform/http/read-limited';

type Asking = Omit<RequestInit, 'body'> & { body?: unknown };

/**
 * `fetch` for what is asked of providers: in a time, up to a size, and without following where it leads.
 * Throws as `fetch` does.
 */
export const askProvider = async (url: string, options: Asking = {}): Promise<Response> => {
  const patience = AbortSignal.timeout(limits.patience);
  const { signal } = options;
  const reply = await fetch(url, {
    ...(options as RequestInit),
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
  const text = await readLimited(reply, limits.answerBytes);
  const isEmpty = reply.status === 204 || reply.status === 304;
  // A `Response` can't be made of a status below 200 or of a redirect that was not followed.
  const status = reply.status >= 200 && reply.status <= 599 ? reply.status : 502;
  return new Response(isEmpty ? null : text, { status, headers: reply.headers });
};
