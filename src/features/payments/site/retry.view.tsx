import type { ReactNode } from 'react';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { Choice, ChoiceGroup } from '#ui/choice.view';
import { paymentLogo } from '#ui/payment-mark.view';
import type { PaymentMethodView } from '../../orders/contract';
import { methodField } from '../contract';
import styles from './pay-page.module.css';

const texts = paymentTexts.retry;

export type RetryProps = {
  number: string;
  dueCents: number;
  methods: readonly PaymentMethodView[];
  /** Until when it is kept: '2 maart 2026 om 11:00'. */
  payBy?: string;
  /** What holds for all ways to pay online. */
  note?: string;
  /** The one that stands chosen. */
  chosen?: string;
  /** What came of the last try, or why there was none. */
  message?: { tone: 'error' | 'notice'; text: string };
  /** What was ordered; absent: its buyer knows. */
  summary?: ReactNode;
  action: string;
  orderHref: string;
  token: string;
};

/** Another try to pay an order that is placed, perhaps in another way. */
export function Retry({ methods, message, chosen, ...props }: RetryProps) {
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.about(props.number, formatEuro(props.dueCents))}</p>
      {props.payBy && <p>{texts.payBy(props.payBy)}</p>}
      {message && (
        <Alert tone={message.tone}>
          <p>{message.text}</p>
        </Alert>
      )}
      {props.summary}
      {methods.length === 0 && <p>{texts.none}</p>}
      <form className={styles.form} method="post" action={props.action}>
        <input type="hidden" name={field.token} value={props.token} />
        {methods.length > 0 && (
          <ChoiceGroup legend={texts.legend} hint={props.note} hintId="payment-note">
            {methods.map(({ id, title, note, logo, device }) => (
              <Choice
                key={id}
                name={methodField}
                value={id}
                defaultChecked={id === chosen}
                required
                label={title}
                note={note}
                logo={logo ?? paymentLogo(id)}
                device={device}
              />
            ))}
          </ChoiceGroup>
        )}
        <div className={styles.actions}>
          {methods.length > 0 && <Button type="submit">{texts.button}</Button>}
          <ButtonLink kind="secondary" href={props.orderHref}>
            {paymentTexts.toOrder}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
