/** In ms, that a provider's script may take to come. */
const PATIENCE = 8000;

const loading = new Map<string, Promise<void>>();

/** Fetches a provider's script, once. Throws when it doesn't come. */
export const loadScript = (src: string): Promise<void> => {
  const known = loading.get(src);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((done, fail) => {
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => fail(new Error(`${src} did not come`)));
    setTimeout(() => fail(new Error(`${src} is late`)), PATIENCE);
  });
  Object.assign(script, { src, async: true });
  document.head.append(script);
  loading.set(src, loaded);
  return loaded;
};
