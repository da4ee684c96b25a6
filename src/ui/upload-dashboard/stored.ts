import { texts } from './texts';
import type { UploadedFile, UploadOptions } from './types';
import { readUpload, removeUpload } from './upload-address';
import type { UploadUppy } from './uppy';

/** What a browser shows by itself without running anything of it. */
const SHOWN = /^(image\/(jpeg|png|gif|webp|avif)|application\/pdf)$/;

const hrefOf = (data: unknown, type: string): string | undefined =>
  data instanceof Blob && SHOWN.test(type) ? URL.createObjectURL(data) : undefined;

/** Uppy counts the whole progress twice a second: until then it would call nothing complete. */
const showComplete = (uppy: UploadUppy): void => {
  const isAll = uppy.getFiles().every(({ progress }) => progress.complete);
  if (isAll) uppy.setState({ totalProgress: 100 });
};

/**
 * Asks the address of each finished upload for its id (S7.10/2), before it counts as complete; and
 * takes uploads away from the server that the visitor removes. What it gives lets go of them all:
 * from then on nothing is taken away, as they may have been sent with the form.
 */
export const keepStored = (uppy: UploadUppy, options: UploadOptions): (() => void) => {
  const { tokens, onUploaded, onRemoved } = options;
  const reading = new Map<string, Promise<void>>();
  const stored = new Map<string, UploadedFile>();
  const places = new Map<string, number>();
  let next = Date.now();

  const read = async (id: string): Promise<void> => {
    const address = uppy.getFile(id)?.uploadURL;
    if (!address || stored.has(id)) return;
    try {
      const upload = await readUpload(tokens, address);
      const file = uppy.getFile(id);
      if (!file) return await removeUpload(tokens, address);
      const { type, size, preview, data } = file;
      const name = upload.filename ?? file.meta.name ?? file.name;
      const kept = {
        id: upload.id,
        name,
        type,
        size: size ?? 0,
        address,
        place: places.get(id),
        preview: preview ?? upload.thumb,
        href: upload.url ?? hrefOf(data, type),
      };
      stored.set(id, kept);
      uppy.emit('postprocess-complete', file);
      showComplete(uppy);
      onUploaded(kept);
    } catch {
      const file = uppy.getFile(id);
      if (file) uppy.emit('upload-error', file, new Error(texts.notStored));
    }
  };
  const readOnce = (id: string): Promise<void> => {
    const current = reading.get(id) ?? read(id).finally(() => reading.delete(id));
    reading.set(id, current);
    return current;
  };

  uppy.on('upload', (_upload, files) => {
    for (const file of files) places.set(file.id, places.get(file.id) ?? next++);
  });
  uppy.on('upload-success', (file) => file && void readOnce(file.id));
  uppy.addPostProcessor(async (ids) => {
    await Promise.all(ids.map(readOnce));
  });
  const forget = (id: string): UploadedFile | undefined => {
    const file = stored.get(id);
    stored.delete(id);
    if (file?.href?.startsWith('blob:')) URL.revokeObjectURL(file.href);
    return file;
  };
  uppy.on('file-removed', ({ id }) => {
    const file = forget(id);
    if (!file) return;
    onRemoved(file.id);
    void removeUpload(tokens, file.address);
  });
  return () => {
    for (const id of [...stored.keys()]) forget(id);
  };
};
