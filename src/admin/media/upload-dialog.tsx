import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
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
import { useStart } from '../start';
import { FolderLine } from './folder-line';
import { readKept, writeKept } from './kept';
import styles from './media.module.css';
import { PICTURE_TYPES } from './picture-file';
import { splitTags } from './send-picture';
import { TagsLine } from './tags-line';
import { TotalLine } from './total-line';
import { type Upload, useUploads } from './use-uploads';

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
  const { member } = useStart();
  const [kept] = useState(() => readKept(member.id));
  const { uploads, isFresh, isSending, add, change, remove, send, drop } = useUploads(
    member.id,
    (picture) => onAdded?.(picture),
  );
  const [into, setInto] = useState(kept?.folder ?? folder);
  const [tags, setTags] = useState(kept?.tags ?? '');
  const [note, setNote] = useState('');
  const [asks, setAsks] = useState(false);
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
  const open = uploads.filter(({ isHopeless }) => !isHopeless).length;
  // A reload or another screen finds them again.
  useEffect(() => {
    writeKept(member.id, open > 0 ? { count: open, folder: into, tags } : undefined);
  }, [member.id, open, into, tags]);
  const ready = uploads.filter(({ isHopeless }) => !isHopeless);
  const start = async () => {
    const { lacking, added, left } = await send({ folder: into, tags: splitTags(tags) });
    if (lacking !== undefined) {
      document.getElementById(altIdOf(lacking))?.focus();
      return;
    }
    await client.invalidateQueries({ queryKey: ['media'] });
    if (added > 0) tell(texts.added(added));
    if (left === 0) close();
    else setNote(texts.left(left ?? 0));
  };
  // The button that had the focus goes with its picture.
  const takeOff = (at: number) => {
    const next = uploads[at + 1] ?? (isSending ? uploads[at - 1] : undefined);
    document.getElementById(next ? offIdOf(next.id) : id)?.focus();
    remove((uploads[at] as Upload).id);
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
          {isFresh && kept && <p className={styles.note}>{texts.afterReload(kept.count)}</p>}
        </div>
        <div className={styles.sendBar}>
          <TotalLine uploads={uploads} note={note} />
          <Button
            type="button"
            aria-disabled={isSending || ready.length === 0 || undefined}
            onClick={() => isSending || ready.length === 0 || void start()}
          >
            {texts.send(ready.length)}
          </Button>
        </div>
        {uploads.length > 0 && (
          <>
            <ul className={styles.uploads}>
              {uploads.map((upload, at) => (
                <One
                  key={upload.id}
                  upload={upload}
                  isSending={isSending}
                  change={(more) => change(upload.id, more)}
                  remove={() => takeOff(at)}
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
      </div>
      <Confirm
        isOpen={asks}
        title={screenTexts.file.leave(uploads.length)}
        text={screenTexts.file.leaveText}
        action={screenTexts.file.leaveAction}
        close={() => setAsks(false)}
        confirm={() => {
          drop();
          close();
        }}
      />
    </Dialog>
  );
}

const altIdOf = (id: string): string => `alt-${id}`;
const offIdOf = (id: string): string => `off-${id}`;

type OneProps = {
  upload: Upload;
  isSending: boolean;
  change: (more: Partial<Pick<Upload, 'alt' | 'isDecorative'>>) => void;
  remove: () => void;
};

function One({ upload, isSending, change, remove }: OneProps) {
  const { id, name, small, alt, isDecorative, state, part, problem, isHopeless } = upload;
  const altId = altIdOf(id);
  const isHeld = isSending && state !== 'failed';
  const describe = [problem && `${altId}-problem`, `${altId}-name`].filter(Boolean).join(' ');
  return (
    <li className={styles.upload}>
      {small ? (
        <img src={small} alt="" className={styles.small} />
      ) : (
        <span className={styles.small} />
      )}
      <div className={styles.uploadText}>
        <p id={`${altId}-name`} className={styles.note}>
          {name}
        </p>
        {!isHopeless && (
          <>
            <label htmlFor={altId} className={styles.label}>
              {texts.alt}
            </label>
            <Limited
              id={altId}
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
                  disabled={isDecorative || state === 'making'}
                  onChange={({ target }) => change({ alt: target.value })}
                />
              )}
            </Limited>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={isDecorative}
                disabled={state === 'making'}
                onChange={({ target }) => change({ isDecorative: target.checked })}
              />
              <span>
                {texts.decorative} <span className={styles.note}>{texts.decorativeHint}</span>
              </span>
            </label>
          </>
        )}
        {problem && (
          <p id={`${altId}-problem`} className={styles.problem}>
            {problem}
          </p>
        )}
        {state === 'sending' && (
          <p className={styles.progress}>
            <progress value={part} max={1} aria-label={texts.progressOf(name)} />
            <span aria-hidden="true">{texts.sending(Math.round(part * 100))}</span>
          </p>
        )}
        {state === 'making' && <p className={styles.note}>{texts.making}</p>}
        {state === 'sent' && <p className={styles.note}>{texts.sent}</p>}
      </div>
      <button
        type="button"
        className={styles.takeOff}
        id={offIdOf(id)}
        // Not `disabled`: it can be given the focus of the one before it.
        aria-disabled={isHeld || undefined}
        aria-label={texts.removeOf(name)}
        onClick={() => isHeld || remove()}
      >
        {texts.remove}
      </button>
    </li>
  );
}
