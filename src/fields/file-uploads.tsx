import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import type { UploadedFile, UploadProgress } from '#ui/upload-dashboard/types';
import { useFieldTexts, useUploadTexts } from './field-texts';
import styles from './fields.module.css';
import type { FileAccess } from './file-access';
import { FileHint } from './file-hint';
import type { FileInputProps } from './file-input-props';
import { FileList } from './file-list';
import { rulesOf } from './file-rules';
import { FieldError } from './frame';
import { isUnfinished, useDashboard } from './use-dashboard';
import { useHeldFiles } from './use-held-files';
import { useSubmitGuard } from './use-submit-guard';

type Props = FileInputProps & { access: FileAccess; onFail: () => void };

type Words = ReturnType<typeof useUploadTexts>;

/** `waits`: what is chosen isn't sent before the visitor says so; else it is about to be. */
const tellProgress = (texts: Words, progress: UploadProgress, waits: boolean): string => {
  const { state, done, total, isStuck } = progress;
  if (total === 0) return '';
  if (isStuck) return texts.failed;
  if (state === 'waiting') return waits ? texts.notBegun : '';
  if (state === 'complete') return texts.done(done);
  return state === 'paused' ? texts.paused : texts.busy(done, total);
};

/** Files of a field that are uploaded in a dialog, before its form is sent. */
export function FileUploads(props: Props) {
  const { field, access, control, labelId, value, choose, checkOn, onFail } = props;
  const fieldTexts = useFieldTexts();
  const texts = useUploadTexts();
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const held = useHeldFiles({ field, access, value, choose, place });
  const dashboard = useDashboard({ field, access, held, onFail });
  const { open, remove, progress, isLoading, refused } = dashboard;
  const rules = rulesOf(field);
  const isFull = held.files.length + field.files.length >= rules.maxNumberOfFiles;
  const isBusy = isUnfinished(progress);
  const isWaiting = progress.state === 'waiting';

  useSubmitGuard(place, isBusy, () => {
    say(texts[progress.isStuck ? 'failed' : isWaiting ? 'notBegun' : 'stillBusy']);
    button.current?.focus();
  });
  // A form that is emptied lets go of its files.
  const { change } = held;
  const letGo = useRef(remove);
  letGo.current = remove;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form changes the value
  useEffect(() => {
    for (const file of change.current.takeLost()) void letGo.current(file);
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said holds until something moves
  useEffect(() => say(''), [progress]);

  const takeAway = (file: UploadedFile) => {
    say(texts.removed(file.name));
    void remove(file);
    button.current?.focus();
  };
  const canTakeUp = held.wasLeftOpen && progress.total === 0 && !isFull;
  const name = isBusy ? texts.show : canTakeUp ? texts.takeUp : fieldTexts.upload.button;
  return (
    <div className={styles.upload} ref={place}>
      <FileList
        files={field.files}
        uploads={held.files}
        stored={held.files.length === 0 ? props.stored : ''}
        preview={props.preview}
        onRemove={takeAway}
      />
      <input type="hidden" name={control.name} value={value} />
      <button
        ref={button}
        id={control.id}
        type="button"
        className={classNames(buttonClass('secondary'), styles.uploadButton)}
        aria-labelledby={`${labelId} ${control.id}-name`}
        aria-describedby={classNames(
          control['aria-describedby'],
          `${control.id}-hint`,
          refused && `${control.id}-refused`,
        )}
        aria-haspopup="dialog"
        aria-disabled={isFull && !isBusy ? true : undefined}
        aria-busy={isLoading || undefined}
        disabled={control.disabled}
        onClick={() => (isFull && !isBusy ? say(texts.full(rules.maxNumberOfFiles)) : void open())}
        onBlur={({ relatedTarget }) => {
          // Into the dialog: what was asked for may be about to be there.
          if (!isLoading && !relatedTarget?.closest('dialog')) checkOn('blur');
        }}
      >
        <span id={`${control.id}-name`}>{name}</span>
      </button>
      <FileHint id={`${control.id}-hint`} rules={rules} />
      {refused && <FieldError id={`${control.id}-refused`}>{refused}</FieldError>}
      <p role="status" className={styles.chosen}>
        {isLoading
          ? texts.loading
          : said ||
            (canTakeUp
              ? texts.unfinished
              : tellProgress(texts, progress, rules.metaFields.length > 0))}
      </p>
    </div>
  );
}
