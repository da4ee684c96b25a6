import { lazy, Suspense, useState } from 'react';
import type { ToldEntity } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import styles from './list.module.css';
import type { Selection } from './selection';

const Change = lazy(() => import('./change'));

const texts = officeTexts.bulk;

type BulkProps = {
  entity: ToldEntity;
  selection: Selection;
  total: number;
  /** The parameters of the list, when all of it is chosen. */
  list: string;
  selectAll: () => void;
  clear: () => void;
};

/** What can be done with the rows that are ticked. */
export function Bulk({ entity, selection, total, list, selectAll, clear }: BulkProps) {
  const [isOpen, setOpen] = useState(false);
  const count = selection.all ? total : selection.ids.size;
  if (count === 0) return null;
  return (
    <section className={styles.bulk} aria-label={texts.selected(count)}>
      <p role="status">{texts.selected(count)}</p>
      <Button type="button" kind="secondary" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      {!selection.all && count < total && (
        <button type="button" className={styles.plain} onClick={selectAll}>
          {texts.selectAll(total)}
        </button>
      )}
      <button type="button" className={styles.plain} onClick={clear}>
        {texts.none}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Change
            {...{ entity, count }}
            which={selection.all ? { list } : { ids: [...selection.ids] }}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
