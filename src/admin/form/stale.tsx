import { useState } from 'react';
import type { ToldEntity, ToldField, ToldProblem, Values } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { isListOfThings } from '#kernel/values/list-changes';
import { tellListChanges } from '#kernel/values/tell-list-changes';
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

/** What a field holds, for people; of lists what differs is told below it. */
const shown = (field: ToldField | undefined, value: unknown): string => {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? officeTexts.list.yes : officeTexts.list.no;
  const option = field?.options?.find((one) => one.value === value);
  if (option) return option.label;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.join(', ');
  return texts.items(thingsOf(value).length);
};

const thingsOf = (value: unknown): readonly Record<string, unknown>[] => {
  const list = (value as { content?: unknown } | null)?.content ?? value;
  return isListOfThings(list) ? list : [];
};

/** Somebody saved first: nobody's work is lost before it is chosen whose stays. */
export function Stale({ entity, problem, changes, summary, reload, overwrite }: StaleProps) {
  const [compares, setCompares] = useState(false);
  const theirs = problem.current?.values ?? {};
  const names = Object.keys(changes);
  const fieldOf = (name: string) => entity.fields.find((field) => field.name === name);
  const differs = (name: string) =>
    tellListChanges(thingsOf(theirs[name]), thingsOf(changes[name]));
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
                <th scope="row">{fieldOf(name)?.label ?? name}</th>
                <td>{shown(fieldOf(name), theirs[name])}</td>
                <td>
                  {shown(fieldOf(name), changes[name])}
                  {differs(name) && <p>{differs(name)}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
