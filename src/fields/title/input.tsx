import styles from '../fields.module.css';
import type { InputProps } from '../input';

export function TitleInput({ field, control }: InputProps) {
  return (
    <h3 id={control.id} className={styles.title}>
      {field.label}
    </h3>
  );
}
