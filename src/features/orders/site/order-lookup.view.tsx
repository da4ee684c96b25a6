import { orderTexts } from '#kernel/messages/nl-orders';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { type LookupErrors, lookupPath } from '../contract';
import styles from './order-lookup.module.css';

const texts = orderTexts.lookup;

export type OrderLookupProps = {
  /** 1 on a page of its own, 2 below another's title. */
  level: 1 | 2;
  values?: { number: string; email: string };
  errors?: LookupErrors;
};

const NUMBER = 'lookup-number';
const EMAIL = 'lookup-email';

/** Asking for the link of an order by its number and e-mail address, without an account. */
export function OrderLookup({ level, values, errors = {} }: OrderLookupProps) {
  const Heading = `h${level}` as const;
  const wrong = errorLines([
    [NUMBER, errors.number],
    [EMAIL, errors.email],
  ]);
  return (
    <section className={styles.lookup} aria-labelledby="lookup-title">
      <Heading id="lookup-title">{texts.title}</Heading>
      <p className={styles.text}>{texts.text}</p>
      <p className={styles.text}>{texts.how}</p>
      {(errors.form || wrong.length > 0) && <ErrorSummary title={errors.form} lines={wrong} />}
      <form className={styles.form} method="post" action={lookupPath} noValidate>
        <TextField
          id={NUMBER}
          name="order_number"
          label={texts.number}
          hint={texts.numberHint}
          autoComplete="off"
          defaultValue={values?.number}
          error={errors.number}
          required
        />
        <TextField
          id={EMAIL}
          name="order_email"
          label={texts.email}
          type="email"
          autoComplete="email"
          defaultValue={values?.email}
          error={errors.email}
          required
        />
        <Button type="submit">{texts.button}</Button>
      </form>
    </section>
  );
}
