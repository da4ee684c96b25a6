import { myStoreTexts } from '#kernel/messages/nl-my-store';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { Choice } from '#ui/choice.view';
import { classNames } from '#ui/class-names';
import type { CheckoutProps, PickupStore } from '../contract';
import { Field } from './checkout-field.view';
import { fieldId } from './field-id';
import { Fold } from './fold.view';
import styles from './form.module.css';
import { UpdateButton } from './update-button.view';

type Props = Pick<CheckoutProps, 'values' | 'errors' | 'stores'> & { className?: string };

/** The store where it is fetched (S2.7/15): the nearest few, and all others behind them. */
export function PickupStores({ values, errors, stores, className }: Props) {
  const id = fieldId('pickup_location');
  const error = errors.pickup_location;
  const order = orderOf(values, stores);
  const shown = stores.filter(({ isShown }) => isShown);
  const others = stores.filter(({ isShown }) => !isShown);
  const [first] = [...shown, ...others];
  const choiceOf = (store: PickupStore) => (
    <StoreChoice
      key={store.id}
      // The list of what is wrong leads to the first of them.
      id={store === first ? id : `${id}-${store.id}`}
      store={store}
      isChosen={String(store.id) === values.pickup_location}
    />
  );
  return (
    <div className={classNames(styles.inner, className)}>
      <div className={styles.withButton} data-own-enter="">
        <Field
          {...{ values, errors }}
          name="stores_zipcode"
          maxLength={7}
          autoComplete="off"
          problemId={order?.isWrong ? ORDER : undefined}
          className={styles.short}
          updates
        />
        <UpdateButton>{texts.sortStores}</UpdateButton>
      </div>
      {order && (
        <p id={ORDER} className={order.isWrong ? styles.error : styles.soft} data-told="">
          {order.text}
        </p>
      )}
      <fieldset className={styles.stores} aria-describedby={error && `${id}-error`}>
        <legend className={styles.subtitle}>{texts.choosePickup}</legend>
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        )}
        {shown.length > 0 && <div>{shown.map(choiceOf)}</div>}
        {others.length > 0 && (
          <Fold
            title={shown.length > 0 ? texts.moreStores : texts.allStores(others.length)}
            isOpen={shown.length === 0 && error !== undefined}
          >
            <div>{others.map(choiceOf)}</div>
          </Fold>
        )}
      </fieldset>
    </div>
  );
}

type ChoiceProps = { id: string; store: PickupStore; isChosen: boolean };

/** Where it is and how far, when it is ready there, and until when one can come. */
function StoreChoice({ id, store, isChosen }: ChoiceProps) {
  const { place, street, distance, ready, opening, isMine } = store;
  // Of one that is ready later it is told why, before one chooses it; the others behind the fold tell it then.
  const here = isChosen ? texts.allHere : undefined;
  const brought = isChosen || store.isShown ? texts.broughtThere : undefined;
  const why = ready.isHere ? here : brought;
  return (
    <Choice
      id={id}
      name="pickup_location"
      value={store.id}
      defaultChecked={isChosen}
      required
      data-updates=""
      label={`${isMine ? `${myStoreTexts.label} · ` : ''}${place}, ${street}`}
      aside={distance}
      note={[opening, why].filter(Boolean).join('. ')}
    >
      <span className={classNames(styles.ready, ready.isHere && styles.here)}>{ready.text}</span>
    </Choice>
  );
}

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
