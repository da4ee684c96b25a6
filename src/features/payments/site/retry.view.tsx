import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import type { PaymentMethodView } from '../../orders/contract';
import { methodField } from '../contract';
import styles from './pay-page.module.css';

const texts = paymentTexts.retry;

export type RetryProps = {
  number: string;
  dueCents: number;
  methods: readonly PaymentMethodView[];
  /** The one that stands chosen. */
  chosen?: string;
  /** What came of the last try, or why there was none. */
  message?: { tone: 'error' | 'notice'; text: string };
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
      {message && (
        <Alert tone={message.tone}>
          <p>{message.text}</p>
        </Alert>
      )}
      {methods.length === 0 && <p>{texts.none}</p>}
      <form className={styles.form} method="post" action={props.action}>
        <input type="hidden" name={field.token} value={props.token} />
        {methods.length > 0 && (
          <fieldset className={styles.methods}>
            <legend className={styles.legend}>{texts.legend}</legend>
            {methods.map((method) => (
              <Method key={method.id} method={method} checked={method.id === chosen} />
            ))}
          </fieldset>
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

function Method({ method, checked }: { method: PaymentMethodView; checked: boolean }) {
  return (
    <label className={styles.method}>
      <input type="radio" name={methodField} value={method.id} defaultChecked={checked} required />
      <span className={styles.words}>
        <span className={styles.name}>{method.title}</span>
        {method.note && <span className={styles.note}>{method.note}</span>}
      </span>
      {method.logo && (
        <img className={styles.logo} src={method.logo} alt="" width={40} height={30} />
      )}
    </label>
  );
}
