import styles from './editor.module.css';

type ToolProps = { label: string; act: () => void; isOff?: boolean };

/** A small button of the editor's bars. */
export function Tool({ label, act, isOff }: ToolProps) {
  return (
    <button type="button" className={styles.tool} disabled={isOff} onClick={act}>
      {label}
    </button>
  );
}
