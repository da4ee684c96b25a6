import styles from './telephone.module.css';

/** What is wrong and belongs to no field, told as it comes. */
export function Said({ text = '' }: { text?: string | undefined }) {
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  );
}
