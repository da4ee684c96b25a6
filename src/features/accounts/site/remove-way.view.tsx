import type { ReactNode } from 'react';
import { waysIn as texts } from '#kernel/messages/nl-ways-in';
import { field } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { accountPath, type DashboardErrors, type HolderProof } from '../contract';
import styles from './account.module.css';
import { accountFieldId } from './account-field.view';
import { DashboardFrame } from './dashboard-frame.view';
import { HolderCheck } from './holder-check.view';

export type RemoveWayPageProps = {
  token: string;
  /** Who it is. */
  holder: string;
  /** The account's address: password managers look for it beside a password. */
  email: string;
  action: string;
  /** What sentences call the way in. */
  name: string;
  thisOne: string;
  isLast: boolean;
  proof: HolderProof;
  /** Ways to log in again. */
  again: ReactNode;
  errors: DashboardErrors;
};

export const REMOVE_WAY_PASSWORD = 'way_password';

/** Whether one of the ways in is to go. */
export function RemoveWayPage(props: RemoveWayPageProps) {
  const { token, name, errors, proof } = props;
  const wrong = errors[REMOVE_WAY_PASSWORD];
  const other = errors[''] ?? errors.way;
  return (
    <DashboardFrame token={token} view="profile" name={props.holder}>
      <section className={styles.narrow} aria-labelledby="remove-way-title">
        <h2 className={styles.subtitle} id="remove-way-title">
          {texts.removeTitle(name)}
        </h2>
        {other && <ErrorSummary lines={[{ message: other }]} />}
        {wrong && (
          <ErrorSummary
            lines={[
              {
                message: wrong,
                controlId: proof === 'password' ? accountFieldId(REMOVE_WAY_PASSWORD) : undefined,
              },
            ]}
          />
        )}
        <p className={styles.text}>{props.isLast ? texts.last : texts.removeText(props.thisOne)}</p>
        {!props.isLast && proof !== 'stale' && (
          <form className={styles.form} method="post" action={props.action}>
            <input type="hidden" name={field.token} value={token} />
            <HolderCheck
              proof={proof}
              name={REMOVE_WAY_PASSWORD}
              email={props.email}
              error={wrong}
            />
            <Button type="submit" kind="secondary" className={styles.danger}>
              {texts.removeSure}
            </Button>
            <ButtonLink href={accountPath.profile} kind="secondary">
              {texts.keep}
            </ButtonLink>
          </form>
        )}
        {!props.isLast && proof === 'stale' && (
          <>
            <p className={styles.text}>{texts.freshText}</p>
            {props.again}
          </>
        )}
        {(props.isLast || proof === 'stale') && (
          <p className={styles.links}>
            <a href={accountPath.profile}>{texts.keep}</a>
          </p>
        )}
      </section>
    </DashboardFrame>
  );
}
