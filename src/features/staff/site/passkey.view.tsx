import { PasskeyLogin } from '#ui/passkey-login.view';
import { staffPath } from '../contract';
import styles from './login.module.css';

/** Logging in to the office with a passkey. */
export function StaffPasskey(props: { origin: string; returnTo: string }) {
  return (
    <PasskeyLogin
      {...props}
      paths={{ ask: staffPath.askPasskey, send: staffPath.passkey }}
      classes={{ box: styles.passkey, hint: styles.note, status: styles.status }}
    />
  );
}
