import { myStoreTexts } from '#kernel/messages/nl-my-store';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { classNames } from '#ui/class-names';
import { Select } from '#ui/select.view';
import { described, FieldFrame } from '#ui/text-field.view';
import type { CheckoutProps, PickupStore } from '../contract';
import { Field } from './checkout-field.view';
import { fieldId } from './field-id';
import styles from './form.module.css';
import { UpdateButton } from './update-button.view';

type Props = Pick<CheckoutProps, 'values' | 'errors' | 'stores'> & { className?: string };

/** The store where it is fetched (S2.7/15): so many choices are a list to open (S9.7/1). */
export function PickupStores({ values, errors, stores, className }: Props) {
  const id = fieldId('pickup_location');
  const error = errors.pickup_location;
  const order = orderOf(values, stores);
  const chosen = stores.find((store) => String(store.id) === values.pickup_location);
  return (
    <div className={classNames(styles.inner, className)}>
      <div className={styles.withButton}>
        <Field
          {...{ values, errors }}
          name="stores_zipcode"
          maxLength={7}
          autoComplete="off"
          problemId={order?.isWrong ? ORDER : undefined}
          updates
        />
        <UpdateButton>{texts.sortStores}</UpdateButton>
      </div>
      {order && (
        <p id={ORDER} className={order.isWrong ? styles.error : styles.soft} data-told="">
          {order.text}
        </p>
      )}
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
              {optionText(store)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      {chosen && <Chosen store={chosen} />}
    </div>
  );
}

/** 'Mijn winkel · Utrecht, Kade 1 (1,2 km): vandaag klaar vanaf 14:30' */
const optionText = ({ place, street, distance, ready, isMine }: PickupStore): string =>
  `${isMine ? `${myStoreTexts.label} · ` : ''}${place}, ${street}${distance ? ` (${distance})` : ''}: ${lower(ready.text)}`;

/** The id of the sentence on how the list is ordered. */
const ORDER = 'stores-order';

/** How the list is ordered, for who gave a postcode; that it is none that we know. */
const orderOf = (
  { stores_zipcode: typed = '' }: Props['values'],
  stores: Props['stores'],
): { text: string; isWrong: boolean } | undefined => {
  const [first, second] = stores;
  const nearest = stores.find(({ isNearest }) => isNearest);
  if (first && nearest) {
    const name = `${nearest.place}, ${nearest.street}`;
    const isBelow = first.isMine && nearest === second;
    return {
      text: isBelow ? texts.mineThenNearest(name) : texts.storesByDistance(name),
      isWrong: false,
    };
  }
  return typed.trim() === '' ? undefined : { text: texts.storesUnknown, isWrong: true };
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** When it is ready there, and why then; when one can come. */
function Chosen({ store }: { store: PickupStore }) {
  const { isHere, text } = store.ready;
  return (
    <div className={classNames(styles.ready, isHere && styles.here)} role="status">
      <p>
        <strong>{text}</strong> {isHere ? texts.allHere : texts.broughtThere}
      </p>
      <p>
        <a href={store.href}>{store.title}</a>
        {store.distance && ` op ${store.distance}`}.{store.opening && ` ${store.opening}.`}
      </p>
    </div>
  );
}
