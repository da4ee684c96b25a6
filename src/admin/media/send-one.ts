import type { LibraryPicture } from '#features/library/contract';
import { CallError, call } from '../calls';
import { writeKept } from './kept';
import { fileProblem } from './picture-file';
import type { PictureWords, SendOptions } from './picture-words';
import { addressOf, type Sending, type SentFile, sendingOf, takeAway, whenSent } from './sending';

/** Adds a file to those on their way; of one that is among them already, goes on with that. */
const addOrFind = (uppy: Sending, file: File): string => {
  const { name, type, size } = file;
  try {
    return uppy.addFile({ name, type, data: file });
  } catch (error) {
    const known = uppy.getFiles().find((one) => one.name === name && one.size === size);
    if (!known) throw error;
    if (known.error) void uppy.retryUpload(known.id);
    return known.id;
  }
};

/** A refusal that another try doesn't change, whatever is said of the picture. */
const isForGood = ({ status, problem }: CallError): boolean =>
  status >= 400 && status < 500 && ![401, 429].includes(status) && !problem.fields.alt;

const refusal = (message: string): CallError =>
  new CallError(422, { code: 'invalid', message, fields: {} });

const remove = (uppy: Sending, id: string): void => {
  const file = uppy.getFile(id);
  if (!file) return;
  if (file.progress.uploadComplete) takeAway(addressOf(file));
  uppy.removeFile(id);
};

/** As `sendPicture` says. */
export const sendOne = async (
  file: File,
  words: PictureWords,
  { memberId, onPart, signal }: SendOptions,
): Promise<LibraryPicture | undefined> => {
  const problem = fileProblem(file);
  if (problem) throw refusal(problem);
  if (signal.aborted) return;
  const { alt, isDecorative, folder, tags, title } = words;
  const uppy = sendingOf(memberId);
  const id = addOrFind(uppy, file);
  // What was said of an earlier try says nothing of this one.
  uppy.setFileMeta(id, { alt, decorative: isDecorative ? '1' : '', waits: undefined });
  const keep = () => {
    const count = uppy.getFiles().length;
    writeKept(memberId, count > 0 ? { count, folder, tags: tags.join(', ') } : undefined);
  };
  const leave = () => {
    remove(uppy, id);
    keep();
  };
  signal.addEventListener('abort', leave);
  keep();
  try {
    const sent = await whenSent(uppy, id, (now: SentFile) => {
      const { bytesUploaded, bytesTotal } = now.progress;
      const waits = now.error ? now.meta.waits || undefined : undefined;
      onPart?.({
        part: bytesTotal ? Number(bytesUploaded) / bytesTotal : 0,
        ...(waits && { waits }),
      });
      return Boolean(now.progress.uploadComplete) || Boolean(now.error && now.meta.waits === '');
    });
    if (!sent) return;
    if (sent.error) throw refusal(sent.error);
    const body = {
      ...{ alt: isDecorative ? '' : alt.trim(), decorative: isDecorative, tags },
      ...{ folder: folder.trim(), ...(title && { title }) },
    };
    const upload = addressOf(sent)?.split('/').at(-1);
    const picture = await call<LibraryPicture>('POST', `media/sent/${upload}`, { body });
    uppy.removeFile(id);
    return signal.aborted ? undefined : picture;
  } catch (error) {
    if (error instanceof CallError && isForGood(error)) remove(uppy, id);
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    keep();
  }
};
