import { expect, test } from 'vitest';
import { createSessionUrls } from './session-urls';

const createStorage = (): Storage => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  return new Proxy(methods as unknown as Storage, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
};

const upload = {
  size: 3,
  metadata: {},
  creationTime: 'nu',
  uploadUrl: '/api/v1.0/file/a',
  parallelUploadUrls: null,
};

test('S7.10/1 an earlier upload is found again by its fingerprint', async () => {
  const urls = createSessionUrls(createStorage());
  const key = await urls.addUpload('print', upload);
  await urls.addUpload('other', upload);
  expect(await urls.findUploadsByFingerprint('print')).toEqual([{ ...upload, urlStorageKey: key }]);
  expect(await urls.findAllUploads()).toHaveLength(2);
  await urls.removeUpload(key);
  expect(await urls.findUploadsByFingerprint('print')).toEqual([]);
});

test('what another wrote there does no harm', async () => {
  const storage = createStorage();
  storage.setItem('etalage-tus::print::1', '{');
  storage.setItem('iets', 'anders');
  expect(await createSessionUrls(storage).findUploadsByFingerprint('print')).toEqual([]);
});
