import { uploadDashboard as limits } from '#kernel/limits-uploads';
import { languageHeader } from '#kernel/wire-forms';
import { language } from './texts';
import type { UploadTokens } from './types';

/** A 401; thrown where the reply comes in, so that the upload keeps its address. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

type Hold = { pause: () => void; resume: () => void };
type Sent = { setHeader: (name: string, value: string) => void };
type Answer = { getStatus: () => number };

/** A call's own headers: its token, and in which language a refusal is told. */
export const headersOf = (tokens: UploadTokens, token: string): Record<string, string> => ({
  ...tokens.headers(token),
  [languageHeader]: language,
});

/**
 * The token of uploads (S4.8/4). A refused one pauses all uploads, is replaced once, and then they go
 * on. A token that was just got and is refused too is not replaced again.
 */
export const createUploadAuth = (tokens: UploadTokens, hold: Hold) => {
  let renewing: Promise<unknown> | undefined;
  let isGuarded = false;
  /** Nothing has been accepted since the last refresh. */
  let isUnproven = false;
  let sent: string | null = null;

  const renew = async () => {
    hold.pause();
    renewing = tokens.next(sent);
    try {
      await renewing;
    } catch {
      // Without a token the uploads are refused again, and say so.
    }
    renewing = undefined;
    hold.resume();
    setTimeout(() => {
      isGuarded = false;
    }, limits.refreshGuard);
  };

  return {
    /** Gives a request its headers. */
    async sign(request: Sent): Promise<void> {
      await renewing?.catch(() => undefined);
      sent = tokens.current() ?? (await tokens.next(null));
      for (const [name, value] of Object.entries(headersOf(tokens, sent))) {
        request.setHeader(name, value);
      }
    },
    /** Hears every answer. Throws TokenRefused for a 401. */
    hear(answer: Answer): void {
      if (answer.getStatus() === 401) throw new TokenRefused('401');
      isUnproven = false;
    },
    /** Whether a refused upload will be done again. */
    renews(): boolean {
      if (isGuarded || isUnproven) return false;
      isGuarded = true;
      isUnproven = true;
      // Only once the one that was refused has settled: pausing reaches it too.
      queueMicrotask(() => void renew());
      return true;
    },
    /** The visitor asks to try again. */
    forget(): void {
      isUnproven = false;
    },
  };
};

/** A call with the token, done once more when that is refused (S4.8/1). */
export const callSigned = async (
  tokens: UploadTokens,
  address: string,
  init: RequestInit,
): Promise<Response> => {
  const send = (token: string) =>
    fetch(address, { ...init, headers: { ...init.headers, ...tokens.headers(token) } });
  const token = tokens.current() ?? (await tokens.next(null));
  const reply = await send(token);
  return reply.status === 401 ? send(await tokens.next(token)) : reply;
};
