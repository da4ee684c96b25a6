import { type ChangeEvent, useState } from 'react';
import { fields as texts } from '#kernel/messages/nl-fields';
import { buttonClass } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import styles from './fields.module.css';
import { FileList } from './file-list';
import type { InputProps } from './input';

type FileInputProps = InputProps & { accept?: string; multiple?: boolean; preview?: boolean };

/** The browser's own choice of files behind our button, below the files that are there. */
export function FileInput(props: FileInputProps) {
  const { field, control, labelId, choose, moment } = props;
  const [chosen, setChosen] = useState<string[]>([]);
  const buttonId = `${control.id}-button`;
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const names = [...(currentTarget.files ?? [])].map(({ name }) => name);
    setChosen(names);
    choose(names[0] ?? field.value);
  };
  return (
    <div className={styles.upload}>
      <FileList files={field.files} preview={props.preview} />
      <label id={buttonId} className={classNames(buttonClass('secondary'), styles.uploadButton)}>
        <input
          {...control}
          required={control.required && field.files.length === 0}
          type="file"
          aria-labelledby={`${labelId} ${buttonId}`}
          accept={props.accept}
          multiple={props.multiple}
          className={styles.fileControl}
          onChange={pick}
          onBlur={() => moment('blur')}
        />
        {texts.upload.button}
      </label>
      {chosen.length > 0 && (
        <p className={styles.chosen} role="status">
          {texts.upload.chosen} {chosen.join(', ')}
        </p>
      )}
    </div>
  );
}
