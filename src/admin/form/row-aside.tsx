import type { ReactNode } from 'react';
import type { ToldEntity, ToldRow } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { PlanButton } from '../plan/plan-button';
import styles from './form.module.css';
import { History } from './history';
import { Remove } from './remove';
import type { Form } from './use-form';

const texts = officeTexts.form;

type RowAsideProps = {
  entity: ToldEntity;
  /** Left out: a new one. */
  row: ToldRow | undefined;
  form: Form;
  mayWrite: boolean;
  /** It is made in an editor of its own. */
  isBuilt: boolean;
  /** The form has some of its fields. */
  isPart: boolean;
  reload: () => Promise<unknown>;
  /** The fields that stand beside the others. */
  children: ReactNode;
};

/** What stands beside the fields of a row: its state, its page, what is planned of it and what became of it. */
export function RowAside({
  entity,
  row,
  form,
  mayWrite,
  isBuilt,
  isPart,
  ...props
}: RowAsideProps) {
  const isUnchanged = Object.keys(form.changes).length === 0;
  return (
    <aside className={styles.aside}>
      {props.children}
      {row?.href && (
        <p>
          <a href={row.href} target="_blank" rel="noreferrer">
            {texts.view}
          </a>
        </p>
      )}
      {row && mayWrite && (
        <p>
          <PlanButton
            access={entity.access}
            id={row.id}
            // What is planned of a page or a section is what its editor made.
            isOff={isBuilt ? row.values.draft === null : isUnchanged}
            save={isBuilt ? async () => true : form.send}
          />
        </p>
      )}
      {row && <History {...{ entity, row, isPart }} reload={props.reload} />}
      {row && entity.may.delete && <Remove entity={entity} row={row} />}
    </aside>
  );
}
