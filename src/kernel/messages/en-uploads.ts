/** English for what the server says of files that it doesn't take. */
import { tellSize } from '../values/file-size';
import { tellTypesInEnglish as tellTypes } from './en-upload';
import type { Texts } from './language';
import type { uploadErrors } from './nl-uploads';

const size = (bytes: number) => tellSize(bytes, 'en_GB');
const files = (count: number) => (count === 1 ? 'one file' : `${count} files`);

export const enUploadErrors: Texts<typeof uploadErrors> = {
  target: 'You cannot upload a file here.',
  token: 'Ask for a token first.',
  version: 'This uploader speaks another version of tus. We speak 1.0.0.',
  length: 'The size of the file is missing or not right.',
  metadata: 'We cannot read what is told of this file.',
  metadataField: 'This is too long or contains characters that we do not know.',
  whole: 'Send the file at once or in pieces that follow each other.',
  empty: (name) => `${name} is empty.`,
  tooLarge: (name, most) => `${name} is too large. A file may be ${size(most)}.`,
  tooSmall: (name, least) => `${name} is too small. It has to be ${size(least)} or more.`,
  drawing: (name) => `${name} is an SVG drawing. We don’t take those here. Save it as JPG or PNG.`,
  wrongType: (name, types) =>
    `${name} is not a file that we take here. Choose ${tellTypes(types)}.`,
  otherContent: (name) =>
    `${name} contains something else than its name says. Save the file again and try once more.`,
  program: (name) => `${name} is a program. We do not take those.`,
  archive: (name) => `${name} unpacks to far too much.`,
  unsoundArchive: (name) =>
    `${name} cannot be unpacked without errors or a password. Pack it again, without a password.`,
  unknownPicture: (name) => `We cannot open the picture ${name}. Save it as JPG or PNG.`,
  brokenPicture: (name) => `The picture ${name} is damaged.`,
  hugePicture: (name) => `The picture ${name} has too many pixels. Make it smaller and try again.`,
  required: 'This must be filled in.',
  requiredMissing: (name) => `First fill in what is asked about ${name}.`,
  tooManyOpen: 'You have too many files waiting. Send the form first.',
  tooManyBytes: 'You upload too much in a short while. Wait an hour and try again.',
  busy: 'We are checking many files right now. Please try again in a moment.',
  noRoom: 'We have no room for files right now. Please try again later.',
  missing: 'This file is not there (any more).',
  unfinished: 'This file has not arrived completely yet.',
  claimed: 'This file belongs to a form that was sent.',
  taken: 'This file is being added already. Please try again in a moment.',
  unclaimable: 'One of the files is not there any more. Please choose it again.',
  tooMany: (most) => `You can send no more than ${files(most)}.`,
  tooFew: (least) => `Please send at least ${files(least)}.`,
  tooLargeTogether: (most) => `Together the files are too large. They may be ${size(most)}.`,
};

export const enTusErrors: Readonly<Record<number, string>> = {
  400: 'This request is not right.',
  403: 'This request is not right.',
  404: 'This file is not there (any more).',
  409: 'We had come to another point in this file. Ask where, and go on from there.',
  410: 'This file is not there (any more).',
  412: 'This uploader speaks another version of tus. We speak 1.0.0.',
  413: 'More came in than was announced.',
  415: 'We cannot read this kind of message.',
  423: 'This file is being worked on. Please try again in a moment.',
  500: 'Something went wrong on our side. Please try again in a moment.',
};
