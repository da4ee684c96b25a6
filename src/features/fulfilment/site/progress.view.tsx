import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import type { ProgressStep } from '../contract';
import styles from './progress.module.css';

const texts = fulfilmentTexts.steps;

/** An order's way, step by step, with the one where it is now. */
export function Progress({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, note, standing }) => (
        <li
          key={label}
          className={classNames(styles.step, styles[standing])}
          aria-current={standing === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {standing !== 'next' && <Icon name="check" small />}
          </span>
          <span className={styles.text}>
            <span className={styles.hidden}>{texts[standing]} </span>
            <span className={styles.label}>{label}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
