import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LibraryPicture } from '#features/library/contract';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { CallError, call } from '../calls';
import { altProblem, fileProblem } from './picture-file';
import type { PictureWords } from './picture-words';
import { addressOf, isKnown, type SentFile, sendingOf, takeAway, whenSent } from './sending';
import { drawSmall } from './small';

const texts = mediaTexts.upload;

/** Pictures that are made at the same time. */
const AT_ONCE = 2;

/** A file on its way. */
export type Upload = {
  id: string;
  name: string;
  /** As a small picture, once it was drawn. */
  small?: string;
  alt: string;
  isDecorative: boolean;
  state: 'sending' | 'sent' | 'making' | 'failed';
  /** From 0 to 1. */
  part: number;
  problem?: string;
  /** It can't be sent at all. */
  isHopeless?: boolean;
  /** It goes on by itself: for what it waits. */
  waits?: 'connection' | 'server';
};

const stateOf = ({ error, progress }: SentFile): Upload['state'] => {
  if (error) return 'failed';
  return progress.uploadComplete ? 'sent' : 'sending';
};

const tellFile = (file: SentFile, more: Partial<Upload> | undefined): Upload => {
  const { id, name, meta, progress, error, isGhost } = file;
  const part = progress.bytesTotal
    ? (Number(progress.bytesUploaded) || 0) / progress.bytesTotal
    : 0;
  const waits = error ? meta.waits || undefined : undefined;
  const problem = isGhost ? texts.chooseAgain : error && (waits ? texts.goesOn(error) : error);
  return {
    ...{ id, name: name ?? '', alt: meta.alt ?? '', isDecorative: meta.decorative === '1' },
    ...{ state: isGhost ? 'failed' : stateOf(file), part },
    ...(meta.small && { small: meta.small }),
    ...(problem && { problem }),
    ...(waits && { waits }),
    ...(isGhost && { isHopeless: true }),
    ...more,
  };
};

/** Files that are asked about and sent, several at once; each fails by itself. */
export const useUploads = (memberId: number, onAdded: (picture: LibraryPicture) => void) => {
  const [isFresh] = useState(() => !isKnown(memberId));
  const [uppy] = useState(() => sendingOf(memberId));
  const files = useSyncExternalStore(
    (changed) => {
      uppy.on('state-update', changed);
      return () => uppy.off('state-update', changed);
    },
    () => uppy.getState().files,
  );
  /** What can't be sent, and what is said of the others by this screen alone. */
  const [refused, setRefused] = useState<readonly Upload[]>([]);
  const [told, setTold] = useState<Readonly<Record<string, Partial<Upload>>>>({});
  const [isSending, setSending] = useState(false);
  const made = useRef(0);
  const tell = (id: string, more: Partial<Upload> | undefined) =>
    setTold(({ [id]: _, ...others }) => (more ? { ...others, [id]: more } : others));
  const uploads = [
    ...Object.values(files).map((file) => tellFile(file, told[file.id])),
    ...refused,
  ];

  // Those of before a reload have no small picture where that was not drawn yet.
  useEffect(() => {
    for (const { id, data, meta } of Object.values(files)) {
      if (meta.small !== undefined || !(data instanceof Blob)) continue;
      uppy.setFileMeta(id, { small: '' });
      void drawSmall(data).then(
        (small) => small && uppy.getFile(id) && uppy.setFileMeta(id, { small }),
      );
    }
  }, [files, uppy]);

  const add = (some: readonly File[]) => {
    for (const file of some) {
      const { name, type } = file;
      const problem = fileProblem(file);
      if (problem) {
        made.current += 1;
        const base = { id: `refused-${made.current}`, name, alt: '', isDecorative: false, part: 0 };
        setRefused((all) => [...all, { ...base, state: 'failed', problem, isHopeless: true }]);
        continue;
      }
      try {
        uppy.addFile({ name, type, data: file });
      } catch {
        // It is among them already.
      }
    }
  };

  const change = (id: string, more: Partial<Pick<Upload, 'alt' | 'isDecorative'>>) => {
    tell(id, undefined);
    if (!uppy.getFile(id)) return;
    uppy.setFileMeta(id, {
      ...(more.alt !== undefined && { alt: more.alt }),
      ...(more.isDecorative !== undefined && { decorative: more.isDecorative ? '1' : '' }),
    });
  };

  const remove = (id: string) => {
    setRefused((all) => all.filter((one) => one.id !== id));
    tell(id, undefined);
    const file = uppy.getFile(id);
    if (!file) return;
    if (file.progress.uploadComplete) takeAway(addressOf(file));
    uppy.removeFile(id);
  };

  const addOne = async (
    { id, alt, isDecorative, state }: Upload,
    more: Pick<PictureWords, 'folder' | 'tags'>,
  ): Promise<boolean> => {
    tell(id, undefined);
    if (state === 'failed' && uppy.getFile(id)?.error) void uppy.retryUpload(id);
    const file = await whenSent(uppy, id);
    const upload = file && !file.error && addressOf(file)?.split('/').at(-1);
    if (!upload) return false;
    tell(id, { state: 'making' });
    try {
      const body = { alt: isDecorative ? '' : alt.trim(), decorative: isDecorative, ...more };
      const picture = await call<LibraryPicture>('POST', `media/sent/${upload}`, { body });
      uppy.removeFile(id);
      tell(id, undefined);
      onAdded(picture);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(id, { state: 'failed', problem: error.problem.fields.alt ?? error.message });
      return false;
    }
  };

  /** Adds all that can be; answers the first that lacks something, and how many were added. */
  const send = async (more: Pick<PictureWords, 'folder' | 'tags'>) => {
    const ready = uploads.filter(({ isHopeless }) => !isHopeless);
    const lacking = ready.filter((one) => altProblem(one, one.name));
    for (const one of lacking) tell(one.id, { problem: altProblem(one, one.name) as string });
    if (lacking.length > 0) return { lacking: lacking[0]?.id, added: 0 };
    setSending(true);
    const waiting = ready.values();
    let added = 0;
    const next = async () => {
      for (const one of waiting) if (await addOne(one, more)) added += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    setSending(false);
    return { added, left: uploads.length - added };
  };

  /** Nothing of it is added: all goes. */
  const drop = () => {
    for (const { id } of uploads) remove(id);
  };

  return { uploads, isFresh, isSending, add, change, remove, send, drop };
};
