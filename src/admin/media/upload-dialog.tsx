import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { LibraryPicture, PictureChoices } from '#features/library/contract';
import { library as limits } from '#kernel/limits-library';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { Button } from '#ui/button.view';
import { Confirm } from '../confirm';
import controls from '../controls.module.css';
import { Dialog } from '../dialog';
import { FileChoice } from '../file-choice';
import { Limited } from '../inputs/limited';
import { tell } from '../shell/toasts';
import { FolderLine } from './folder-line';
import styles from './media.module.css';
import { splitTags } from './send-picture';
import { TagsLine } from './tags-line';
import { PICTURE_TYPES, type Upload, useUploads } from './use-uploads';

const texts = mediaTexts.upload;

type UploadDialogProps = {
  /** Those that were dropped already. */
  files: readonly File[];
  folder: string;
  choices: PictureChoices | undefined;
  close: () => void;
  onAdded?: (picture: LibraryPicture) => void;
};

/** Asks what is on each picture, and sends them: many at once, with how far each is. */
export default function UploadDialog({
  files,
  folder,
  choices,
  close,
  onAdded,
}: UploadDialogProps) {
  const client = useQueryClient();
  const { uploads, isSending, add, change, remove, send } = useUploads((picture) =>
    onAdded?.(picture),
  );
  const [into, setInto] = useState(folder);
  const [tags, setTags] = useState('');
  const [note, setNote] = useState('');
  const [asks, setAsks] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const [id, folderId] = [useId(), useId()];
  const take = (some: readonly File[]) => {
    const room = limits.page - uploads.length;
    setNote(some.length > room ? texts.tooMany : '');
    add(some.slice(0, Math.max(0, room)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped comes in once, as it opens
  useEffect(() => {
    if (files.length > 0) take(files);
  }, []);
  const ready = uploads.filter(({ isHopeless }) => !isHopeless);
  const start = async () => {
    const { lacking, added, left } = await send({ folder: into, tags: splitTags(tags) });
    if (lacking !== undefined) {
      list.current?.querySelector<HTMLElement>(`#alt-${lacking}`)?.focus();
      return;
    }
    await client.invalidateQueries({ queryKey: ['media'] });
    if (added > 0) tell(texts.added(added));
    if (left === 0) close();
    else setNote(texts.left(left ?? 0));
  };
  // What was chosen and written isn't lost by a slip.
  const leave = () => (uploads.length > 0 ? setAsks(true) : close());
  return (
    <Dialog title={texts.title} close={leave}>
      <div className={styles.stack}>
        <div>
          <FileChoice
            id={id}
            label={texts.choose}
            multiple
            accept={PICTURE_TYPES}
            aria-describedby={`${id}-hint`}
            disabled={isSending}
            onChange={({ target }) => {
              take([...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <p id={`${id}-hint`} className={styles.note}>
            {texts.hint} <span className={styles.byMouse}>{screenTexts.file.drop}</span>
          </p>
        </div>
        {uploads.length > 0 && (
          <>
            <ul ref={list} className={styles.uploads}>
              {uploads.map((upload) => (
                <One
                  key={upload.id}
                  upload={upload}
                  isSending={isSending}
                  change={(more) => change(upload.id, more)}
                  remove={() => remove(upload.id)}
                />
              ))}
            </ul>
            <div className={styles.pair}>
              <div>
                <label htmlFor={folderId} className={styles.label}>
                  {mediaTexts.folder}
                </label>
                <FolderLine id={folderId} value={into} change={setInto} choices={choices} />
                <p className={styles.note}>{texts.folderHint}</p>
              </div>
              <div>
                <label htmlFor={`${folderId}-tags`} className={styles.label}>
                  {mediaTexts.one.tags}
                </label>
                <TagsLine
                  id={`${folderId}-tags`}
                  value={tags}
                  change={setTags}
                  describedBy={`${folderId}-tags-hint`}
                />
                <p id={`${folderId}-tags-hint`} className={styles.note}>
                  {texts.tagsHint}
                </p>
              </div>
            </div>
          </>
        )}
        <p role="status" className={note ? styles.problem : 'visually-hidden'}>
          {note}
        </p>
        <div className={styles.actions}>
          <Button
            type="button"
            aria-disabled={isSending || ready.length === 0 || undefined}
            onClick={() => isSending || ready.length === 0 || void start()}
          >
            {texts.send(ready.length)}
          </Button>
        </div>
      </div>
      <Confirm
        isOpen={asks}
        title={screenTexts.file.leave(uploads.length)}
        text={screenTexts.file.leaveText}
        action={screenTexts.file.leaveAction}
        close={() => setAsks(false)}
        confirm={close}
      />
    </Dialog>
  );
}

type OneProps = {
  upload: Upload;
  isSending: boolean;
  change: (more: Partial<Upload>) => void;
  remove: () => void;
};

function One({ upload, isSending, change, remove }: OneProps) {
  const { id, file, small, alt, isDecorative, state, part, problem, isHopeless } = upload;
  const describe = [problem && `alt-${id}-problem`, `alt-${id}-name`].filter(Boolean).join(' ');
  return (
    <li className={styles.upload}>
      {small ? (
        <img src={small} alt="" className={styles.small} />
      ) : (
        <span className={styles.small} />
      )}
      <div className={styles.uploadText}>
        <p id={`alt-${id}-name`} className={styles.note}>
          {file.name}
        </p>
        {!isHopeless && (
          <>
            <label htmlFor={`alt-${id}`} className={styles.label}>
              {texts.alt}
            </label>
            <Limited
              id={`alt-${id}`}
              text={isDecorative ? '' : alt}
              most={limits.alt}
              describedBy={describe}
              isWrong={problem !== undefined}
            >
              {(control) => (
                <input
                  {...control}
                  className={controls.control}
                  value={isDecorative ? '' : alt}
                  disabled={isDecorative || state === 'sending'}
                  onChange={({ target }) => change({ alt: target.value, problem: undefined })}
                />
              )}
            </Limited>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={isDecorative}
                disabled={state === 'sending'}
                onChange={({ target }) =>
                  change({ isDecorative: target.checked, problem: undefined })
                }
              />
              <span>
                {texts.decorative} <span className={styles.note}>{texts.decorativeHint}</span>
              </span>
            </label>
          </>
        )}
        {problem && (
          <p id={`alt-${id}-problem`} className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {state === 'sending' && (
          <p className={styles.progress}>
            <progress value={part} max={1} aria-label={texts.progressOf(file.name)} />
            <span aria-hidden="true">
              {part < 1 ? texts.sending(Math.round(part * 100)) : texts.making}
            </span>
          </p>
        )}
      </div>
      <button
        type="button"
        className={styles.takeOff}
        disabled={isSending && state !== 'failed'}
        aria-label={texts.removeOf(file.name)}
        onClick={remove}
      >
        {texts.remove}
      </button>
    </li>
  );
}
