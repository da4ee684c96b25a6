import { TokenRefused } from './auth';
import { texts } from './texts';

type Answer = {
  getStatus: () => number;
  getBody: () => string;
  getHeader: (name: string) => string | undefined;
};

/** What an upload fails with, as tus-js-client tells it. */
type Failure = {
  originalResponse?: Answer | null;
  originalRequest?: unknown;
  causingError?: unknown;
};

/** The longest plain text of a server that a visitor is shown. */
const LONGEST = 200;

/** The server's own words: a call's `message`, or a plain text that is no page. */
const messageIn = (body: string): string => {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    const text = body.trim();
    return text.length > LONGEST || text.includes('<') ? '' : text;
  }
};

/** Why an upload failed, in words for a visitor (S8.8). */
export const tellUploadError = (failure: unknown): string => {
  const { originalResponse, originalRequest, causingError } = (failure ?? {}) as Failure;
  if (causingError instanceof TokenRefused) return texts.unauthorized;
  if (originalResponse) {
    const status = originalResponse.getStatus();
    if (status === 423) return texts.locked;
    const requestId = originalResponse.getHeader('x-request-id') ?? '';
    return texts.status(status, messageIn(originalResponse.getBody() ?? ''), requestId);
  }
  return originalRequest ? texts.network : texts.unknown;
};
