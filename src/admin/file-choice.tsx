import type { InputHTMLAttributes } from 'react';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { buttonClass } from '#ui/button.view';
import styles from './file-choice.module.css';

type FileChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className'> & {
  id: string;
  label: string;
  /** What was chosen; left out: that is told elsewhere. */
  chosen?: string | null;
};

/** A choice of files that looks and speaks as the rest does: the browser's own button has words of its own. */
export function FileChoice({ id, label, chosen, ...rest }: FileChoiceProps) {
  return (
    <span className={styles.choice}>
      <input {...rest} id={id} type="file" className={styles.input} />
      <label htmlFor={id} className={`${buttonClass('secondary')} ${styles.button}`}>
        {label}
      </label>
      {chosen !== undefined && (
        <span className={styles.name}>{chosen ?? screenTexts.file.none}</span>
      )}
    </span>
  );
}
