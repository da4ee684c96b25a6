import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { Alert } from '#ui/alert.view';
import { ButtonLink } from '#ui/button.view';
import styles from './withdraw.module.css';

const { withdraw: texts, returns } = aftersaleTexts;

export type WithdrawDoneProps = {
  number: string;
  at: string;
  email: string;
  what: readonly string[];
  /** Something of it has to be sent back. */
  comesBack: boolean;
  how: readonly string[];
  orderHref: string;
};

/** What was withdrawn, and how it is sent back. */
export function WithdrawDone(props: WithdrawDoneProps) {
  const { number, at, email, what, comesBack, how, orderHref } = props;
  return (
    <div className={styles.page}>
      <h1>{texts.doneTitle}</h1>
      <Alert tone="success" title={texts.received(at)}>
        <p>{texts.mailed(email)}</p>
      </Alert>
      <div className={styles.what}>
        <p>{returns.number(number)}</p>
        <ul>
          {what.map((line) => (
            <li key={line}>
              <strong>{line}</strong>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.text}>
        <h2>{comesBack ? returns.howTitle : returns.nothingTitle}</h2>
        {how.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ButtonLink kind="secondary" href={orderHref}>
        {texts.back}
      </ButtonLink>
    </div>
  );
}
