import { Fragment } from 'react';
import { returnTexts } from '#kernel/messages/nl-returns';
import { Alert } from '#ui/alert.view';
import { ButtonLink } from '#ui/button.view';
import styles from './withdraw.module.css';

const { withdraw: texts, returns, mail } = returnTexts;

export type WithdrawDoneProps = {
  number: string;
  orderNumber: string;
  at: string;
  /** That the mail goes, whatever else was mailed about the order. */
  isMailed: boolean;
  /** The order's own address, and another that was filled in. */
  email: string;
  otherEmail?: string;
  what: readonly string[];
  name: string;
  reason: string;
  /** That it came after its time. */
  late?: string;
  /** Something of it has to be sent back. */
  comesBack: boolean;
  how: readonly string[];
  /** Where it is sent to; none: nothing is. */
  sendTo: readonly string[];
  /** The return's own page; absent: nothing comes back. */
  slipHref?: string;
  slipText: string;
  orderHref: string;
};

/**
 * The receipt of a withdrawal, to print or keep: all that the mail says, for a mail may not arrive.
 */
export function WithdrawDone(props: WithdrawDoneProps) {
  const { number, orderNumber, at, isMailed, email, otherEmail, what, name, reason, late } = props;
  const { comesBack, how, sendTo, slipHref, slipText, orderHref } = props;
  return (
    <div className={styles.page}>
      <h1>{texts.doneTitle}</h1>
      <Alert tone="success" title={texts.received(at)}>
        <p>{isMailed ? texts.mailed(email, otherEmail) : texts.mailedOften}</p>
      </Alert>
      <div className={styles.what}>
        <p>{texts.order(orderNumber)}</p>
        <p>{returns.number(number)}</p>
        <ul>
          {what.map((line) => (
            <li key={line}>
              <strong>{line}</strong>
            </li>
          ))}
        </ul>
        <p>{mail.withdrawnBy(name)}</p>
        {reason !== '' && <p>{mail.reason(reason)}</p>}
        {late && <p>{late}</p>}
      </div>
      <div className={styles.text}>
        <h2>{comesBack ? returns.howTitle : returns.nothingTitle}</h2>
        {how.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {slipHref && (
          <p className={`${styles.slip} ${styles.unprinted}`}>
            <ButtonLink href={slipHref}>{slipText}</ButtonLink>
          </p>
        )}
        {sendTo.length > 0 && <p>{returns.sendTo}</p>}
        {sendTo.length > 0 && (
          <address>
            {sendTo.map((line) => (
              <Fragment key={line}>
                {line}
                <br />
              </Fragment>
            ))}
          </address>
        )}
      </div>
      <div className={`${styles.text} ${styles.unprinted}`}>
        <h2>{texts.keepTitle}</h2>
        <p>{texts.keep}</p>
      </div>
      <div className={styles.unprinted}>
        <ButtonLink kind="secondary" href={orderHref}>
          {texts.back}
        </ButtonLink>
      </div>
    </div>
  );
}
