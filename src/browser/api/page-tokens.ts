import { bearer, createTokens } from './token';

/** The tokens of this page's own API user, and the headers that carry one. */
export const createPageTokens = () => ({
  ...createTokens({
    fetch: (url, init) => fetch(url, init),
    storage: localStorage,
    go: (address) => location.assign(address),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    now: () => Date.now(),
  }),
  headers: bearer,
});
