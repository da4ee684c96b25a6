import type { ReactNode } from 'react';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { Button } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import {
  openField,
  type StepName,
  type StepState,
  stepField,
  stepNames,
  updatePath,
} from '../contract';
import styles from './step.module.css';

type Props = {
  name: StepName;
  state: StepState;
  /** What was filled in, for when it is folded. */
  told?: readonly string[];
  /** Nothing is brought or fetched: all comes by mail. */
  isMailed?: boolean;
  children: ReactNode;
};

/**
 * A part of the checkout. Without script all of them are open. With it one is filled in after another: the
 * button below it sends what was typed, and what is folded is sent along.
 */
export function Step({ name, state, told = [], isMailed = false, children }: Props) {
  const id = `checkout-step-${name}`;
  const at = stepNames.indexOf(name);
  const next = stepNames[at + 1];
  const title = (isMailed ? texts.stepsMailed : texts.steps)[name];
  return (
    <section className={styles.step} data-step={name} data-state={state} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id} tabIndex={-1}>
          <span className={styles.number}>
            <span className={styles.figure}>{at + 1}</span>
            <span className={styles.tick}>
              <Icon name="check" small />
            </span>
          </span>{' '}
          {title}
        </h2>
        <button
          type="submit"
          className={styles.change}
          name={openField}
          value={name}
          formAction={updatePath}
          formNoValidate
        >
          <span className={styles.ifDone}>{texts.change}</span>
          <span className={styles.ifAhead}>{texts.look}</span>
          <span className="visually-hidden"> {title}</span>
        </button>
      </div>
      {told.length > 0 && (
        <div className={styles.told}>
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <div className={styles.body}>
        {children}
        {next && (
          <Button
            type="submit"
            name={stepField}
            value={name}
            formAction={updatePath}
            formNoValidate
            className={styles.next}
          >
            {(isMailed ? texts.nextMailed : texts.next)[next]}
          </Button>
        )}
      </div>
    </section>
  );
}
