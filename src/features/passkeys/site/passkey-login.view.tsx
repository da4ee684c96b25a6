import { PasskeyLogin } from '#ui/passkey-login.view';
import { passkeyPath } from '../contract';
import styles from './passkeys.module.css';

/** Logging in to an account with a passkey. */
export function AccountPasskey(props: { origin: string; returnTo?: string }) {
  return (
    <PasskeyLogin
      {...props}
      paths={{ ask: passkeyPath.askLogin, send: passkeyPath.login }}
      classes={{ box: styles.login, hint: styles.hint, status: styles.status }}
    />
  );
}
