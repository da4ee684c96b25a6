import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Replaced, WholePicture } from '#features/library/contract';
import { library as limits } from '#kernel/limits-library';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import controls from '../controls.module.css';
import { Dialog } from '../dialog';
import { FileChoice } from '../file-choice';
import { Limited } from '../inputs/limited';
import { useStart } from '../start';
import styles from './media.module.css';
import { altProblem, PICTURE_TYPES } from './picture-file';
import { SendProgress, useSendPicture } from './send-progress';

const texts = mediaTexts.one;

type Done = Replaced & { id: number };

type ReplaceProps = { picture: WholePicture; count: number };

/** Puts another picture wherever this one stands, and takes that back: also once it stands nowhere any more. */
export function Replace({ picture, count }: ReplaceProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<Done>();
  const [note, setNote] = useState('');
  const undo = async () => {
    let kept = 0;
    try {
      for (const { entity, importId } of done?.imports ?? []) {
        const told = await call<{ kept: readonly unknown[] }>('POST', `rows/${entity}/undo`, {
          body: { importId },
        });
        kept += told.kept.length;
      }
      setNote(kept > 0 ? texts.undoneNot(kept) : texts.undone);
      setDone(undefined);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setNote(error.message);
    }
    await client.invalidateQueries();
  };
  return (
    <div className={styles.stack}>
      {count > 0 && (
        <Button type="button" kind="secondary" onClick={() => setOpen(true)}>
          {texts.replace}
        </Button>
      )}
      <p role="status" className={styles.note}>
        {note}
      </p>
      {done && (
        <p className={styles.note}>
          <Link href={`/media/${done.id}`}>{texts.toNew}</Link>{' '}
          <button type="button" className={controls.plain} onClick={undo}>
            {texts.undo}
          </button>
        </p>
      )}
      {isOpen && (
        <Ask
          {...{ picture, count }}
          close={() => setOpen(false)}
          replaced={async (told) => {
            setDone(told);
            setNote(texts.replaced(told.changed));
            setOpen(false);
            await client.invalidateQueries();
          }}
        />
      )}
    </div>
  );
}

type AskProps = ReplaceProps & { close: () => void; replaced: (told: Done) => Promise<void> };

function Ask({ picture, count, close, replaced }: AskProps) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(picture.alt);
  const [isDecorative, setDecorative] = useState(picture.decorative);
  const [problem, setProblem] = useState('');
  const { sent, prepare, send: sendFile } = useSendPicture(useStart().member.id);
  const [isBusy, setBusy] = useState(false);
  const choose = (chosen: File | undefined) => {
    prepare();
    setFile(chosen);
  };
  const send = async () => {
    const wrong = file ? altProblem({ alt, isDecorative }, file.name) : mediaTexts.upload.choose;
    setProblem(wrong ?? '');
    if (!file || wrong) return;
    setBusy(true);
    try {
      const { folder, tags, title } = picture;
      const made = await sendFile(file, { alt, isDecorative, folder, tags, title });
      if (!made) return;
      const told = await call<Replaced>('POST', `media/${picture.id}/replace`, {
        body: { by: made.id },
      });
      await replaced({ ...told, id: made.id });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.problem.fields.alt ?? error.message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts.replaceTitle} close={close}>
      <div className={styles.stack}>
        <p>{texts.replaceText(count)}</p>
        <div>
          <FileChoice
            id={`${id}-file`}
            label={screenTexts.file.choose}
            accept={PICTURE_TYPES}
            chosen={file?.name ?? null}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </div>
        <div>
          <label htmlFor={`${id}-alt`} className={styles.label}>
            {mediaTexts.upload.alt}
          </label>
          <Limited id={`${id}-alt`} text={isDecorative ? '' : alt} most={limits.alt}>
            {(control) => (
              <input
                {...control}
                className={controls.control}
                value={isDecorative ? '' : alt}
                disabled={isDecorative}
                onChange={({ target }) => setAlt(target.value)}
              />
            )}
          </Limited>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isDecorative}
              onChange={({ target }) => setDecorative(target.checked)}
            />
            <span>{mediaTexts.upload.decorative}</span>
          </label>
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <SendProgress sent={sent} name={file?.name ?? ''} />
        <div className={styles.actions}>
          <Button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void send()}
          >
            {texts.replaceAction}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
