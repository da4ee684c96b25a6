import { type ChangeEvent, type Ref, useContext, useState } from 'react';
import { checkFiles } from '#kernel/values/upload-check';
import { ANY_TYPE, type UploadRules } from '#kernel/values/upload-rules';
import { buttonClass } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { useFieldTexts, useUploadTexts } from './field-texts';
import styles from './fields.module.css';
import { FileAccessContext } from './file-access';
import { FileHint } from './file-hint';
import type { FileInputProps } from './file-input-props';
import { FileList } from './file-list';
import { rulesOf } from './file-rules';
import { readFileIds } from './file-values';
import { knownUploads } from './files';

const acceptOf = ({ allowedFileTypes }: UploadRules): string | undefined =>
  allowedFileTypes.includes(ANY_TYPE) ? undefined : allowedFileTypes.join(',');

type Props = FileInputProps & { ref: Ref<HTMLInputElement>; note: string };

/** The browser's own choice of files behind our button, below the files that are there. */
export function PlainFiles(props: Props) {
  const texts = useFieldTexts();
  const uploadTexts = useUploadTexts();
  const { field, control, labelId, value, choose, checkOn, ref } = props;
  const [chosen, setChosen] = useState<string[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const rules = rulesOf(field);
  const access = useContext(FileAccessContext);
  const kept = knownUploads(readFileIds(value), uploadTexts, access?.kept?.[field.name]);
  const buttonId = `${control.id}-button`;
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    const wrong = checkFiles(rules, files, { texts: uploadTexts });
    if (wrong.length > 0) currentTarget.value = '';
    setProblems(wrong);
    setChosen(wrong.length > 0 ? [] : files.map(({ name }) => name));
    if (kept.length === 0) choose(wrong.length > 0 ? '' : (files[0]?.name ?? field.value));
  };
  return (
    <div className={styles.upload}>
      <FileList files={field.files} uploads={kept} stored={props.stored} preview={props.preview} />
      {kept.length > 0 && <input type="hidden" name={control.name} value={value} />}
      <label id={buttonId} className={classNames(buttonClass('secondary'), styles.uploadButton)}>
        <input
          {...control}
          ref={ref}
          required={control.required && field.files.length + kept.length === 0}
          type="file"
          aria-labelledby={`${labelId} ${buttonId}`}
          aria-describedby={classNames(control['aria-describedby'], `${control.id}-hint`)}
          accept={acceptOf(rules)}
          multiple={rules.maxNumberOfFiles > 1}
          className={styles.fileControl}
          onChange={pick}
          onBlur={() => checkOn('blur')}
        />
        {texts.upload.button}
      </label>
      <FileHint id={`${control.id}-hint`} rules={rules} />
      <div role="status">
        {[props.note, ...problems].filter(Boolean).map((text) => (
          <p key={text} className={styles.error}>
            {text}
          </p>
        ))}
        {chosen.length > 0 && (
          <p className={styles.chosen}>
            {texts.upload.chosen} {chosen.join(', ')}
          </p>
        )}
      </div>
    </div>
  );
}
