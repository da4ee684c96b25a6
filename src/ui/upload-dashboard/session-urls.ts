type Previous = {
  size: number | null;
  metadata: Record<string, string>;
  creationTime: string;
  urlStorageKey: string;
  uploadUrl: string | null;
  parallelUploadUrls: string[] | null;
};

const PREFIX = 'etalage-tus::';

const readEntries = (storage: Storage, prefix: string): Previous[] =>
  Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      try {
        const entry = JSON.parse(storage.getItem(key) ?? '') as Previous;
        return [{ ...entry, urlStorageKey: key }];
      } catch {
        return [];
      }
    });

/**
 * Where earlier uploads are found again by their fingerprint (S7.10/1): in the tab's own storage, so
 * that who sits down at this computer next finds nothing of them.
 */
export const createSessionUrls = (storage: Storage) => ({
  findAllUploads: async () => readEntries(storage, PREFIX),
  findUploadsByFingerprint: async (fingerprint: string) =>
    readEntries(storage, `${PREFIX}${fingerprint}::`),
  removeUpload: async (key: string) => storage.removeItem(key),
  async addUpload(fingerprint: string, upload: Omit<Previous, 'urlStorageKey'>): Promise<string> {
    const key = `${PREFIX}${fingerprint}::${crypto.randomUUID()}`;
    storage.setItem(key, JSON.stringify(upload));
    return key;
  },
});
