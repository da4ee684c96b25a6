import { orderTexts } from '#kernel/messages/nl-orders';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import type { OrderView } from '../contract';
import styles from './withdraw.module.css';

const texts = orderTexts.withdraw;

type Props = { order: OrderView; token: string; action: string };

/** The way to withdraw from the purchase, all of it or some. */
export function Withdraw({ order, token, action }: Props) {
  if (order.state === 'cancelled') return null;
  return (
    <details className={styles.withdraw}>
      <summary className={styles.title}>
        {texts.title}
        <Icon name="down" small />
      </summary>
      <form className={styles.form} method="post" action={action}>
        <p>{texts.text}</p>
        <input type="hidden" name={field.token} value={token} />
        <fieldset className={styles.lines}>
          <legend className={styles.legend}>{texts.which}</legend>
          <p className={styles.note}>{texts.whichNote}</p>
          {order.lines.map((line) => (
            <label key={line.variantId} className={styles.line}>
              <input type="checkbox" name="variant_id[]" value={line.variantId} />
              <span>
                {orderTexts.times(line.quantity)} {line.title}
                {line.choice && `, ${line.choice}`}
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" kind="secondary">
          {texts.button}
        </Button>
      </form>
    </details>
  );
}
