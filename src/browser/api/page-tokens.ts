import { type ApiWorld, bearer, createTokens } from './token';

/** This page's own browser, as calls of the API need it. */
export const createPageWorld = (): ApiWorld => ({
  fetch: (url, init) => fetch(url, init),
  storage: localStorage,
  go: (address) => location.assign(address),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  now: () => Date.now(),
});

/** The tokens of this page's own API user, and the headers that carry one. */
export const createPageTokens = () => ({
  ...createTokens(createPageWorld()),
  headers: bearer,
});
