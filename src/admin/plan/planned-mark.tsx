import type { ListedRow } from '#features/office/contract';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import styles from './plan.module.css';
import { shortWhen } from './when';

/** In a list: that a version of a row waits to be published. */
export function PlannedMark({ planned }: Pick<ListedRow, 'planned'>) {
  if (!planned) return null;
  const { at, name } = planned;
  return (
    <span className={styles.mark}>{at ? texts.planned(shortWhen(at)) : texts.plannedIn(name)}</span>
  );
}
