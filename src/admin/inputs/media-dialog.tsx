import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ToldPicture } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { Button } from '#ui/button.view';
import { CallError, call, sendFile } from '../calls';
import styles from './media.module.css';
import { thumbnail } from './thumbnail';
import { useQuiet } from './use-quiet';

type MediaDialogProps = { close: () => void; choose: (picture: ToldPicture) => void };

/** All pictures that there are, to choose one of, and a way to add one. */
export default function MediaDialog({ close, choose }: MediaDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const search = useQuiet(text.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ['media', search],
    queryFn: ({ signal }) =>
      call<ToldPicture[]>('GET', `media?q=${encodeURIComponent(search)}`, { signal }),
    placeholderData: keepPreviousData,
  });
  useEffect(() => dialog.current?.showModal(), []);
  const take = (picture: ToldPicture) => {
    choose(picture);
    close();
  };
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
      <Add take={take} />
      <label htmlFor="media-search" className={styles.label}>
        {texts.searchMedia}
      </label>
      <input
        id="media-search"
        type="search"
        className={styles.line}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={styles.note}>
        {isFetching ? officeTexts.loading : texts.pictures(data.length)}
      </p>
      <ul className={styles.grid}>
        {data.map((picture) => (
          <li key={picture.key}>
            <button type="button" className={styles.choice} onClick={() => take(picture)}>
              <img src={thumbnail(picture.key)} alt="" loading="lazy" />
              <span>{picture.alt || picture.key.replaceAll('-', ' ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Adds a picture: what is on it is asked first, for a file's name says it to nobody. */
function Add({ take }: { take: (picture: ToldPicture) => void }) {
  const client = useQueryClient();
  const [alt, setAlt] = useState('');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!file || alt.trim() === '') {
      setProblem(file ? texts.altNeeded : texts.fileNeeded);
      return;
    }
    setBusy(true);
    try {
      const picture = await sendFile<ToldPicture>(
        `media?alt=${encodeURIComponent(alt.trim())}`,
        file,
      );
      await client.invalidateQueries({ queryKey: ['media'] });
      take({ ...picture, alt: alt.trim() });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.problem.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className={styles.add}>
      <summary>{texts.upload}</summary>
      <div className={styles.fields}>
        <div>
          <label htmlFor="media-file" className={styles.label}>
            {texts.file}
          </label>
          <input
            id="media-file"
            type="file"
            accept={TYPES}
            aria-describedby="media-hint"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
          <p id="media-hint" className={styles.note}>
            {texts.fileHint}
          </p>
        </div>
        <div>
          <label htmlFor="media-alt" className={styles.label}>
            {texts.alt}
          </label>
          <input
            id="media-alt"
            className={styles.line}
            maxLength={300}
            value={alt}
            aria-describedby="media-alt-hint"
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p id="media-alt-hint" className={styles.note}>
            {texts.altHint}
          </p>
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Button type="button" disabled={isBusy} onClick={send}>
          {isBusy ? texts.sending : texts.sendFile}
        </Button>
      </div>
    </details>
  );
}
