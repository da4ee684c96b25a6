import { promotionTexts } from '#kernel/messages/nl-promotions';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { balancePath } from '../contract';
import styles from './balance.module.css';

const texts = promotionTexts.balance;

export type BalanceProps = {
  /** As it was typed. */
  code?: string;
  problem?: string;
  /** The code is what the problem is about. */
  isWrong?: boolean;
  found?: { amount: string; until: string };
};

const CODE = 'balance-code';

/** Asking what is on a gift card. The code is posted: it must not stand in an address. */
export function Balance({ code, problem, found, isWrong }: BalanceProps) {
  return (
    <section className={styles.balance} aria-labelledby="balance-title">
      <h1 id="balance-title">{texts.title}</h1>
      {found || problem ? (
        <div className={styles.answer}>
          {found && (
            <Alert tone="success" title={texts.is(found.amount)}>
              <p>{texts.until(found.until)}</p>
            </Alert>
          )}
          {problem && (
            <ErrorSummary lines={[{ message: problem, controlId: isWrong ? CODE : undefined }]} />
          )}
        </div>
      ) : (
        <p className={styles.text}>{texts.text}</p>
      )}
      <form className={styles.form} method="post" action={balancePath}>
        <TextField
          id={CODE}
          name="giftcard_code"
          label={texts.code}
          hint={texts.hint}
          autoComplete="off"
          maxLength={60}
          defaultValue={code}
          error={isWrong ? problem : undefined}
          required
        />
        <Button type="submit">{texts.button}</Button>
      </form>
    </section>
  );
}
