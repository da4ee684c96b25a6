import type { LibraryPicture } from '#features/library/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { officeHeader, officePath } from '#kernel/wire-staff';
import { CallError } from '../calls';

/** What is said of a picture that is sent. */
export type PictureWords = {
  alt: string;
  isDecorative: boolean;
  folder: string;
  tags: readonly string[];
  title?: string;
};

const problemIn = (body: string) => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Sends a picture; `onProgress` hears how much of it arrived, from 0 to 1. Throws a CallError. */
export const sendPicture = (
  file: File,
  { alt, isDecorative, folder, tags, title }: PictureWords,
  onProgress: (part: number) => void = () => {},
): Promise<LibraryPicture> =>
  new Promise((resolve, reject) => {
    const params = new URLSearchParams({ alt: isDecorative ? '' : alt.trim(), name: file.name });
    if (isDecorative) params.set('decorative', '1');
    if (folder.trim() !== '') params.set('folder', folder.trim());
    if (title) params.set('title', title);
    for (const tag of tags) params.append('tag', tag);
    const refuse = (status: number, problem: { code?: string; message: string }) =>
      reject(new CallError(status, { code: 'offline', fields: {}, ...problem }));
    // fetch tells nothing of what was sent so far.
    const request = new XMLHttpRequest();
    request.open('POST', `${officePath.calls}/media?${params}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader(officeHeader, '1');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => refuse(0, { message: officeTexts.offline });
    request.onload = () => {
      const told = problemIn(request.responseText);
      if (request.status === 200 && told) resolve(told);
      else refuse(request.status, { message: officeTexts.failed, ...told });
    };
    request.send(file);
  });

/** Texts with commas between them, as a list. */
export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
