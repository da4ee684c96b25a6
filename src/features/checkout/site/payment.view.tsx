import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { paymentLogo } from '#ui/payment-mark.view';
import type { CheckoutProps } from '../contract';
import { Choices } from './choices.view';
import form from './form.module.css';
import kinds from './kinds.module.css';

type Props = Pick<CheckoutProps, 'values' | 'errors' | 'methods' | 'paymentNote'>;

/** Ways to pay; none are left to choose from when gift cards pay it all. */
export function Payment({ values, errors, methods, paymentNote }: Props) {
  if (methods.length === 0) {
    return (
      <div className={form.part} data-part="payment">
        <h2 className={form.title}>{texts.paymentTitle}</h2>
        <p>{texts.nothingDue}</p>
        <input type="hidden" name="payment_method" value={values.payment_method ?? ''} />
      </div>
    );
  }
  return (
    <div className={form.part} data-part="payment">
      <Choices
        {...{ values, errors }}
        name="payment_method"
        legend={texts.paymentTitle}
        hint={paymentNote}
        choices={methods.map(({ id, title, note = '', logo, device }) => ({
          ...{ value: id, label: title, note, logo: logo ?? paymentLogo(id), device },
          className: id === 'store' ? kinds.pickup : undefined,
        }))}
      />
    </div>
  );
}
