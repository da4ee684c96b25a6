import styles from './spacer.module.css';

export type SpacerProps = { size: 'small' | 'medium' | 'large'; rule?: boolean };

/** Room between two blocks, with a line through it if asked. */
export default function Spacer({ size, rule }: SpacerProps) {
  return (
    <div className={`${styles.spacer} ${styles[size]}`} aria-hidden="true">
      {rule && <hr className={styles.rule} />}
    </div>
  );
}
