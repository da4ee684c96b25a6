import { drawings } from './drawings';
import styles from './sign.module.css';

export type SignName = keyof typeof drawings;

/** A sign on a field's button; the button's own name says what it does. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg className={styles.sign} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
