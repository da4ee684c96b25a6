import { lazy, Suspense, useState } from 'react';
import type { ToldEntity } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { priceTexts } from '#kernel/messages/nl-prices';
import { Button } from '#ui/button.view';
import { mayPrice } from '../prices/may-price';
import { useStart } from '../start';
import styles from './list.module.css';
import type { Selection } from './selection';

const Change = lazy(() => import('./change'));
const PriceDialog = lazy(() => import('../prices/price-dialog'));

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

/** Its first button is gone to from a tick, past all rows that come between. */
export const BULK = 'gekozen-rijen';

/** What can be done with the rows that are ticked. */
export function Bulk({ entity, selection, total, list, selectAll, clear }: BulkProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPricing, setPricing] = useState(false);
  const hasPrices = mayPrice(useStart()) && entity.name === 'Product';
  const count = selection.all ? total : selection.ids.size;
  if (count === 0) return null;
  return (
    <section id={BULK} className={styles.bulk} aria-label={texts.selected(count)}>
      <p role="status">
        {texts.selected(count)} <span className={styles.byKey}>{texts.byKey}</span>
      </p>
      <Button type="button" kind="secondary" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      {hasPrices && (
        <Button type="button" kind="secondary" onClick={() => setPricing(true)}>
          {priceTexts.change}
        </Button>
      )}
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
      {isPricing && (
        <Suspense fallback={null}>
          <PriceDialog
            title={priceTexts.changeOf(count)}
            which={selection.all ? { list } : { ids: [...selection.ids] }}
            close={() => setPricing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
