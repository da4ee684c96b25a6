import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { classNames } from '#ui/class-names';
import { Select } from '#ui/select.view';
import { described, FieldFrame } from '#ui/text-field.view';
import type { CheckoutProps } from '../contract';
import { fieldId } from './field-id';
import styles from './form.module.css';

type Props = Pick<CheckoutProps, 'values' | 'errors' | 'stores'> & { className?: string };

/** The store where it is fetched (S2.7/15): so many choices are a list to open (S9.7/1). */
export function PickupStores({ values, errors, stores, className }: Props) {
  const id = fieldId('pickup_location');
  const error = errors.pickup_location;
  return (
    <div className={classNames(styles.inner, className)}>
      <FieldFrame id={id} label={texts.labels.pickup_location} required error={error}>
        <Select
          {...described({ id, error })}
          name="pickup_location"
          defaultValue={values.pickup_location ?? ''}
          required
        >
          <option value="">{texts.choosePickup}</option>
          {stores.map((store) => (
            <option key={store.id} value={store.id}>
              {store.place}, {store.street}
            </option>
          ))}
        </Select>
      </FieldFrame>
    </div>
  );
}
