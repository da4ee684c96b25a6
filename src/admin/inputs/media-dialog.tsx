import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { LibraryPicture } from '#features/library/contract';
import { library as limits } from '#kernel/limits-library';
import { officeTexts } from '#kernel/messages/nl-office';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { Button } from '#ui/button.view';
import { CallError } from '../calls';
import { FileChoice } from '../file-choice';
import { FolderLine } from '../media/folder-line';
import { altProblem, PICTURE_TYPES } from '../media/picture-file';
import { SendProgress, useSendPicture } from '../media/send-progress';
import { usePictureChoices, usePictures } from '../media/use-pictures';
import { useEntity, useStart } from '../start';
import { Limited } from './limited';
import styles from './media.module.css';
import { thumbnail } from './thumbnail';
import { useQuiet } from './use-quiet';

type MediaDialogProps = { close: () => void; choose: (picture: LibraryPicture) => void };

/** All pictures that there are, to choose one of, and a way to add one. */
export default function MediaDialog({ close, choose }: MediaDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const mayAdd = useEntity('media')?.may.create === true;
  const [text, setText] = useState('');
  const [folder, setFolder] = useState('');
  const [tag, setTag] = useState('');
  const [start, setStart] = useState(0);
  const search = useQuiet(text.trim());
  const choices = usePictureChoices();
  const params = new URLSearchParams({ q: search, start: String(start) });
  if (folder) params.set('folder', folder);
  if (tag) params.set('tag', tag);
  const { data, isFetching, error } = usePictures(String(params));
  useEffect(() => dialog.current?.showModal(), []);
  const take = (picture: LibraryPicture) => {
    choose(picture);
    close();
  };
  const narrow = (set: (value: string) => void) => (value: string) => {
    set(value);
    setStart(0);
  };
  const { pictures = [], total = 0 } = data ?? {};
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="media-title"
      onClose={close}
      // What is typed in it is no part of the form around it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.head}>
        <h2 id="media-title" className={styles.title}>
          {texts.media}
        </h2>
        <Button type="button" kind="secondary" onClick={close}>
          {officeTexts.form.cancel}
        </Button>
      </div>
      {mayAdd && <Add take={take} folder={folder} />}
      <div className={styles.tools}>
        <div>
          <label htmlFor="media-search" className={styles.label}>
            {texts.searchMedia}
          </label>
          <input
            id="media-search"
            type="search"
            className={styles.line}
            autoComplete="off"
            value={text}
            onChange={({ target }) => narrow(setText)(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
        <Narrow
          label={mediaTexts.folder}
          all={mediaTexts.allFolders}
          value={folder}
          change={narrow(setFolder)}
          names={choices?.folders}
        />
        <Narrow
          label={mediaTexts.tag}
          all={mediaTexts.allTags}
          value={tag}
          change={narrow(setTag)}
          names={choices?.tags}
        />
      </div>
      <p role="status" className={styles.note}>
        {error ? error.message : isFetching ? officeTexts.loading : texts.pictures(total)}
      </p>
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.key}>
            <button type="button" className={styles.choice} onClick={() => take(picture)}>
              <img src={thumbnail(picture.key)} alt="" loading="lazy" />
              <span>{picture.title || picture.alt || picture.key.replaceAll('-', ' ')}</span>
              {picture.alt !== '' && picture.alt !== picture.title && (
                <span className={styles.note}>{picture.alt}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {total > limits.page && (
        <p className={styles.pages}>
          <Button
            type="button"
            kind="secondary"
            disabled={start === 0}
            onClick={() => setStart(start - limits.page)}
          >
            {mediaTexts.previous}
          </Button>
          <span>{mediaTexts.page(start + 1, start + pictures.length, total)}</span>
          <Button
            type="button"
            kind="secondary"
            disabled={start + limits.page >= total}
            onClick={() => setStart(start + limits.page)}
          >
            {mediaTexts.next}
          </Button>
        </p>
      )}
    </dialog>
  );
}

type NarrowProps = {
  label: string;
  all: string;
  value: string;
  change: (value: string) => void;
  names: readonly { name: string; count: number }[] | undefined;
};

function Narrow({ label, all, value, change, names = [] }: NarrowProps): ReactNode {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.line}
        value={value}
        onChange={({ target }) => change(target.value)}
      >
        <option value="">{all}</option>
        {names.map(({ name, count }) => (
          <option key={name} value={name}>{`${name} (${count})`}</option>
        ))}
      </select>
    </div>
  );
}

type AddProps = { take: (picture: LibraryPicture) => void; folder: string };

/** Adds a picture: what is on it is asked first, for a file's name says it to nobody. */
function Add({ take, folder: shown }: AddProps) {
  const client = useQueryClient();
  const choices = usePictureChoices();
  const [alt, setAlt] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [folder, setFolder] = useState<string>();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState('');
  const { sent, prepare, send: sendFile } = useSendPicture(useStart().member.id);
  const into = folder ?? shown;
  const choose = (chosen: File | undefined) => {
    prepare();
    setFile(chosen);
  };
  const send = async () => {
    const wrong = file ? altProblem({ alt, isDecorative }, file.name) : texts.fileNeeded;
    setProblem(wrong ?? '');
    if (!file || wrong) return;
    try {
      const picture = await sendFile(file, { alt, isDecorative, folder: into, tags: [] });
      if (!picture) return;
      await client.invalidateQueries({ queryKey: ['media'] });
      take(picture);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.problem.fields.alt ?? error.message);
    }
  };
  const stay = (event: { key: string; preventDefault: () => void }) =>
    event.key === 'Enter' && event.preventDefault();
  return (
    <details className={styles.add}>
      <summary>{texts.upload}</summary>
      <div className={styles.fields}>
        <div>
          <FileChoice
            id="media-file"
            label={screenTexts.file.choose}
            accept={PICTURE_TYPES}
            aria-describedby="media-hint"
            chosen={file?.name ?? null}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <p id="media-hint" className={styles.note}>
            {texts.fileHint}
          </p>
        </div>
        <div>
          <label htmlFor="media-alt" className={styles.label}>
            {texts.alt}
          </label>
          <Limited
            id="media-alt"
            text={isDecorative ? '' : alt}
            most={limits.alt}
            describedBy="media-alt-hint"
          >
            {(control) => (
              <input
                {...control}
                className={styles.line}
                value={isDecorative ? '' : alt}
                disabled={isDecorative}
                onChange={({ target }) => setAlt(target.value)}
                onKeyDown={stay}
              />
            )}
          </Limited>
          <p id="media-alt-hint" className={styles.note}>
            {texts.altHint}
          </p>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isDecorative}
              onChange={({ target }) => setDecorative(target.checked)}
            />
            <span>{mediaTexts.upload.decorative}</span>
          </label>
        </div>
        <div>
          <label htmlFor="media-folder-new" className={styles.label}>
            {mediaTexts.folder}
          </label>
          <FolderLine id="media-folder-new" value={into} change={setFolder} choices={choices} />
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <SendProgress sent={sent} name={file?.name ?? ''} />
        <Button
          type="button"
          aria-disabled={sent !== undefined || undefined}
          onClick={() => sent === undefined && void send()}
        >
          {sent === undefined ? texts.sendFile : texts.sending}
        </Button>
      </div>
    </details>
  );
}
