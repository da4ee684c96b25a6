import { useState } from 'react';
import type { ToldEntity, ToldProblem, Values } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { Compared } from './compared';
import styles from './form.module.css';

const texts = officeTexts.form;

type StaleProps = {
  entity: ToldEntity;
  problem: ToldProblem;
  /** What it said when it was read. */
  stands: Values;
  changes: Values;
  summary: React.RefObject<HTMLDivElement | null>;
  reload: () => void;
  overwrite: () => void;
};

/** Somebody saved first: nobody's work is lost before it is chosen whose stays. */
export function Stale(props: StaleProps) {
  const { entity, problem, stands, changes, summary, reload, overwrite } = props;
  const [compares, setCompares] = useState(false);
  return (
    <div className={styles.problems} ref={summary} tabIndex={-1} role="alert">
      <p className={styles.strong}>{texts.stale}</p>
      <p>{texts.staleText}</p>
      <div className={styles.choices}>
        <Button type="button" kind="secondary" onClick={reload}>
          {texts.reload}
        </Button>
        <Button type="button" aria-expanded={compares} onClick={() => setCompares(!compares)}>
          {texts.compare}
        </Button>
        <Button type="button" kind="secondary" onClick={overwrite}>
          {texts.overwrite}
        </Button>
      </div>
      {compares && (
        <Compared {...{ entity, stands, changes }} theirs={problem.current?.values ?? {}} />
      )}
    </div>
  );
}
