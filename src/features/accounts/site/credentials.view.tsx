import type { ReactNode } from 'react';
import { account as texts } from '#kernel/messages/nl-account';
import { waysIn } from '#kernel/messages/nl-ways-in';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { accountPath, type DashboardErrors, type HolderProof } from '../contract';
import styles from './account.module.css';
import { AccountField } from './account-field.view';
import { Fold } from './fold.view';
import { HolderCheck } from './holder-check.view';

export type CredentialsProps = {
  token: string;
  errors: DashboardErrors;
  /** What was typed before something was wrong. */
  typed: { email?: string };
  /** The account's address: password managers look for it beside a password. */
  email: string;
  /** The confirm link of removing the account. */
  removeHref: string;
  proof: HolderProof;
  /** Ways to log in again. */
  again?: ReactNode;
};

export const DOWNLOAD_PASSWORD = 'download_password';

/**
 * Another password, another address, all that is kept of him, and no account any more; each asks for the password,
 * the last on a page of its own.
 */
export function Credentials(props: CredentialsProps) {
  const { token, errors, typed, email, proof, removeHref } = props;
  const at = (name: string) => ({ name, error: errors[name], required: true });
  const secret = (name: string) => ({
    ...at(name),
    type: 'password',
    autoComplete: 'current-password',
  });
  const fresh = (name: string) => ({ ...at(name), type: 'password', autoComplete: 'new-password' });
  const has = (...names: string[]) => names.some((name) => errors[name]);
  return (
    <>
      <Fold
        title={texts.changeEmail}
        open={has('email', 'email_password') || typed.email !== undefined}
      >
        {proof === 'stale' ? (
          <>
            <p className={styles.hint}>{waysIn.freshText}</p>
            {props.again}
          </>
        ) : (
          <form className={styles.form} method="post" action={accountPath.changeEmail}>
            <input type="hidden" name={field.token} value={token} />
            <p className={styles.hint}>{texts.changeEmailText(email)}</p>
            <AccountField
              {...at('email')}
              label={texts.newEmail}
              type="email"
              autoComplete="email"
              defaultValue={typed.email}
            />
            {proof === 'password' && (
              <AccountField {...secret('email_password')} label={texts.password} />
            )}
            <Button type="submit" kind="secondary">
              {texts.changeEmailSend}
            </Button>
          </form>
        )}
      </Fold>
      {proof === 'password' && (
        <Fold title={texts.changePassword} open={has('current', 'password', 'password_check')}>
          <form className={styles.form} method="post" action={accountPath.changePassword}>
            <input type="hidden" name={field.token} value={token} />
            <input type="hidden" name={field.username} value={email} autoComplete="username" />
            <p className={styles.hint}>{texts.changePasswordText}</p>
            <AccountField {...secret('current')} label={texts.currentPassword} />
            <AccountField {...fresh('password')} label={texts.resetNew} />
            <AccountField {...fresh('password_check')} label={texts.resetCheck} />
            <Button type="submit" kind="secondary">
              {texts.resetSave}
            </Button>
          </form>
        </Fold>
      )}
      <Fold title={texts.download} open={has(DOWNLOAD_PASSWORD)}>
        <p className={styles.text}>{texts.downloadText}</p>
        {proof === 'stale' ? (
          <>
            <p className={styles.hint}>{waysIn.freshText}</p>
            {props.again}
          </>
        ) : (
          <form className={styles.form} method="post" action={accountPath.download}>
            <input type="hidden" name={field.token} value={token} />
            <HolderCheck
              {...{ proof, email }}
              name={DOWNLOAD_PASSWORD}
              error={errors[DOWNLOAD_PASSWORD]}
            />
            <Button type="submit" kind="secondary">
              {texts.downloadGo}
            </Button>
          </form>
        )}
      </Fold>
      <Fold title={texts.removeAccount}>
        <p className={styles.hint}>{texts.removeAccountText}</p>
        <p className={styles.links}>
          <a href={removeHref} data-confirm={texts.removeAccountAsk}>
            {texts.removeAccountSure}
          </a>
        </p>
      </Fold>
    </>
  );
}
