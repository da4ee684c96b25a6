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

type Ended = (isEnded: boolean) => void;
let tellEnded: Ended | undefined;

/** Says who is told that the session ended, and that there is one again. */
export const provideEnded = (tell: Ended): (() => void) => {
  tellEnded = tell;
  return () => {
    tellEnded = undefined;
  };
};

let prove: (() => Promise<boolean>) | undefined;

/** Says who asks for the password when a call wants it again; answers whether it was given. */
export const provideProof = (ask: () => Promise<boolean>): (() => void) => {
  prove = ask;
  return () => {
    prove = undefined;
  };
};

type Sent = { body?: unknown; signal?: AbortSignal };

/** Calls the office's server, a second time once the password it wants was given. Throws a CallError. */
export const call = async <T>(method: Method, path: string, sent: Sent = {}): Promise<T> => {
  try {
    return await callOnce<T>(method, path, sent);
  } catch (error) {
    const isAsked = error instanceof CallError && error.problem.code === 'password_again';
    if (!isAsked || !(await prove?.())) throw error;
    return callOnce<T>(method, path, sent);
  }
};

const callOnce = <T>(method: Method, path: string, { body, signal }: Sent): Promise<T> =>
  ask<T>(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
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
  if (reply.ok && told !== undefined) {
    tellEnded?.(false);
    return told as T;
  }
  const problem = told as ToldProblem | undefined;
  if (problem?.code === 'no_session') tellEnded?.(true);
  throw new CallError(reply.status, {
    ...{ code: 'server_error', message: officeTexts.failed },
    ...problem,
    fields: problem?.fields ?? {},
  });
};
