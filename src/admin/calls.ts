import type { ToldProblem } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { officeHeader, officePath } from '#kernel/wire-staff';

/** A call that the server refused, or that never reached it (status 0). */
export class CallError extends Error {
  readonly status: number;
  readonly problem: ToldProblem;

  constructor(status: number, problem: ToldProblem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

const lost: ToldProblem = { code: 'offline', message: officeTexts.offline, fields: {} };

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Calls the office's server. Throws a CallError. */
export const call = <T>(
  method: Method,
  path: string,
  { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
): Promise<T> =>
  ask<T>(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });

/** Sends a file, as it is. Throws a CallError. */
export const sendFile = <T>(path: string, file: File): Promise<T> =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });

type Asked = RequestInit & { headers: Record<string, string> };

const ask = async <T>(path: string, asked: Asked): Promise<T> => {
  let reply: Response;
  try {
    reply = await fetch(`${officePath.calls}/${path}`, {
      ...asked,
      headers: { accept: 'application/json', [officeHeader]: '1', ...asked.headers },
    });
  } catch (error) {
    if (asked.signal?.aborted) throw error;
    throw new CallError(0, lost);
  }
  const told = (await reply.json().catch(() => undefined)) as T | ToldProblem | undefined;
  if (reply.ok && told !== undefined) return told as T;
  const problem = told as ToldProblem | undefined;
  throw new CallError(reply.status, {
    ...{ code: 'server_error', message: officeTexts.failed },
    ...problem,
    fields: problem?.fields ?? {},
  });
};
