import { cartTexts, checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import { field, path } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { type CheckoutProps, seenField, updatePath } from '../contract';
import { Address } from './address.view';
import styles from './checkout.module.css';
import { Field } from './checkout-field.view';
import { Choices } from './choices.view';
import form from './form.module.css';
import { LastLook } from './last-look.view';
import { PickupStores } from './pickup-stores.view';

/** Who it is for, where it goes and how it is paid (S2.7/6). Works as a plain form. */
export function CheckoutForm(props: CheckoutProps) {
  const { values, errors, token, orderKey, seen } = props;
  return (
    <form
      className={form.form}
      id="checkout"
      name="checkout"
      method="post"
      action={path.placeOrder}
      data-update-url={updatePath}
      noValidate
    >
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name={field.idempotencyKey} value={orderKey} />
      <input type="hidden" name={seenField} value={seen} />
      <p className={form.soft}>{texts.noAccount}</p>
      <Contact values={values} errors={errors} />
      <Delivery {...props} />
      <Payment values={values} errors={errors} stores={props.stores} />
      <LastLook values={values} errors={errors} />
      <OrderBar totals={props.totals} />
    </form>
  );
}

type Part = Pick<CheckoutProps, 'values' | 'errors'>;

function Contact(part: Part) {
  return (
    <fieldset className={form.part}>
      <legend className={form.title}>{texts.contact}</legend>
      <Field {...part} name="email" type="email" autoComplete="email" required />
      <Field {...part} name="email_check" type="email" autoComplete="email" required />
      <div className={form.two}>
        <Field {...part} name="firstname" autoComplete="given-name" required />
        <Field {...part} name="lastname" autoComplete="family-name" required />
      </div>
      <Field {...part} name="phone" type="tel" autoComplete="tel" inputMode="tel" maxLength={30} />
    </fieldset>
  );
}

function Delivery({ values, errors, totals, stores }: CheckoutProps) {
  const price = (cents: number) => (cents === 0 ? cartTexts.free : formatEuro(cents));
  const home = {
    value: 'home',
    label: texts.home,
    note: texts.homeNote,
    price: price(totals.home.deliveryCents),
  };
  const pickup = {
    value: 'pickup',
    label: texts.pickup,
    note: texts.pickupNote,
    price: price(totals.pickup.deliveryCents),
  };
  return (
    <div className={form.part}>
      <Choices
        {...{ values, errors }}
        name="delivery_method"
        legend={texts.deliveryTitle}
        choices={stores.length > 0 ? [home, pickup] : [home]}
      />
      <Address values={values} errors={errors} className={styles.home} />
      {stores.length > 0 && (
        <PickupStores {...{ values, errors, stores }} className={styles.pickup} />
      )}
    </div>
  );
}

function Payment({ values, errors, stores }: Part & Pick<CheckoutProps, 'stores'>) {
  const transfer = { value: 'transfer', label: texts.transfer, note: texts.transferNote };
  const store = {
    value: 'store',
    label: texts.payInStore,
    note: texts.payInStoreNote,
    className: styles.pickup,
  };
  return (
    <div className={form.part}>
      <Choices
        {...{ values, errors }}
        name="payment_method"
        legend={texts.paymentTitle}
        choices={stores.length > 0 ? [transfer, store] : [transfer]}
      />
    </div>
  );
}

/** On a phone it stays in sight below the form. */
function OrderBar({ totals }: Pick<CheckoutProps, 'totals'>) {
  return (
    <div className={form.bar}>
      <p className={form.total}>
        <span>{cartTexts.total}</span>
        <strong className={styles.home}>{formatEuro(totals.home.totalCents)}</strong>
        <strong className={styles.pickup}>{formatEuro(totals.pickup.totalCents)}</strong>
      </p>
      <Button type="submit" wide>
        {texts.order}
      </Button>
    </div>
  );
}
