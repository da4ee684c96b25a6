import styles from './editor.module.css';

type ToolProps = { label: string; act: () => void; isOff?: boolean };

/** A small button of the editor's bars. One that is off keeps the focus: pressing it may be what turned it off. */
export function Tool({ label, act, isOff }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : act}
    >
      {label}
    </button>
  );
}
