import type { UppyFile } from '@uppy/core';
import { readPictureFacts } from './picture-facts';
import { drawEmbedded, drawThumbnail } from './thumbnails';
import type { UploadUppy } from './uppy';

type File = UppyFile<Record<string, string>, Record<string, never>>;

const isPicture = ({ type }: File) => type.startsWith('image/');

/**
 * Shows each picture at once by the small one within it, and then by one drawn of it; both upright.
 * `onPlaces` hears of how many pictures it is told where they were taken (S1/21).
 */
export const showPictures = (uppy: UploadUppy, onPlaces: (count: number) => void): void => {
  const places = new Set<string>();
  const put = (id: string, preview: string | undefined) => {
    if (preview && uppy.getFile(id)) uppy.setFileState(id, { preview });
  };
  const read = async (file: File) => {
    if (!(file.data instanceof Blob)) return;
    const facts = await readPictureFacts(file.data);
    if (facts.hasPlace && uppy.getFile(file.id)) onPlaces(places.add(file.id).size);
    if (facts.thumbnail) {
      put(file.id, await drawEmbedded(facts.thumbnail, facts.orientation).catch(() => undefined));
    }
    put(file.id, await drawThumbnail(file.data).catch(() => undefined));
  };
  // One after another: a phone holds few large pictures in its memory at once.
  let line = Promise.resolve();
  const add = (file: File) => {
    if (isPicture(file)) line = line.then(() => read(file)).catch(() => undefined);
  };
  uppy.on('file-added', add);
  uppy.on('restored', () => uppy.getFiles().forEach(add));
  uppy.on('file-removed', ({ id }) => {
    if (places.delete(id)) onPlaces(places.size);
  });
};
