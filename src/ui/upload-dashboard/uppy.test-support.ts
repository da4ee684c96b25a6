import { readUploadRules } from '#kernel/values/upload-rules';
import type { UploadOptions } from './types';
import { createUppy, type UploadUppy } from './uppy';

const nobody = () => {};

/** What a field opens its dashboard with, unless told otherwise. */
export const someOptions = (
  raw: Record<string, unknown> = {},
  more: Partial<UploadOptions> = {},
): UploadOptions => ({
  id: 'proef',
  title: 'Proef',
  rules: readUploadRules({ allowed_file_types: '*,.pdf', max_number_of_files: 3, ...raw }),
  target: { moduleObject: 'Form', itemId: 7 },
  tokens: { current: () => 'a1', next: async () => 'a2', headers: () => ({}) },
  onProgress: nobody,
  onUploaded: nobody,
  onRemoved: nobody,
  ...more,
});

/** Uppy as a field has it, that sends nothing: what it uploads is under way until it ends. */
export const createIdleUppy = (options: UploadOptions): UploadUppy => {
  const uppy = createUppy(options);
  const tus = uppy.getPlugin('Tus');
  if (tus) uppy.removePlugin(tus);
  uppy.addUploader(() => new Promise(() => {}));
  return uppy;
};

/** Adds a file of so many bytes; its id. */
export const addFile = (uppy: UploadUppy, name: string, size = 5, type = 'image/png'): string => {
  const data = new File(['x'.repeat(size)], name, { type, lastModified: 1 });
  uppy.addFiles([{ name, type, data }]);
  return uppy.getFiles().find((file) => file.name === name)?.id ?? '';
};
