import { orderTexts } from '#kernel/messages/nl-orders';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { lookupPath } from '../contract';
import styles from './order-lookup.module.css';

const texts = orderTexts.lookup;

export type OrderLookupProps = {
  /** 1 on a page of its own, 2 below another's title. */
  level: 1 | 2;
  values?: { number: string; email: string };
  /** Why no order was shown; `fields`: what was typed is why. */
  problem?: { message: string; fields: boolean };
};

const NUMBER = 'lookup-number';
const PROBLEM = 'lookup-problem';

/** Asking for the link of an order by its number and e-mail address, without an account. */
export function OrderLookup({ level, values, problem }: OrderLookupProps) {
  const Heading = `h${level}` as const;
  const problemId = problem?.fields ? PROBLEM : undefined;
  return (
    <section className={styles.lookup} aria-labelledby="lookup-title">
      <Heading id="lookup-title">{texts.title}</Heading>
      <p className={styles.text}>{texts.text}</p>
      <p className={styles.text}>{texts.how}</p>
      {problem && (
        <ErrorSummary
          id={PROBLEM}
          lines={[{ message: problem.message, controlId: problem.fields ? NUMBER : undefined }]}
        />
      )}
      <form className={styles.form} method="post" action={lookupPath} noValidate>
        <TextField
          id={NUMBER}
          name="order_number"
          label={texts.number}
          hint={texts.numberHint}
          autoComplete="off"
          defaultValue={values?.number}
          problemId={problemId}
          required
        />
        <TextField
          id="lookup-email"
          name="order_email"
          label={texts.email}
          type="email"
          autoComplete="email"
          defaultValue={values?.email}
          problemId={problemId}
          required
        />
        <Button type="submit">{texts.button}</Button>
      </form>
    </section>
  );
}
