import { orderTexts } from '#kernel/messages/nl-orders';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { lookupPath } from '../contract';
import styles from './order-lookup.module.css';

const texts = orderTexts.lookup;

export type OrderLookupProps = {
  /** 1 on a page of its own, 2 below another's title. */
  level: 1 | 2;
  values?: { number: string; email: string };
  problem?: string;
};

/** Finding an order by its number and e-mail address, without an account. */
export function OrderLookup({ level, values, problem }: OrderLookupProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.lookup} aria-labelledby="lookup-title">
      <Heading id="lookup-title">{texts.title}</Heading>
      <p className={styles.text}>{texts.text}</p>
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
        </Alert>
      )}
      <form className={styles.form} method="post" action={lookupPath}>
        <TextField
          id="lookup-number"
          name="order_number"
          label={texts.number}
          hint={texts.numberHint}
          autoComplete="off"
          defaultValue={values?.number}
          required
        />
        <TextField
          id="lookup-email"
          name="order_email"
          label={texts.email}
          type="email"
          autoComplete="email"
          defaultValue={values?.email}
          required
        />
        <Button type="submit">{texts.button}</Button>
      </form>
    </section>
  );
}
