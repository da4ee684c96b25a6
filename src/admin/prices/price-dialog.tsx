import { type ReactNode, useState } from 'react';
import type { PriceWhich } from '#features/pricing/contract';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { Button } from '#ui/button.view';
import { Dialog } from '../dialog';
import form from '../form/form.module.css';
import { RowSearch } from '../inputs/references';
import list from '../list/list.module.css';
import orders from '../orders/orders.module.css';
import { Field } from './field';
import { Outcome } from './outcome';
import { RuleFields } from './rule-fields';
import { usePriceChange } from './use-price-change';

type PriceDialogProps = {
  title: string;
  which: PriceWhich;
  /** It begins as a plan. */
  isLater?: boolean;
  close: () => void;
  /** What else is asked. */
  children?: (wrong: string | undefined, drop: () => void) => ReactNode;
};

/** How prices of articles change: first what they become, then now or at a moment, with a way back. */
export default function PriceDialog(props: PriceDialogProps) {
  const { title, which, isLater = false, close, children } = props;
  const one = usePriceChange(which, isLater, close);
  const { preview, done } = one;
  return (
    <Dialog title={title} close={close}>
      {!done && (
        <form
          ref={one.fields}
          className={orders.asked}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void one.look();
          }}
        >
          {one.problem && (
            <p className={form.problems} role="alert">
              {one.problem}
            </p>
          )}
          {children?.(one.wrong.which ?? one.wrong.category, one.drop)}
          <RuleFields asked={one.asked} change={one.change} wrong={one.wrong} />
          <Button type="submit" kind="secondary" aria-disabled={one.isBusy || undefined}>
            {texts.preview}
          </Button>
        </form>
      )}
      <div ref={one.outcome} tabIndex={-1}>
        {preview && !done && <Outcome preview={preview} />}
        {done && <p role="status">{texts.done(done.changed)}.</p>}
      </div>
      {preview && !done && preview.changed > 0 && (
        <div className={list.actions}>
          <Button
            type="button"
            aria-disabled={one.isBusy || undefined}
            onClick={() => void one.doIt()}
          >
            {preview.sent.starts_at ? texts.planIt(preview.changed) : texts.doIt(preview.changed)}
          </Button>
        </div>
      )}
      {done && (
        <div className={list.actions}>
          <Button
            type="button"
            kind="secondary"
            aria-disabled={one.isBusy || undefined}
            onClick={() => void one.undo()}
          >
            {texts.undo}
          </Button>
          <Button type="button" onClick={close}>
            {texts.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** The same of all articles of a category, which is chosen first. */
export function CategoryDialog({ close }: { close: () => void }) {
  const [category, setCategory] = useState<{ id: number; title: string }>();
  const which = { category: category?.id ?? 0 };
  return (
    <PriceDialog title={texts.changeTitle} which={which} isLater close={close}>
      {(wrong, drop) => (
        <Field label={texts.category} wrong={wrong}>
          {(control) => (
            <RowSearch
              id={control.id}
              entity="Category"
              describedBy={control['aria-describedby']}
              isWrong={wrong !== undefined}
              isReadOnly={false}
              without={[]}
              chosen={category?.title ?? ''}
              choose={(row) => {
                setCategory(row);
                drop();
              }}
            />
          )}
        </Field>
      )}
    </PriceDialog>
  );
}
