import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import { field } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { outcomeField, testBankOutcomes } from '../contract';
import styles from './test-bank.module.css';

const texts = paymentTexts.testBank;

export type TestBankProps = {
  orderNumber: string;
  method: string;
  amountCents: number;
  /** False: it was decided before. */
  open: boolean;
  action: string;
  returnHref: string;
  token: string;
};

/** A bank to try with: whoever pays says himself how it ends. */
export function TestBank(props: TestBankProps) {
  return (
    <div className={styles.edge}>
      <div className={styles.bank}>
        <h1>{texts.title}</h1>
        <p className={styles.mark}>{texts.label}</p>
        <p className={styles.amount}>{formatEuro(props.amountCents)}</p>
        <p className={styles.soft}>{texts.about(props.orderNumber, props.method)}</p>
        {props.open ? <Outcomes {...props} /> : <Decided href={props.returnHref} />}
      </div>
    </div>
  );
}

function Outcomes({ action, token }: TestBankProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={field.token} value={token} />
      <fieldset className={styles.outcomes}>
        <legend className={styles.question}>{texts.question}</legend>
        {testBankOutcomes.map((outcome) => (
          <Button
            key={outcome}
            type="submit"
            wide
            kind={outcome === 'paid' ? 'primary' : 'secondary'}
            name={outcomeField}
            value={outcome}
          >
            {texts.outcomes[outcome]}
          </Button>
        ))}
      </fieldset>
    </form>
  );
}

function Decided({ href }: { href: string }) {
  return (
    <>
      <p>{texts.decided}</p>
      <ButtonLink href={href}>{texts.back}</ButtonLink>
    </>
  );
}
