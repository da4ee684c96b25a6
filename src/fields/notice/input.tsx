import { Alert } from '#ui/alert.view';
import styles from '../fields.module.css';
import type { InputProps } from '../input';

/** What it says is its value, under its label. */
export function NoticeInput({ field, value }: InputProps) {
  const text = value || (field.showLabel ? '' : field.label);
  return (
    <div className={styles.notice}>
      <Alert tone="notice" title={field.showLabel ? field.label : undefined}>
        {text && <p>{text}</p>}
      </Alert>
    </div>
  );
}
