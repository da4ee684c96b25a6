import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { classNames } from '#ui/class-names';
import { Select } from '#ui/select.view';
import { described, FieldFrame } from '#ui/text-field.view';
import type { CheckoutProps, PickupStore } from '../contract';
import { fieldId } from './field-id';
import styles from './form.module.css';

type Props = Pick<CheckoutProps, 'values' | 'errors' | 'stores'> & { className?: string };

/** The store where it is fetched (S2.7/15): so many choices are a list to open (S9.7/1). */
export function PickupStores({ values, errors, stores, className }: Props) {
  const id = fieldId('pickup_location');
  const error = errors.pickup_location;
  const chosen = stores.find((store) => String(store.id) === values.pickup_location);
  return (
    <div className={classNames(styles.inner, className)}>
      <FieldFrame id={id} label={texts.labels.pickup_location} required error={error}>
        <Select
          {...described({ id, error })}
          aria-invalid={error !== undefined}
          name="pickup_location"
          defaultValue={values.pickup_location ?? ''}
          data-updates=""
          required
        >
          <option value="">{texts.choosePickup}</option>
          {stores.map((store) => (
            <option key={store.id} value={store.id}>
              {store.place}, {store.street}: {lower(store.ready.text)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      {chosen && <Chosen store={chosen} />}
    </div>
  );
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** When it is ready there, and why then. */
function Chosen({ store }: { store: PickupStore }) {
  const { isHere, text } = store.ready;
  return (
    <p className={classNames(styles.ready, isHere && styles.here)} role="status">
      <strong>{text}</strong> {isHere ? texts.allHere : texts.broughtThere}
    </p>
  );
}
