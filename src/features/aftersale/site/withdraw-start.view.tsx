import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { orderTexts } from '#kernel/messages/nl-orders';
import { path } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import styles from './withdraw.module.css';

const texts = aftersaleTexts.withdraw;
const labels = orderTexts.lookup;

export type WithdrawStartProps = { values: { number: string; email: string }; problem?: string };

/** Where anybody begins to withdraw: with an order's number and e-mail address. */
export function WithdrawStart({ values, problem }: WithdrawStartProps) {
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <div className={styles.text}>
        <p>{texts.intro}</p>
        <p>{texts.start}</p>
      </div>
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
        </Alert>
      )}
      <form className={styles.form} method="post" action={path.withdraw}>
        <div className={styles.fields}>
          <TextField
            id="withdraw-number"
            name="order_number"
            label={labels.number}
            hint={labels.numberHint}
            autoComplete="off"
            defaultValue={values.number}
            maxLength={40}
            required
          />
          <TextField
            id="withdraw-email"
            name="order_email"
            type="email"
            label={labels.email}
            autoComplete="email"
            defaultValue={values.email}
            maxLength={254}
            required
          />
        </div>
        <Button type="submit">{texts.startButton}</Button>
      </form>
    </div>
  );
}
