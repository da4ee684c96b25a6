/** Whether a name is one that `pattern` means: `_ga*` is all that begin so. */
const isMeant = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The hosts for which a script on this page can have set a cookie: this one and those above it. */
const domainsOf = (host: string): string[] => {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
};

const expire = (name: string): void => {
  for (const domain of ['', ...domainsOf(location.hostname).map((one) => `; domain=${one}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
};

const clear = (storage: Storage, patterns: readonly string[]): void => {
  for (const key of Object.keys(storage)) {
    if (patterns.some((pattern) => isMeant(key, pattern))) storage.removeItem(key);
  }
};

/** Removes cookies and keys of this site's storage by their names, as scripts of others left them. */
export const forget = (patterns: readonly string[]): void => {
  if (patterns.length === 0) return;
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0] ?? '';
    if (patterns.some((pattern) => isMeant(name, pattern))) expire(name);
  }
  try {
    clear(localStorage, patterns);
    clear(sessionStorage, patterns);
  } catch {
    // A browser that gives no storage keeps nothing there.
  }
};
