/** English for the upload dashboard; most of it comes from Uppy, whose own language it is. */
import type { Fallback } from './language';
import type { uploadTexts } from './nl-upload';

const typeNames: Readonly<Record<string, string>> = {
  '*': 'any kind of file',
  'image/*': 'pictures',
  'video/*': 'videos',
  'audio/*': 'sound',
  'text/*': 'text',
  'application/*': 'documents',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'text/plain': 'txt',
  'image/jpeg': 'jpg',
};

/** 'pictures, pdf or docx' */
export const tellTypesInEnglish = (types: readonly string[]): string => {
  const named = types.map((type) => typeNames[type] ?? type.replace(/^\.|^.*\/(x-)?/, ''));
  const names = [...new Set(named)];
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
};

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

export const enUploadTexts: Fallback<typeof uploadTexts> = {
  close: 'Close',
  loading: 'The uploader is on its way.',
  failedToLoad: 'The uploader does not load. Choose your file here.',
  hint: (most, size, types) =>
    most === 1
      ? `One file of up to ${size}: ${tellTypesInEnglish(types)}.`
      : `At most ${most} files of up to ${size} each: ${tellTypesInEnglish(types)}.`,
  full: (most) =>
    most === 1
      ? 'Would you like another file? Remove this one first.'
      : `You have ${most}. Remove one first if you would like another.`,
  remove: (name) => `Remove ${name}`,
  removed: (name) => `${name} was removed.`,
  unnamed: (place) => `File ${place}`,
  unfinished: 'An upload was still open.',
  takeUp: 'Go on uploading',
  notBegun: 'Upload the files that you chose first.',
  stillBusy: 'Please wait: not everything has been uploaded yet.',
  busy: (done, total) => `Uploading: ${done} of ${files(total)} done.`,
  paused: 'Uploading is paused.',
  failed: 'Not everything was uploaded. Try again, or remove what fails.',
  done: (count) => `${files(count)} uploaded.`,
  show: 'Show the upload',
  hasPlace: (count) =>
    count === 1
      ? 'This photo contains a location. We remove it.'
      : `${count} photos contain a location. We remove it.`,
  browseOne: 'choose a file',
  touchOne: 'Choose a file',
  touchMore: 'Choose files',
  dropOne: 'Drop your file here or %{browseFiles}',
  importOne: 'Drop your file here, %{browseFiles} or import from:',
  importTouched: '%{browseFiles} or import from:',
  onlyTypes: (types) => `This kind of file is not taken. Choose ${tellTypesInEnglish(types)}.`,
  drawing: (name) => `${name} is an SVG drawing. We don’t take those here. Save it as JPG or PNG.`,
  wrongType: (name, types) => `${name} is not taken. Choose ${tellTypesInEnglish(types)}.`,
  tooLarge: (name, size) => `${name} is larger than ${size}.`,
  tooSmall: (name, size) => `${name} is smaller than ${size}.`,
  tooLargeTogether: (size) => `Together your files may be at most ${size}.`,
  tooMany: (most) => `You can upload at most ${files(most)}.`,
  dropFailed: 'We could not open all that you dropped here. Choose your files yourself.',
  network: 'We cannot connect. Perhaps your internet provider or a firewall blocks uploads.',
  status: (status, message, requestId) =>
    `The upload failed (status ${status}).` +
    (message === '' ? '' : ` ${message}`) +
    (requestId === '' ? '' : ` Number of your request: ${requestId}.`),
  locked: 'This file is still being processed. Please try again in a moment.',
  stalled: (seconds) => `The upload stood still for ${seconds} seconds. We stopped it.`,
  unauthorized: 'You may not upload here. Reload the page and try again.',
  unknown: 'The upload failed. Please try again.',
  notStored: 'Your file arrived, but we cannot find it. Please try again.',
};
