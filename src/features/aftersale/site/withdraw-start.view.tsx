import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { orderTexts } from '#kernel/messages/nl-orders';
import { path } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import styles from './withdraw.module.css';

const texts = aftersaleTexts.withdraw;
const labels = orderTexts.lookup;

export type WithdrawStartProps = { values: { number: string; email: string }; problem?: Problem };

/** Why no order was shown; `fields`: what was typed is why. */
type Problem = { message: string; fields: boolean };

const NUMBER = 'withdraw-number';
const PROBLEM = 'withdraw-problem';

/** Where anybody begins to withdraw: with an order's number and e-mail address. */
export function WithdrawStart({ values, problem }: WithdrawStartProps) {
  const problemId = problem?.fields ? PROBLEM : undefined;
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <div className={styles.text}>
        <p>{texts.intro}</p>
        <p>{texts.start}</p>
      </div>
      {problem && (
        <ErrorSummary
          id={PROBLEM}
          lines={[{ message: problem.message, controlId: problem.fields ? NUMBER : undefined }]}
        />
      )}
      <form className={styles.form} method="post" action={path.withdraw} noValidate>
        <div className={styles.fields}>
          <TextField
            id={NUMBER}
            name="order_number"
            label={labels.number}
            hint={labels.numberHint}
            autoComplete="off"
            defaultValue={values.number}
            problemId={problemId}
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
            problemId={problemId}
            maxLength={254}
            required
          />
        </div>
        <Button type="submit">{texts.startButton}</Button>
      </form>
    </div>
  );
}
