import { api } from '#kernel/limits-api';
import { apiTexts } from '#kernel/messages/nl-api';
import { path } from '#kernel/wire';
import { apiPath, localKey } from '#kernel/wire-forms';

/** What the client needs of a browser; a test puts its own in place. */
export type ApiWorld = {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Goes to another page. */
  go: (address: string) => void;
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>;
  /** Ms since 1970. */
  now: () => number;
};

/** Where the tokens of the pages' own, anonymous API user are kept. */
const keys = {
  access: localKey.accessToken,
  refresh: localKey.refreshToken,
  busy: localKey.refreshing,
} as const;

/** How long another page of the site may be refreshing before it counts as gone. */
const LONGEST = api.tokenWait * api.tokenAttempts;

type TokenBody = { data: { access_token: string; refresh: { token: string } } };

/** Whether a token's own end has passed: asking with it would only be refused. */
const isOver = (token: string, now: number): boolean => {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
};

/** The headers of a call with a token (S6/6). */
export const bearer = (token: string) => ({
  authorization: `Bearer ${token}`,
  authenticationmethod: 'JWT',
});

/** Gets tokens and keeps them in the local storage, one request at a time for all pages of the site. */
export const createTokens = ({ fetch, storage, go, wait, now }: ApiWorld) => {
  let isRefreshing = false;

  const clear = () => {
    storage.removeItem(keys.access);
    storage.removeItem(keys.refresh);
  };

  /** S4.8/2, S4.8/3: without a token there is nothing more to do here. */
  const giveUp = (reason: string): never => {
    clear();
    go(path.login);
    throw new Error(reason);
  };

  const requestWithCredentials = async (signal?: AbortSignal): Promise<Response> => {
    const reply = await fetch(apiPath.apiUser, { signal });
    if (reply.status !== 200) return reply;
    const { data } = (await reply.json()) as { data: Record<string, string> };
    return fetch(`${path.api}/auth/jwt/access_token`, {
      method: 'POST',
      body: new URLSearchParams(data),
      signal,
    });
  };

  /** With a refresh token that is still good, or else with the API user's credentials (S4.8/1). */
  const request = (signal?: AbortSignal): Promise<Response> => {
    const refresh = storage.getItem(keys.refresh);
    if (refresh === null || isOver(refresh, now())) return requestWithCredentials(signal);
    return fetch(`${path.api}/auth/jwt/refresh_token`, {
      method: 'POST',
      headers: bearer(refresh),
      signal,
    });
  };

  const refresh = async (refused: (reason: string) => never, signal?: AbortSignal) => {
    isRefreshing = true;
    storage.setItem(keys.busy, String(now()));
    try {
      const reply = await request(signal);
      if (reply.status !== 200) return refused(`no token: ${reply.status}`);
      const { data } = (await reply.json()) as TokenBody;
      storage.setItem(keys.access, data.access_token);
      storage.setItem(keys.refresh, data.refresh.token);
      return data.access_token;
    } finally {
      isRefreshing = false;
      storage.removeItem(keys.busy);
    }
  };

  /** Whether a refresh runs here, or in another page of the site that is still there. */
  const isBusy = () =>
    isRefreshing || now() - Number(storage.getItem(keys.busy) ?? Number.NaN) < LONGEST;

  return {
    current: () => storage.getItem(keys.access),
    /**
     * The token to begin with (S6/6). Null when there is none to be had, or not in time: what
     * everybody may read is told without one, and nobody is led away for it. Never throws.
     */
    async first(): Promise<string | null> {
      if (storage.getItem(keys.access) !== null) return storage.getItem(keys.access);
      for (let attempts = 0; isBusy() && attempts < api.tokenAttempts; attempts += 1)
        await wait(api.tokenWait);
      const found = storage.getItem(keys.access);
      if (found !== null || isBusy()) return found;
      const fail = (reason: string): never => {
        throw new Error(reason);
      };
      return refresh(fail, AbortSignal.timeout(LONGEST)).catch((error: unknown) => {
        console.info('A call goes without a token', error);
        return null;
      });
    },
    /** A token in place of `refused`, which got a 401. Throws when there is none to be had. */
    async next(refused: string | null): Promise<string> {
      for (let attempts = 0; isBusy(); attempts += 1) {
        if (attempts === api.tokenAttempts) giveUp(apiTexts.tokenTakesLong);
        await wait(api.tokenWait);
      }
      const token = storage.getItem(keys.access);
      return token !== null && token !== refused ? token : refresh(giveUp);
    },
  };
};
