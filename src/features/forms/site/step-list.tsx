import type { MouseEvent } from 'react';
import { classNames } from '#ui/class-names';
import type { FormStep } from '../contract';
import styles from './site-form.module.css';
import type { Steps } from './use-steps';
import { useWords } from './use-words';

/** Where one is in a form of several steps; earlier steps can be gone back to (S4.2/1). */
export function StepList({ steps, place }: { steps: readonly FormStep[]; place: Steps }) {
  const texts = useWords();
  const { at, count, goTo } = place;
  const back = (event: MouseEvent, index: number) => {
    event.preventDefault();
    goTo(index);
  };
  return (
    <nav aria-label={texts.steps} className={classNames(styles.progress, styles.scripted)}>
      <p className={styles.count} aria-live="polite">
        {texts.progress(at + 1, count)}
      </p>
      <ol className={styles.stepList}>
        {steps.map(({ id, legend }, index) => (
          <li key={id} data-done={index <= at ? '' : undefined}>
            {index < at && (
              <a href={`#${id}`} onClick={(event) => back(event, index)}>
                {legend}
              </a>
            )}
            {index === at && <span aria-current="step">{legend}</span>}
            {index > at && <span>{legend}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
