import { officeTexts } from '#kernel/messages/nl-office';
import { timeOf } from '../moments';
import styles from './form.module.css';
import type { Kept } from './use-form';

const texts = officeTexts.form;

/** How much of a form is changed, and where that is kept meanwhile. */
export function KeptLine({ kept, count }: { kept: Kept; count: number }) {
  const told = {
    ...{ server: texts.draftKept, device: () => texts.draftLocal, here: texts.draftHere },
    nowhere: () => texts.draftNowhere,
  };
  const where = kept && told[kept.where](timeOf(kept.at));
  return (
    <p className={styles.kept} role="status">
      {count === 0 ? texts.unchanged : texts.changed(count)}
      {count > 0 && where && ` · ${where}`}
    </p>
  );
}
