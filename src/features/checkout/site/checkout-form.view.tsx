import { promotionTexts } from '#kernel/messages/nl-promotions';
import { cartTexts, checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import { field, path } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { LegalGuarantee } from '#ui/legal-guarantee.view';
import { type CheckoutProps, cutField, quoteField, readyDaysField, updatePath } from '../contract';
import { Account, CreateAccount } from './account.view';
import { Field } from './checkout-field.view';
import { Delivery } from './delivery.view';
import { Extras } from './extras.view';
import form from './form.module.css';
import { OrderReview } from './order-review.view';
import { Payment } from './payment.view';
import { Step } from './step.view';
import { EnterButton } from './update-button.view';

/** Who it is for, where it goes and how it is paid (S2.7/6). Works as a plain form. */
export function CheckoutForm(props: CheckoutProps) {
  const { values, errors, steps, told, token, orderKey, quote, isSent } = props;
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
      <EnterButton />
      <input type="hidden" name={cutField.start} value="1" />
      <div data-part="keys" hidden>
        <input type="hidden" name={field.token} value={token} />
        <input type="hidden" name={field.idempotencyKey} value={orderKey} />
        <input type="hidden" name={quoteField} value={quote} />
        <input type="hidden" name={readyDaysField} value={props.readyDays} />
      </div>
      <Step name="contact" state={steps.contact} told={told.contact} isMailed={!isSent}>
        <Contact {...props} />
      </Step>
      <Step name="delivery" state={steps.delivery} told={told.delivery} isMailed={!isSent}>
        <Delivery {...props} />
      </Step>
      <Step name="payment" state={steps.payment}>
        <Payment {...{ values, errors }} methods={props.methods} paymentNote={props.paymentNote} />
        <Extras {...props} />
        <OrderReview {...props} />
      </Step>
      <OrderBar choices={props.choices} />
      {props.seats !== 'all' && (
        <div className={form.law}>
          <LegalGuarantee level={2} />
        </div>
      )}
      <input type="hidden" name={cutField.end} value="1" />
    </form>
  );
}

function Contact({ values, errors, visitor, isSent }: CheckoutProps) {
  const part = { values, errors };
  return (
    <div className={form.part}>
      <p className={form.soft}>
        {!visitor.account && `${texts.noAccount} `}
        {texts.starred}
      </p>
      <Account {...part} visitor={visitor} />
      <div className={form.two}>
        <Field {...part} name="firstname" autoComplete="given-name" required />
        <Field {...part} name="lastname" autoComplete="family-name" required />
      </div>
      <Field
        {...part}
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        className={form.phone}
        hint={isSent ? undefined : texts.hintsUnsent.phone}
      />
      <CreateAccount {...part} visitor={visitor} />
    </div>
  );
}

/** On a phone it stays in sight below the form. */
function OrderBar({ choices }: Pick<CheckoutProps, 'choices'>) {
  return (
    <div className={form.bar} data-order-bar="" data-bottom-bar="">
      <p className={form.warning} data-not-updated="" hidden>
        {texts.notUpdated}
      </p>
      <div className={form.totals} data-part="total">
        {choices.map(({ id, totals }, index) => (
          <p key={id} className={form.total} data-sum={index}>
            <span>{totals.giftCardCents > 0 ? promotionTexts.due : cartTexts.total}</span>{' '}
            <strong>{formatEuro(totals.dueCents)}</strong>
          </p>
        ))}
      </div>
      <Button type="submit">{texts.order}</Button>
    </div>
  );
}
