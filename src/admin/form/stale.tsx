import { useState } from 'react';
import type { ToldEntity, ToldProblem, Values } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import styles from './form.module.css';

const texts = officeTexts.form;

type StaleProps = {
  entity: ToldEntity;
  problem: ToldProblem;
  changes: Values;
  summary: React.RefObject<HTMLDivElement | null>;
  reload: () => void;
  overwrite: () => void;
};

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** Somebody saved first: nobody's work is lost before it is chosen whose stays. */
export function Stale({ entity, problem, changes, summary, reload, overwrite }: StaleProps) {
  const [compares, setCompares] = useState(false);
  const theirs = problem.current?.values ?? {};
  const names = Object.keys(changes);
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
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.theirs}</th>
              <th scope="col">{texts.yours}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  {entity.fields.find((field) => field.name === name)?.label ?? name}
                </th>
                <td>{shown(theirs[name])}</td>
                <td>{shown(changes[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
