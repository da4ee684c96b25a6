import { checkoutTexts } from '#kernel/messages/nl-shop';
import { described } from '#ui/text-field.view';
import type { CheckoutField, CheckoutProps } from '../contract';
import { typedIn } from './checkout-field.view';
import { fieldId } from './field-id';
import styles from './form.module.css';

type Props = Pick<CheckoutProps, 'values' | 'errors'> & {
  name: CheckoutField;
  label?: string;
  note?: string;
  price?: string;
  updates?: boolean;
};

/** A box to tick, by the checkout's name for it. */
export function Tick({ values, errors, name, label, note, price, updates }: Props) {
  const id = fieldId(name);
  const error = errors[name];
  return (
    <div className={styles.tick}>
      <div className={styles.tickLine}>
        <input
          {...described({ id, error, hint: note })}
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={typedIn(values, name) !== undefined}
          data-updates={updates ? '' : undefined}
        />
        <label htmlFor={id}>{label ?? checkoutTexts.labels[name]}</label>
        {price && <span className={styles.tickPrice}>{price}</span>}
      </div>
      {note && (
        <p className={styles.tickNote} id={`${id}-hint`}>
          {note}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
