import type { ToldDifference } from '#features/office/contract';
import { versionTexts as texts } from '#kernel/messages/nl-versions';
import styles from './versions.module.css';

type DifferencesProps = {
  differences: readonly ToldDifference[];
  /** Shows a block where the page is drawn. */
  show: (id: string) => void;
};

/** In what two versions of a page differ, a block each, in words. */
export function Differences({ differences, show }: DifferencesProps) {
  return (
    <ul className={styles.list}>
      {differences.map(({ id, kind, label, lines }) => (
        <li key={id} data-kind={kind}>
          <button type="button" className={styles.lead} onClick={() => show(id)}>
            {texts.kinds[kind]}: {label}
          </button>
          {lines.length > 0 && (
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
