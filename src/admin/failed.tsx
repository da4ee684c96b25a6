import { officeTexts as texts } from '#kernel/messages/nl-office';
import { staffTexts } from '#kernel/messages/nl-staff';
import { CallError } from './calls';
import styles from './list/list.module.css';
import { Refused } from './refused';

/** Says that something wasn't had, with a way to try again where that may help. */
export function Failed({ error, again }: { error: Error; again: () => void }) {
  if (error instanceof CallError && error.problem.code === 'may_not') {
    // Of a store that isn't his own it is told, whatever his role.
    return <Refused told={error.message === staffTexts.mayNot ? undefined : error.message} />;
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{error.message}</p>
      <button type="button" className={styles.step} onClick={again}>
        {texts.retry}
      </button>
    </div>
  );
}
