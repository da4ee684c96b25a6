import type { Config } from '../config/config';
import { createFolderStorage } from './folder';
import { inTime } from './in-time';
import type { Storage } from './types';

export type { Storage, StoredFile } from './types';

/** Storage in `files` under the data folder, or in the bucket that the settings name. */
export const createStorage = ({
  config,
}: {
  config: Pick<Config, 'dataFolder' | 's3'>;
}): Storage => {
  const { s3 } = config;
  if (!s3) return createFolderStorage(config.dataFolder);
  // Its client is large: who keeps files in a folder never reads it.
  return inTime(async () => (await import('./s3')).createS3Storage(s3));
};
