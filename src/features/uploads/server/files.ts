import type { Host } from '#platform/host';
import type { UploadSize } from '../contract';
import { rawOf } from './raw';

const allSizes: readonly UploadSize[] = ['thumb', 'medium'];

/** The key of a whole file in storage, or of a smaller picture of it. */
export const storageKey = (id: string, size?: UploadSize): string =>
  `uploads/${id.slice(0, 2)}/${id}${size ? `.${size}` : ''}`;

/** Removes all that is stored of an upload, whole or not; does nothing when nothing is. */
export const removeFiles = async (host: Host, id: string): Promise<void> => {
  await rawOf(host).remove(id);
  const keys = [undefined, ...allSizes].map((size) => storageKey(id, size));
  await Promise.all(keys.map((key) => host.storage.delete(key)));
};
