import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PictureChoices } from '#features/library/contract';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import list from '../list/list.module.css';
import { FolderLine } from './folder-line';
import styles from './media.module.css';
import { splitTags } from './send-picture';
import { TagsLine } from './tags-line';

const texts = mediaTexts.many;

type ManyProps = {
  ids: readonly number[];
  choices: PictureChoices | undefined;
  clear: () => void;
};

type Changed = { changed: number; importId?: number; refused: readonly string[] };

/** What can be done with the pictures that are ticked. */
export function Many({ ids, choices, clear }: ManyProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<Changed>();
  const [note, setNote] = useState('');
  const undo = async () => {
    try {
      await call('POST', 'rows/media/undo', { body: { importId: done?.importId } });
      await client.invalidateQueries({ queryKey: ['media'] });
      setNote(texts.undone);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setNote(error.message);
    }
    setDone(undefined);
  };
  return (
    <section className={list.bulk} aria-label={texts.selected(ids.length)}>
      <p role="status">{note || (done ? texts.done(done.changed) : texts.selected(ids.length))}</p>
      <Button type="button" kind="secondary" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      {done?.importId !== undefined && (
        <button type="button" className={list.plain} onClick={undo}>
          {texts.undo}
        </button>
      )}
      <button type="button" className={list.plain} onClick={clear}>
        {texts.none}
      </button>
      {isOpen && (
        <Change
          {...{ ids, choices }}
          close={() => setOpen(false)}
          changed={(told) => {
            setDone(told);
            setNote(told.refused[0] ?? '');
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

type ChangeProps = Omit<ManyProps, 'clear'> & {
  close: () => void;
  changed: (told: Changed) => void;
};

function Change({ ids, choices, close, changed }: ChangeProps) {
  const client = useQueryClient();
  const id = useId();
  const [moves, setMoves] = useState(false);
  const [folder, setFolder] = useState('');
  const [more, setMore] = useState('');
  const [fewer, setFewer] = useState('');
  const [problem, setProblem] = useState('');
  const save = async () => {
    try {
      const body = {
        ...{ ids, addTags: splitTags(more), takeTags: splitTags(fewer) },
        ...(moves && { folder }),
      };
      const told = await call<Changed>('POST', 'media/many', { body });
      await client.invalidateQueries({ queryKey: ['media'] });
      changed(told);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <Dialog title={texts.title(ids.length)} close={close}>
      <div className={styles.stack}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={moves}
            onChange={({ target }) => setMoves(target.checked)}
          />
          <span>{texts.moves}</span>
        </label>
        {moves && (
          <div>
            <label htmlFor={`${id}-folder`} className={styles.label}>
              {mediaTexts.folder}
            </label>
            <FolderLine id={`${id}-folder`} value={folder} change={setFolder} choices={choices} />
            <p className={styles.note}>{mediaTexts.upload.folderHint}</p>
          </div>
        )}
        {(
          [
            ['more', texts.addTags, more, setMore],
            ['fewer', texts.takeTags, fewer, setFewer],
          ] as const
        ).map(([name, label, value, write]) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className={styles.label}>
              {label}
            </label>
            <TagsLine
              id={`${id}-${name}`}
              list={`${id}-tags`}
              value={value}
              change={write}
              describedBy={`${id}-${name}-hint`}
            />
            <p id={`${id}-${name}-hint`} className={styles.note}>
              {texts.tagsHint}
            </p>
          </div>
        ))}
        <datalist id={`${id}-tags`}>
          {choices?.tags.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="button" onClick={save}>
            {texts.save}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
